import type { ScenarioStep } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../index.ts';
import { fight } from '../testing/position.ts';
import { randomStart } from '../testing/property-climbs.ts';
import { mixedGame } from '../testing/property-games.ts';
import { playOn } from '../testing/random-play.ts';
import { sharesClimb } from './own-climb.ts';
import type { State } from './state.ts';

const freeze = (part: unknown): void => {
  if (typeof part !== 'object' || part === null) return;
  Object.freeze(part);
  Object.values(part).forEach(freeze);
};

/** Freezes all that copies of a state share; a write to it then throws. */
const freezeShared = (state: State): void => {
  freeze([state.encounters, state.summons, state.order]);
  for (const player of state.players)
    freeze([player.relics, player.relicState, player.modifiers, player.atEndOfTurn, player.doubling]);
  for (const player of state.players) freeze(player.loopStates);
  if (!sharesClimb(state)) return;
  freeze([state.run, state.potionDeck]);
  for (const { rewardDeck, rareDeck } of state.players) freeze([rewardDeck, rareDeck]);
};

const freezeAndGoOn = (state: State): boolean => {
  freezeShared(state);
  return false;
};

const playFrozen = (state: State, seed: string, limit: number): number => {
  const { combatsWon } = state.run;
  playOn(state, seed, limit, freezeAndGoOn);
  return state.run.combatsWon - combatsWon;
};

describe('what copies share', () => {
  it('is never written to in climbs', () => {
    let won = 0;
    for (let game = 0; game < 16; game++) {
      const seed = `frozen climb ${game}`;
      won += playFrozen(slayTheSpire.scenario.build(randomStart(seed), seed), seed, 600);
    }
    expect(won).toBeGreaterThan(8);
  });

  it('is never written to in fights with any cards and items', () => {
    let won = 0;
    for (let game = 0; game < 60; game++) won += playFrozen(mixedGame(game).start(), `frozen ${game}`, 400);
    expect(won).toBeGreaterThan(20);
  });

  it('is the climb in the middle of a card too', () => {
    const { state } = fight({
      player: { hand: ['Silent: Survivor', 'Strike', 'Defend'] },
      moves: [{ do: 'play', card: 'Survivor' }],
      expect: { question: { kind: 'card' } },
    });
    expect(state.stack.length).toBeGreaterThan(0);
    expect(slayTheSpire.copy(state).run).toBe(state.run);
  });

  it('is not the climb while an item reaches into it during a combat', () => {
    const withCourier = (...moves: ScenarioStep[]): State =>
      fight({
        player: { relics: ['The Courier'], gold: 3 },
        with: { potionDeck: ['Fire Potion'], relicDeck: ['Anchor', 'The Boot'] },
        moves,
        expect: {},
      }).state;
    const before = withCourier();
    expect(slayTheSpire.copy(before).run).toBe(before.run);
    const during = withCourier({ do: 'relic', relic: 'The Courier' });
    expect(slayTheSpire.copy(during).run).not.toBe(during.run);
  });
});
