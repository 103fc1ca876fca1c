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
import { mysticSpires } from '../index.ts';
import type { MysticSpiresEvent } from '../rules/event.ts';
import { isTower, towerSeat } from '../rules/refs.ts';
import type { State } from '../rules/state.ts';
import { type DuelSummary, summarise } from './index.ts';
import { record } from './record.ts';

type Played = {
  readonly log: GameLog;
  readonly state: State;
  readonly events: readonly MysticSpiresEvent[];
};

const SETUP = { decks: ['March of Cinders', 'Critical Light'], turnLimit: true };

const play = (setup: unknown, seed: string): Played => {
  const game = mysticSpires;
  const read = game.readSetup(setup);
  const events: MysticSpiresEvent[] = [];
  const state = game.start(read, seed);
  const random = createRandom(`${seed}/player`, 1);
  const list = createMoveList();
  const entries: LogEntry[] = [];
  while (game.outcome(state) === undefined) {
    const seats = seatsIn(game.deciding(state));
    const seat = seats[randomBelow(random, 0, seats.length)] ?? 0;
    game.legal(state, seat, list);
    const move = list.moves[randomBelow(random, 0, list.length)] ?? 0;
    game.apply(state, seat, move, (event) => events.push(event));
    entries.push({ seq: entries.length + 1, seat, move });
  }
  return { log: { ...openLog(game, read, seed), entries }, state, events };
};

describe.each(['one', 'two', 'three', 'four'])('the summary of a duel by chance (%s)', (seed) => {
  let played: Played;
  let summary: DuelSummary;
  beforeAll(() => {
    played = play(SETUP, seed);
    summary = summarise(mysticSpires, played.log);
  });

  it('follows the HP of both Towers from turn to turn', () => {
    const { keepers, hp, turns } = summary;
    expect(turns).toBe(played.state.turn);
    expect(hp.at(-1)).toEqual(played.state.keepers.map((keeper) => Math.max(0, keeper.hp)));
    expect(hp).toHaveLength(turns + 1);
    for (const { seat, damageTaken } of keepers) {
      const taken = played.events.reduce(
        (sum, event) =>
          (event.type === 'damaged' || event.type === 'lostHp') &&
          isTower(event.ref) &&
          towerSeat(event.ref) === seat
            ? sum + event.amount
            : sum,
        0,
      );
      expect(damageTaken).toBe(taken);
    }
    expect(Math.max(...keepers.map(({ damageTaken }) => damageTaken))).toBeGreaterThan(0);
  });

  it('accounts for every Crystal after the start', () => {
    const before = mysticSpires.start(mysticSpires.readSetup(SETUP), seed);
    for (const { seat, crystalGained, crystalSpent, crystalLeft } of summary.keepers)
      expect((before.keepers[seat]?.crystal ?? 0) + crystalGained - crystalSpent).toBe(crystalLeft);
  });

  it('counts Units, Cascades and cards played', () => {
    const units = played.events.filter(({ type }) => type === 'summoned').length;
    expect(summary.keepers.reduce((sum, { summoned }) => sum + summoned, 0)).toBe(units);
    for (const { summoned, lost } of summary.keepers) expect(lost).toBeLessThanOrEqual(summoned);
    const numbers = played.events.flatMap((event) => (event.type === 'announced' ? [event.number] : []));
    expect(Math.max(summary.longest, 1)).toBe(Math.max(1, ...numbers));
    expect(summary.cascades > 0).toBe(summary.longest > 1);
    const cardsPlayed = summary.keepers.flatMap(({ cards }) => cards);
    expect(cardsPlayed.length).toBeGreaterThan(0);
    for (const { plays } of cardsPlayed) expect(plays).toBeGreaterThan(0);
  });

  it('is plain data and the same every time', () => {
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
    expect(summarise(mysticSpires, played.log)).toEqual(summary);
  });
});

it('records the names of the decks', () => {
  const { state, log } = play(SETUP, 'record');
  expect(record(state, mysticSpires.readSetup(log.setup))).toEqual({
    seats: SETUP.decks.map((name) => ({ as: [name], cards: [] })),
    stage: 0,
    reached: state.turn,
  });
});
