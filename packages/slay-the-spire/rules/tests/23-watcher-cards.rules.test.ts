import { plainText } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { settled } from '../../testing/characters.ts';
import { choose, endTurn, fight, play } from '../../testing/position.ts';
import { STANCES } from '../../words/lists.ts';
import { faceOf } from '../card.ts';
import { FACES } from '../compile/entries.ts';
import type { SlayTheSpireEvent } from '../event.ts';

const DRAW = ['Halt', 'Strike', 'Collect', 'Protect', 'Defend', 'Eruption'];
const watcher = { character: 'Watcher' };

test('STS-23.3 Miracles above 5 are lost, and a Miracle may be spent before', () => {
  settled({
    player: { ...watcher, miracles: 4, energy: 5, hand: ['Deus Ex Machina+'] },
    moves: [{ do: 'miracle' }, play('Deus Ex Machina+')],
    expect: { players: [{ energy: 6, miracles: 5 }] },
  });
});

test('STS-23.4 X may be above 6 with Miracles', () => {
  settled({
    player: { ...watcher, energy: 6, miracles: 2, hand: ['Wreath of Flame'] },
    moves: [play('Wreath of Flame', undefined, { x: 8, miracles: 2 })],
    expect: { players: [{ energy: 0, miracles: 0, strength: 8 }] },
  });
});

test('STS-23.5 entering a Stance leaves the old one, Neutral too', () => {
  settled({
    player: { ...watcher, stance: 'calm', hand: ['Empty Mind', 'Crescendo'] },
    moves: [
      play('Empty Mind'),
      { expect: { players: [{ stance: 'neutral', energy: 4 }] } },
      play('Crescendo'),
    ],
    expect: { players: [{ stance: 'wrath', energy: 4 }] },
  });
});

test('STS-23.6 the Stance already held triggers nothing and is no change', () => {
  settled({
    player: {
      ...watcher,
      stance: 'calm',
      powers: ['Mental Fortress', 'Rushdown'],
      hand: ['Tranquility', 'Flurry of Blows'],
      draw: DRAW,
    },
    moves: [play('Tranquility'), play('Flurry of Blows', 'A')],
    expect: { players: [{ energy: 2, block: 0, changedStance: false }], enemies: [{ hp: 9 }] },
  });
});

test('STS-23.7 the Energy of Calm comes after the card that leaves it', () => {
  settled({
    player: { ...watcher, stance: 'calm', energy: 1, hand: ['Empty Fist', 'Deus Ex Machina'] },
    moves: [play('Empty Fist', 'A')],
    expect: { players: [{ energy: 2 }] },
  });
});

test('STS-23.8 Wrath raises every hit while it lasts', () => {
  settled({
    player: { ...watcher, stance: 'wrath', hand: ['Flying Sleeves+', 'Empty Fist'] },
    enemies: [{ name: 'A', hp: 20 }],
    moves: [play('Flying Sleeves+', 'A'), { expect: { enemies: [{ hp: 14 }] } }, play('Empty Fist', 'A')],
    expect: { enemies: [{ hp: 11 }] },
  });
});

test('STS-23.9 a turn that ends in Wrath costs 1 damage, which Block stops', () => {
  for (const [block, hp] of [
    [0, 8],
    [1, 9],
  ])
    settled({
      player: { ...watcher, stance: 'wrath', block, draw: DRAW },
      moves: [endTurn()],
      expect: { round: 2, players: [{ hp }] },
    });
});

test('STS-38.13 a Scry leaves the other cards on top in their order', () => {
  settled({
    player: { ...watcher, hand: ['Third Eye+'], draw: DRAW },
    moves: [play('Third Eye+'), choose({ card: 'Strike' }), choose({ card: 'Protect' }), { do: 'done' }],
    expect: {
      players: [
        { draw: ['Halt', 'Collect', 'Defend', 'Eruption'], discard: ['Third Eye+', 'Protect', 'Strike'] },
      ],
    },
  });
});

test('STS-38.13 only the top cards can be discarded', () => {
  fight({
    player: { ...watcher, hand: ['Third Eye'], draw: DRAW },
    moves: [play('Third Eye'), { refused: choose({ card: 'Protect' }), code: 'not-an-answer' }],
    expect: { question: { kind: 'card', optional: true, source: 'Third Eye' } },
  });
});

test('STS-38.14 a Scry of more cards than there are looks at those, and does not reshuffle', () => {
  settled({
    player: { ...watcher, hand: ['Third Eye'], draw: ['Halt'], discard: ['Strike'], powers: ['Nirvana'] },
    moves: [play('Third Eye'), choose({ card: 'Halt' })],
    expect: { players: [{ draw: [], discard: ['Third Eye', 'Halt', 'Strike'], block: 3 }] },
  });
});

test('STS-4.1 a Scry shows its cards from the top to the one who Scries only', () => {
  const { state } = fight({
    players: [{ ...watcher, hand: ['Third Eye'], draw: DRAW }, { character: 'Silent' }],
    moves: [play('Third Eye')],
    expect: { question: { kind: 'card', optional: true } },
  });
  const names = slayTheSpire.view(state, 0).question?.cards?.map((card) => FACES[faceOf(card)]?.name);
  expect(names).toEqual(['Halt', 'Strike', 'Collect']);
  expect(slayTheSpire.view(state, 1).question?.cards).toBeUndefined();
  expect(slayTheSpire.view(state, 'spectator').question?.cards).toBeUndefined();
});

test('STS-38.12 a Retained card forgets it when it leaves the hand', () => {
  settled({
    player: {
      ...watcher,
      hand: ['Thinking Ahead', { card: 'Perseverance', retained: true }],
      draw: ['Finesse+', 'Halt'],
    },
    moves: [play('Thinking Ahead'), choose({ card: 'Perseverance' }), play('Finesse+'), play('Perseverance')],
    expect: { players: [{ block: 2 }] },
  });
});

test('STS-17.11 Ragnarok: one Weak in all, a Vulnerable from each target', () => {
  settled({
    player: { ...watcher, weak: 2, hand: ['Ragnarok'] },
    enemies: [
      { name: 'A', hp: 10, vulnerable: 2 },
      { name: 'B', hp: 10 },
    ],
    moves: [play('Ragnarok'), ...['A', 'A', 'B', 'B', 'A'].map((enemy) => choose({ enemy }))],
    expect: {
      players: [{ weak: 1 }],
      enemies: [
        { hp: 7, vulnerable: 1 },
        { hp: 10, vulnerable: 0 },
      ],
    },
  });
});

test('STS-23.5 a Stance is seen to be entered and left', () => {
  const { events } = fight({
    player: { ...watcher, hand: ['Eruption', 'Vigilance'], energy: 5 },
    moves: [play('Eruption', 'A'), play('Vigilance')],
    enemies: [{ name: 'A' }],
    expect: {},
  });
  const stances = events.flatMap((event) => (event.type === 'stanceEntered' ? [event] : []));
  expect(stances.map(({ stance }) => STANCES[stance])).toEqual(['wrath', 'calm']);
  expect(plainText(slayTheSpire.narrate(stances[0] as SlayTheSpireEvent, ['Ann']))).toBe('Ann enters Wrath.');
});
