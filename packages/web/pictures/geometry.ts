/**
 * How a figure's parts are laid out in its atlas and connected. `npm run pictures` writes one file per game.
 */
import { create } from 'zustand';

type Pair = readonly [number, number];
type Rect = readonly [number, number, number, number];

export type FigurePart = {
  readonly name: string;
  /** What it does when the figure moves: motions.ts has an animation for each role. */
  readonly role: string;
  /** The parent part, which it moves with. */
  readonly on?: string;
  /** The pivot, in the coordinates of the box. */
  readonly pivot: Pair;
  /** Its place in the box: left, top, width and height. */
  readonly at: Rect;
  /** Its place in the atlas, in pixels. */
  readonly from: Rect;
};

/** How a part leaves its place in a pose: degrees about its pivot, and units of the box. */
type PartPose = { readonly part: string; readonly turn: number; readonly shift?: Pair };

export type FigureGeometry = {
  readonly box: Pair;
  readonly stance: string;
  /** The colour of its light. */
  readonly glow: string;
  readonly rank: string;
  readonly atlas: Pair;
  /** Lowest first. */
  readonly parts: readonly FigurePart[];
  /** `ready`, `strike` and `hurt`, where the figure has its own. */
  readonly poses?: Readonly<Record<string, readonly PartPose[]>>;
};

type Figures = Readonly<Record<string, FigureGeometry>>;

const FILES = import.meta.glob<Figures>('./figures/*.json', { import: 'default' });

const useFigures = create<Readonly<Record<string, Figures>>>(() => ({}));
const asked = new Set<string>();

/** Loads the figures of a game, once. A game without figures keeps its plain symbols. */
export const loadFigures = (game: string): void => {
  if (asked.has(game)) return;
  asked.add(game);
  const failed = (): void => useFigures.setState({ [game]: {} });
  const load = FILES[`./figures/${game}.json`];
  if (load === undefined) failed();
  else load().then((figures) => useFigures.setState({ [game]: figures }), failed);
};

/** A figure; `undefined` while its game is loading, `null` if it does not exist. */
export const useGeometry = (game: string, id: string): FigureGeometry | null | undefined => {
  loadFigures(game);
  return useFigures((all) => {
    const figures = all[game];
    return figures === undefined ? undefined : (figures[id] ?? null);
  });
};

/** The same outside React, once loaded; undefined if it does not exist. */
export const figureOf = async (game: string, id: string): Promise<FigureGeometry | undefined> =>
  (await FILES[`./figures/${game}.json`]?.())?.[id];
