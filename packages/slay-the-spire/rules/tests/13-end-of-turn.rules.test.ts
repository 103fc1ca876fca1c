import type { ScenarioStep } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { choose, endTurn, fight, play } from '../../testing/position.ts';

const order = (ability: string, seat = 'Ironclad') => ({ do: 'order', ability, seat });

test('STS-13.26 the End of Turn phase begins when all are done, and nothing can be used in it', () => {
  fight({
    players: [
      { hand: ['Strike'], powers: ['Combust'], potions: ['Fire Potion'] },
      { character: 'Silent', hand: ['Strike', 'Blur'], powers: ['Well-Laid Plans'], shivs: 1, miracles: 1 },
    ],
    moves: [
      endTurn('Ironclad'),
      endTurn('Silent'),
      { expect: { phase: 'endOfTurn', question: { kind: 'card', seat: 'Silent' } } },
      { refused: play('Strike', 'A', { seat: 'Silent' }), code: 'answer-first' },
      { refused: { do: 'shiv', enemy: 'A', seat: 'Silent' }, code: 'answer-first' },
      { refused: { do: 'miracle', seat: 'Silent' }, code: 'answer-first' },
      { refused: { do: 'take back' }, code: 'other-player-decides' },
      { refused: { do: 'ability', card: 'Combust', row: 1 }, code: 'other-player-decides' },
      { refused: { do: 'potion', potion: 'Fire Potion', enemy: 'A' }, code: 'other-player-decides' },
      choose({ seat: 'Silent', card: 'Blur' }),
    ],
    expect: { round: 2, enemies: [{ hp: 10 }] },
  });
});

test('STS-13.27 end-of-turn abilities go in the order their owner chooses', () => {
  const end = (first: string) =>
    fight({
      player: { hand: ['Burn'], powers: ['Metallicize'] },
      moves: [
        endTurn(),
        { expect: { question: { kind: 'order', seat: 'Ironclad' }, waiting: ['Metallicize', 'Burn'] } },
        order(first),
      ],
      expect: { round: 2 },
    }).state.players[0]?.hp;
  expect(end('Metallicize')).toBe(10);
  expect(end('Burn')).toBe(9);
});

test('STS-13.27 every player orders the own abilities', () => {
  fight({
    players: [
      { hand: ['Burn'], powers: ['Metallicize'] },
      { character: 'Silent', hand: ['Burn'], powers: ['Metallicize'] },
    ],
    moves: [
      endTurn('Ironclad'),
      endTurn('Silent'),
      { refused: order('Burn', 'Silent'), code: 'other-player-decides' },
      order('Burn'),
      order('Metallicize', 'Silent'),
    ],
    expect: { round: 2, players: [{ hp: 9 }, { hp: 9 }] },
  });
});

test('STS-13.28 end of turn is the end of the Player Turn: Metallicize blocks the attack that follows', () => {
  fight({
    player: { powers: ['Metallicize'] },
    enemies: [{ id: 'a1-enc-sneaky-gremlin' }],
    moves: [endTurn()],
    expect: { players: [{ hp: 9 }] },
  });
});

test('STS-13.28 there is no end of turn in the Enemy Turn: it works once a round', () => {
  const { events } = fight({
    player: { powers: ['Metallicize'] },
    enemies: [{ id: 'a1-enc-small-slime' }],
    moves: [endTurn()],
    expect: { players: [{ hp: 10 }] },
  });
  expect(events.filter(({ type }) => type === 'blockGained')).toHaveLength(1);
});

test('STS-13.29 the whole hand is discarded, from left to right, after the end-of-turn abilities', () => {
  fight({
    player: {
      hand: ['Strike', 'Bash', 'Anger', 'Flex', 'Rage'],
      draw: Array(5).fill('Defend'),
      discard: ['Clash'],
    },
    moves: [endTurn()],
    expect: {
      players: [
        { discard: ['Rage', 'Flex', 'Anger', 'Bash', 'Strike', 'Clash'], hand: Array(5).fill('Defend') },
      ],
    },
  });
});

test('STS-13.29 cards with Retain stay', () => {
  fight({
    player: { character: 'Silent', hand: ['Strike', 'Outmaneuver', 'Blur'], draw: Array(5).fill('Defend') },
    moves: [endTurn()],
    expect: {
      players: [
        {
          discard: ['Blur', 'Strike'],
          hand: [{ card: 'Outmaneuver', retained: true }, ...Array(5).fill('Defend')],
        },
      ],
    },
  });
});

test('STS-13.30 the discard at end of turn sets off no discard abilities', () => {
  const { events } = fight({
    player: {
      character: 'Silent',
      hand: ['Reflex', 'Tactician', 'Strike'],
      powers: ['After Image'],
      draw: Array(9).fill('Defend'),
    },
    moves: [endTurn()],
    expect: {
      players: [
        {
          energy: 3,
          block: 0,
          hand: Array(5).fill('Defend'),
          discard: ['Strike', 'Tactician', 'Reflex'],
          exhaust: [],
          discardedThisTurn: false,
        },
      ],
    },
  });
  expect(events.filter(({ type }) => type === 'abilityTriggered')).toEqual([]);
});

test('STS-13.30 a discard by a card sets them off', () => {
  fight({
    player: {
      character: 'Silent',
      hand: ['Survivor', 'Reflex', 'Strike'],
      powers: ['After Image'],
      draw: ['Blur', 'Dash', 'Bane'],
    },
    moves: [play('Survivor'), choose({ card: 'Reflex' }), { do: 'order all', seat: 'Silent' }],
    expect: { players: [{ block: 3, hand: ['Strike', 'Blur', 'Dash'], discard: ['Survivor', 'Reflex'] }] },
  });
  fight({
    player: { character: 'Silent', hand: ['Survivor', 'Tactician', 'Strike'] },
    moves: [play('Survivor'), choose({ card: 'Tactician' })],
    expect: { players: [{ energy: 4, discard: ['Survivor'], exhaust: ['Tactician'] }] },
  });
});

test('STS-13.30 the discard at end of turn is no discard of the turn for Sneaky Strike', () => {
  fight({
    player: {
      character: 'Silent',
      hand: ['Survivor', 'Blur'],
      draw: ['Sneaky Strike', 'Defend', 'Defend', 'Defend', 'Defend'],
    },
    moves: [endTurn(), play('Sneaky Strike', 'A')],
    expect: { players: [{ energy: 1 }] },
  });
  fight({
    player: { character: 'Silent', hand: ['Survivor', 'Blur', 'Sneaky Strike'] },
    moves: [play('Survivor'), choose({ card: 'Blur' }), play('Sneaky Strike', 'A')],
    expect: { players: [{ energy: 2 }] },
  });
});

test('STS-13.30 a discard of the turn before is none of this turn', () => {
  fight({
    player: { character: 'Silent', hand: ['Survivor', 'Dash'], draw: ['Blur', ...Array(4).fill('Defend')] },
    moves: [play('Survivor'), endTurn(), play('Blur')],
    expect: { players: [{ block: 2 }] },
  });
});

// A Burn that would kill the Ironclad, and the Defect's Lightning that would end the combat before it.
const burning = (enemyHp: number, defect: Readonly<Record<string, unknown>> = {}) => ({
  players: [
    { hp: 1, hand: ['Burn'] },
    { character: 'Defect', orbs: ['lightning'], ...defect },
  ],
  enemies: [{ name: 'A', hp: enemyHp }],
});
const later = (seat = 'Ironclad') => ({ do: 'order later', seat });

test('STS-13.27 the abilities of another player may go first: the Lightning wins before the Burn kills', () => {
  fight({
    ...burning(1),
    moves: [
      endTurn('Ironclad'),
      endTurn('Defect'),
      { expect: { phase: 'endOfTurn', question: { kind: 'order', seat: 'Ironclad' } } },
      later(),
    ],
    expect: { outcome: 'victory', players: [{ hp: 2 }, {}] },
  });
  fight({
    ...burning(1),
    moves: [endTurn('Ironclad'), endTurn('Defect'), order('Burn')],
    expect: { outcome: 'defeat' },
  });
});

test('STS-13.27 what makes the Lightning stronger counts when it could end the combat', () => {
  for (const [power, hp] of [
    ['Defragment', 2],
    ['Electrodynamics', 99],
    ['Static Discharge', 2],
  ] as const) {
    const { players, enemies } = burning(hp, { powers: [power] });
    fight({
      players,
      enemies,
      moves: [endTurn('Ironclad'), endTurn('Defect')],
      expect: { phase: 'endOfTurn', question: { kind: 'order', seat: 'Ironclad' } },
    });
    if (hp > 2) continue;
    fight({
      ...burning(hp + 1, { powers: [power] }),
      moves: [endTurn('Ironclad'), endTurn('Defect')],
      expect: { outcome: 'defeat' },
    });
  }
});

test('STS-13.27 any ability with damage may go first if it could end the combat', () => {
  fight({
    ...burning(99, { orbs: [], powers: ['The Bomb'] }),
    moves: [endTurn('Ironclad'), endTurn('Defect')],
    expect: { phase: 'endOfTurn', question: { kind: 'order', seat: 'Ironclad' } },
  });
});

test('STS-13.27 no question is asked while no order could change anything', () => {
  // The Lightning cannot end the combat, or there is nothing that hurts.
  fight({
    ...burning(2),
    moves: [endTurn('Ironclad'), endTurn('Defect')],
    expect: { outcome: 'defeat' },
  });
  fight({
    players: [{ powers: ['Metallicize'] }, { character: 'Defect', orbs: ['lightning', 'frost', 'frost'] }],
    enemies: [{ name: 'A', hp: 1 }],
    moves: [endTurn('Ironclad'), endTurn('Defect'), order('Lightning', 'Defect')],
    expect: { outcome: 'victory' },
  });
});

test('STS-13.27 a player may let others go first and is let go first again, but no player can put it off for ever', () => {
  const hurt = { hand: ['Burn', 'Decay'] };
  const ends = (...moves: readonly ScenarioStep[]) =>
    fight({
      players: [hurt, { character: 'Silent', ...hurt }],
      moves: [endTurn('Ironclad'), endTurn('Silent'), ...moves],
      expect: { round: 2 },
    })
      .events.filter(({ type }) => type === 'abilityTriggered')
      .map((event) => ('seat' in event ? event.seat : undefined));
  expect(ends(order('Burn'), order('Decay', 'Silent'))).toEqual([0, 0, 1, 1]);
  expect(ends(later(), order('Burn', 'Silent'), order('Burn'))).toEqual([1, 1, 0, 0]);
  expect(
    ends(
      later(),
      later('Silent'),
      { refused: later(), code: 'answer-first' },
      order('Burn'),
      { refused: later('Silent'), code: 'answer-first' },
      order('Burn', 'Silent'),
    ),
  ).toEqual([0, 0, 1, 1]);
});

test('STS-13.27 the question says whether others may go first, and with one player none may', () => {
  const asked = (...players: readonly object[]) =>
    slayTheSpire.view(
      fight({
        players: players.map((player) => ({ hand: ['Burn', 'Decay'], ...player })),
        moves: [endTurn('Ironclad'), ...(players.length > 1 ? [endTurn('Silent')] : [])],
        expect: { question: { kind: 'order' } },
      }).state,
      0,
    ).question?.later;
  expect([asked({}), asked({}, { character: 'Silent' })]).toEqual([false, true]);
});
