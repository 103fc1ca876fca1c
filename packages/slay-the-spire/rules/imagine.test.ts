import { describe, expect, it } from 'vitest';
import { slayTheSpire as game } from '../index.ts';
import { legalMoves } from '../testing/property-checks.ts';
import { faceOf } from './card.ts';
import { FACES } from './compile/entries.ts';
import { imagine, imagineFight } from './imagine.ts';
import type { Player, State } from './state.ts';
import { playerAt } from './state.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => `world ${seed}`);

const build = (...players: object[]): State =>
  game.scenario.build({ players, enemies: [{ name: 'A', row: 1, hp: 10 }] }, 'imagine') as State;

const play = (state: State, fields: object): void => {
  const move = legalMoves(state, 0).find((each) =>
    Object.entries(fields).every(([field, value]) => game.describe(state, 0, each)[field] === value),
  );
  game.apply(state, 0, move as number);
};

const names = (cards: readonly number[]): string[] =>
  cards.map((card) => FACES[faceOf(card)]?.definition.name ?? '');

const drawNames = (state: State, seat = 0): string[] => names(playerAt(state, seat).draw);

/** What lies on top of the draw pile in each of the worlds. */
const tops = (state: State): Set<string> =>
  new Set(SEEDS.map((seed) => drawNames(imagine(state, 0, seed)).at(-1) as string));

/** A climb past Neow, whose map lies open or not. */
const onMap = (modifiers: readonly string[]): State => {
  const setup = { characters: ['Ironclad'], climb: { modifiers } };
  const state = game.start(game.readSetup(setup), 'face down');
  while (state.run.act === 0 || state.run.rooms.length === 0)
    game.apply(state, 0, legalMoves(state, 0)[0] as number);
  return state;
};

describe('what a seat imagines', () => {
  const ironclad = {
    character: 'Ironclad',
    hand: ['Warcry', 'Strike', 'Bash'],
    draw: ['Defend', 'Anger', 'Clash', 'Clothesline', 'Defend', 'Defend', 'Strike', 'Strike'],
  };

  it('has the draw pile in another order and with the same cards', () => {
    const state = build(ironclad);
    expect(tops(state).size).toBeGreaterThan(3);
    for (const seed of SEEDS)
      expect(drawNames(imagine(state, 0, seed)).sort()).toEqual(drawNames(state).sort());
  });

  it('keeps a card on top that its owner has put there, until the pile is shuffled', () => {
    const state = build(ironclad);
    play(state, { do: 'play', card: 'Warcry' });
    play(state, { do: 'choose', card: 'Bash' });
    expect(tops(state)).toEqual(new Set(['Bash']));
  });

  it('keeps the cards that a Scry has left, in their order, while they are looked at and later', () => {
    const state = build({
      character: 'Watcher',
      hand: ['Third Eye'],
      draw: ['Eruption', 'Defend', 'Vigilance', 'Strike', 'Strike', 'Strike', 'Defend', 'Defend'],
    });
    play(state, { do: 'play', card: 'Third Eye' });
    const looked = drawNames(state).slice(-3);
    for (const seed of SEEDS) expect(drawNames(imagine(state, 0, seed)).slice(-3)).toEqual(looked);
    play(state, { do: 'choose', card: 'Defend' });
    play(state, { do: 'choose', card: 'done' });
    for (const seed of SEEDS)
      expect(drawNames(imagine(state, 0, seed)).slice(-2)).toEqual(['Vigilance', 'Eruption']);
  });

  it("deals another player's hand again from the hand and the draw pile, not from open piles", () => {
    const silent = {
      character: 'Silent',
      hand: ['Neutralize', 'Survivor'],
      draw: ['Strike', 'Defend', 'Defend'],
      discard: ['Backstab'],
    };
    const state = build(ironclad, silent);
    const hands = SEEDS.map((seed) => names((imagine(state, 0, seed).players[1] as Player).hand));
    expect(new Set(hands.map(String)).size).toBeGreaterThan(2);
    for (const hand of hands) expect(hand).not.toContain('Backstab');
    for (const hand of hands) expect(hand).toHaveLength(2);
    const own = imagine(state, 0, 'own').players[0] as Player;
    expect(own.hand).toEqual(playerAt(state, 0).hand);
  });

  it('lays tokens that lie face down again, and no others', () => {
    const rooms = (state: State): Set<string> =>
      new Set(SEEDS.map((seed) => String(imagine(state, 0, seed).run.rooms)));
    expect(rooms(onMap(['Uncertain Future'])).size).toBeGreaterThan(10);
    const open = onMap([]);
    expect(rooms(open)).toEqual(new Set([String(open.run.rooms)]));
  });

  it('is the same fight with the climb shared, for a search', () => {
    const state = imagine(build(ironclad), 0, 'first');
    const other = imagineFight(state, 0, 'second');
    expect(other.run).toBe(state.run);
    expect(other.players[0]?.draw).toEqual(imagine(state, 0, 'second').players[0]?.draw);
    expect(other.random).toEqual(imagine(state, 0, 'second').random);
  });
});
