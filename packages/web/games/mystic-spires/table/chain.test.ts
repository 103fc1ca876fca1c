import { playScenario, type ScenarioStep } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { describe, expect, test } from 'vitest';
import type { MysticSpiresEvent } from '../pieces/content.ts';
import { type Chain, chainFrames, lastChain } from './chain.ts';

/** The book's own example: an effect that destroys, a trigger that foresees it, and the answer that stops both. */
const position = {
  keepers: [
    { field: ['Gallows Magus', 'Spoils of Ruin'], crystal: 3 },
    { field: ['Reef Lurker'], hand: ['Answering Flame'], crystal: 6 },
  ],
};
const use: ScenarioStep = { seat: 0, do: 'use', card: 'Gallows Magus', target: 'Reef Lurker' };
const answer: ScenarioStep = { seat: 1, do: 'play', card: 'Answering Flame', target: 'Gallows Magus' };

/** What some moves tell, one after the other. */
const told = (...moves: readonly ScenarioStep[]): readonly MysticSpiresEvent[] => {
  const { state } = playScenario(mysticSpires, { game: mysticSpires.id, seed: 'chain', position, moves: [] });
  const events: MysticSpiresEvent[] = [];
  for (const step of moves) {
    const { seat = 0, ...readable } = step as { seat?: number; do: string };
    const move = mysticSpires.scenario?.encode?.(state, seat, readable) ?? -1;
    mysticSpires.apply(state, seat, move, (event) => events.push(event));
  }
  return events;
};

const fates = (chain: Chain): readonly string[] => chain.map(({ number, fate }) => `C${number} ${fate}`);

describe('the chain on the screen', () => {
  test('grows link by link', () => {
    const events = told(use);
    expect(chainFrames(events, events.length).map(({ chain }) => fates(chain))).toEqual([
      ['C1 stands'],
      ['C1 stands', 'C2 stands'],
    ]);
  });

  test('comes down from its end, and shows which links broke', () => {
    const events = told(use, answer);
    const frames = chainFrames(events, events.length - told(use).length);
    expect(frames.map(({ chain }) => fates(chain))).toEqual([
      ['C1 stands', 'C2 stands', 'C3 stands'],
      ['C1 stands', 'C2 stands', 'C3 resolved'],
      ['C1 disrupted', 'C2 stands', 'C3 resolved'],
      ['C1 disrupted', 'C2 disrupted', 'C3 resolved'],
    ]);
  });

  test('is remembered until something else happens', () => {
    const events = told(use, answer);
    expect(fates(lastChain(events))).toEqual(['C1 disrupted', 'C2 disrupted', 'C3 resolved']);
    expect(fates(lastChain([...events, { type: 'passed', seat: 0 }]))).toHaveLength(3);
    expect(lastChain([...events, { type: 'turnBegan', seat: 1, turn: 4 }])).toEqual([]);
    expect(lastChain([])).toEqual([]);
  });
});
