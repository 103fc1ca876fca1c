import { replayLog } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { findGame, type LabGame } from './games-list.ts';
import { playRandomGame } from './random-game.ts';

const spire = findGame('slay-the-spire');
const setup = { characters: ['Silent', 'Watcher'] };

test('a game is played to its end', () => {
  const { decisions, result, failure } = playRandomGame(spire, setup, 'whole');
  expect(failure).toBeUndefined();
  expect(['victory', 'defeat']).toContain(result);
  expect(decisions).toBeGreaterThan(5);
});

test('the same seed plays the same game', () => {
  expect(playRandomGame(spire, setup, 'twice')).toEqual(playRandomGame(spire, setup, 'twice'));
});

test('a state that is wrong stops the game and leaves the log that leads there', () => {
  let looks = 0;
  const watch: LabGame['watch'] = () => () => (++looks > 8 ? ['too many cards', 'too little gold'] : []);
  const { failure, decisions } = playRandomGame({ ...spire, watch }, setup, 'broken');
  expect(failure?.problem).toBe('too many cards; too little gold');
  expect(failure?.log.entries).toHaveLength(decisions);
  expect(decisions).toBe(8);
  const log = JSON.parse(JSON.stringify(failure?.log));
  expect(() => replayLog(spire.game, log)).not.toThrow();
});

test('rules that throw leave the move that made them throw at the end of the log', () => {
  const game: LabGame['game'] = {
    ...spire.game,
    apply: () => {
      throw new Error('no such card');
    },
  };
  const { failure } = playRandomGame({ ...spire, game }, setup, 'crash');
  expect(failure?.problem).toContain('no such card');
  expect(failure?.log.entries).toHaveLength(1);
});
