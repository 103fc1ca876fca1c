/** Rules that need the whole box: saving between Acts, the printed decks, the Shard, "start of next round". */
import { createMoveList, createRandom, randomBelow } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/index.ts';
import { slayTheSpire as game, type SlayTheSpireState } from '../../index.ts';
import { endTurn, fight } from '../../testing/position.ts';
import { PHASE, QUESTION } from '../state.ts';

const list = createMoveList();

/** Plays on at random; a party that cannot fall, against enemies that hardly stand. */
const playOn = (
  state: SlayTheSpireState,
  seed: string,
  until: (state: SlayTheSpireState) => boolean,
): SlayTheSpireState => {
  const random = createRandom(seed, 1);
  for (let move = 0; move < 4000 && !until(state) && game.outcome(state) === undefined; move++) {
    for (const player of state.players) player.hp = player.maxHp;
    if (state.phase === PHASE.play) for (const enemy of state.enemies) enemy.hp = Math.min(enemy.hp, 2);
    game.legal(state, 0, list);
    game.apply(state, 0, list.moves[randomBelow(random, 0, list.length)] as number);
  }
  return state;
};

const betweenActs = (state: SlayTheSpireState): boolean =>
  state.phase === PHASE.actEnd && state.question.kind === QUESTION.party;

describe('saving', () => {
  it('STS-1.7 a game saved at the end of an Act goes on later as if it had never stopped', () => {
    const setup = game.readSetup({ characters: ['Ironclad'], climb: {} });
    const ended = Array.from({ length: 12 }, (_, seed) =>
      playOn(game.start(setup, `save ${seed}`), `save ${seed}`, betweenActs),
    ).find(betweenActs);
    if (ended === undefined) throw new Error('no game came to the end of Act I');
    const loaded = JSON.parse(JSON.stringify(ended)) as SlayTheSpireState;
    for (const state of [ended, loaded]) {
      game.legal(state, 0, list);
      const goOn = list.moves.find((move) => game.describe(state, 0, move).choice === 'next act');
      game.apply(state, 0, goOn as number);
    }
    const isSecondFight = (state: SlayTheSpireState): boolean => state.run.act === 2 && state.round > 1;
    expect(playOn(loaded, 'later', isSecondFight)).toEqual(playOn(ended, 'later', isSecondFight));
    expect(ended.run.act).toBe(2);
  });
});

describe('printed faces', () => {
  const character = CARDS.filter(({ owner, type }) => owner !== undefined && type !== 'ticket');

  it('STS-4.8 starter cards, card rewards and rare rewards are three decks, told apart by their border', () => {
    for (const { name, deck, rarity } of character) {
      expect([name, deck === 'starter', deck === 'rare']).toEqual([
        name,
        rarity === 'starter',
        rarity === 'rare',
      ]);
    }
  });

  it('STS-5.7 the banner says common, uncommon or rare, and nothing for a starter card', () => {
    const rarities = new Set(character.filter(({ deck }) => deck === 'rewards').map(({ rarity }) => rarity));
    expect(rarities).toEqual(new Set(['common', 'uncommon']));
    expect(new Set(character.map(({ rarity }) => rarity))).toEqual(
      new Set(['starter', 'common', 'uncommon', 'rare']),
    );
  });
});

describe('the Prismatic Shard', () => {
  it('STS-25.7 starts every combat in Neutral', () => {
    fight({
      player: { relics: ['Prismatic Shard'], hand: ['Eruption', 'Strike'] },
      enemies: [{ name: 'A', hp: 4 }],
      moves: [
        { expect: { players: [{ stance: 'neutral' }] } },
        { do: 'play', card: 'Eruption', enemy: 'A' },
        { expect: { players: [{ stance: 'wrath' }] } },
        { do: 'play', card: 'Strike', enemy: 'A' },
      ],
      expect: { players: [{ stance: 'neutral' }], enemies: [{ status: 'dead' }] },
    });
  });
});

describe('start of next round', () => {
  it('STS-27.4 comes in the Start of Turn phase of the following Player Turn', () => {
    fight({
      player: { hp: 10, draw: new Array(10).fill('Strike') },
      enemies: [{ name: 'Large Slime', id: 'a1-enc-large-slime', cube: 3 }],
      moves: [{ expect: { enemies: [{ name: 'Large Slime' }] } }, endTurn()],
      expect: { round: 2, phase: 'play', enemies: [{ name: 'Large Slime' }, { name: 'Acid Slime' }] },
    });
  });
});
