/** The screens of which pictures are taken. */
export const SIZES = {
  wide: [1440, 900],
  tablet: [820, 1180],
  phone: [390, 844],
  small: [360, 640],
  side: [844, 390],
  laptop: [1000, 700],
  tv: [1920, 1080],
};
