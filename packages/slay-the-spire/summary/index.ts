/** The story of a run, derived from its log: the path, what was taken, who did what, and what decided it. */
import { type Game, type GameLog, NONE, playableEntries, playEntry, startOfLog } from '@three-spires/kernel';
import { eventName } from '../library.ts';
import { faceOf } from '../rules/card.ts';
import { achievementNames } from '../rules/combat/achievements.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import { enemyName, seatName } from '../rules/naming.ts';
import { MODE, ROOM_NAMES } from '../rules/run-state.ts';
import type { Setup } from '../rules/setup.ts';
import type { Player, State } from '../rules/state.ts';
import { playerAt } from '../rules/state.ts';
import type { SlayTheSpireView } from '../rules/view-types.ts';
import { addDamage, addPlay, type Doing, doingNow, sorted, type Tally } from './sources.ts';
import {
  endCombat,
  newWatch,
  noteDealt,
  noteLost,
  noteOther,
  startRound,
  turningPoints,
  type Watch,
} from './turning-points.ts';
import type { PickedThing, PlayerSummary, RunSummary, Stop } from './types.ts';

export type * from './types.ts';

type OpenStop = {
  -readonly [Field in keyof Stop]: Stop[Field] extends readonly (infer Item)[] ? Item[] : Stop[Field];
};

type Counts = {
  readonly dealtBy: Tally;
  readonly takenFrom: Tally;
  cardsPlayed: number;
  taken: number;
  blocked: number;
  healed: number;
};

/** Data collected while the log is replayed. */
type Gathering = {
  readonly stops: OpenStop[];
  readonly counts: Counts[];
  readonly watch: Watch;
  /** Who last put Poison on an enemy: its damage is attributed to that player. */
  readonly poisoners: Map<number, number>;
  /** The seat that would be dead if nothing saved it, or NONE. */
  dying: number;
  at: number;
  round: number;
  rounds: number;
  enemiesBeaten: number;
};

export const summarise = (
  game: Game<State, Setup, SlayTheSpireView, SlayTheSpireEvent>,
  log: GameLog,
): RunSummary => {
  const state = startOfLog(game, log);
  const gathering = begin(state);
  const moves = playableEntries(log);
  moves.forEach((entry, index) => {
    gathering.at = index;
    playEntry(game, state, entry, (event) => take(gathering, state, event));
  });
  leaveStop(gathering, state);
  const outcome = game.outcome(state);
  return {
    result: outcome === undefined || outcome.result === 'draw' ? 'playing' : outcome.result,
    climb: state.run.mode === MODE.climb,
    act: state.run.act,
    ascension: state.run.ascension,
    moves: moves.length,
    rounds: gathering.rounds,
    enemiesBeaten: gathering.enemiesBeaten,
    stops: gathering.stops,
    players: state.players.map((player, seat) => playerSummary(state, player, seat, gathering)),
    turningPoints: turningPoints(gathering.watch),
    achievements: achievementNames(state.achievements),
  };
};

const begin = (state: State): Gathering => {
  const gathering: Gathering = {
    stops: [],
    counts: [],
    watch: newWatch(state.players.length),
    poisoners: new Map(),
    dying: NONE,
    at: 0,
    round: state.round,
    rounds: state.round,
    enemiesBeaten: 0,
  };
  countSeats(gathering, state);
  enterStop(gathering, state, state.run.mode === MODE.climb ? 'neow' : 'encounter');
  if (state.enemies.length > 0) nameEnemies(gathering, state);
  return gathering;
};

/** A player may join later (STS-33.7). */
const countSeats = ({ counts, watch }: Gathering, state: State): void => {
  while (counts.length < state.players.length) {
    counts.push({
      dealtBy: new Map(),
      takenFrom: new Map(),
      cardsPlayed: 0,
      taken: 0,
      blocked: 0,
      healed: 0,
    });
    if (watch.losing.length < counts.length) {
      watch.losing.push(0);
      watch.dealing.push(0);
    }
  }
};

const enterStop = (gathering: Gathering, state: State, room: string): void => {
  gathering.stops.push({
    act: state.run.act,
    room,
    at: gathering.at,
    names: [],
    rounds: 0,
    hp: [],
    picks: [],
    lost: state.players.map(() => 0),
  });
};

const leaveStop = ({ stops }: Gathering, state: State): void => {
  const stop = stops.at(-1);
  if (stop !== undefined) stop.hp = state.players.map(({ hp }) => hp);
};

const nameEnemies = ({ stops }: Gathering, state: State): void => {
  const stop = stops.at(-1);
  if (stop !== undefined) stop.names = [...new Set(state.enemies.map(({ kind }) => enemyName(kind)))];
};

const momentOf = ({ at, stops, round }: Gathering) => ({ at: at + 1, stop: stops.length - 1, round });

const take = (gathering: Gathering, state: State, event: SlayTheSpireEvent): void => {
  const { watch, stops } = gathering;
  countSeats(gathering, state);
  switch (event.type) {
    case 'roomEntered':
      leaveStop(gathering, state);
      enterStop(gathering, state, ROOM_NAMES[event.room] ?? 'none');
      return;
    case 'eventDrawn':
      stops.at(-1)?.names.push(eventName(event.event));
      return;
    case 'roundStarted':
      gathering.round = event.round;
      gathering.rounds++;
      if (event.round === 1) nameEnemies(gathering, state);
      (stops.at(-1) as OpenStop).rounds = event.round;
      startRound(watch);
      return;
    case 'combatWon':
      gathering.poisoners.clear();
      endCombat(watch);
      return;
    case 'enemyDied':
      gathering.enemiesBeaten++;
      return;
    default:
      takePick(gathering, event);
      takeFigures(gathering, state, event);
  }
};

const pickOf = (event: SlayTheSpireEvent): PickedThing | undefined => {
  switch (event.type) {
    case 'cardGained':
      return { kind: 'card', seat: event.seat, thing: event.face };
    case 'relicGained':
      return { kind: 'relic', seat: event.seat, thing: event.relic };
    case 'potionGained':
      return { kind: 'potion', seat: event.seat, thing: event.potion };
    case 'cardUpgraded':
      return { kind: 'upgrade', seat: event.seat, thing: event.face };
    case 'cardRemoved':
      return { kind: 'removal', seat: event.seat, thing: event.face };
    default:
      return undefined;
  }
};

const takePick = ({ stops }: Gathering, event: SlayTheSpireEvent): void => {
  const pick = pickOf(event);
  if (pick !== undefined) stops.at(-1)?.picks.push(pick);
};

const takeFigures = (gathering: Gathering, state: State, event: SlayTheSpireEvent): void => {
  const { counts, watch, poisoners } = gathering;
  const doing = (): Doing => doingNow(state, (enemy) => poisoners.get(enemy) ?? NONE);
  switch (event.type) {
    case 'cardPlayed': {
      const count = counts[event.seat] as Counts;
      count.cardsPlayed += event.copy ? 0 : 1;
      addPlay(count.dealtBy, faceOf(event.card), event.seat);
      return;
    }
    case 'tokenChanged':
      if (event.side === 'enemy' && event.token === 'poison' && event.change > 0)
        poisoners.set(event.index, doing().seat);
      return;
    case 'damaged':
    case 'hpLost':
      if (event.side === 'enemy') dealt(gathering, doing(), event.lost);
      else suffered(gathering, state, event.index, event.lost, doing());
      if (event.type === 'damaged' && event.side === 'player')
        (counts[event.index] as Counts).blocked += event.blocked;
      return;
    case 'healed':
      if (event.side === 'player') (counts[event.index] as Counts).healed += event.amount;
      return;
    case 'hpSet':
      if (gathering.dying !== event.seat) return;
      gathering.dying = NONE;
      noteOther(watch, { kind: 'saved', seat: event.seat, ...momentOf(gathering), amount: event.hp });
      return;
    case 'playerDied':
    case 'playerFell': {
      const { name } = doing();
      const point = { kind: 'death', seat: event.seat, ...momentOf(gathering), amount: 0 } as const;
      noteOther(watch, name === '' ? point : { ...point, source: name });
      return;
    }
    default:
  }
};

const dealt = (gathering: Gathering, doing: Doing, lost: number): void => {
  const count = gathering.counts[doing.seat];
  if (count === undefined) return;
  addDamage(count.dealtBy, doing, lost);
  noteDealt(gathering.watch, doing.seat, lost, momentOf(gathering));
};

const suffered = (gathering: Gathering, state: State, seat: number, lost: number, doing: Doing): void => {
  const count = gathering.counts[seat] as Counts;
  const stop = gathering.stops.at(-1) as OpenStop;
  count.taken += lost;
  stop.lost[seat] = (stop.lost[seat] ?? 0) + lost;
  addDamage(count.takenFrom, doing, lost);
  const left = playerAt(state, seat).hp - lost;
  if (left === 0) gathering.dying = seat;
  noteLost(gathering.watch, seat, lost, left, momentOf(gathering), doing.name);
};

const playerSummary = (state: State, player: Player, seat: number, { counts }: Gathering): PlayerSummary => {
  const { dealtBy, takenFrom, cardsPlayed, taken, blocked, healed } = counts[seat] as Counts;
  const sources = sorted(dealtBy);
  const { deck, draw, hand, discard, exhaust, powers } = player;
  return {
    seat,
    character: seatName(state, seat),
    hp: player.hp,
    maxHp: player.maxHp,
    gold: player.gold,
    deck: [deck, draw, hand, discard, exhaust, powers].flat().map(faceOf),
    relics: [...player.relics],
    potions: [...player.potions],
    cardsPlayed,
    taken,
    blocked,
    healed,
    dealt: sources.reduce((sum, { damage }) => sum + damage, 0),
    dealtBy: sources,
    takenFrom: sorted(takenFrom),
    achievements: achievementNames(player.achievements),
  };
};
