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
import { slayTheSpire } from '../index.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import type { State } from '../rules/state.ts';
import { type RunSummary, summarise } from './index.ts';
import { record } from './record.ts';

type Played = { readonly log: GameLog; readonly state: State; readonly events: readonly SlayTheSpireEvent[] };

const play = (setup: unknown, seed: string, limit = 20_000): Played => {
  const game = slayTheSpire;
  const state = game.start(game.readSetup(setup), seed);
  const random = createRandom(`${seed}/player`, 1);
  const list = createMoveList();
  const entries: LogEntry[] = [];
  const events: SlayTheSpireEvent[] = [];
  while (game.outcome(state) === undefined && entries.length < limit) {
    const seats = seatsIn(game.deciding(state));
    const seat = seats[randomBelow(random, 0, seats.length)] ?? 0;
    game.legal(state, seat, list);
    const move = list.moves[randomBelow(random, 0, list.length)] ?? 0;
    game.apply(state, seat, move, (event) => events.push(event));
    entries.push({ seq: entries.length + 1, seat, move });
  }
  return { log: { ...openLog(game, game.readSetup(setup), seed), entries }, state, events };
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

describe.each(['one', 'two', 'three', 'four', 'five'])('the summary of a climb by chance (%s)', (seed) => {
  let played: Played;
  let summary: RunSummary;
  beforeAll(() => {
    played = play({ characters: ['Ironclad', 'Silent', 'Defect'], climb: {} }, seed);
    summary = summarise(slayTheSpire, played.log);
  });
  const lostBy = (side: string): number =>
    total(played.events.map((event) => ('lost' in event && event.side === side ? event.lost : 0)));

  it('counts every HP that was lost once', () => {
    expect(total(summary.players.map(({ taken }) => taken))).toBe(lostBy('player'));
    for (const { taken, takenFrom } of summary.players)
      expect(total(takenFrom.map(({ damage }) => damage))).toBe(taken);
    expect(total(summary.stops.flatMap(({ lost }) => lost))).toBe(lostBy('player'));
    const dealt = total(summary.players.map(({ dealt }) => dealt));
    expect(dealt).toBeLessThanOrEqual(lostBy('enemy'));
    expect(dealt).toBeGreaterThan(0);
  });

  it('names what did the damage', () => {
    for (const { dealtBy, takenFrom } of summary.players)
      for (const { name, damage } of [...dealtBy, ...takenFrom]) {
        expect(name).not.toBe('');
        expect(damage).toBeGreaterThan(0);
      }
    const names = summary.players.flatMap(({ dealtBy }) => dealtBy.map(({ name }) => name));
    expect(names.some((name) => /^(Strike|Bash|Zap|Neutralize)/.test(name))).toBe(true);
  });

  it('tells the way, what was taken on it and how the party fared', () => {
    expect(summary.stops.map(({ room }) => room)[0]).toBe('neow');
    const rooms = played.events.filter(({ type }) => type === 'roomEntered');
    expect(summary.stops).toHaveLength(rooms.length + 1);
    const gained = played.events.filter(({ type }) => type === 'cardGained' || type === 'relicGained');
    const picks = summary.stops.flatMap((stop) => stop.picks);
    expect(picks.filter(({ kind }) => kind === 'card' || kind === 'relic')).toHaveLength(gained.length);
    for (const stop of summary.stops)
      if (stop.room === 'encounter' || stop.room === 'elite') {
        expect(stop.names.length).toBeGreaterThan(0);
        expect(stop.rounds).toBeGreaterThan(0);
      }
    expect(summary.stops.at(-1)?.hp).toEqual(played.state.players.map(({ hp }) => hp));
  });

  it('finds the turning points, the death among them', () => {
    expect(summary.result).toBe('defeat');
    const death = summary.turningPoints.find(({ kind }) => kind === 'death');
    expect(death).toMatchObject({ seat: played.state.fallen, at: played.log.entries.length });
    for (const { kind, amount, stop } of summary.turningPoints) {
      expect(summary.stops[stop]).toBeDefined();
      if (kind !== 'death') expect(amount).toBeGreaterThan(0);
    }
    for (const { seat, taken } of summary.players)
      if (taken > 0)
        expect(summary.turningPoints).toContainEqual(expect.objectContaining({ kind: 'heaviestBlow', seat }));
  });

  it('is plain data and the same every time', () => {
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
    expect(summarise(slayTheSpire, played.log)).toEqual(summary);
  });
});

it('has a single stop for the first fight alone', () => {
  const { log, state } = play({ characters: ['Watcher'] }, 'fight');
  const summary = summarise(slayTheSpire, log);
  expect(summary.climb).toBe(false);
  expect(summary.stops).toHaveLength(1);
  expect(summary.stops[0]?.room).toBe('encounter');
  expect(summary.result).toBe(slayTheSpire.outcome(state)?.result);
});

it('records who climbed, with which cards, and how far', () => {
  const { state } = play({ characters: ['Ironclad', 'Silent'], climb: { ascension: 2 } }, 'record');
  const { seats, stage, reached, level } = record(state);
  expect(seats.map(({ as }) => as)).toEqual([['Ironclad'], ['Silent']]);
  expect(seats[0]?.cards).toContain('Bash');
  expect(new Set(seats[0]?.cards).size).toBe(seats[0]?.cards.length);
  expect([stage, reached, level]).toEqual([state.run.act, state.run.path.length, 2]);
});
