import type { Preview, PreviewChange } from '@three-spires/kernel';

/** What would happen to each figure, by the game's name for it: `player:0`, `enemy:3`. */
export type Changes = ReadonlyMap<string, readonly PreviewChange[]>;

export type Previewed = { readonly option: { readonly preview?: Preview } };

const NOT_HERE_YET: Preview = { changes: [], unknown: false };

/** What an action would do; empty until the table has answered (`usePreviews` asks). */
export const previewOf = ({ option }: Previewed): Preview => option.preview ?? NOT_HERE_YET;

/** What an action would change, figure by figure. */
export const changesOf = (
  action: Previewed | undefined,
  figureOf: (change: PreviewChange) => string = ({ of, index }) => `${of}:${index}`,
): Changes => {
  const map = new Map<string, PreviewChange[]>();
  for (const change of action === undefined ? [] : previewOf(action).changes) {
    const figure = figureOf(change);
    map.set(figure, [...(map.get(figure) ?? []), change]);
  }
  return map;
};
