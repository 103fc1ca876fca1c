/** Floors: starting them, and what lies between two of them (sections 3, 20, 22). */
import { randomBelow, shuffle } from '@three-spires/kernel';
import { HEROES } from '../../words/lists.ts';
import { askParty, askSeats, everySeat } from '../asking.ts';
import {
  CHEST_ENTRIES,
  cardEntry,
  MID_BOSS_PLACES,
  placeEntry,
  roomsOfTier,
  treasuresOfTier,
  WIZARD_PLACES,
} from '../compile/entries.ts';
import { clearCubes } from '../cubes/cubes.ts';
import { FRONT, placeFigure, REAR } from '../enemy/ranks.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { pushEnemyProgram } from '../frames.ts';
import { partyModifier } from '../hero/heroes.ts';
import { ofHero } from '../naming.ts';
import {
  BOSS,
  FLOORS_IN_TOWER,
  NONE,
  OCCASION,
  PHASE,
  QUESTION,
  STREAM,
  type State,
  TREASURES_PER_CHEST,
} from '../state.ts';
import { runAbilities } from '../turn/turn.ts';

export const MID_BOSS_FLOOR = 3;

/** The place a position has arranged; it is no longer in the deck of rooms. */
const takeArrangedPlace = (state: State): number => {
  const { place } = state.arranged;
  state.arranged.place = NONE;
  state.rooms = state.rooms.filter((room) => room !== place);
  return place;
};

/** STY-3.1, STY-22.1, STY-23.1 */
const drawPlace = (state: State): number => {
  if (state.arranged.place !== NONE) return takeArrangedPlace(state);
  const draw = (places: readonly number[]): number =>
    places[randomBelow(state.random, STREAM.setup, places.length)] as number;
  if (state.floor === MID_BOSS_FLOOR) return draw(MID_BOSS_PLACES);
  if (state.floor === FLOORS_IN_TOWER) return draw(WIZARD_PLACES);
  return state.rooms.pop() as number;
};

/** STY-3.3, STY-22.2: the boss stands to the right of the figures of its rank. */
export const placeEnemies = (state: State, emit: StygianSocietyEmit): void => {
  const { ranks, boss } = placeEntry(state.place);
  for (const rank of [FRONT, REAR]) {
    for (const enemy of ranks[rank] ?? []) placeFigure(state, enemy, rank, emit);
    if (boss?.rank === rank) placeFigure(state, BOSS, rank, emit);
  }
};

export const startFloor = (state: State, emit: StygianSocietyEmit): void => {
  state.floor++;
  state.place = drawPlace(state);
  state.cleared = 0;
  emit?.({ type: 'floorBegan', floor: state.floor, place: state.place, reveals: true });
  clearCubes(state, false);
  state.peril = 0;
  state.fired = 0;
  state.doubled = 0;
  state.extra.fill(0);
  state.endEffects = [];
  placeEnemies(state, emit);
  state.phase = PHASE.floorEffects;
};

/** STY-3.8: what chests have left, then what the mid-boss has. */
export const runFloorEffects = (state: State): void => {
  const due = [...state.later, ...state.everyFloor].reverse();
  state.later = [];
  state.phase = PHASE.floorAbilities;
  for (const program of due) pushEnemyProgram(state, program, NONE);
};

export const runFloorAbilities = (state: State): void => {
  state.phase = PHASE.stricken;
  runAbilities(state, OCCASION.floorStart, false);
};

/** STY-20.1, STY-22.5 */
export const endFloor = (state: State): void => {
  state.endEffects = [];
  state.phase = PHASE.defeatedSide;
  runAbilities(state, OCCASION.floorEnd, false);
};

export const turnOver = (state: State): void => {
  const { boss, definition } = placeEntry(state.place);
  state.phase = PHASE.chests;
  state.chestsLeft = definition.chests;
  if (boss !== undefined && boss.defeated !== NONE) pushEnemyProgram(state, boss.defeated, NONE);
};

/** STY-20.2: each chest is a decision of its own. */
export const offerChest = (state: State): void => {
  if (state.chestsLeft > 0) askParty(state, QUESTION.chest, state.chestsLeft);
  else state.phase = PHASE.decks;
};

/** STY-20.3, STY-20.4, STY-20.5 */
export const openChest = (state: State, emit: StygianSocietyEmit): void => {
  const chest =
    state.arranged.chests.shift() ?? randomBelow(state.random, STREAM.chests, CHEST_ENTRIES.length);
  const card = CHEST_ENTRIES[chest];
  if (card === undefined) throw new Error(`no chest ${chest}`);
  const peril = Math.max(0, state.peril + partyModifier(state, 'chest'));
  const sprung = card.peril <= peril;
  state.chestsLeft--;
  state.chestCard = chest;
  state.fewer = 0;
  state.emptied = 0;
  state.toDraw = NONE;
  state.phase = PHASE.treasures;
  emit?.({ type: 'chestOpened', chest, sprung, reveals: true });
  if (sprung) pushEnemyProgram(state, card.program, NONE);
};

/** STY-20.7 */
const treasuresInside = (state: State): number =>
  state.emptied === 1 ? 0 : Math.max(0, TREASURES_PER_CHEST - state.fewer + partyModifier(state, 'treasure'));

/** STY-20.6, STY-20.8: one after another; the party gives each solo treasure to a hero. */
export const drawTreasure = (state: State, emit: StygianSocietyEmit): void => {
  if (state.toDraw === NONE) state.toDraw = treasuresInside(state);
  const card = state.toDraw > 0 ? state.treasureDeck.pop() : undefined;
  if (card === undefined) {
    state.toDraw = NONE;
    state.phase = PHASE.chests;
    return;
  }
  state.toDraw--;
  emit?.({ type: 'treasure', card, ...ofHero(state, NONE), reveals: true });
  if (cardEntry(card).owner === 'party') {
    state.partyTreasures.push(card);
    return;
  }
  state.found = card;
  askParty(state, QUESTION.holder, card);
};

/** STY-22.7 */
export const changeDecks = (state: State): void => {
  state.phase = PHASE.trading;
  state.traded = [];
  state.refused = [];
  if (state.floor !== MID_BOSS_FLOOR) return;
  state.upper = 1;
  state.rooms = roomsOfTier(true);
  state.treasureDeck = treasuresOfTier(true);
  shuffle(state.random, STREAM.setup, state.rooms);
  shuffle(state.random, STREAM.setup, state.treasureDeck);
};

/** STY-20.12; nobody is asked when no hero holds anything. */
export const openTrading = (state: State): void => {
  state.phase = PHASE.climbing;
  if (state.heroes.some(({ treasures }) => treasures.length > 0))
    askSeats(state, QUESTION.trade, everySeat(state));
};

/** The vote that decides a tie is that of the active player, between turns of who acts next (STY-1.7). */
export const precedence = ({ heroes, active }: State): number[] => [
  ...new Set([...heroes.slice(active), ...heroes.slice(0, active)].map(({ seat }) => seat)),
];

const STARTERS = [HEROES.indexOf('Knight'), HEROES.indexOf('Burglar')];

/** STY-2.7: any hero may be picked; proposed are the Knight, else the Burglar, else the first seat. */
export const proposedStarter = ({ heroes }: State): number => {
  for (const starter of STARTERS) {
    const place = heroes.findIndex(({ hero }) => hero === starter);
    if (place >= 0) return place;
  }
  return 0;
};
