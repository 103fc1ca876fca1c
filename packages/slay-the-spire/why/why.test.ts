/** Whole chains, as people would tell them at a table. */
import { plainText, requireMove, type ScenarioStep, type Why } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { slayTheSpire as game } from '../index.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import { endTurn, play } from '../testing/position.ts';
import { why } from './index.ts';

type Fields = Readonly<Record<string, unknown>>;
type Fight = {
  readonly players: readonly Fields[];
  readonly enemies: readonly Fields[];
  readonly with?: Fields;
  readonly moves: readonly ScenarioStep[];
};

const inWords = (chain: Why): readonly string[] =>
  chain.map(({ says, rule, amount }) =>
    [plainText(says), rule, ...(amount === undefined ? [] : [amount])].join(' | '),
  );

/** The chains of the events that fit, in the last of the moves. */
const told = (
  { players, enemies, moves, with: rest = {} }: Fight,
  fits: (event: SlayTheSpireEvent) => boolean,
): readonly (readonly string[])[] => {
  const state = game.scenario.build({ players, enemies, ...rest }, 'why');
  let chains: (readonly string[])[] = [];
  for (const step of moves) {
    const { seat, move } = requireMove(game, state, step as never);
    const earlier: SlayTheSpireEvent[] = [];
    chains = [];
    game.apply(state, seat, move, (event) => {
      if (fits(event)) chains.push(inWords(why.explain(state, event, earlier)));
      earlier.push(event);
    });
  }
  return chains;
};

const isOf =
  (type: SlayTheSpireEvent['type'], more: Fields = {}) =>
  (event: SlayTheSpireEvent): boolean =>
    event.type === type &&
    Object.entries(more).every(([name, value]) => event[name as keyof typeof event] === value);

const damaged = isOf('damaged');

describe('a hit', () => {
  test('STS-38.10 2 hits, +1 Strength, doubled by Vulnerable, 1 stopped by Block', () => {
    const chains = told(
      {
        players: [{ character: 'Ironclad', strength: 1, hand: ['Bash'] }],
        enemies: [{ name: 'A', hp: 10, block: 1, vulnerable: 1 }],
        moves: [play('Bash', 'A')],
      },
      damaged,
    );
    expect(chains).toEqual([
      [
        'Ironclad plays Bash. | STS-13.18',
        'Bash: 2 hit | STS-38.9 | 2',
        'strength adds 1. | STS-38.18 | 3',
        'vulnerable doubles it. | STS-38.20 | 6',
        'block stops 1. | STS-38.3 | 5',
        '5 HP lost. | STS-38.3 | 5',
      ],
    ]);
  });

  test('STS-38.24 Weak and Vulnerable cancel each other out, and no more HP are lost than there are', () => {
    const [chain] = told(
      {
        players: [{ character: 'Ironclad', weak: 1, hand: ['Bash'] }],
        enemies: [{ name: 'A', hp: 1, vulnerable: 1 }],
        moves: [play('Bash', 'A')],
      },
      damaged,
    );
    expect(chain?.slice(1)).toEqual([
      'Bash: 2 hit | STS-38.9 | 2',
      'weak and vulnerable cancel each other out. | STS-38.24 | 2',
      'Only 1 HP are left to lose. | STS-15.1 | 1',
      '1 HP lost. | STS-38.3 | 1',
    ]);
  });

  test('STS-23.8 Wrath, and a bonus with its condition', () => {
    const [slice] = told(
      {
        players: [{ character: 'Silent', shivs: 1, hand: ['Slice'] }],
        enemies: [{ name: 'A', hp: 10 }],
        moves: [play('Slice', 'A')],
      },
      damaged,
    );
    expect(slice?.slice(1)).toEqual([
      'Slice: 1 hit | STS-38.9 | 1',
      '1 more, because you have a shiv. | STS-16.10 | 2',
      '2 HP lost. | STS-38.3 | 2',
    ]);
    const wrath = told(
      {
        players: [{ character: 'Watcher', stance: 'wrath', hand: ['Strike'] }],
        enemies: [{ name: 'A', hp: 10 }],
        moves: [play('Strike', 'A')],
      },
      damaged,
    );
    expect(wrath[0]?.slice(1)).toEqual([
      'Strike: 1 hit | STS-38.9 | 1',
      'Wrath adds 1. | STS-23.8 | 2',
      '2 HP lost. | STS-38.3 | 2',
    ]);
  });

  test('STS-16.12 plain damage knows no Strength', () => {
    const [chain] = told(
      {
        players: [{ character: 'Watcher', stance: 'wrath', strength: 2, block: 0, hand: [] }],
        enemies: [{ name: 'A', hp: 10 }],
        moves: [endTurn()],
      },
      isOf('damaged', { side: 'player' }),
    );
    expect(chain).toEqual([
      'Ending the turn in Wrath costs 1 damage. | STS-23.9',
      'Wrath: 1 damage | STS-16.11 | 1',
      '1 HP lost. | STS-38.3 | 1',
    ]);
  });
});

describe('an enemy', () => {
  const JAW_WORM = {
    players: [{ character: 'Ironclad', block: 1, vulnerable: 1, hand: [] }],
    enemies: [{ name: 'Jaw Worm', hp: 8, strength: 1 }],
    with: { die: 3 },
    moves: [endTurn()],
  };

  test('STS-14.11 acts by the die, and its Strength counts for each hit', () => {
    const [chain] = told(JAW_WORM, isOf('damaged', { side: 'player' }));
    expect(chain?.[0]).toBe('The die shows 3, which decides this action. | STS-14.11');
    expect(chain?.[1]).toMatch(/^Jaw Worm acts: .*hit.* \| STS-14\.4$/);
    expect(chain?.slice(3)).toEqual([
      'strength adds 1. | STS-38.18 | 3',
      'vulnerable doubles it. | STS-38.20 | 6',
      'block stops 1. | STS-38.3 | 5',
      '5 HP lost. | STS-38.3 | 5',
    ]);
  });

  test('STS-14.3 its turn comes in the order of the rows', () => {
    const [chain] = told(JAW_WORM, isOf('enemyActed'));
    expect(chain?.slice(1, 3)).toEqual([
      'It is its turn to act. | STS-14.3',
      'The die shows 3, which decides this action. | STS-14.11',
    ]);
  });

  test('STS-15.1 dies without HP', () => {
    const [chain] = told(
      {
        players: [{ character: 'Ironclad', hand: ['Strike'] }],
        enemies: [{ name: 'A', hp: 1 }, { name: 'B' }],
        moves: [play('Strike', 'A')],
      },
      isOf('enemyDied'),
    );
    expect(chain).toEqual([
      'Ironclad plays Strike. | STS-13.18',
      'It has no HP left. | STS-15.1',
      expect.stringMatching(/ dies\. \| STS-15\.1$/),
    ]);
  });

  test('STS-21.3 loses HP to Poison at end of turn', () => {
    const [chain] = told(
      {
        players: [{ character: 'Silent', hand: [] }],
        enemies: [{ name: 'A', hp: 10, poison: 3 }],
        moves: [endTurn()],
      },
      isOf('hpLost'),
    );
    expect(chain).toEqual([
      'At end of turn, poison takes as much HP as there are tokens. | STS-21.3',
      'Poison: 0 HP | STS-16.11 | 0',
      '1 for each poison on the enemy: 3 | STS-16.10 | 3',
      '3 HP lost. | STS-16.11 | 3',
    ]);
  });
});

describe('gains', () => {
  test('STS-38.4 Block stops at its limit, and STS-16.14 tokens at theirs', () => {
    const [block] = told(
      {
        players: [{ character: 'Ironclad', block: 19, hand: ['Defend+'] }],
        enemies: [{ name: 'A' }],
        moves: [play('Defend+')],
      },
      isOf('blockGained'),
    );
    expect(block?.slice(1)).toEqual([
      'Defend+: 2 block | STS-38.3 | 2',
      '1 of it fit. | STS-38.4 | 1',
      'Ironclad gains 1 block. | STS-38.3 | 1',
    ]);
    const [weak] = told(
      {
        players: [{ character: 'Ironclad', hand: ['Disarm'] }],
        enemies: [{ name: 'A', weak: 2 }],
        moves: [play('Disarm', 'A')],
      },
      isOf('tokenChanged'),
    );
    expect(weak?.at(-2)).toBe('1 of it fit. | STS-38.23 | 1');
  });

  test('STS-17.4 an attack uses up one Vulnerable', () => {
    const [chain] = told(
      {
        players: [{ character: 'Ironclad', hand: ['Strike'] }],
        enemies: [{ name: 'A', vulnerable: 2, hp: 20 }],
        moves: [play('Strike', 'A')],
      },
      isOf('tokenChanged', { change: -1 }),
    );
    expect(chain?.[1]).toBe('The attack is over and uses up 1 vulnerable. | STS-17.4');
  });

  test('STS-13.19 a triggered ability names what set it off', () => {
    const chain = told(
      {
        players: [{ character: 'Ironclad', powers: ['Feel No Pain'], hand: ['True Grit', 'Strike'] }],
        enemies: [{ name: 'A', hp: 20 }],
        moves: [play('True Grit')],
      },
      isOf('blockGained'),
    ).at(-1);
    expect(chain?.join('\n')).toMatch(/Exhausted.*\| STS-13\.19/);
    expect(chain?.join('\n')).toMatch(/Ironclad’s Feel No Pain: whenever you Exhaust a card/);
  });

  test('STS-22.6 an Evoked Orb', () => {
    const [chain] = told(
      {
        players: [{ character: 'Defect', orbs: ['lightning'], hand: ['Dual Cast'] }],
        enemies: [{ name: 'A', hp: 20 }],
        moves: [play('Dual Cast')],
      },
      damaged,
    );
    expect(chain?.slice(1)).toEqual(['lightning: 2 damage | STS-22.6 | 2', '2 HP lost. | STS-38.3 | 2']);
  });
});
