/** The seat's legal moves, sorted by where they live on the board. No rules: all of it is read off the options. */
import { moveA, moveB, moveC } from '@three-spires/kernel';
import type { Option } from '@three-spires/table';
import { DRAW, HERO_COLOURS, LUCK, type StygianSocietyView } from './library.ts';

/**
 * A place on the board: `card:12`, `figure:3`, `hero:1`, `cube:field:0`, `luck`, `token:1:2:0` (hero, status, colour),
 * `colour:2` (a colour of the bank), `skill:0:17` (what a hero may learn), `pay:2`, `chest:1` …
 */
export type Spot = string;

export const spotOf = {
  card: (card: number): Spot => `card:${card}`,
  figure: (id: number): Spot => `figure:${id}`,
  hero: (hero: number): Spot => `hero:${hero}`,
  cube: (tray: 'field' | 'crypt', colour: number): Spot => `cube:${tray}:${colour}`,
  luck: 'luck',
  token: (hero: number, status: number, colour: number): Spot => `token:${hero}:${status}:${colour}`,
  colour: (colour: number): Spot => `colour:${colour}`,
  skill: (hero: number, card: number): Spot => `skill:${hero}:${card}`,
} as const;

export type Action = {
  readonly option: Option;
  /** Its readable name: `act`, `support`, `pay` … */
  readonly does: string;
  /** The kind of question it answers. */
  readonly asked: string;
  /** What is picked up first. */
  readonly source?: Spot;
  /** Where it is carried out; none for what a button does. */
  readonly spot?: Spot;
};

const cubeSpot = (code: number, colours: number): Spot =>
  spotOf.cube(code < colours ? 'field' : 'crypt', code % colours);

/** Cubes of every colour are numbered field first, then crypt. */
const ALL_COLOURS = 2 * HERO_COLOURS;

const spendSpot = (kind: number): Spot => (kind === LUCK ? spotOf.luck : cubeSpot(kind, HERO_COLOURS));

const removalSpot = (colour: number, source: string | number | undefined): { readonly spot?: Spot } => {
  if (source === 'luck') return { spot: spotOf.luck };
  if (source === 'field' || source === 'crypt') return { spot: spotOf.cube(source, colour) };
  return {};
};

const figureSpot = (view: StygianSocietyView, place: number): { readonly spot?: Spot } => {
  const figure = view.figures[place];
  return figure === undefined ? {} : { spot: spotOf.figure(figure.id) };
};

const placesOf = (option: Option, view: StygianSocietyView): Pick<Action, 'source' | 'spot'> => {
  const { move, readable } = option;
  const [a, b, c] = [moveA(move), moveB(move), moveC(move)];
  switch (readable.do) {
    case 'support':
      return { source: spotOf.card(a) };
    case 'act':
      return { source: spotOf.card(a), ...figureSpot(view, b - 1) };
    case 'respond':
    case 'refresh':
    case 'exhaust':
      return { spot: spotOf.card(a) };
    case 'give':
      return { source: spotOf.card(a), spot: spotOf.hero(b) };
    case 'swap':
      return { source: spotOf.card(a), spot: spotOf.card(b) };
    case 'wound':
      return figureSpot(view, a);
    case 'wild':
      return { spot: spotOf.colour(a) };
    case 'spend':
      return { spot: spendSpot(a) };
    case 'return':
    case 'lose':
    case 'bury':
      return { spot: cubeSpot(a, ALL_COLOURS) };
    case 'exchange':
      return { source: cubeSpot(a, ALL_COLOURS), spot: spotOf.colour(b) };
    case 'cleanse':
      return { spot: spotOf.token(a, b, c) };
    case 'remove':
      return { source: spotOf.token(view.active, a, b), ...removalSpot(b, readable.with) };
    case 'learn':
      return { spot: spotOf.skill(a, b) };
    case 'vote':
      return 'chest' in readable ? {} : { spot: spotOf.hero(a) };
    default:
      return {};
  }
};

export const readActions = (options: readonly Option[], view: StygianSocietyView): readonly Action[] =>
  options.map((option) => ({
    option,
    does: option.readable.do,
    asked: view.question?.kind ?? '',
    ...placesOf(option, view),
  }));

/** Whether a skill to learn is the unknown one of the next level. */
export const isDraw = ({ option: { move } }: Action): boolean => moveB(move) === DRAW;

/** What can be picked up, each once. */
export const sourcesOf = (actions: readonly Action[]): ReadonlySet<Spot> =>
  new Set(actions.flatMap(({ source }) => source ?? []));

/** The actions that what is picked up leaves open, by their spots. */
export const litBy = (actions: readonly Action[], source: Spot | undefined): ReadonlyMap<Spot, Action> =>
  new Map(
    actions.flatMap((action) =>
      action.spot !== undefined && action.source === source ? [[action.spot, action] as const] : [],
    ),
  );
