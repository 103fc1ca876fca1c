import type { PreviewChange } from '@three-spires/kernel';

/** What would become of each figure, by the name a game gives it: `player:0`, `enemy:3`. */
export type Changes = ReadonlyMap<string, readonly PreviewChange[]>;

type Previewed = { readonly option: { readonly preview: { readonly changes: readonly PreviewChange[] } } };

/** What an action would change, figure by figure. */
export const changesOf = (
  action: Previewed | undefined,
  figureOf: (change: PreviewChange) => string = ({ of, index }) => `${of}:${index}`,
): Changes => {
  const map = new Map<string, PreviewChange[]>();
  for (const change of action?.option.preview.changes ?? []) {
    const figure = figureOf(change);
    map.set(figure, [...(map.get(figure) ?? []), change]);
  }
  return map;
};
