/** Rule sets that only the server names, and messages are named after. */
export const orders = ["base", "standard", "sprint"];
