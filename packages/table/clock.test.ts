import { describe, expect, it } from 'vitest';
import { clockPicture, newClock, nextTimeOut, openTable, type Table, turnClock } from './index.ts';
import { type ToyState, toyGame } from './toy-game.ts';

const settings = { seconds: 60, increment: 5 };

const open = (...seats: Table['seats']): Table =>
  openTable({ game: toyGame, setup: { players: seats.length, rounds: 1 }, seed: 'time', seats });

const ann = { person: 'ann', name: 'Ann' };
const bob = { person: 'bob', name: 'Bob' };

/** The same table with the turn of some seats over. */
const ended = (table: Table, ...done: number[]): Table => {
  const state = structuredClone(table.state as ToyState);
  for (const seat of done) Object.assign(state.players[seat] as object, { done: true });
  return { ...table, state };
};

describe('a clock', () => {
  it('runs for those who have to decide', () => {
    const table = ended(open(ann, bob), 1);
    const clock = newClock(settings, table.seats, 1_000);
    expect(clockPicture(clock, table, 11_000)).toEqual({
      ...{ settings, running: [0] },
      left: [50_000, 60_000],
    });
    expect(nextTimeOut(clock, table)).toEqual({ seat: 0, at: 61_000 });
    expect(clockPicture(clock, table, 99_000).left).toEqual([0, 60_000]);
  });

  it('gets its increment when it stops, and not while it runs on', () => {
    const table = open(ann, bob);
    const clock = newClock(settings, table.seats, 0);
    const later = turnClock(clock, table, table, 10_000);
    expect(later).toMatchObject({ left: [50_000, 50_000], at: 10_000 });
    const turned = turnClock(later, table, ended(table, 0), 20_000);
    expect(turned.left).toEqual([45_000, 40_000]);
  });

  it('gets nothing once it has run out', () => {
    const table = open(ann, bob);
    const clock = newClock(settings, table.seats, 0);
    expect(turnClock(clock, table, ended(table, 0, 1), 60_000).left).toEqual([0, 0]);
  });

  it('stands still while a seat is open, and programs have none', () => {
    const waiting = open(ann, { person: undefined, name: 'Player 2' });
    const clock = newClock(settings, waiting.seats, 0);
    expect(nextTimeOut(clock, waiting)).toBeUndefined();
    expect(turnClock(clock, waiting, open(ann, bob), 30_000)).toMatchObject({
      left: [60_000, 60_000],
      at: 30_000,
    });
    const program = open(ann, { person: undefined, name: 'Moth', bot: 'random' });
    expect(clockPicture(newClock(settings, program.seats, 0), program, 1_000)).toMatchObject({
      left: [59_000, null],
      running: [0],
    });
  });
});
