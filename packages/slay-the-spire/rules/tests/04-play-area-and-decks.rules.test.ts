import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { endTurn, fight, play } from '../../testing/position.ts';
import { faceOf } from '../card.ts';

const cardsOf = (hand: readonly { face: number }[] | undefined): number[] | undefined =>
  hand?.map(({ face }) => face);

const table = (draw: readonly string[]) =>
  fight({
    players: [
      { hand: ['Strike', 'Bash'], draw, discard: ['Anger'], exhaust: ['Flex'], powers: ['Inflame'], gold: 4 },
      { character: 'Silent', hand: ['Neutralize'] },
    ],
    moves: [],
    expect: {},
  }).state;

test('STS-4.1 a hand is seen by its owner only', () => {
  const state = table([]);
  const own = slayTheSpire.view(state, 0).players[0];
  expect(cardsOf(own?.hand)).toEqual(state.players[0]?.hand.map(faceOf));
  for (const viewer of [1, 'spectator'] as const) {
    const seen = slayTheSpire.view(state, viewer).players[0];
    expect(seen?.hand).toBeUndefined();
    expect(seen?.handSize).toBe(2);
  }
});

test('STS-4.1 the order of a draw pile is hidden from all, even from its owner', () => {
  const views = [
    ['Cleave', 'Clash', 'Rage'],
    ['Rage', 'Cleave', 'Clash'],
  ].map((draw) => slayTheSpire.view(table(draw), 0).players[0]?.drawPile);
  expect(views[0]).toHaveLength(3);
  expect(views[0]).toEqual(views[1]);
});

test('STS-4.1 the face-down decks are in no view', () => {
  const position = (rewardDeck: readonly string[], potionDeck: readonly string[]) =>
    fight({
      player: { rewardDeck, rareDeck: [...rewardDeck].reverse() },
      with: { potionDeck },
      moves: [],
      expect: {},
    }).state;
  const one = position(['Anger', 'Clash'], ['Fire Potion', 'Weak Potion']);
  const other = position(['Clash', 'Anger'], ['Weak Potion', 'Fire Potion']);
  expect(slayTheSpire.view(one, 0)).toEqual(slayTheSpire.view(other, 0));
});

test('STS-4.1 discard and exhaust piles, Powers, items and gold are open to all', () => {
  const state = table([]);
  const [owner] = state.players;
  for (const viewer of [0, 1, 'spectator'] as const) {
    const seen = slayTheSpire.view(state, viewer).players[0];
    expect(seen?.discardPile).toEqual(owner?.discard);
    expect(seen?.exhaustPile).toEqual(owner?.exhaust);
    expect(seen?.powers).toEqual(owner?.powers);
    expect(seen?.gold).toBe(4);
  }
});

test('STS-4.2 the whole deck becomes the draw pile, shuffled', () => {
  const orders = new Set<string>();
  for (const seed of ['ant', 'bee', 'cow', 'dog']) {
    const [player] = slayTheSpire.start({ characters: ['Ironclad'] }, seed).players;
    expect(player?.deck).toEqual([]);
    expect(player?.discard).toEqual([]);
    const cards = [...(player?.draw ?? []), ...[...(player?.hand ?? [])].reverse()];
    expect(cards).toHaveLength(10);
    orders.add(cards.map(faceOf).join());
  }
  expect(orders.size).toBe(4);
});

test('STS-4.3 a played card goes on top of the discard pile', () => {
  fight({
    player: { hand: ['Strike', 'Defend'], discard: ['Bash'] },
    moves: [play('Strike', 'A'), play('Defend')],
    expect: { players: [{ hand: [], discard: ['Defend', 'Strike', 'Bash'] }] },
  });
});

test('STS-4.4 an Exhausted card is not there when the discard pile is shuffled', () => {
  fight({
    player: { hand: ['Flex', 'Shrug It Off', 'Battle Trance'], discard: ['Anger'] },
    moves: [play('Flex'), play('Shrug It Off'), play('Battle Trance')],
    expect: { players: [{ hand: ['Anger', 'Shrug It Off'], draw: [], exhaust: ['Flex'] }] },
  });
});

test('STS-4.5 a Power stays in front of its player over the rounds', () => {
  fight({
    player: { hand: ['Metallicize'] },
    moves: [play('Metallicize'), endTurn(), endTurn()],
    expect: { round: 3, players: [{ powers: ['Metallicize'], discard: [], hand: [], draw: [] }] },
  });
});

test('STS-4.5 a Power rejoins the deck when the combat ends', () => {
  fight({
    player: { hand: ['Metallicize', 'Strike'] },
    enemies: [{ name: 'A', hp: 1 }],
    moves: [play('Metallicize'), play('Strike', 'A')],
    expect: { outcome: 'victory', players: [{ powers: [], deck: ['Strike', 'Metallicize'] }] },
  });
});

test('STS-4.6 unblocked damage and lost HP lower HP', () => {
  fight({
    player: { hand: ['Rupture', 'Defend'] },
    enemies: [{ id: 'a1-enc-sneaky-gremlin' }],
    moves: [play('Rupture'), { expect: { players: [{ hp: 9 }] } }, play('Defend'), endTurn()],
    expect: { players: [{ hp: 8 }] },
  });
});

test('STS-4.6 healing gives HP back, up to the maximum', () => {
  fight({
    player: { hp: 5, potions: ['Blood Potion'] },
    moves: [{ do: 'potion', potion: 'Blood Potion' }],
    expect: { players: [{ hp: 7, maxHp: 10 }] },
  });
  fight({
    player: { hp: 9, potions: ['Blood Potion'] },
    moves: [{ do: 'potion', potion: 'Blood Potion' }],
    expect: { players: [{ hp: 10, maxHp: 10 }] },
  });
});

const four = [
  { hp: 5, draw: Array(9).fill('Strike') },
  { character: 'Silent', hp: 5, draw: Array(9).fill('Strike') },
  { character: 'Defect', hp: 5, draw: Array(9).fill('Strike') },
  { character: 'Watcher', hp: 5, draw: Array(9).fill('Strike') },
];

test('STS-4.7 the starting abilities work in the first round of a combat', () => {
  const { state } = fight({
    players: four,
    with: { phase: 'start' },
    moves: [],
    expect: { round: 1, players: [{}, { orbs: [] }, { orbs: ['lightning'], miracles: 0 }, { miracles: 1 }] },
  });
  expect(state.players.map(({ hand }) => hand.length)).toEqual([5, 7, 5, 5]);
});

test('STS-4.7 the starting abilities do not work again in the second round', () => {
  const { state } = fight({
    players: four,
    with: { phase: 'start', round: 2 },
    moves: [],
    expect: { round: 2, players: [{}, {}, { orbs: [] }, { miracles: 0 }] },
  });
  expect(state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5, 5]);
});

test('STS-4.7 the Ironclad heals 1 at the end of combat, the others do not', () => {
  fight({
    players: four.map((player) => ({ ...player, hand: ['Strike'] })),
    enemies: [{ name: 'A', hp: 1 }],
    moves: [play('Strike', 'A', { seat: 'Defect' })],
    expect: { outcome: 'victory', players: [{ hp: 6 }, { hp: 5 }, { hp: 5 }, { hp: 5 }] },
  });
});
