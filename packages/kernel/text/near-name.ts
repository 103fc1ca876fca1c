/** The Levenshtein distance between two words. */
const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let left = 1; left <= from.length; left++) {
    const next = [left];
    for (let right = 1; right <= to.length; right++) {
      const same = from[left - 1] === to[right - 1] ? 0 : 1;
      next.push(
        Math.min(
          (row[right] as number) + 1,
          (next[right - 1] as number) + 1,
          (row[right - 1] as number) + same,
        ),
      );
    }
    row = next;
  }
  return row[to.length] as number;
};

/** Shorter names resemble too many others. */
const SHORTEST = 3;
/** No name is longer, and comparing longer input would take too long. */
const LONGEST = 60;

/** The known name that was probably meant, or undefined if none is close. */
const nearName = (name: string, known: Iterable<string>): string | undefined => {
  if (name.length < SHORTEST || name.length > LONGEST) return undefined;
  const wanted = name.toLowerCase();
  let nearest: string | undefined;
  let least = 1 + Math.ceil(name.length / 3);
  for (const candidate of known) {
    const begun = candidate.toLowerCase().startsWith(wanted);
    // Names whose lengths differ by more are at least that far apart.
    if (!begun && Math.abs(candidate.length - name.length) >= least) continue;
    const distance = begun ? 1 : editDistance(wanted, candidate.toLowerCase());
    if (distance < least) {
      least = distance;
      nearest = candidate;
    }
  }
  return nearest;
};

/** The end of a message about an unknown name: `; did you mean "Bash"?`, or nothing. */
export const didYouMean = (name: string, known: Iterable<string>): string => {
  const near = nearName(name, known);
  return near === undefined ? '' : `; did you mean "${near}"?`;
};
