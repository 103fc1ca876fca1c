/** The map: boards, tokens and where the party can go (STS-2.8, STS-2.9, STS-10). */
import { NONE, type Random, randomBelow, shuffle } from '@three-spires/kernel';
import { MAPS, type Space } from '../../content/maps.ts';
import { findRule, hasRule, spendUse } from '../combat/relics.ts';
import { cardsOf } from '../compile/decks.ts';
import type { Emit } from '../event.ts';
import { hasModifier } from '../run-modifiers.ts';
import { KEY, ROOM, type Run } from '../run-state.ts';
import { type Player, playerAt, STREAM, type State } from '../state.ts';

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

/** The boards of each Act. With Ascension 11 the last Act has its own (STS-32.3). */
const MAP_WITH_ELITES = [MAPS.findIndex(({ name }) => name === 'act4-elites')];
const MAPS_OF_ACT = [0, 1, 2, 3, 4].map((number) =>
  cardsOf(MAPS, ({ act }, map) => (act === number && !MAP_WITH_ELITES.includes(map) ? 1 : 0)),
);

/** A compiled board: its rooms, with 0 for a token, and the indices of special spaces. */
type Board = {
  readonly rooms: readonly number[];
  readonly dark: readonly number[];
  readonly light: readonly number[];
  /** The bottom row, where the party starts. */
  readonly bottom: readonly number[];
  readonly faceUp: readonly number[];
};

const placesOf = (spaces: readonly Space[], fits: (space: Space, place: number) => boolean): number[] => {
  const places: number[] = [];
  for (let place = 0; place < spaces.length; place++)
    if (fits(spaces[place] as Space, place)) places.push(place);
  return places;
};

const BOARDS: readonly Board[] = MAPS.map(({ spaces }) => ({
  rooms: spaces.map(({ kind }) => (kind === 'dark' || kind === 'light' ? ROOM.none : ROOM[kind])),
  dark: placesOf(spaces, ({ kind }) => kind === 'dark'),
  light: placesOf(spaces, ({ kind }) => kind === 'light'),
  bottom: placesOf(spaces, ({ row }) => row === 0),
  faceUp: spaces.map(() => 0),
}));

/** Chooses a random board for the Act and places the tokens. */
export const layOutMap = (state: State): void => {
  const { run } = state;
  const maps = run.act === 4 && run.ascension >= 11 ? MAP_WITH_ELITES : (MAPS_OF_ACT[run.act] as number[]);
  run.map = maps[randomBelow(state.random, STREAM.setup, maps.length)] as number;
  const { rooms, dark, light, faceUp } = BOARDS[run.map] as Board;
  run.rooms = rooms.slice();
  run.faceDown = faceUp.slice();
  run.path = [];
  run.space = NONE;
  const darkTokens = darkTokensOf(state);
  const lightTokens = LIGHT.slice();
  shuffle(state.random, STREAM.setup, darkTokens);
  shuffle(state.random, STREAM.setup, lightTokens);
  const hidden = hasModifier(run, 'Uncertain Future') ? 1 : 0;
  layTokens(run, dark, darkTokens, hidden);
  layTokens(run, light, lightTokens, hidden);
};

/** Redeals the face-down tokens, each among those with the same back (STS-31.12). */
export const dealFaceDown = (run: Run, random: Random): void => {
  const board = BOARDS[run.map];
  if (board === undefined) return;
  for (const places of [board.dark, board.light]) {
    const hidden = places.filter((place) => run.faceDown[place] === 1);
    const tokens = hidden.map((place) => run.rooms[place] as number).sort((left, right) => left - right);
    shuffle(random, 0, tokens);
    layTokens(run, hidden, tokens, 1);
  }
};

const layTokens = (run: Run, places: readonly number[], tokens: number[], hidden: number): void => {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    run.rooms[place] = tokens.pop() as number;
    run.faceDown[place] = hidden;
  }
};

/** STS-32.8: the Burning Elite replaces an Encounter while the Emerald Key is missing. */
const darkTokensOf = (state: State): number[] => {
  const tokens: number[] = DARK.slice();
  const burning = state.run.actFour !== 0 && (state.run.keys & KEY.emerald) === 0 && state.run.act <= 3;
  if (burning) tokens[tokens.indexOf(ROOM.encounter)] = ROOM.burningElite;
  return tokens;
};

/** Spaces the party may move to: along a path, or any higher one after a Secret Portal (STS-10.2). */
export const reachableSpaces = (state: State): readonly number[] => {
  const { run } = state;
  if (run.space === NONE) return (BOARDS[run.map] as Board).bottom;
  const spaces = spacesOf(state);
  const here = spaces[run.space] as Space;
  if (run.jump !== 0) return placesOf(spaces, ({ row }) => row > here.row);
  if (!hasWings(state)) return here.exits;
  return [...here.exits, ...placesOf(spaces, ({ row }, place) => isFlight(here, row, place))];
};

const isFlight = (here: Space, row: number, place: number): boolean =>
  row === here.row + 1 && !here.exits.includes(place);

/** Wing Boots lead to any room of the next row (three times). */
const hasWings = (state: State): boolean => seatWithWings(state) !== NONE;

const seatWithWings = ({ players }: State): number => {
  for (let seat = 0; seat < players.length; seat++)
    if (hasRule(players[seat] as Player, 'moveAnywhere')) return seat;
  return NONE;
};

/** Spends a use of Wing Boots if no path leads there. */
export const payForFlight = (state: State, space: number, emit: Emit): void => {
  const { run } = state;
  if (run.space === NONE) return;
  const here = spacesOf(state)[run.space];
  if (here === undefined || run.jump !== 0 || here.exits.includes(space)) return;
  const seat = seatWithWings(state);
  if (seat !== NONE) spendUse(state, seat, findRule(playerAt(state, seat), 'moveAnywhere'), emit);
};
