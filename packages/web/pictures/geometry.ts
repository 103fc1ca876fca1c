/** How the parts of a figure lie in its atlas and hang together; `npm run pictures` writes one file for each game. */
import { create } from 'zustand';

type Pair = readonly [number, number];
type Rect = readonly [number, number, number, number];

export type FigurePart = {
  readonly name: string;
  /** What it does when the figure moves: motions.ts has a motion for each. */
  readonly role: string;
  /** The part it hangs on and moves with. */
  readonly on?: string;
  /** Where it turns, in the coordinates of the box. */
  readonly pivot: Pair;
  /** Where it lies in the box: left, top, width and height. */
  readonly at: Rect;
  /** The same of the atlas, in pixels. */
  readonly from: Rect;
};

export type FigureGeometry = {
  readonly box: Pair;
  readonly stance: string;
  /** The colour of its light. */
  readonly glow: string;
  readonly rank: string;
  readonly atlas: Pair;
  /** The lowest first. */
  readonly parts: readonly FigurePart[];
};

type Figures = Readonly<Record<string, FigureGeometry>>;

const FILES = import.meta.glob<Figures>('./figures/*.json', { import: 'default' });

const useFigures = create<Readonly<Record<string, Figures>>>(() => ({}));
const asked = new Set<string>();

/** Fetches the figures of a game, once. A game that has none keeps its plain symbols. */
export const loadFigures = (game: string): void => {
  if (asked.has(game)) return;
  asked.add(game);
  const failed = (): void => useFigures.setState({ [game]: {} });
  const load = FILES[`./figures/${game}.json`];
  if (load === undefined) failed();
  else load().then((figures) => useFigures.setState({ [game]: figures }), failed);
};

/** A figure, `undefined` while its game is being fetched, or `null` where there is none. */
export const useGeometry = (game: string, id: string): FigureGeometry | null | undefined => {
  loadFigures(game);
  return useFigures((all) => {
    const figures = all[game];
    return figures === undefined ? undefined : (figures[id] ?? null);
  });
};

/** The same outside of React, once it has come; undefined where there is none. */
export const figureOf = async (game: string, id: string): Promise<FigureGeometry | undefined> =>
  (await FILES[`./figures/${game}.json`]?.())?.[id];
