/**
 * The seat's legal moves, grouped by where they are on the board. It knows no rules: everything comes from
 * the options.
 */
import { defined } from '@three-spires/kernel';
import {
  type Spot as BoardSpot,
  type Option as Deed,
  readOption,
} from '@three-spires/stygian-society/options';
import type { Option } from '@three-spires/table';
import type { StygianSocietyView } from '../pieces/content.ts';

/**
 * A place on the board as a key: `card:12`, `figure:3`, `hero:1`, `cube:field:0`, `luck`, `token:1:2:0`
 * (hero, status, colour), `colour:2` (a colour of the bank), `skill:0:17` (a skill that a hero may learn).
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
  skill: (hero: number, skill: number | 'next level'): Spot => `skill:${hero}:${skill}`,
} as const;

export type Action = {
  readonly option: Option;
  /** What it does, with its operands. */
  readonly deed: Deed;
  /** Its readable name: `act`, `support`, `pay` … */
  readonly does: string;
  /** The kind of question it answers. */
  readonly asked: string;
  /** What the player selects first. */
  readonly source?: Spot;
  /** Where it takes place; undefined if a button does it. */
  readonly spot?: Spot;
};

const keyOf = (spot: BoardSpot): Spot | undefined => {
  switch (spot.at) {
    case 'card':
      return spotOf.card(spot.card);
    case 'figure':
      return spotOf.figure(spot.id);
    case 'hero':
      return spotOf.hero(spot.hero);
    case 'cube':
      return spotOf.cube(spot.tray, spot.colour);
    case 'luck':
      return spotOf.luck;
    case 'token':
      return spotOf.token(spot.hero, spot.status, spot.colour);
    case 'colour':
      return spotOf.colour(spot.colour);
    case 'skill':
      return spotOf.skill(spot.hero, spot.skill);
    default:
      return undefined;
  }
};

const readAction = (option: Option, view: StygianSocietyView): Action => {
  const deed = readOption(option.move, view);
  const source = deed.source && keyOf(deed.source);
  const spot = keyOf(deed.spot);
  return {
    option,
    deed,
    does: deed.do,
    asked: view.question?.kind ?? '',
    ...defined({ source, spot }),
  };
};

export const readActions = (options: readonly Option[], view: StygianSocietyView): readonly Action[] =>
  options.map((option) => readAction(option, view));

/** What can be selected, without duplicates. */
export const sourcesOf = (actions: readonly Action[]): ReadonlySet<Spot> =>
  new Set(actions.flatMap(({ source }) => source ?? []));

/** The possible actions of the selected source, by spot. */
export const litBy = (actions: readonly Action[], source: Spot | undefined): ReadonlyMap<Spot, Action> =>
  new Map(
    actions.flatMap((action) =>
      action.spot !== undefined && action.source === source ? [[action.spot, action] as const] : [],
    ),
  );
