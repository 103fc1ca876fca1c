import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { choose, endTurn, fight, play } from '../../testing/position.ts';

const nineStrikes = Array(9).fill('Strike');
const SEEDS = Array.from({ length: 30 }, (_, number) => `turn ${number}`);
const order = (ability: string, seat = 'Ironclad') => ({ do: 'order', ability, seat });

test('STS-13.1 a Player Turn and an Enemy Turn make a round, and new rounds follow', () => {
  const { events } = fight({
    enemies: [{ name: 'Cultist' }],
    moves: [endTurn(), { expect: { round: 2 } }, endTurn()],
    expect: { round: 3, phase: 'play', players: [{ hp: 7 }] },
  });
  const course = events.map(({ type }) => type).filter((type) => /turnDeclared|enemyTurn|round/.test(type));
  expect(course).toEqual([
    'turnDeclared',
    'enemyTurnStarted',
    'roundStarted',
    'turnDeclared',
    'enemyTurnStarted',
    'roundStarted',
  ]);
});

test('STS-13.2 the turn ends when every player is done', () => {
  fight({
    players: [{}, { character: 'Silent' }],
    moves: [endTurn('Silent'), { expect: { phase: 'play', round: 1 } }, endTurn('Ironclad')],
    expect: { round: 2 },
  });
});

test('STS-13.2 a player who is done takes that back before acting again', () => {
  fight({
    players: [{ hand: ['Strike'] }, { character: 'Silent' }],
    moves: [
      endTurn('Ironclad'),
      { refused: play('Strike', 'A'), code: 'turn-declared-done' },
      { do: 'take back' },
      { refused: { do: 'take back' }, code: 'not-done' },
      play('Strike', 'A'),
    ],
    expect: { round: 1, players: [{ done: false }, {}], enemies: [{ hp: 9 }] },
  });
});

test('STS-13.2 all players reset, draw and discard together', () => {
  const { state } = fight({
    players: [
      { hand: ['Bash'], draw: nineStrikes, block: 3, energy: 0 },
      { character: 'Silent', hand: ['Survivor'], draw: nineStrikes, block: 4, energy: 1 },
    ],
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: {
      players: [
        { energy: 3, block: 0, discard: ['Bash'], done: false },
        { energy: 3, block: 0, discard: ['Survivor'], done: false },
      ],
    },
  });
  expect(state.players.map(({ hand }) => hand.length)).toEqual([5, 5]);
});

test('STS-13.3 Reset sets Energy to 3 and Block to 0', () => {
  fight({
    player: { energy: 6, block: 20 },
    moves: [endTurn()],
    expect: { players: [{ energy: 3, block: 0 }] },
  });
});

test('STS-13.3 Block stays until the Reset, so it protects in the Enemy Turn', () => {
  fight({
    player: { block: 2 },
    enemies: [{ name: 'Jaw Worm' }],
    with: { die: 5 },
    moves: [endTurn()],
    expect: { players: [{ hp: 9, block: 0 }] },
  });
});

test('STS-13.4 five cards are drawn from the top, and kept cards do not count against them', () => {
  fight({
    player: { hand: ['Regret', 'Regret'], draw: ['Bash', 'Anger', 'Clash', 'Rage', 'Flex', 'Cleave'] },
    moves: [endTurn()],
    expect: {
      players: [
        {
          hand: [{ card: 'Regret' }, { card: 'Regret' }, 'Bash', 'Anger', 'Clash', 'Rage', 'Flex'],
          draw: ['Cleave'],
        },
      ],
    },
  });
});

test('STS-13.4 a hand has no limit', () => {
  const { state } = fight({
    player: { hand: ['Battle Trance', ...Array(12).fill('Strike')], draw: nineStrikes },
    moves: [play('Battle Trance')],
    expect: {},
  });
  expect(state.players[0]?.hand).toHaveLength(15);
});

test('STS-13.5 an empty draw pile is made of the discard pile, and the draw goes on', () => {
  fight({
    player: { hand: ['Warcry'], draw: ['Bash'], discard: ['Anger'] },
    moves: [play('Warcry'), choose({ card: 'Bash' })],
    expect: { players: [{ hand: ['Anger'], draw: ['Bash'], discard: [], exhaust: ['Warcry'] }] },
  });
});

test('STS-13.5 the discard pile is shuffled, not turned over', () => {
  const discard = ['Bash', 'Anger', 'Clash', 'Rage', 'Flex', 'Cleave', 'Havoc'];
  const hands = SEEDS.slice(0, 6).map((seed) => {
    const { state } = fight({ player: { discard }, seed, moves: [endTurn()], expect: {} });
    return String(state.players[0]?.hand);
  });
  expect(new Set(hands).size).toBeGreaterThan(3);
});

test('STS-13.5 a draw pile that has just run out stays empty until a card has to be drawn', () => {
  fight({
    player: { hand: ['Pommel Strike', 'Pommel Strike'], draw: ['Bash'], discard: ['Anger'] },
    moves: [
      play('Pommel Strike', 'A'),
      { expect: { players: [{ draw: [], discard: ['Pommel Strike', 'Anger'] }] } },
      play('Pommel Strike', 'A'),
    ],
    expect: { players: [{ discard: ['Pommel Strike'] }] },
  });
});

test('STS-13.6 a card being played is not shuffled; it goes to the new discard pile', () => {
  fight({
    player: { hand: ['Pommel Strike+'], draw: [], discard: ['Anger'] },
    moves: [play('Pommel Strike+', 'A')],
    expect: { players: [{ hand: ['Anger'], draw: [], discard: ['Pommel Strike+'] }] },
  });
});

test('STS-13.7 a draw without a card to draw is told to nobody', () => {
  const drawn = (draw: readonly string[]): number[] =>
    fight({
      player: { hand: ['Battle Trance'], draw },
      moves: [play('Battle Trance')],
      expect: { players: [{ draw: [] }] },
    }).events.flatMap((event) => (event.type === 'drew' ? [event.count] : []));
  expect(drawn([])).toEqual([]);
  expect(drawn(['Bash'])).toEqual([1]);
});

test('STS-13.7 with both piles empty the remaining draws are skipped and not caught up', () => {
  fight({
    player: { hand: ['Battle Trance', 'Strike'], draw: ['Bash'] },
    moves: [
      play('Battle Trance'),
      { expect: { players: [{ hand: ['Strike', 'Bash'], hp: 10 }] } },
      play('Strike', 'A'),
    ],
    expect: { players: [{ hand: ['Bash'], draw: [], discard: ['Strike', 'Battle Trance'] }] },
  });
});

test('STS-13.8 one die is rolled each round for the whole party', () => {
  const { events } = fight({
    players: [{}, { character: 'Silent' }],
    with: { nextDie: [5, 2] },
    moves: [
      endTurn('Ironclad'),
      endTurn('Silent'),
      { expect: { die: 5 } },
      endTurn('Ironclad'),
      endTurn('Silent'),
    ],
    expect: { die: 2 },
  });
  expect(events.filter(({ type }) => type === 'dieRolled')).toHaveLength(2);
});

test('STS-13.8 the die shows each of its six faces', () => {
  const faces = SEEDS.map((seed) => slayTheSpire.start({ characters: ['Ironclad'] }, seed).die);
  expect([...new Set(faces)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('STS-13.10 cards, relics and all enemies use the one result of the round', () => {
  fight({
    players: [{ hand: ['Spot Weakness', 'Spot Weakness+'] }, { character: 'Silent', relics: ['Loaded Die'] }],
    enemies: [
      { name: 'Jaw Worm', row: 1 },
      { id: 'a1-enc-blue-slaver', row: 2 },
    ],
    with: { phase: 'start', round: 2, nextDie: [4, 1], die: 1 },
    moves: [
      { expect: { die: 4, players: [{}, { block: 1 }] } },
      play('Spot Weakness'),
      play('Spot Weakness+'),
      choose({ player: 'Ironclad' }),
      { expect: { die: 4, players: [{ strength: 1 }, {}] } },
      endTurn('Ironclad'),
      endTurn('Silent'),
    ],
    expect: { die: 1, players: [{ hp: 8 }, { hp: 7, weak: 0 }], enemies: [{ block: 1 }, {}] },
  });
});

test('STS-13.11 start-of-turn, start-of-combat and die abilities go in the order their owner chooses', () => {
  const start = (first: string, second: string) =>
    fight({
      player: { character: 'Silent', relics: ['Loaded Die'], powers: ['Infinite Blades'], draw: nineStrikes },
      with: { phase: 'start', nextDie: [5] },
      moves: [
        { expect: { phase: 'startOfTurn', waiting: ['Silent', 'Infinite Blades', 'Loaded Die'] } },
        order(first, 'Silent'),
        order(second, 'Silent'),
      ],
      expect: { phase: 'play', players: [{ shivs: 1, block: 1 }] },
    });
  start('Loaded Die', 'Silent');
  start('Infinite Blades', 'Loaded Die');
  expect(start('Silent', 'Infinite Blades').state.players[0]?.hand).toHaveLength(7);
});

test('STS-13.11 the order makes a difference: Tools of the Trade before or after the two cards', () => {
  const both = {
    player: {
      character: 'Silent',
      powers: ['Tools of the Trade'],
      draw: ['Strike', 'Strike', 'Strike', 'Strike', 'Strike', 'Blur', 'Dash', 'Bane'],
    },
    with: { phase: 'start' },
  };
  fight({
    ...both,
    moves: [order('Tools of the Trade', 'Silent'), { refused: choose({ card: 'Bane' }) }],
    expect: {
      question: { kind: 'card', source: 'Tools of the Trade' },
      players: [{ draw: ['Dash', 'Bane'] }],
    },
  });
  fight({
    ...both,
    moves: [order('Silent', 'Silent'), choose({ card: 'Bane' })],
    expect: { phase: 'play', players: [{ draw: [], discard: ['Bane'] }] },
  });
});

test('STS-13.12 abilities set off by a draw wait until the whole draw is complete', () => {
  const { events } = fight({
    player: { hand: ['Battle Trance'], draw: ['Burn', 'Bash', 'Anger', 'Clash'], powers: ['Fire Breathing'] },
    moves: [play('Battle Trance')],
    expect: { players: [{ hand: ['Burn', 'Bash', 'Anger'] }], enemies: [{ hp: 8 }] },
  });
  const drew = events.find((event) => event.type === 'drew');
  expect(drew).toMatchObject({ count: 3 });
});

test('STS-13.12 in the draw step they come before the die roll', () => {
  const { events } = fight({
    player: { draw: ['Strike', 'Burn', 'Strike'], discard: ['Strike', 'Bash', 'Anger'], powers: ['Evolve'] },
    moves: [endTurn()],
    expect: { round: 2 },
  });
  const course = events.map(({ type }) => type);
  const from = course.indexOf('roundStarted');
  expect(course.slice(from)).toEqual([
    'roundStarted',
    'shuffled',
    'drew',
    'abilityTriggered',
    'drew',
    'dieRolled',
  ]);
});

test('STS-13.12 a reshuffle in the middle of a draw waits too', () => {
  const { events } = fight({
    player: {
      character: 'Silent',
      hand: ['Backflip'],
      draw: ['Blur'],
      discard: ['Dash', 'Bane'],
      powers: ['A Thousand Cuts'],
    },
    moves: [play('Backflip')],
    expect: { enemies: [{ hp: 5 }] },
  });
  const course = events.map(({ type }) => type);
  expect(course.indexOf('drew')).toBeGreaterThan(course.indexOf('shuffled'));
  expect(course.indexOf('abilityTriggered')).toBeGreaterThan(course.indexOf('drew'));
});
