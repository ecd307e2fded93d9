declare module "virtual:catalogue" {
  /** The text of every language's catalogue, loaded when it is wanted. */
  const sources: Record<string, () => Promise<{ default: string }>>;
  export default sources;
}
