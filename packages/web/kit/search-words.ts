/** The words of a query, as all our searches compare them. */
export const searchWords = (query: string): readonly string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);
