/** The words of a query, as every search of ours compares them. */
export const searchWords = (query: string): readonly string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);
