/**
 * Lines that are all different. Equal lines are interchangeable as far as anybody can see, such as two copies of a card;
 * each gets its number among them.
 */
export const distinct = (lines: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const met = new Map<string, number>();
  return lines.map((line) => {
    const count = counts.get(line) ?? 1;
    if (count === 1) return line;
    const number = (met.get(line) ?? 0) + 1;
    met.set(line, number);
    return `${line} (${number} of ${count})`;
  });
};
