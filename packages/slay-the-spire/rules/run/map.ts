/** The map: boards, tokens and where the party can go (STS-2.8, STS-2.9, STS-10). */
import { NONE, randomBelow, shuffle } from '@three-spires/kernel';
import { MAPS, type Space, type SpaceKind } from '../../content/maps.ts';
import { findRule, hasRule, spendUse } from '../combat/relics.ts';
import type { Emit } from '../event.ts';
import { hasModifier } from '../run-modifiers.ts';
import { KEY, ROOM } from '../run-state.ts';
import { type Player, STREAM, type State } from '../state.ts';

/** The 15 map tokens by the colour of their back. */
const DARK = [
  ROOM.elite,
  ROOM.elite,
  ROOM.elite,
  ROOM.encounter,
  ROOM.encounter,
  ROOM.encounter,
  ROOM.event,
  ROOM.event,
];
const LIGHT = [
  ROOM.encounter,
  ROOM.event,
  ROOM.merchant,
  ROOM.merchant,
  ROOM.campfire,
  ROOM.campfire,
  ROOM.campfire,
];

export const spacesOf = (state: State): readonly Space[] => MAPS[state.run.map]?.spaces ?? [];

/** Chooses a board of the Act at random and lays the tokens on it. */
export const layOutMap = (state: State): void => {
  const { run } = state;
  const boards = MAPS.flatMap(({ act, name }, map) =>
    act === run.act && fitsActFour(name, run.ascension) ? [map] : [],
  );
  run.map = boards[randomBelow(state.random, STREAM.setup, boards.length)] as number;
  const dark = darkTokens(state);
  const light = LIGHT.slice();
  shuffle(state.random, STREAM.setup, dark);
  shuffle(state.random, STREAM.setup, light);
  const spaces = spacesOf(state);
  run.rooms = spaces.map(({ kind }) => roomOf(kind, dark, light));
  const hidden = hasModifier(run, 'Uncertain Future');
  run.faceDown = spaces.map(({ kind }) => (hidden && (kind === 'dark' || kind === 'light') ? 1 : 0));
  run.path = [];
  run.space = NONE;
};

const fitsActFour = (name: string, ascension: number): boolean =>
  !name.startsWith('act4') || (name === 'act4-elites') === ascension >= 11;

/** STS-32.8: the Burning Elite takes the place of an Encounter while the Emerald Key is missing. */
const darkTokens = (state: State): number[] => {
  const tokens: number[] = DARK.slice();
  const burning = state.run.actFour !== 0 && (state.run.keys & KEY.emerald) === 0 && state.run.act <= 3;
  if (burning) tokens[tokens.indexOf(ROOM.encounter)] = ROOM.burningElite;
  return tokens;
};

const roomOf = (kind: SpaceKind, dark: number[], light: number[]): number => {
  if (kind === 'dark') return dark.pop() as number;
  if (kind === 'light') return light.pop() as number;
  return ROOM[kind];
};

/** Spaces the party may move to: along a path, or any higher one after a Secret Portal (STS-10.2). */
export const reachableSpaces = (state: State): readonly number[] => {
  const { run } = state;
  const spaces = spacesOf(state);
  if (run.space === NONE) return placesOf(spaces, ({ row }) => row === 0);
  const here = spaces[run.space] as Space;
  if (run.jump !== 0) return placesOf(spaces, ({ row }) => row > here.row);
  if (!hasWings(state)) return here.exits;
  return [...here.exits, ...placesOf(spaces, ({ row }, place) => isFlight(here, row, place))];
};

const placesOf = (spaces: readonly Space[], fits: (space: Space, place: number) => boolean): number[] => {
  const places: number[] = [];
  for (let place = 0; place < spaces.length; place++)
    if (fits(spaces[place] as Space, place)) places.push(place);
  return places;
};

const isFlight = (here: Space, row: number, place: number): boolean =>
  row === here.row + 1 && !here.exits.includes(place);

/** Wing Boots lead to any room of the next row (three times). */
const hasWings = (state: State): boolean => state.players.some((player) => hasRule(player, 'moveAnywhere'));

/** Spends a use of Wing Boots when no path leads there. */
export const payForFlight = (state: State, space: number, emit: Emit): void => {
  const here = spacesOf(state)[state.run.space];
  if (here === undefined || state.run.jump !== 0 || here.exits.includes(space)) return;
  const seat = state.players.findIndex((player) => hasRule(player, 'moveAnywhere'));
  if (seat >= 0) spendUse(state, seat, findRule(state.players[seat] as Player, 'moveAnywhere'), emit);
};
