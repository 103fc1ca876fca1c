import { describe, expect, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];

const faces: CardRow[] = [
  ['Blood for Blood', 'costs 3 and hits for 4', { energy: 0, discard: ['Blood for Blood'] }, { hp: 6 }],
  [
    'Blood for Blood',
    'costs 1 after HP have been lost in the combat',
    { energy: 2, discard: ['Blood for Blood'] },
    { hp: 6 },
    { player: { hpLostThisCombat: 1 } },
  ],
  ['Blood for Blood+', 'costs 3 and hits for 4', { energy: 0, discard: ['Blood for Blood+'] }, { hp: 6 }],
  [
    'Blood for Blood+',
    'costs nothing after HP have been lost in the combat',
    { discard: ['Blood for Blood+'] },
    { hp: 6 },
    { player: { hpLostThisCombat: 1 } },
  ],
  ['Carnage', 'hits for 4', { energy: 1, discard: ['Carnage'] }, { hp: 6 }],
  ['Carnage+', 'hits for 6', { energy: 1, discard: ['Carnage+'] }, { hp: 4 }],
  ['Clash', 'hits for 3 as the only card', { discard: ['Clash'] }, { hp: 7 }],
  [
    'Clash',
    'hits for 3 beside other Attacks',
    { discard: ['Clash'] },
    { hp: 7 },
    { hand: ['Strike', 'Bash'] },
  ],
  ['Clash+', 'hits for 4', { discard: ['Clash+'] }, { hp: 6 }],
  [
    'Headbutt',
    'hits for 2 and puts a chosen card of the discard pile on the draw pile',
    { energy: 2, draw: ['Bash', 'Anger'], discard: ['Headbutt', 'Cleave'] },
    { hp: 8 },
    { player: { draw: ['Anger'], discard: ['Cleave', 'Bash'] }, answers: [choose({ card: 'Bash' })] },
  ],
  [
    'Headbutt+',
    'hits for 3 and puts a chosen card of the discard pile on the draw pile',
    { energy: 2, draw: ['Cleave'], discard: ['Headbutt+', 'Bash'] },
    { hp: 7 },
    { player: { discard: ['Cleave', 'Bash'] }, answers: [choose({ card: 'Cleave' })] },
  ],
  [
    'Headbutt',
    'does not find itself in the discard pile (STS-13.17)',
    { energy: 2, discard: ['Headbutt'] },
    { hp: 8 },
  ],
  ['Perfected Strike', 'hits for 3', { energy: 1, discard: ['Perfected Strike'] }, { hp: 7 }],
  [
    'Perfected Strike',
    'adds 1 for each other card with Strike in its name in hand (STS-24.5)',
    { energy: 1, discard: ['Perfected Strike'] },
    { hp: 13 },
    { hand: ['Strike', 'Strike+', 'Twin Strike', 'Perfected Strike', 'Bash'], enemy: { hp: 20 } },
  ],
  [
    'Perfected Strike+',
    'adds 2 for each other card with Strike in its name in hand',
    { energy: 1, discard: ['Perfected Strike+'] },
    { hp: 13 },
    { hand: ['Strike', 'Pommel Strike', 'Defend'], enemy: { hp: 20 } },
  ],
  [
    'Rampage',
    'hits for the number of cards in the exhaust pile',
    { energy: 2, discard: ['Rampage'] },
    { hp: 7 },
    { player: { exhaust: ['Flex', 'Warcry', 'Bash'] } },
  ],
  [
    'Rampage',
    'with an empty exhaust pile hits for 0 and uses up Vulnerable (STS-17.7)',
    { energy: 2, discard: ['Rampage'] },
    { vulnerable: 1 },
    { enemy: { vulnerable: 2 } },
  ],
  [
    'Rampage+',
    'Exhausts a chosen card first and counts it',
    { energy: 2, hand: ['Bash'], discard: ['Rampage+'], exhaust: ['Anger', 'Flex'] },
    { hp: 8 },
    { hand: ['Anger', 'Bash'], player: { exhaust: ['Flex'] }, answers: [choose({ card: 'Anger' })] },
  ],
  [
    'Rampage+',
    'does not count a Daze, which is not in the exhaust pile (STS-38.8)',
    { energy: 2, hand: [], discard: ['Rampage+'] },
    { hp: 9 },
    { hand: ['Daze'], player: { exhaust: ['Flex'] } },
  ],
  [
    'Sever Soul',
    'hits for 3 and Exhausts a chosen card',
    { energy: 1, hand: ['Bash'], discard: ['Sever Soul'], exhaust: ['Anger'] },
    { hp: 7 },
    { hand: ['Anger', 'Bash'], answers: [choose({ card: 'Anger' })] },
  ],
  [
    'Sever Soul+',
    'hits for 4 and Exhausts two cards at most',
    { energy: 1, hand: ['Flex'], discard: ['Sever Soul+'], exhaust: ['Bash', 'Anger'] },
    { hp: 6 },
    { hand: ['Anger', 'Bash', 'Flex'], answers: [choose({ card: 'Anger' }), choose({ card: 'Bash' })] },
  ],
  [
    'Sever Soul+',
    'Exhausts one card at least',
    { energy: 1, hand: ['Bash', 'Flex'], discard: ['Sever Soul+'], exhaust: ['Anger'] },
    { hp: 6 },
    {
      hand: ['Anger', 'Bash', 'Flex'],
      answers: [
        { refused: { do: 'done' }, code: 'not-an-answer' },
        choose({ card: 'Anger' }),
        { do: 'done' },
      ],
    },
  ],
  [
    'Whirlwind',
    'hits for 1 as often as X',
    { energy: 0, discard: ['Whirlwind'] },
    { hp: 7 },
    { row: 1, x: 3 },
  ],
  [
    'Whirlwind',
    'may be played for less than all Energy (STS-6.5)',
    { energy: 2, discard: ['Whirlwind'] },
    { hp: 8 },
    { row: 1, x: 1, player: { strength: 1 } },
  ],
  [
    'Whirlwind',
    'with X = 0 does not hit and uses up no token (STS-17.7)',
    { discard: ['Whirlwind'] },
    {},
    { row: 1, x: 0, player: { weak: 1 }, enemy: { vulnerable: 1 } },
  ],
  [
    'Whirlwind+',
    'hits once more than X',
    { energy: 1, discard: ['Whirlwind+'] },
    { hp: 7 },
    { row: 1, x: 2 },
  ],
  ['Whirlwind+', 'hits once for X = 0', { discard: ['Whirlwind+'] }, { hp: 9 }, { row: 1, x: 0 }],
];

describe('Ironclad uncommon Attacks', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Ironclad', ...row);
  });

  test('Blood for Blood gets cheaper by a loss of HP through an own card', () => {
    settles({
      player: { hand: ['Rupture+', 'Blood for Blood'], energy: 1 },
      moves: [
        { refused: play('Blood for Blood', 'A'), code: 'not-enough-energy' },
        play('Rupture+'),
        play('Blood for Blood', 'A'),
      ],
      expect: { players: [{ energy: 0, hp: 9 }], enemies: [{ hp: 5 }] },
    });
  });

  test.each(['Carnage', 'Carnage+'])('%s is Exhausted at end of turn if still in hand (STS-38.6)', (card) => {
    settles({
      player: { hand: [card, 'Bash'], draw: NEXT_HAND },
      moves: [endTurn()],
      expect: { round: 2, players: [{ hand: NEXT_HAND, discard: ['Bash'], exhaust: [card] }] },
    });
  });

  test.each([
    ['Clash', 'Defend'],
    ['Clash', 'Inflame'],
    ['Clash', 'Slimed'],
    ['Clash', 'Daze'],
    ['Clash+', 'Injury'],
  ])('%s cannot be played beside %s (STS-13.24)', (clash, other) => {
    settles({
      player: { hand: [clash, other] },
      moves: [{ refused: play(clash, 'A'), code: 'needs-onlyAttacksInHand' }],
      expect: { players: [{ hand: [clash, other] }], enemies: [{ hp: 10 }] },
    });
  });

  test('Rampage+ chooses its target before a card is Exhausted', () => {
    settles({
      player: { hand: ['Rampage+', 'Anger', 'Bash'], exhaust: ['Flex'] },
      enemies: [
        { name: 'A', hp: 10 },
        { name: 'B', hp: 10 },
      ],
      moves: [play('Rampage+', 'B'), choose({ card: 'Bash' })],
      expect: { players: [{ hand: ['Anger'] }], enemies: [{ hp: 10 }, { hp: 8 }] },
    });
  });

  test('Sever Soul+ Exhausts the only other card without asking', () => {
    settles({
      player: { hand: ['Sever Soul+', 'Bash'] },
      moves: [play('Sever Soul+')],
      expect: { players: [{ hand: [], exhaust: ['Bash'] }] },
    });
  });

  test('Whirlwind hits one row and the Boss, first all once, then all again (STS-16.13)', () => {
    const { events } = settles({
      players: [{ hand: ['Whirlwind'] }, { character: 'Silent' }],
      enemies: [
        { name: 'A', row: 1, hp: 10 },
        { name: 'B', row: 2, hp: 10, vulnerable: 1 },
        { name: 'C', row: 2, hp: 10 },
        { name: 'Boss', hp: 30 },
      ],
      moves: [play('Whirlwind', undefined, { row: 2, x: 2 })],
      expect: { enemies: [{ hp: 10 }, { hp: 6, vulnerable: 0 }, { hp: 8 }, { hp: 28 }] },
    });
    const hit = events.flatMap((event) => (event.type === 'damaged' ? [event.index] : []));
    expect(hit).toEqual([1, 2, 3, 1, 2, 3]);
  });
});
