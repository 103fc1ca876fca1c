import { type Opinions, opinionOf } from '@three-spires/bots/opinion';
import mysticSpires from '@three-spires/bots/opinions/mystic-spires' with { type: 'json' };
import slayTheSpire from '@three-spires/bots/opinions/slay-the-spire' with { type: 'json' };
import stygianSociety from '@three-spires/bots/opinions/stygian-society' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { type Catalogue, type LibraryGame, NOTHING_CHOSEN } from '../game/library.ts';
import { readSelection } from '../game/library-address.ts';
import { selectEntries } from '../library/select.ts';
import { withOpinions } from '../library/with-opinions.ts';
import { CATALOGUE as MYSTIC_SPIRES } from './mystic-spires/library/catalogue.ts';
import { CATALOGUE as SLAY_THE_SPIRE } from './slay-the-spire/library/catalogue.ts';
import { CATALOGUE as STYGIAN_SOCIETY } from './stygian-society/library/catalogue.ts';

const Nothing = () => null;

const GAMES: readonly (readonly [string, Catalogue, Opinions])[] = [
  ['slay-the-spire', SLAY_THE_SPIRE, slayTheSpire],
  ['mystic-spires', MYSTIC_SPIRES, mysticSpires],
  ['stygian-society', STYGIAN_SOCIETY, stygianSociety],
];

describe.each(GAMES)('what bots think of %s', (_, { entries, kinds }, told) => {
  test('is about things in the box', () => {
    const counted = [...told.chosen, ...told.found];
    const names = kinds.map(({ kind }) => kind);
    expect(counted.filter((kind) => !names.includes(kind))).toEqual([]);
    const ids = new Set(entries.filter(({ kind }) => counted.includes(kind)).map(({ id }) => id));
    expect(Object.keys(told.things).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('adds up', () => {
    for (const id of Object.keys(told.things)) {
      const { taken, left } = opinionOf(told, id);
      expect(taken.won).toBeLessThanOrEqual(taken.times);
      expect(left.won).toBeLessThanOrEqual(left.times);
    }
    expect(told.won).toBeLessThanOrEqual(told.games);
    expect(told.command).toMatch(/^npm run \w+ -- .*--cards /);
  });
});

test('the library can be sorted by it: taken most often first, too seldom offered last', () => {
  const told = {
    command: '',
    level: 'adept',
    players: [1],
    games: 20,
    won: 2,
    chosen: ['card'],
    found: [],
    things: {
      'ironclad-anger': [2, 0, 0, 0, 18, 0, 0, 0],
      'ironclad-bash': [9, 1, 0, 0, 1, 0, 0, 0],
      'ironclad-clash': [3, 0, 0, 0, 0, 0, 0, 0],
    },
  };
  const words = { share: '', wonTaken: '', wonLeft: '' };
  const plain: LibraryGame = { ...SLAY_THE_SPIRE, Tile: Nothing, Detail: Nothing };
  const game = withOpinions(plain, { told, words });
  expect(readSelection(game, '?sort=bots').sort).toBe('bots');
  const sorted = selectEntries(game, { ...NOTHING_CHOSEN, kind: 'card', sort: 'bots' }).map(({ id }) => id);
  expect(sorted.slice(0, 2)).toEqual(['ironclad-bash', 'ironclad-anger']);
  expect(sorted.indexOf('ironclad-clash')).toBeGreaterThan(1);
  expect(sorted).toHaveLength(game.entries.filter(({ kind }) => kind === 'card').length);
});
