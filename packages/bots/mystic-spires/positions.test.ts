import { hasSeat, movesSeen, plainText, type ReadableMove, type Seat, seenBy } from '@three-spires/kernel';
import { type MysticSpiresState, mysticSpires } from '@three-spires/mystic-spires';
import { describe, expect, test } from 'vitest';
import type { Bot, BotLevel, Thinking } from '../bot.ts';
import { findBot } from '../index.ts';
import { chanceOf } from './chance.ts';

const LONG = { timeout: 120_000 };
const LEVELS = ['novice', 'adept', 'master'] as const;
const SEEDS = ['one', 'two'] as const;

const botOf = (level: BotLevel): Bot => findBot('mystic-spires', level) as Bot;
const build = (position: object): MysticSpiresState => mysticSpires.scenario.build(position, 'positions');
const decider = (state: MysticSpiresState): Seat => (hasSeat(mysticSpires.deciding(state), 0) ? 0 : 1);

/** Allows a number of polls, independent of the real time: for a tenth of what the Master tries at most. */
const PATIENCE = 1500;
const thinking = (seed: string): Thinking => {
  let asked = 0;
  return { seed, outOfTime: () => ++asked > PATIENCE };
};

type Told = { readonly move: ReadableMove; readonly why: string };

/** Makes the bot's move and tells what it did. */
const step = (level: BotLevel, state: MysticSpiresState, seed: string): Told => {
  const seat = decider(state);
  const seen = seenBy(mysticSpires, state, seat, seed);
  const { move, why } = botOf(level).choose(seen, movesSeen(mysticSpires, seen), thinking(seed));
  const told = { move: mysticSpires.describe(state, seat, move), why: plainText(why ?? []) };
  mysticSpires.apply(state, seat, move);
  return told;
};

/** Makes a move of the second Keeper. */
const declare = (state: MysticSpiresState, move: ReadableMove): void => {
  const moves = movesSeen(mysticSpires, seenBy(mysticSpires, state, 1, 'declared'));
  const told = JSON.stringify(move);
  const declared = moves.find((each) => JSON.stringify(mysticSpires.describe(state, 1, each)) === told);
  mysticSpires.apply(state, 1, declared ?? -1);
};

/** Plays until the turn is over; the other Keeper, who holds nothing, lets everything pass. */
const playTurn = (level: BotLevel, state: MysticSpiresState, seed: string): Told[] => {
  const { turn } = state;
  const told: Told[] = [];
  for (let count = 0; state.turn === turn && mysticSpires.outcome(state) === undefined; count++) {
    const seat = decider(state);
    const one = step(level, state, `${seed} ${count}`);
    if (seat === 0) told.push(one);
  }
  return told;
};

const winnersOf = (state: MysticSpiresState): readonly Seat[] => mysticSpires.outcome(state)?.winners ?? [];

describe.each(['adept', 'master'] as const)('the %s', (level) => {
  test.each(SEEDS)('destroys a Tower that it can destroy (%s)', LONG, (seed) => {
    const state = build({
      keepers: [
        { field: ['Moonlit Courser', 'Moonlit Courser'], crystal: 3, hand: ['Reverie'] },
        { hp: 7, field: ['Nightmare Stalker', 'Drowsy Pixie'] },
      ],
    });
    const told = playTurn(level, state, seed);
    expect(winnersOf(state)).toEqual([0]);
    expect(told.map(({ why }) => why)).toContain('Brings down the opposing Tower.');
  });

  test.each(SEEDS)('attacks the Tower where the guards cannot save it (%s)', LONG, (seed) => {
    const state = build({
      keepers: [
        { field: ['Moonlit Courser', 'Reef Lurker', 'Prism Duelist'] },
        {
          hp: 8,
          field: [
            { card: 'Caldera Behemoth', damage: 6 },
            { card: 'Pyre Drake', damage: 5 },
            { card: 'Bone Piper', damage: 2 },
          ],
        },
      ],
      phase: 'Battle',
    });
    playTurn(level, state, seed);
    expect(winnersOf(state)).toEqual([0]);
  });

  test.each(SEEDS)('discards the last cards of a deck (%s)', LONG, (seed) => {
    const state = build({
      keepers: [
        { crystal: 4, hand: ['Flood the Stacks', 'Reef Lurker'], tower: 'The Sunken Stair' },
        { deck: ['Reef Lurker', 'Reef Lurker', 'Silt Scribe', 'Reef Lurker'] },
      ],
    });
    const told = playTurn(level, state, seed);
    expect(winnersOf(state)).toEqual([0]);
    expect(told[0]?.why).toBe("Empties the opponent's deck.");
  });

  test.each(SEEDS)('overloads an opponent who is close to it (%s)', LONG, (seed) => {
    const state = build({
      keepers: [
        { crystal: 9, hand: ['Deluge of Light', 'Prism Duelist'], tower: 'The Brimming Lens' },
        { crystal: 84 },
      ],
    });
    const told = playTurn(level, state, seed);
    expect(winnersOf(state)).toEqual([0]);
    expect(told.map(({ why }) => why)).toContain('Overloads the opponent.');
  });

  test.each(SEEDS)('spends Crystal before it overloads itself (%s)', LONG, (seed) => {
    const state = build({
      keepers: [
        { crystal: 96, hand: ['Nightmare Stalker', 'Keeper of Doors', 'Moonlit Courser'] },
        { field: ['Nightmare Stalker'] },
      ],
    });
    playTurn(level, state, seed);
    // The Lone Menhir adds 7.
    expect(state.keepers[0]?.crystal).toBeLessThan(93);
  });

  test.each(SEEDS)('answers the attack that would destroy its Tower (%s)', LONG, (seed) => {
    const state = build({
      keepers: [
        { hp: 4, crystal: 2, hand: ['Wake Elsewhere'], tokens: { 'Dream Token': 2 } },
        { field: ['Nightmare Stalker'] },
      ],
      turnPlayer: 2,
      phase: 'Battle',
    });
    declare(state, { do: 'attack', with: 'Nightmare Stalker', target: 'Tower 1' });
    expect(step(level, state, seed)).toEqual({
      move: { do: 'play', card: 'Wake Elsewhere' },
      why: 'Would lose the game otherwise.',
    });
  });

  test.each(SEEDS)('intercepts for a Tower that would fall (%s)', LONG, (seed) => {
    const state = build({
      keepers: [{ hp: 3, field: ['Lullaby Sprite'] }, { field: ['Nightmare Stalker'] }],
      turnPlayer: 2,
      phase: 'Battle',
    });
    declare(state, { do: 'attack', with: 'Nightmare Stalker', target: 'Tower 1' });
    expect(step(level, state, seed).move).toEqual({ do: 'intercept', with: 'Lullaby Sprite' });
  });
});

describe.each(LEVELS)('the %s', (level) => {
  test.each(SEEDS)('never idles with a good card to play (%s)', LONG, (seed) => {
    const state = build({
      keepers: [
        {
          crystal: 9,
          hand: ['Somnia, Queen of Dew', 'Nightmare Stalker', 'Keeper of Doors'],
          tower: 'The Tower of Dreams',
        },
        { field: ['Drowsy Pixie', 'Moonlit Courser'], tower: 'The Tower of Dreams' },
      ],
    });
    const told = playTurn(level, state, seed);
    expect(told.filter(({ move }) => move.do === 'play').length).toBeGreaterThan(0);
    expect(state.keepers[0]?.crystal).toBeLessThan(9);
  });

  test.each(SEEDS)('attacks an open Tower (%s)', LONG, (seed) => {
    const state = build({ keepers: [{ field: ['Moonlit Courser', 'Nightmare Stalker'] }, {}] });
    const told = playTurn(level, state, seed);
    expect(told.filter(({ move }) => move.do === 'attack').length).toBeGreaterThan(0);
    expect(state.keepers[1]?.hp).toBeLessThan(64);
  });

  test.each(SEEDS)('goes to battle with Units that rest as it begins (MYS-20.3) (%s)', LONG, (seed) => {
    const tired = { card: 'Moonlit Courser', fatigued: true };
    const state = build({ keepers: [{ field: [tired, tired] }, {}] });
    const told = playTurn(level, state, seed);
    expect(told[0]).toEqual({ move: { do: 'battle' }, why: 'Goes to battle with 2 ready Units.' });
    expect(told.filter(({ move }) => move.do === 'attack').length).toBeGreaterThan(0);
  });

  test.each(SEEDS)('does not go to battle without an attack (%s)', LONG, (seed) => {
    const state = build({ keepers: [{ field: ['Quilted Sentinel'] }, { field: ['Keeper of Doors'] }] });
    expect(playTurn(level, state, seed).map(({ move }) => move.do)).toEqual(['end turn']);
  });
});

/** What the Novice does first, with many seeds: it is moody, but some moves it must never make. */
const MOODS = Array.from({ length: 60 }, (_, mood) => `mood ${mood}`);
const noviceMoods = (position: object, attack?: ReadableMove): readonly ReadableMove[] =>
  MOODS.map((mood) => {
    const state = build(position);
    if (attack !== undefined) declare(state, attack);
    return step('novice', state, mood).move;
  });

describe('the novice', () => {
  test('plays a card although its Unit is tired from the last battle (MYS-20.3)', () => {
    const position = {
      keepers: [
        {
          crystal: 7,
          hand: ['Nightmare Stalker', 'Moonlit Courser', 'Drowsy Pixie', 'Drowsy Pixie'],
          field: [{ card: 'Moonlit Courser', fatigued: true }],
        },
        { field: ['Quilted Sentinel'] },
      ],
    };
    for (const move of noviceMoods(position)) expect(move.do).toBe('play');
  });

  test('never overlooks a guard against the attack that would destroy its Tower', () => {
    const attack = { do: 'attack', with: 'Nightmare Stalker', target: 'Tower 1' };
    const behind = (hp: number): object => ({
      keepers: [{ hp, field: ['Lullaby Sprite'] }, { field: ['Nightmare Stalker'] }],
      turnPlayer: 2,
      phase: 'Battle',
    });
    for (const move of noviceMoods(behind(5), attack)) expect(move.do).toBe('intercept');
    expect(noviceMoods(behind(40), attack).map((move) => move.do)).toContain('let through');
  });

  test('leaves at most one Unit out of a battle in which attacks cost nothing', () => {
    const left = MOODS.map((mood) => {
      const state = build({
        keepers: [{ field: Array.from({ length: 5 }, () => 'Moonlit Courser') }, {}],
        phase: 'Battle',
      });
      return 5 - playTurn('novice', state, mood).filter(({ move }) => move.do === 'attack').length;
    });
    expect(Math.max(...left)).toBe(1);
    expect(Math.min(...left)).toBe(0);
  });
});

describe('the master', () => {
  test.each(SEEDS)('brings in Units rather than wait behind an empty field (%s)', LONG, (seed) => {
    const tower = 'The Brimming Lens';
    const state = build({
      keepers: [
        {
          hp: 42,
          crystal: 8,
          hand: ['Prism Duelist', 'Overflow Djinn', 'Facet Sentinel', 'Geode Tortoise'],
          tower,
        },
        {
          crystal: 29,
          hand: ['Nova of the Ninth Lens', 'Critical Mass'],
          field: [
            { card: 'Geode Tortoise', damage: 5 },
            { card: 'Geode Tortoise', damage: 5 },
            { card: 'Refraction Drake', damage: 3 },
          ],
          tower,
        },
      ],
      turn: 5,
    });
    const told = playTurn('master', state, seed);
    expect(told.filter(({ move }) => move.do === 'play').length).toBeGreaterThan(0);
  });

  test.each(SEEDS)('uses an effect that costs nothing and helps (%s)', LONG, (seed) => {
    const tower = 'The Sunken Stair';
    const deck = Array.from({ length: 20 }, () => 'Brackish Warden');
    const state = build({
      keepers: [
        {
          crystal: 3,
          field: ['Archivist of the Abyss', 'Brackish Warden'],
          hand: ['Seal of Salt'],
          deck,
          tower,
        },
        { crystal: 0, field: [{ card: 'Kelp Strangler', damage: 3 }], deck, tower },
      ],
      turn: 5,
    });
    const told = playTurn('master', state, seed);
    expect(told.filter(({ move }) => move.do === 'use').length).toBe(1);
  });
});

test('the Master rates its options: best first, with errors, until time is out', LONG, () => {
  const state = build({
    keepers: [
      { field: ['Moonlit Courser', 'Drowsy Pixie'], crystal: 3, hand: ['Drowsy Pixie'] },
      { hp: 4, field: ['Nightmare Stalker'] },
    ],
    phase: 'Battle',
  });
  const seen = seenBy(mysticSpires, state, 0, 'rated');
  const moves = movesSeen(mysticSpires, seen);
  const rate = (patience: number) => {
    let asked = 0;
    const outOfTime = (): boolean => ++asked > patience;
    return botOf('master').rate?.(seen, moves, { seed: 'rated', outOfTime }) ?? [];
  };
  const rated = rate(PATIENCE);
  const [best] = rated;
  expect(mysticSpires.describe(state, 0, best?.move ?? -1)).toEqual({
    do: 'attack',
    with: 'Moonlit Courser',
    target: 'Tower 2',
  });
  expect(best?.chance).toBe(1);
  for (const [at, { move, chance, error }] of rated.entries()) {
    expect(moves).toContain(move);
    expect(chance).toBeLessThanOrEqual(rated[at - 1]?.chance ?? 1);
    expect(error).toBeGreaterThanOrEqual(0);
  }
  expect(rate(0)).toEqual([]);
});

test('where a guard makes all attacks alike, the Adept aims at what it would gain most from', () => {
  const state = build({
    keepers: [
      { field: ['Moonlit Courser'] },
      { field: ['Ashfoot Raider', { card: 'Caldera Behemoth', damage: 6 }, 'Quilted Sentinel'] },
    ],
    phase: 'Battle',
  });
  expect(step('adept', state, 'aim').move.target).toBe('Caldera Behemoth');
});

test('a bot says why it destroys a Unit', LONG, () => {
  const state = build({
    keepers: [
      { field: ['Nightmare Stalker', 'Moonlit Courser'] },
      { hp: 9, field: [{ card: 'Keeper of Doors', damage: 9 }] },
    ],
    phase: 'Battle',
  });
  const told = playTurn('adept', state, 'why');
  expect(told.map(({ why }) => why)).toContain('Destroys Keeper of Doors before it can intercept.');
});

describe('a race to the empty deck', () => {
  const tower = 'The Sunken Stair';
  const deck = (cards: number): string[] => Array.from({ length: cards }, () => 'Brackish Warden');
  const chanceWith = (own: object, other: object): number =>
    chanceOf(
      build({
        keepers: [
          { tower, deck: deck(16), ...own },
          { tower, deck: deck(16), ...other },
        ],
      }),
      0,
    );

  test('goes to the side whose deck lasts longer', () => {
    expect(chanceWith({ deck: deck(6) }, { deck: deck(20) })).toBeLessThan(0.3);
    expect(chanceWith({ deck: deck(20) }, { deck: deck(6) })).toBeGreaterThan(0.7);
  });

  test('is quickened by what discards in every turn, and not by what has discarded once', () => {
    const scribe = chanceWith({ field: ['Silt Scribe'] }, {});
    const clock = chanceWith({ field: ['Dripping Clock'] }, {});
    expect(clock).toBeGreaterThan(scribe + 0.05);
  });
});

test('looks ahead to an end where disrupted effects disrupt each other', LONG, () => {
  const triggers = ['Vengeful Silence', 'Kiln Backlash'].flatMap((card) => [card, card, card]);
  const state = build({
    keepers: [
      { field: triggers, hand: ['Reef Lurker'], crystal: 9 },
      { field: Array.from({ length: 6 }, () => 'Moonlit Courser'), hand: ['Seal of Salt'], crystal: 9 },
    ],
  });
  const moves = movesSeen(mysticSpires, seenBy(mysticSpires, state, 0, 'silence'));
  const play = moves.find((move) => mysticSpires.describe(state, 0, move).do === 'play');
  mysticSpires.apply(state, 0, play ?? -1);
  expect(decider(state)).toBe(1);
  const answers = movesSeen(mysticSpires, seenBy(mysticSpires, state, 1, 'silence'));
  expect(answers.length).toBe(2);
  expect(['play', 'pass']).toContain(step('adept', state, 'silence').move.do);
});
