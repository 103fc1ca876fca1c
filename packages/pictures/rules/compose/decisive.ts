/** Each word once, in the order in which they decide; a word that decides nothing comes last. */
export const decisiveFirst = (words: readonly string[], order: readonly string[]): readonly string[] => {
  const rank = (word: string): number => (order.indexOf(word) + order.length + 1) % (order.length + 1);
  return [...new Set(words)].sort((a, b) => rank(a) - rank(b));
};
