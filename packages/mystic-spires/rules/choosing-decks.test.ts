import { createMoveList, InputError } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { FORMATS, formatNaming } from '../content/formats.ts';
import { STARTER_DECKS } from '../content/index.ts';
import { mysticSpires } from '../index.ts';
import { CONCEDE } from './moves.ts';
import { nextInMatch } from './setup.ts';

const open = mysticSpires.readSetup({ decks: ['March of Cinders', null], first: 'first' });

describe('a set-up that leaves a deck open', () => {
  const state = mysticSpires.start(open, 'seed');

  test('MYS-12.2 begins nothing: nobody decides, nobody can concede', () => {
    const list = createMoveList();
    expect(mysticSpires.deciding(state)).toBe(0);
    expect(mysticSpires.decisions(state)).toEqual([]);
    expect(mysticSpires.outcome(state)).toBeUndefined();
    expect(mysticSpires.refuse(state, 0, CONCEDE)?.code).toBe('awaiting-decks');
    mysticSpires.legal(mysticSpires.copy(state), 0, list);
    expect(mysticSpires.refuse(state, 0, list.moves[0] ?? CONCEDE)?.code).toBe('awaiting-decks');
  });

  test('says who is awaited and shows the chosen Tower to its Keeper alone', () => {
    const seen = ([0, 1, 'spectator'] as const).map((viewer) => mysticSpires.view(state, viewer));
    expect(seen.map(({ awaitedDecks }) => awaitedDecks)).toEqual([[1], [1], [1]]);
    expect(seen.map(({ keepers }) => (keepers[0]?.tower ?? -1) >= 0)).toEqual([true, false, false]);
    expect(seen.map(({ keepers }) => keepers[0]?.deckSize)).toEqual([0, 0, 0]);
  });

  test('begins as any other once the deck is chosen', () => {
    const whole = mysticSpires.chooseForSeat?.(open, 1, "Sleepers' Court");
    const written = mysticSpires.readSetup({
      decks: ['March of Cinders', "Sleepers' Court"],
      first: 'first',
    });
    expect(whole).toEqual(written);
    const begun = mysticSpires.start(written, 'seed');
    expect(mysticSpires.view(begun, 0).awaitedDecks).toBeUndefined();
    expect(mysticSpires.deciding(begun)).not.toBe(0);
  });

  test.each([
    ['of another seat', 0, "Sleepers' Court", 'this seat has its deck'],
    ['of no known name', 1, 'Court of Nobody', 'there is no starter deck "Court of Nobody"'],
    ['that is none', 1, 7, 'a deck list is needed'],
    ['that is too small', 1, { name: '', tower: 'The Kiln Spire', main: {}, tokens: {} }, 'at least 30'],
  ])('refuses a deck %s', (_, seat, choice, sentence) => {
    expect(() => mysticSpires.chooseForSeat?.(open, seat, choice)).toThrow(InputError);
    expect(() => mysticSpires.chooseForSeat?.(open, seat, choice)).toThrow(sentence);
  });

  test('MYS-40.2 refuses a deck that the format does not allow', () => {
    const setup = mysticSpires.readSetup({ decks: ['March of Cinders', null], sets: ['EMB'] });
    expect(() => mysticSpires.chooseForSeat?.(setup, 1, "Sleepers' Court")).toThrow('MYS-40.2');
  });
});

test('MYS-40.2 a bot brings a starter deck that the format allows, the same for the same seed', () => {
  const drawn = (setup: typeof open, seed: string) => mysticSpires.chooseForBot?.(setup, 1, seed).decks[1];
  const seeds = Array.from({ length: 30 }, (_, at) => `seed ${at}`);
  expect(new Set(seeds.map((seed) => drawn(open, seed)))).toEqual(
    new Set(STARTER_DECKS.map(({ name }) => name)),
  );
  expect(seeds.map((seed) => drawn(open, seed))).toEqual(seeds.map((seed) => drawn(open, seed)));
  const narrow = mysticSpires.readSetup({ decks: ['March of Cinders', null], sets: ['EMB'] });
  expect(new Set(seeds.map((seed) => drawn(narrow, seed)))).toEqual(new Set(['March of Cinders']));
  const settled = mysticSpires.readSetup({ decks: [null, "Sleepers' Court"] });
  expect(mysticSpires.chooseForBot?.(settled, 1, 'seed')).toBe(settled);
});

test('MYS-4.3 a set-up shows nobody the other deck', () => {
  const setup = mysticSpires.readSetup({ decks: ['March of Cinders', "Sleepers' Court"] });
  const hidden = { hidden: true };
  expect(mysticSpires.shownSetup?.(setup, 0)).toMatchObject({ decks: ['March of Cinders', hidden] });
  expect(mysticSpires.shownSetup?.(setup, 1)).toMatchObject({ decks: [hidden, "Sleepers' Court"] });
  expect(mysticSpires.shownSetup?.(setup, 'spectator')).toMatchObject({ decks: [hidden, hidden] });
});

test('MYS-40.2 formats name no set, one or two', () => {
  expect(FORMATS.map(({ sets }) => formatNaming(new Array<string>(sets).fill('EMB')).id)).toEqual([
    ...['open', 'single-set', 'two-set'],
  ]);
  const setup = (sets: readonly string[]) => () =>
    mysticSpires.readSetup({ decks: ['March of Cinders', null], sets });
  expect(setup(['EMB', 'TID', 'DRM'])).toThrow('at most 2 sets');
  expect(setup(['EMB', 'EMB'])).toThrow('the same set twice');
});

describe('the next game of a match', () => {
  test('R-61 is begun by whom the loser names; after a draw it is decided as before', () => {
    expect(nextInMatch(open, 0).first).toBe('firstChooses');
    expect(nextInMatch(open, 1).first).toBe('secondChooses');
    expect(nextInMatch(open, undefined)).toEqual(open);
  });
});
