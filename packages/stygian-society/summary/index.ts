/** The story of a climb through the tower, derived from its log. */
import { type Game, type GameLog, NONE, playableEntries, playEntry, startOfLog } from '@three-spires/kernel';
import type { StygianSocietyEvent } from '../rules/event.ts';
import { heroName } from '../rules/naming.ts';
import type { Setup } from '../rules/setup.ts';
import { isInTurn, type State } from '../rules/state.ts';
import type { StygianSocietyView } from '../rules/view-types.ts';
import type { FloorSummary, HeroSummary, TowerSummary } from './types.ts';

export type * from './types.ts';

type Writable<Type> = { -readonly [Field in keyof Type]: Type[Field] };
type Counts = { turns: number; beaten: number; dealt: number; dropped: number };

/**
 * Data collected while the log is replayed. Heroes are identified by name, because their order may change.
 */
type Gathering = {
  readonly floors: Writable<FloorSummary>[];
  readonly heroes: Map<string, Counts>;
  dropped: number;
  perilMost: number;
  treasures: number;
  at: number;
};

export const summarise = (
  game: Game<State, Setup, StygianSocietyView, StygianSocietyEvent>,
  log: GameLog,
): TowerSummary => {
  const state = startOfLog(game, log);
  const gathering = begin(state);
  const moves = playableEntries(log);
  moves.forEach((entry, index) => {
    gathering.at = index;
    playEntry(game, state, entry, (event) => take(gathering, state, event));
  });
  leaveFloor(gathering, state);
  const { floors, dropped, perilMost, treasures } = gathering;
  const sum = (of: (floor: FloorSummary) => number): number =>
    floors.reduce((total, floor) => total + of(floor), 0);
  return {
    floor: state.floor,
    turns: state.turn,
    moves: moves.length,
    wounds: state.wounds,
    suffered: sum(({ suffered }) => suffered),
    healed: sum(({ healed }) => healed),
    beaten: sum(({ beaten }) => beaten),
    dropped,
    perilMost,
    treasures,
    floors,
    kept: state.tower.reduce((total, count) => total + count, 0),
    heroes: state.heroes.map((_, at) => heroSummary(state, at, gathering)),
  };
};

const begin = (state: State): Gathering => {
  const gathering: Gathering = {
    floors: [],
    heroes: new Map(),
    dropped: 0,
    perilMost: state.peril,
    treasures: 0,
    at: 0,
  };
  // Before the first hero is chosen there is no floor; a set-up position starts on one.
  if (state.floor > 0) enterFloor(gathering, state.floor, state.place);
  return gathering;
};

const enterFloor = ({ floors, at }: Gathering, floor: number, place: number): void => {
  floors.push({
    floor,
    place,
    at,
    turns: 0,
    suffered: 0,
    healed: 0,
    beaten: 0,
    wounds: 0,
    peril: 0,
  });
};

const leaveFloor = ({ floors }: Gathering, { wounds }: State): void => {
  const floor = floors.at(-1);
  if (floor !== undefined) floor.wounds = wounds;
};

const countsOf = ({ heroes }: Gathering, hero: string): Counts => {
  const known = heroes.get(hero) ?? { turns: 0, beaten: 0, dealt: 0, dropped: 0 };
  heroes.set(hero, known);
  return known;
};

const cubesIn = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const take = (gathering: Gathering, state: State, event: StygianSocietyEvent): void => {
  const floor = gathering.floors.at(-1);
  switch (event.type) {
    case 'floorBegan':
      if (floor?.floor === event.floor && floor.turns === 0) floor.place = event.place;
      else {
        leaveFloor(gathering, state);
        enterFloor(gathering, event.floor, event.place);
      }
      return;
    case 'turnBegan':
      if (floor !== undefined) floor.turns++;
      countsOf(gathering, event.heroName).turns++;
      return;
    case 'suffered':
      if (floor !== undefined) floor.suffered += event.number;
      return;
    case 'healed':
      if (floor !== undefined) floor.healed += event.number;
      return;
    case 'eliminated':
      if (floor !== undefined) floor.beaten++;
      break;
    case 'peril':
      gathering.perilMost = Math.max(gathering.perilMost, event.now);
      if (floor !== undefined) floor.peril = Math.max(floor.peril, event.now);
      return;
    case 'dropped':
      gathering.dropped += cubesIn(event.poured);
      break;
    case 'treasure':
      // Emitted once when it is found, and again when a hero receives it.
      if (event.hero === NONE) gathering.treasures++;
      return;
    default:
  }
  if (isInTurn(state)) takeOfHero(countsOf(gathering, heroName(state, state.active)), event);
};

/** What happens in a hero's turn is attributed to that hero. */
const takeOfHero = (counts: Counts, event: StygianSocietyEvent): void => {
  if (event.type === 'eliminated') counts.beaten++;
  if (event.type === 'wounded') counts.dealt += event.number;
  if (event.type === 'dropped') counts.dropped += cubesIn(event.poured);
};

const heroSummary = (state: State, at: number, gathering: Gathering): HeroSummary => {
  const hero = heroName(state, at);
  const { seat = 0, skills = [], treasures = [] } = state.heroes[at] ?? {};
  return { hero, seat, ...countsOf(gathering, hero), skills: [...skills], treasures: [...treasures] };
};
