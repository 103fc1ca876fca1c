import { describe, expect, it } from 'vitest';
import {
  clockPicture,
  comeBack,
  daysOf,
  daysPerMove,
  isAway,
  newClock,
  nextTimeOut,
  openTable,
  stoodIn,
  type Table,
  turnClock,
} from './index.ts';
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
      settings,
      running: [0],
      left: [50_000, 60_000],
    });
    expect(nextTimeOut(clock, table)).toEqual({ seat: 0, at: 61_000 });
    expect(clockPicture(clock, table, 99_000).left).toEqual([0, 60_000]);
  });

  it('gets its increment when it stops, not while it keeps running', () => {
    const table = open(ann, bob);
    const clock = newClock(settings, table.seats, 0);
    const later = turnClock(clock, table, table, 10_000);
    expect(later).toMatchObject({ left: [50_000, 50_000], at: 10_000 });
    const turned = turnClock(later, table, ended(table, 0), 20_000, 0);
    expect(turned.left).toEqual([45_000, 40_000]);
  });

  it('gives back no more than the decision took, so passing often gains nothing', () => {
    const table = open(ann, bob);
    const waiting = ended(table, 0);
    let clock = newClock(settings, table.seats, 0);
    for (let now = 0; now < 40_000; now += 2_000) {
      clock = turnClock(clock, table, waiting, now + 1_000, 0);
      clock = turnClock(clock, waiting, table, now + 2_000, 1);
    }
    expect(clock.left[0]).toBe(60_000);
    expect(turnClock(clock, table, waiting, clock.at + 9_000, 0).left[0]).toBe(56_000);
  });

  it('keeps running in a seat that was left, and leaving and coming back gains nothing (H4)', () => {
    const table = ended(open(ann, bob), 1);
    const left: Table = { ...table, seats: [{ person: undefined, name: 'Player 1' }, bob] };
    let clock = newClock(settings, table.seats, 0);
    for (let now = 10_000; now <= 40_000; now += 20_000) {
      clock = turnClock(clock, table, left, now);
      expect(nextTimeOut(clock, left)?.at).toBe(60_000);
      clock = turnClock(clock, left, table, now + 10_000);
    }
    expect(clock.left).toEqual([20_000, 60_000]);
    expect(clockPicture(clock, left, 50_000).running).toEqual([0]);
  });

  it('gives nothing back for an undo or for a move by another seat', () => {
    const table = open(ann, bob);
    const clock = newClock(settings, table.seats, 0);
    expect(turnClock(clock, table, ended(table, 0), 10_000).left).toEqual([50_000, 50_000]);
    expect(turnClock(clock, table, ended(table, 0), 10_000, 1).left).toEqual([50_000, 50_000]);
  });

  it('is removed from a seat that a bot takes over', () => {
    const table = open(ann, bob);
    const taken: Table = { ...table, seats: [ann, { person: undefined, name: 'Moth', bot: 'random' }] };
    const clock = turnClock(newClock(settings, table.seats, 0), table, taken, 10_000);
    expect(clock.left).toEqual([50_000, null]);
  });

  it('gets nothing once it has run out', () => {
    const table = open(ann, bob);
    const clock = newClock(settings, table.seats, 0);
    expect(turnClock(clock, table, ended(table, 0, 1), 60_000, 0).left).toEqual([0, 0]);
  });

  it('goes on when a seat is left', () => {
    const waiting = open(ann, { person: undefined, name: 'Player 2' });
    const full = open(ann, bob);
    const begun = turnClock(newClock(settings, waiting.seats, 0), waiting, full, 30_000);
    expect(clockPicture(turnClock(begun, full, waiting, 40_000), waiting, 50_000).left).toEqual([
      40_000, 40_000,
    ]);
  });

  it('does not run until every seat is taken, and bots have none', () => {
    const waiting = open(ann, { person: undefined, name: 'Player 2' });
    const clock = newClock(settings, waiting.seats, 0);
    expect(nextTimeOut(clock, waiting)).toBeUndefined();
    expect(turnClock(clock, waiting, open(ann, bob), 30_000)).toMatchObject({
      left: [60_000, 60_000],
      at: 30_000,
    });
    const withBot = open(ann, { person: undefined, name: 'Moth', bot: 'random' });
    expect(clockPicture(newClock(settings, withBot.seats, 0), withBot, 1_000)).toMatchObject({
      left: [59_000, null],
      running: [0],
    });
  });
});

describe('the clock of a slow game', () => {
  const DAY_MS = 24 * 3600 * 1000;
  const slow = daysPerMove(2);

  it('has all its time again after each move, and when a decision ends in time', () => {
    const table = open(ann, bob);
    const clock = newClock(slow, table.seats, 0);
    expect(daysOf(slow)).toBe(2);
    expect(daysOf(settings)).toBeUndefined();
    const moved = turnClock(clock, table, table, DAY_MS, 0);
    expect(moved.left).toEqual([2 * DAY_MS, DAY_MS]);
    expect(turnClock(moved, table, ended(table, 1), 1.5 * DAY_MS, 0).left).toEqual([2 * DAY_MS, 2 * DAY_MS]);
    expect(turnClock(moved, table, table, 1.5 * DAY_MS, 0).left).toEqual([2 * DAY_MS, DAY_MS / 2]);
  });

  it('leaves a seat to a bot where no one gives up, until its player is back', () => {
    const rivals = open(ann, bob);
    const { concession: _, ...together } = rivals.game;
    const table: Table = { ...rivals, game: together };
    const clock = newClock(slow, table.seats, 0);
    const late = 2 * DAY_MS;
    expect(stoodIn(clock, table, late - 1)).toEqual([]);
    expect(stoodIn(clock, rivals, late)).toEqual([]);
    expect(stoodIn(clock, ended(table, 1), late)).toEqual([0]);
    // What the bot does earns the player no time, also while others decide.
    const played = turnClock(clock, ended(table, 1), ended(table, 0), late + 5);
    expect(played.left).toEqual([0, 2 * DAY_MS]);
    expect(isAway(played, ended(table, 0), 0, late + 5)).toBe(true);
    expect(nextTimeOut(played, table, late + 5)).toEqual({ seat: 1, at: 2 * late + 5 });
    const back = comeBack(played, table, 0, late + 9);
    expect(back.left[0]).toBe(2 * DAY_MS);
    expect(isAway(back, table, 0, late + 9)).toBe(false);
  });
});
