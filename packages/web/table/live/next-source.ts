type Sourced<Source> = { readonly source?: Source | undefined };

/** The next source after the selected one, among the wanted ones: without duplicates, and cyclic. */
export const nextSource = <Source>(
  actions: readonly Sourced<Source>[],
  held: Source | undefined,
  isWanted: (source: Source) => boolean,
  isSame: (one: Source | undefined, other: Source | undefined) => boolean,
): Source | undefined => {
  const sources = actions.flatMap(({ source }) => (source !== undefined && isWanted(source) ? [source] : []));
  const distinct = sources.filter(
    (each, place) => sources.findIndex((other) => isSame(each, other)) === place,
  );
  return distinct[(distinct.findIndex((each) => isSame(each, held)) + 1) % distinct.length];
};
