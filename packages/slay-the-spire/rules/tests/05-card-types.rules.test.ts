import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { endTurn, fight, play } from '../../testing/position.ts';
import { CHARACTERS } from '../../words/lists.ts';
import { faceOf } from '../card.ts';
import { FACES } from '../compile/entries.ts';

const NEITHER = ['Slimed', 'Burn', 'Daze', 'Injury'];

test('STS-5.1 Curse, Status and Daze cards are no Attacks', () => {
  fight({
    player: { hand: ['Rage', 'Strike', 'Bash', 'Defend', ...NEITHER] },
    moves: [play('Rage')],
    expect: { players: [{ block: 2 }] },
  });
  for (const card of NEITHER) {
    fight({
      player: { hand: ['Clash', card] },
      moves: [{ refused: play('Clash', 'A'), code: 'needs-onlyAttacksInHand' }],
      expect: {},
    });
  }
});

test('STS-5.1 Curse, Status and Daze cards are no Skills', () => {
  fight({
    player: { character: 'Silent', hand: ['Flechettes', 'Survivor', 'Strike', 'Accuracy', ...NEITHER] },
    moves: [play('Flechettes', 'A')],
    expect: { enemies: [{ hp: 9 }] },
  });
  fight({
    player: { hand: ['Slimed'], powers: ['Corruption'] },
    moves: [play('Slimed')],
    expect: { players: [{ energy: 2 }] },
  });
});

test('STS-5.1 a Skill or a Power is no Attack', () => {
  fight({
    player: { hand: ['Defend', 'Inflame', 'Strike'], energy: 4 },
    moves: [play('Defend'), play('Inflame'), play('Strike', 'A')],
    expect: { players: [{ attacksThisTurn: 1, block: 1, strength: 1, powers: ['Inflame'] }] },
  });
});

test('STS-5.2 Slimed and Writhe cost 1 and Exhaust when played', () => {
  fight({
    player: { hand: ['Slimed', 'Writhe'], energy: 2 },
    with: { statusLeft: 30 },
    moves: [play('Slimed'), play('Writhe')],
    expect: { statusLeft: 31, players: [{ energy: 0, hand: [], discard: [], exhaust: ['Writhe'] }] },
  });
  fight({
    player: { hand: ['Slimed', 'Writhe'], energy: 0 },
    moves: [
      { refused: play('Slimed'), code: 'not-enough-energy' },
      { refused: play('Writhe'), code: 'not-enough-energy' },
    ],
    expect: {},
  });
});

test('STS-5.2 the Curses and Status cards that say so are Unplayable', () => {
  const unplayable = ['Clumsy', 'Decay', 'Doubt', 'Injury', 'Pain', 'Parasite', 'Regret', 'Shame', 'Burn'];
  fight({
    player: { hand: unplayable },
    moves: unplayable.map((card) => ({ refused: play(card), code: 'unplayable' })),
    expect: {},
  });
});

test('STS-5.2 a Curse stays in the deck after the combat, played or not', () => {
  fight({
    player: { hand: ['Strike', 'Injury', 'Writhe'] },
    enemies: [{ name: 'A', hp: 1 }],
    moves: [play('Writhe'), play('Strike', 'A')],
    expect: { outcome: 'victory', players: [{ deck: ['Injury', 'Strike', 'Writhe'] }] },
  });
});

test('STS-5.5 Status and Daze cards are gone when the combat ends', () => {
  fight({
    player: { hand: ['Strike', 'Burn'], draw: ['Daze', 'Bash'], discard: ['Slimed', 'Defend', 'Daze'] },
    enemies: [{ name: 'A', hp: 1 }],
    moves: [{ expect: { statusLeft: 34, dazeLeft: 8 } }, play('Strike', 'A')],
    expect: {
      outcome: 'victory',
      statusLeft: 36,
      dazeLeft: 10,
      players: [{ deck: ['Bash', 'Defend', 'Strike'] }],
    },
  });
});

test('STS-5.6 with one Daze card left, two Daze make one', () => {
  fight({
    player: { hand: ['Immolate'] },
    with: { dazeLeft: 1 },
    moves: [play('Immolate', undefined, { row: 1 })],
    expect: { dazeLeft: 0, players: [{ draw: ['Daze'], discard: ['Immolate'] }] },
  });
});

test('STS-5.6 the party shares the Daze cards', () => {
  fight({
    players: [{ hand: ['Wild Strike'] }, { character: 'Silent', hand: ['Wild Strike', 'Wild Strike'] }],
    with: { dazeLeft: 2 },
    moves: [
      play('Wild Strike', 'A'),
      play('Wild Strike', 'A', { seat: 'Silent' }),
      play('Wild Strike', 'A', { seat: 'Silent' }),
    ],
    expect: { dazeLeft: 0, players: [{ draw: ['Daze'] }, { draw: ['Daze'] }] },
  });
});

test('STS-5.6 with one Status card left, an enemy gives one instead of two', () => {
  fight({
    player: {},
    enemies: [{ id: 'a1-sum-large-slime-w4s' }],
    with: { die: 5, statusLeft: 1 },
    moves: [endTurn()],
    expect: { statusLeft: 0, players: [{ hp: 7, hand: ['Slimed'] }] },
  });
});

test('STS-5.8 a rewards deck has every common twice and every uncommon once, a rare deck every rare once', () => {
  for (const player of slayTheSpire.start({ characters: ['Ironclad', 'Silent'] }, 'copies').players) {
    const copies = new Map<number, number>();
    for (const face of [...player.rewardDeck, ...player.rareDeck])
      copies.set(face, (copies.get(face) ?? 0) + 1);
    FACES.forEach(({ definition, upgraded }, face) => {
      const { owner, deck, unlock, rarity } = definition;
      const fits = owner === CHARACTERS[player.character] && (deck === 'rewards' || deck === 'rare');
      if (face % 2 !== 0 || upgraded || !fits || unlock !== undefined) return;
      expect(copies.get(face), definition.name).toBe(rarity === 'common' ? 2 : 1);
      copies.delete(face);
    });
    expect(copies.size, 'and nothing else').toBe(0);
  }
});

test('STS-5.9 the cards of the starter decks have no rarity, and no rewards deck holds one', () => {
  for (const player of slayTheSpire.start({ characters: [...CHARACTERS] }, 'starters').players) {
    for (const card of [...player.hand, ...player.draw])
      expect(FACES[faceOf(card)]?.definition.rarity).toBe('starter');
    for (const face of [...player.rewardDeck, ...player.rareDeck])
      expect(FACES[face]?.definition.rarity).not.toBe('starter');
  }
});
