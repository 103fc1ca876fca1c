import type { Picture } from '@three-spires/table';
import { expect, test } from 'vitest';
import { botBegins, hasBegun, isLobby } from './in-lobby.ts';
import { waitingLines } from './waiting-lines.ts';

const seat = (number: number, more: object = {}) => ({
  seat: number,
  name: `Player ${number + 1}`,
  open: false,
  mine: false,
  deciding: false,
  ...more,
});

const table = (changes: object): Picture =>
  ({
    seq: 0,
    deciding: [0, 1],
    seats: [seat(0, { mine: true }), seat(1, { open: true })],
    ...changes,
  }) as unknown as Picture;

test('people meet while a seat is open, before the first move', () => {
  expect(isLobby(table({}))).toBe(true);
  expect(isLobby(table({ seq: 1 }))).toBe(false);
  expect(isLobby(table({ seats: [seat(0, { mine: true }), seat(1)] }))).toBe(false);
});

test('people meet while a choice is to be made, though everyone sits', () => {
  const waiting = table({ deciding: [], seats: [seat(0, { mine: true }), seat(1)] });
  expect([isLobby(waiting), hasBegun(waiting)]).toEqual([true, false]);
  // Where a fact from outside is awaited, the game goes on by itself.
  expect(isLobby({ ...waiting, awaitsOutside: true })).toBe(false);
});

test('a spectator and a finished game have no lobby', () => {
  expect(isLobby(table({ seats: [seat(0), seat(1, { open: true })] }))).toBe(false);
  expect(isLobby(table({ outcome: { result: 'defeat', winners: [], reason: '' } }))).toBe(false);
});

test('a bot begins the game in the last open seat, unless a player still has to choose', () => {
  const mine = seat(0, { mine: true });
  expect(botBegins({ seats: [mine, seat(1, { open: true, choice: true })] })).toBe(true);
  expect(botBegins({ seats: [mine, seat(1, { open: true }), seat(2, { open: true })] })).toBe(false);
  expect(botBegins({ seats: [seat(0, { mine: true, choice: true }), seat(1, { open: true })] })).toBe(false);
});

test('an empty seat is waited for by its name, and nobody is said to choose there', () => {
  const seats = [seat(0, { mine: true, choice: true }), seat(1, { open: true, choice: true })];
  expect(waitingLines({ seats }, ['Keeper 1', 'Keeper 2'])).toEqual([
    'Waiting for someone to take the seat of Keeper 2.',
    'Choose what you play with.',
  ]);
  const seated = [seat(0, { mine: true }), seat(1, { name: 'Bob', choice: true })];
  expect(waitingLines({ seats: seated }, ['Keeper 1', 'Keeper 2'])).toEqual(['Waiting for Bob to choose.']);
});
