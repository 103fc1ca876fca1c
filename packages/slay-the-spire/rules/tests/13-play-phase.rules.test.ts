import { encodeMove } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { choose, endTurn, fight, play } from '../../testing/position.ts';
import { uidOf } from '../card.ts';
import { MOVE } from '../moves.ts';

const twoEnemies = [
  { name: 'A', hp: 10 },
  { name: 'B', hp: 10 },
];
const order = (ability: string) => ({ do: 'order', ability });

test('STS-13.13 players play cards, potions and abilities in any order, back and forth', () => {
  fight({
    players: [
      { hand: ['Strike', 'Defend'], powers: ['Combust'] },
      { character: 'Silent', hand: ['Neutralize', 'Strike'], potions: ['Energy Potion'], shivs: 1 },
    ],
    moves: [
      play('Neutralize', 'A', { seat: 'Silent' }),
      play('Strike', 'A'),
      { do: 'shiv', seat: 'Silent', enemy: 'A' },
      { do: 'ability', card: 'Combust', row: 1 },
      { do: 'potion', potion: 'Energy Potion', seat: 'Silent' },
      play('Defend'),
      play('Strike', 'A', { seat: 'Silent' }),
    ],
    expect: { players: [{ energy: 1, block: 1 }, { energy: 4 }], enemies: [{ hp: 5, weak: 1 }] },
  });
});

test('STS-13.13 one card is finished before anybody starts the next', () => {
  fight({
    players: [
      { hand: ['True Grit', 'Strike', 'Defend'] },
      { character: 'Silent', hand: ['Neutralize'], potions: ['Fire Potion'] },
    ],
    moves: [
      play('True Grit', undefined, { player: 'Ironclad' }),
      { refused: play('Neutralize', 'A', { seat: 'Silent' }), code: 'other-player-decides' },
      { refused: { do: 'potion', potion: 'Fire Potion', seat: 'Silent', enemy: 'A' } },
      { refused: play('Strike', 'A'), code: 'answer-first' },
      { refused: endTurn(), code: 'answer-first' },
      choose({ card: 'Defend' }),
      play('Neutralize', 'A', { seat: 'Silent' }),
    ],
    expect: { enemies: [{ hp: 9, weak: 1 }] },
  });
});

test('STS-13.15 the cost is paid first, out of what was there before the card gives Energy', () => {
  fight({
    player: { hand: ['Seeing Red'], energy: 1 },
    moves: [play('Seeing Red')],
    expect: { players: [{ energy: 2 }] },
  });
  fight({
    player: { hand: ['Seeing Red'], energy: 0 },
    moves: [{ refused: play('Seeing Red'), code: 'not-enough-energy' }],
    expect: { players: [{ energy: 0, hand: ['Seeing Red'] }] },
  });
});

test('STS-13.16 the target is chosen with the card', () => {
  fight({
    player: { hand: ['Bash'] },
    enemies: twoEnemies,
    moves: [play('Bash', 'B')],
    expect: { question: null, enemies: [{ hp: 10 }, { hp: 8, vulnerable: 1 }] },
  });
  const { state } = fight({ player: { hand: ['Bash'] }, enemies: twoEnemies, moves: [], expect: {} });
  const bash = encodeMove(MOVE.play, uidOf(state.players[0]?.hand[0] ?? -1));
  expect(slayTheSpire.refuse(state, 0, bash)?.code).toBe('not-a-target');
});

test('STS-13.16 a choice about cards that are drawn is made after the draw', () => {
  fight({
    player: { hand: ['Warcry', 'Strike'], draw: ['Bash', 'Anger'] },
    moves: [
      play('Warcry'),
      { expect: { question: { kind: 'card' }, players: [{ hand: ['Strike', 'Bash', 'Anger'] }] } },
      choose({ card: 'Bash' }),
    ],
    expect: { players: [{ hand: ['Strike', 'Anger'], draw: ['Bash'] }] },
  });
});

test('STS-13.17 a card being played is in no pile', () => {
  fight({
    player: { hand: ['True Grit', 'Strike', 'Defend'] },
    moves: [
      play('True Grit', undefined, { player: 'Ironclad' }),
      { expect: { players: [{ hand: ['Strike', 'Defend'], discard: [], exhaust: [] }] } },
      choose({ card: 'Strike' }),
    ],
    expect: { players: [{ hand: ['Defend'], discard: ['True Grit'], exhaust: ['Strike'] }] },
  });
});

test('STS-13.17 a card does not count itself: Perfected Strike, Fiend Fire, Headbutt', () => {
  fight({
    player: { hand: ['Perfected Strike', 'Strike'] },
    moves: [play('Perfected Strike', 'A')],
    expect: { enemies: [{ hp: 6 }] },
  });
  fight({
    player: { hand: ['Fiend Fire', 'Strike', 'Strike'] },
    moves: [play('Fiend Fire', 'A')],
    expect: { enemies: [{ hp: 8 }] },
  });
  fight({
    player: { hand: ['Headbutt'] },
    moves: [play('Headbutt', 'A')],
    expect: { question: null, players: [{ draw: [], discard: ['Headbutt'] }] },
  });
});

test('STS-13.18 a card resolves from top to bottom', () => {
  fight({
    player: { hand: ['Fiend Fire+', 'Strike', 'Strike', 'Strike'] },
    moves: [play('Fiend Fire+', 'A')],
    expect: { players: [{ exhaust: ['Fiend Fire+', 'Strike', 'Strike', 'Strike'] }], enemies: [{ hp: 4 }] },
  });
  fight({
    player: { hand: ['Rampage+', 'Strike'], exhaust: ['Flex'] },
    moves: [play('Rampage+', 'A')],
    expect: { enemies: [{ hp: 8 }] },
  });
});

test('STS-13.19 what a card triggers waits until its whole text is resolved', () => {
  fight({
    player: { hand: ['Twin Strike'] },
    enemies: [{ name: 'Red Louse', hp: 3 }],
    moves: [play('Twin Strike', 'Red Louse')],
    expect: { enemies: [{ hp: 1, block: 2 }] },
  });
});

test('STS-13.19 triggers resolve with the card already in its new place', () => {
  fight({
    player: {
      hand: ['Pommel Strike', 'Burning Pact', 'Bash'],
      powers: ['Dark Embrace'],
      draw: ['Anger', 'Rage'],
    },
    moves: [play('Burning Pact'), choose({ card: 'Bash' })],
    expect: {
      players: [
        {
          hand: ['Pommel Strike', 'Anger', 'Rage', 'Burning Pact'],
          draw: [],
          discard: [],
          exhaust: ['Bash'],
        },
      ],
    },
  });
});

test('STS-13.19 an enemy in the middle of a card: Spore Cloud waits for the Block of Iron Wave', () => {
  const { events } = fight({
    player: { hand: ['Iron Wave'] },
    enemies: [{ id: 'a1-enc-fungi-beast', hp: 1 }, { name: 'A' }],
    moves: [play('Iron Wave', 'Fungi Beast')],
    expect: { players: [{ block: 1, vulnerable: 1 }] },
  });
  const course = events.map(({ type }) => type);
  const cloud = course.indexOf('abilityTriggered');
  expect(cloud).toBeGreaterThan(course.indexOf('blockGained'));
  expect(cloud).toBeGreaterThan(course.indexOf('cardMoved'));
});

test('STS-13.19 continuous modifiers apply at once', () => {
  fight({
    player: { character: 'Silent', hand: ['Cloak and Dagger'], powers: ['Footwork'] },
    moves: [play('Cloak and Dagger')],
    expect: { question: null, players: [{ block: 2 }] },
  });
});

test('STS-13.20 several triggers go one by one, in the order the player chooses', () => {
  fight({
    player: {
      hand: ['True Grit', 'Strike'],
      draw: ['Anger'],
      powers: ['Dark Embrace', 'Feel No Pain', 'Berserk'],
    },
    enemies: twoEnemies,
    moves: [
      play('True Grit', undefined, { player: 'Ironclad' }),
      {
        expect: {
          question: { kind: 'order', seat: 'Ironclad' },
          waiting: ['Dark Embrace', 'Feel No Pain', 'Berserk'],
          players: [{ block: 1 }],
        },
      },
      order('Berserk'),
      { expect: { enemies: [{ hp: 9 }, { hp: 9 }], players: [{ block: 1, hand: [] }] } },
      order('Feel No Pain'),
    ],
    expect: { question: null, players: [{ block: 2, hand: ['Anger'] }] },
  });
});

test('STS-13.20 enemy abilities are in that order too', () => {
  const kill = (first: string) =>
    fight({
      players: [{}, { character: 'Silent', hand: ['Poisoned Stab'], powers: ['Feel No Pain'] }],
      enemies: [
        { name: 'Red Louse', row: 2 },
        { name: 'A', row: 1 },
      ],
      moves: [
        play('Poisoned Stab', 'Red Louse', { seat: 'Silent' }),
        { expect: { question: { kind: 'order', seat: 'Silent' }, waiting: ['Curl Up', 'Feel No Pain'] } },
        { refused: { ...order(first), seat: 'Ironclad' }, code: 'other-player-decides' },
        { ...order(first), seat: 'Silent' },
      ],
      expect: { question: null, players: [{}, { block: 1 }], enemies: [{ block: 2 }, {}] },
    }).events.flatMap((event) => (event.type === 'blockGained' ? [event.side] : []));
  expect(kill('Curl Up')).toEqual(['enemy', 'player']);
  expect(kill('Feel No Pain')).toEqual(['player', 'enemy']);
});

test('STS-13.21 a card goes to the discard pile when it is done', () => {
  fight({
    player: { hand: ['Strike', 'Defend'] },
    moves: [play('Strike', 'A'), play('Defend')],
    expect: { players: [{ discard: ['Defend', 'Strike'] }] },
  });
});

test('STS-13.22 a Power goes in front of its player', () => {
  fight({
    player: { hand: ['Inflame'] },
    moves: [play('Inflame')],
    expect: { players: [{ powers: ['Inflame'], discard: [], exhaust: [], hand: [] }] },
  });
});

test('STS-13.23 a card that Exhausts goes to the exhaust pile, a Status card to its deck', () => {
  fight({
    player: { hand: ['Seeing Red', 'Slimed'] },
    with: { statusLeft: 20 },
    moves: [play('Seeing Red'), play('Slimed')],
    expect: { statusLeft: 21, players: [{ exhaust: ['Seeing Red'], discard: [] }] },
  });
});

test('STS-13.24 a card can be played only if its condition holds', () => {
  fight({
    player: { hand: ['Clash', 'Strike', 'Defend'] },
    moves: [
      { refused: play('Clash', 'A'), code: 'needs-onlyAttacksInHand' },
      play('Defend'),
      play('Clash', 'A'),
    ],
    expect: { enemies: [{ hp: 7 }] },
  });
  fight({
    player: { character: 'Silent', hand: ['Grand Finale', 'Adrenaline'], draw: ['Strike', 'Blur'] },
    enemies: [{ name: 'A', hp: 20 }],
    moves: [
      { refused: play('Grand Finale', undefined, { row: 1 }), code: 'needs-emptyDrawPile' },
      play('Adrenaline'),
      play('Grand Finale', undefined, { row: 1 }),
    ],
    expect: { enemies: [{ hp: 10 }] },
  });
});

test('STS-13.24 a card can be played only if it is in hand, paid for and not Unplayable', () => {
  fight({
    player: { hand: ['Bash', 'Burn'], draw: ['Strike'], energy: 1 },
    moves: [
      { refused: play('Strike', 'A'), code: 'card-not-in-hand' },
      { refused: play('Bash', 'A'), code: 'not-enough-energy' },
      { refused: play('Burn'), code: 'unplayable' },
    ],
    expect: {},
  });
});

test('STS-13.25 a card may be played although an effect has nothing to do', () => {
  fight({
    player: { hand: ['Exhume', 'Headbutt', 'Burning Pact'] },
    moves: [
      play('Exhume'),
      play('Headbutt', 'A'),
      { expect: { enemies: [{ hp: 8 }] } },
      play('Burning Pact'),
    ],
    expect: { question: null, players: [{ hand: ['Headbutt'], exhaust: ['Exhume'], energy: 0 }] },
  });
});

test('STS-13.14 all that can be talked about lies open to everybody; only the hand has to be told', () => {
  const { state } = fight({
    players: [
      { hand: ['Bash', 'Defend'], draw: ['Strike', 'Anger'], vulnerable: 1, block: 2 },
      { character: 'Silent', hand: ['Neutralize'], draw: ['Slice'], weak: 1, discard: ['Strike'] },
    ],
    enemies: [{ id: 'a1-enc-jaw-worm', row: 1 }],
    moves: [],
    expect: {},
  });
  const players = ([0, 1, 'spectator'] as const).map((viewer) => slayTheSpire.view(state, viewer).players);
  for (const seat of [0, 1]) {
    const { hand, drawPile, ...open } = players[seat]?.[seat] ?? {};
    expect([hand?.length, drawPile?.length]).toEqual(seat === 0 ? [2, 2] : [1, 1]);
    for (const [viewer, seen] of players.entries()) if (viewer !== seat) expect(seen[seat]).toEqual(open);
  }
  expect(players[2]?.map(({ block, weak, vulnerable }) => [block, weak, vulnerable])).toEqual([
    [2, 0, 1],
    [0, 1, 0],
  ]);
  expect(players[2]?.[0]?.incoming.damage).toBeGreaterThan(0);
});

test('STS-13.14 players need not wait for a turn to talk: while one decides, the others see the question', () => {
  const { state } = fight({
    players: [{ hand: ['Warcry'], draw: ['Strike', 'Defend'] }, { character: 'Silent' }],
    moves: [play('Warcry')],
    expect: { question: { kind: 'card' } },
  });
  const [asked, friend] = [0, 1].map((viewer) => slayTheSpire.view(state, viewer).question);
  expect(asked).toMatchObject({ seat: 0, source: 'Warcry', pile: 'hand' });
  expect(friend).toMatchObject({ seat: 0, source: 'Warcry', pile: 'hand' });
  expect([asked?.cards?.length, friend?.cards]).toEqual([2, undefined]);
});
