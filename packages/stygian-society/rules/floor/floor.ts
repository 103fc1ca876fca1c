/** Starting floors, and what happens between two of them (sections 3, 20, 22). */
import { NONE, randomBelow, shuffle } from '@three-spires/kernel';
import { HEROES } from '../../words/lists.ts';
import {
  MID_BOSS_PLACES,
  placeEntry,
  roomsOfTier,
  treasuresOfTier,
  WIZARD_PLACES,
} from '../compile/entries.ts';
import { OCCASION } from '../compile/occasions.ts';
import { clearCubes } from '../cubes/cubes.ts';
import { FRONT, placeFigure, REAR } from '../enemy/ranks.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { pushEnemyRoutine } from '../frames.ts';
import { BOSS, FLOORS_IN_TOWER, PHASE, STREAM, type State } from '../state.ts';
import { runAbilities } from '../turn/turn.ts';

export const MID_BOSS_FLOOR = 3;

/** The place fixed by a set-up position; it is no longer in the deck of rooms. */
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

/** STY-3.3, STY-22.2: the boss is placed to the right of the figures in its rank. */
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
  emit?.({
    type: 'floorBegan',
    floor: state.floor,
    place: state.place,
    starter: state.active,
    rooms: state.rooms.length,
    reveals: true,
  });
  clearCubes(state, false);
  state.peril = 0;
  state.fired = 0;
  state.doubled = 0;
  state.extra.fill(0);
  state.endEffects = [];
  placeEnemies(state, emit);
  state.phase = PHASE.floorEffects;
};

/** STY-3.8: effects left by chests, then those of the mid-boss. */
export const runFloorEffects = (state: State): void => {
  const due = [...state.later, ...state.everyFloor].reverse();
  state.later = [];
  state.phase = PHASE.floorAbilities;
  for (const routine of due) pushEnemyRoutine(state, routine, NONE);
};

export const runFloorAbilities = (state: State): void => {
  state.phase = PHASE.stricken;
  runAbilities(state, OCCASION.floorStart);
};

/** STY-20.1, STY-22.5 */
export const endFloor = (state: State): void => {
  state.endEffects = [];
  state.phase = PHASE.defeatedSide;
  runAbilities(state, OCCASION.floorEnd);
};

export const turnOver = (state: State, emit: StygianSocietyEmit): void => {
  const { boss, definition } = placeEntry(state.place);
  state.phase = PHASE.chests;
  state.chestsLeft = definition.chests;
  if (definition.chests > 0) emit?.({ type: 'chestsFound', number: definition.chests });
  if (boss !== undefined && boss.defeated !== NONE) pushEnemyRoutine(state, boss.defeated, NONE);
};

/** STY-22.7 */
export const changeDecks = (state: State, emit: StygianSocietyEmit): void => {
  state.phase = PHASE.trading;
  state.traded = [];
  state.refused = [];
  if (state.floor !== MID_BOSS_FLOOR) return;
  state.upper = 1;
  state.rooms = roomsOfTier(true);
  state.treasureDeck = treasuresOfTier(true);
  shuffle(state.random, STREAM.setup, state.rooms);
  shuffle(state.random, STREAM.setup, state.treasureDeck);
  emit?.({ type: 'decksChanged', rooms: state.rooms.length, treasures: state.treasureDeck.length });
};

const STARTERS = [HEROES.indexOf('Knight'), HEROES.indexOf('Burglar')];

/** STY-2.7: any hero may be picked; proposes the Knight, otherwise the Burglar, otherwise the first seat. */
export const proposedStarter = ({ heroes }: State): number => {
  for (const starter of STARTERS) {
    const place = heroes.findIndex(({ hero }) => hero === starter);
    if (place >= 0) return place;
  }
  return 0;
};
