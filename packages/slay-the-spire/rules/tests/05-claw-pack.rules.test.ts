import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { FACES, findFace } from '../compile/entries.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';

const PACK_CLAW = findFace('Claw (Claw Pack)', 'Defect');
const CLAW = findFace('Claw', 'Defect');

const start = (characters: readonly string[], climb: object, seed = 'claws'): State =>
  slayTheSpire.start(slayTheSpire.readSetup({ characters, climb }), seed);
const playerOf = (state: State, seat: number): Player => playerAt(state, seat);
const clawsIn = (deck: readonly number[]): number => deck.filter((face) => face === PACK_CLAW).length;

describe('the Claw Pack (STS-5.8, R164)', () => {
  it('stays out of every deck unless the game asks for it', () => {
    const { rewardDeck, rareDeck } = playerOf(start(['Ironclad', 'Defect'], {}), 1);
    expect([clawsIn(rewardDeck), clawsIn(rareDeck), rewardDeck.length]).toEqual([0, 0, 50]);
  });

  it('brings 8 Claws into the card rewards of the Defect, beside the 2 of the box', () => {
    const state = start(['Ironclad', 'Defect'], { clawPack: true });
    const { rewardDeck, rareDeck } = playerOf(state, 1);
    expect(rewardDeck).toHaveLength(58);
    expect([clawsIn(rewardDeck), rewardDeck.filter((face) => face === CLAW).length]).toEqual([8, 2]);
    expect([clawsIn(rareDeck), rareDeck.length]).toEqual([0, 12]);
    expect(clawsIn(playerOf(state, 0).rewardDeck)).toBe(0);
  });

  it('shuffles them in', () => {
    const places = ['one', 'two', 'three'].map((seed) =>
      playerOf(start(['Defect'], { clawPack: true }, seed), 0).rewardDeck.indexOf(PACK_CLAW),
    );
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  it('counts them as commons of the card rewards', () => {
    expect(FACES[PACK_CLAW]?.definition).toMatchObject({ rarity: 'common', copies: 8, cost: 0 });
  });
});
