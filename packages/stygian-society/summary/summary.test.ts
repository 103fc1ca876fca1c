import {
  createMoveList,
  createRandom,
  type GameLog,
  type LogEntry,
  openLog,
  randomBelow,
  seatsIn,
} from '@three-spires/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { stygianSociety } from '../index.ts';
import type { StygianSocietyEvent } from '../rules/event.ts';
import type { State } from '../rules/state.ts';
import { isIdle } from '../testing/random-play.ts';
import { summarise, type TowerSummary } from './index.ts';
import { record } from './record.ts';

type Played = {
  readonly log: GameLog;
  readonly state: State;
  readonly events: readonly StygianSocietyEvent[];
};

const play = (setup: unknown, seed: string): Played => {
  const game = stygianSociety;
  const read = game.readSetup(setup);
  const events: StygianSocietyEvent[] = [];
  const state = game.start(read, seed);
  const random = createRandom(`${seed}/player`, 1);
  const list = createMoveList();
  const entries: LogEntry[] = [];
  while (game.outcome(state) === undefined) {
    const seats = seatsIn(game.deciding(state));
    const seat = seats[randomBelow(random, 0, seats.length)] ?? 0;
    game.legal(state, seat, list);
    const moves = [...list.moves.slice(0, list.length)].filter((move) => !isIdle(move));
    const move = moves[randomBelow(random, 0, moves.length)] ?? 0;
    game.apply(state, seat, move, (event) => events.push(event));
    entries.push({ seq: entries.length + 1, seat, move });
  }
  return { log: { ...openLog(game, read, seed), entries }, state, events };
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

describe.each(['one', 'two', 'three', 'four'])('the summary of a tower by chance (%s)', (seed) => {
  let played: Played;
  let summary: TowerSummary;
  beforeAll(() => {
    played = play({ players: 3, heroes: ['Knight', 'Spellsling', 'Doctor'] }, seed);
    summary = summarise(stygianSociety, played.log);
  });
  const numbersOf = (type: 'suffered' | 'healed'): number =>
    total(played.events.map((event) => (event.type === type ? event.number : 0)));
  const count = (type: StygianSocietyEvent['type']): number =>
    played.events.filter((event) => event.type === type).length;

  it('counts wounds, enemies and turns once, by floor and in all', () => {
    expect(summary.suffered).toBe(numbersOf('suffered'));
    expect(summary.healed).toBe(numbersOf('healed'));
    expect(summary.suffered).toBeGreaterThan(0);
    expect(summary.beaten).toBe(count('eliminated'));
    expect(summary.floors.map(({ floor }) => floor)).toEqual(
      Array.from({ length: played.state.floor }, (_, at) => at + 1),
    );
    expect(summary.floors.at(-1)?.wounds).toBe(played.state.wounds);
    expect(total(summary.floors.map(({ beaten }) => beaten))).toBe(summary.beaten);
  });

  it('gives every hero what was done in that turn', () => {
    expect(total(summary.heroes.map(({ beaten }) => beaten))).toBeLessThanOrEqual(summary.beaten);
    expect(total(summary.heroes.map(({ dealt }) => dealt))).toBeGreaterThan(0);
    expect(total(summary.heroes.map(({ dropped }) => dropped))).toBe(summary.dropped);
    expect(summary.heroes.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
  });

  it('follows cubes, peril and treasures', () => {
    expect(summary.dropped).toBeGreaterThan(0);
    expect(summary.kept).toBe(total(played.state.tower));
    const perils = played.events.flatMap((event) => (event.type === 'peril' ? [event.now] : []));
    expect(summary.perilMost).toBe(Math.max(0, ...perils));
    const held = total(played.state.heroes.map(({ treasures }) => treasures.length));
    expect(summary.treasures).toBeGreaterThanOrEqual(held);
  });

  it('is plain data and the same every time', () => {
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
    expect(summarise(stygianSociety, played.log)).toEqual(summary);
  });
});

it('records which heroes each player led', () => {
  const { state } = play({ players: 2, heroes: ['Knight', 'Spellsling', 'Doctor', 'Burglar'] }, 'record');
  const { seats, stage } = record(state);
  expect(seats.map(({ as }) => as)).toEqual([
    ['Knight', 'Spellsling'],
    ['Doctor', 'Burglar'],
  ]);
  expect(stage).toBe(state.floor);
});
