import { playScenario, readScenario } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { findGame, type GameWatch, type LabGame } from '../games-list.ts';
import { playRandomGame } from './random-game.ts';

const lab = findGame('slay-the-spire');
const climb = { setup: { characters: ['Silent', 'Watcher'], climb: {} } };

test('a game is played to its end', () => {
  const { decisions, result, reached, failure } = playRandomGame(lab, climb, 'whole');
  expect(failure).toBeUndefined();
  expect(['victory', 'defeat']).toContain(result);
  expect(reached).toMatch(/^Act [1-4]$/);
  expect(decisions).toBeGreaterThan(5);
});

test('the same seed plays the same game', () => {
  expect(playRandomGame(lab, climb, 'twice')).toEqual(playRandomGame(lab, climb, 'twice'));
});

/** The usual checks, and one more that fails at the nth look. */
const failingAt = (looks: number): LabGame => ({
  ...lab,
  watch: (fresh, seed): GameWatch => {
    const usual = lab.watch(fresh, seed);
    let left = looks;
    return {
      look: () => {
        if (--left < 0) throw new Error('too many cards');
      },
      carryOut: (state, seat, move) => usual.carryOut(state, seat, move),
      joined: () => usual.joined?.(),
    };
  },
});

test('a failed check stops the game and leaves a scenario that leads there', () => {
  const looks = 60;
  const { failure, decisions } = playRandomGame(failingAt(looks), climb, 'broken');
  expect(failure?.problem).toContain('too many cards');
  expect(decisions).toBe(looks);
  const scenario = readScenario(JSON.parse(JSON.stringify(failure?.scenario)));
  expect(scenario).toMatchObject({ title: 'Error: too many cards', seed: 'broken', position: climb });
  expect(scenario.moves).toHaveLength(looks);
  // The readable moves lead to exactly this position, so none of them was ambiguous.
  const states: unknown[] = [];
  const recording: LabGame = {
    ...failingAt(looks),
    reached: (state) => {
      states.push(structuredClone(state));
      return '';
    },
  };
  playRandomGame(recording, climb, 'broken');
  expect(playScenario(lab.game, scenario).state).toEqual(states.at(-1));
});

test('when the rules throw, the scenario ends with the move that made them throw', () => {
  const game: LabGame['game'] = {
    ...lab.game,
    apply: () => {
      throw new Error('no such card');
    },
  };
  const watch: LabGame['watch'] = () => ({
    look: () => {},
    carryOut: (state, seat, move) => game.apply(state, seat, move),
  });
  const { failure } = playRandomGame({ ...lab, game, watch }, climb, 'crash');
  expect(failure?.problem).toContain('no such card');
  expect(failure?.scenario.moves).toHaveLength(1);
});
