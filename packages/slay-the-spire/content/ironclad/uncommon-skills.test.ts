import { describe, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];

const faces: CardRow[] = [
  [
    'Battle Trance',
    'draws 3 and forbids to draw more',
    { hand: ['Bash', 'Anger', 'Cleave'], draw: ['Flex'], discard: ['Battle Trance'], noMoreDraws: true },
    {},
    { player: { draw: ['Bash', 'Anger', 'Cleave', 'Flex'] } },
  ],
  [
    'Battle Trance+',
    'draws 4 and forbids to draw more',
    {
      hand: ['Bash', 'Anger', 'Cleave', 'Flex'],
      draw: ['Rage'],
      discard: ['Battle Trance+'],
      noMoreDraws: true,
    },
    {},
    { player: { draw: ['Bash', 'Anger', 'Cleave', 'Flex', 'Rage'] } },
  ],
  [
    'Burning Pact',
    'Exhausts a chosen card, then draws 2',
    {
      energy: 2,
      hand: ['Bash', 'Flex', 'Rage'],
      draw: ['Clash'],
      discard: ['Burning Pact'],
      exhaust: ['Anger'],
    },
    {},
    {
      hand: ['Anger', 'Bash'],
      player: { draw: ['Flex', 'Rage', 'Clash'] },
      answers: [choose({ card: 'Anger' })],
    },
  ],
  [
    'Burning Pact+',
    'Exhausts a chosen card, then draws 3',
    {
      energy: 2,
      hand: ['Bash', 'Flex', 'Rage', 'Clash'],
      draw: ['Feed'],
      discard: ['Burning Pact+'],
      exhaust: ['Anger'],
    },
    {},
    {
      hand: ['Anger', 'Bash'],
      player: { draw: ['Flex', 'Rage', 'Clash', 'Feed'] },
      answers: [choose({ card: 'Anger' })],
    },
  ],
  ['Disarm', 'gives 2 Weak', { energy: 2, exhaust: ['Disarm'] }, { weak: 2 }],
  ['Disarm+', 'gives 3 Weak', { energy: 2, exhaust: ['Disarm+'] }, { weak: 3 }],
  [
    'Disarm',
    'fills Weak up to 3 (STS-38.23)',
    { energy: 2, exhaust: ['Disarm'] },
    { weak: 3 },
    { enemy: { weak: 2 } },
  ],
  [
    'Entrench',
    'doubles the Block',
    { energy: 2, block: 14, exhaust: ['Entrench'] },
    {},
    { player: { block: 7 } },
  ],
  [
    'Entrench+',
    'does not Exhaust and stops at 20 Block (STS-38.4)',
    { energy: 2, block: 20, discard: ['Entrench+'] },
    {},
    { player: { block: 11 } },
  ],
  ['Entrench', 'doubles nothing without Block', { energy: 2, exhaust: ['Entrench'] }],
  ['Flame Barrier', 'gives 3 Block', { energy: 1, block: 3, discard: ['Flame Barrier'] }],
  ['Flame Barrier+', 'gives 4 Block', { energy: 1, block: 4, discard: ['Flame Barrier+'] }],
  [
    'Ghostly Armor',
    'gives 2 Block',
    { energy: 2, block: 2, discard: ['Ghostly Armor'] },
    {},
    { to: 'Ironclad' },
  ],
  [
    'Ghostly Armor+',
    'gives 3 Block',
    { energy: 2, block: 3, discard: ['Ghostly Armor+'] },
    {},
    { to: 'Ironclad' },
  ],
  [
    'Power Through',
    'gives 3 Block and 1 Daze',
    { energy: 2, block: 3, draw: ['Daze'], discard: ['Power Through'] },
    {},
    { to: 'Ironclad' },
  ],
  [
    'Power Through+',
    'gives 4 Block and 1 Daze',
    { energy: 2, block: 4, draw: ['Daze'], discard: ['Power Through+'] },
    {},
    { to: 'Ironclad' },
  ],
  [
    'Rage',
    'gives 1 Block for each Attack in hand',
    { energy: 2, block: 2, discard: ['Rage'] },
    {},
    { hand: ['Bash', 'Defend', 'Strike', 'Daze'] },
  ],
  ['Rage+', 'costs nothing', { block: 3, discard: ['Rage+'] }, {}, { hand: ['Bash', 'Strike', 'Anger'] }],
  ['Rage', 'gives nothing without an Attack', { energy: 2, discard: ['Rage'] }, {}, { hand: ['Defend'] }],
  [
    'Rupture',
    'gives 1 Strength and takes 1 HP past the Block (STS-24.2)',
    { energy: 2, strength: 1, hp: 9, discard: ['Rupture'] },
    {},
    { player: { block: 5 } },
  ],
  ['Rupture+', 'costs nothing', { strength: 1, hp: 9, discard: ['Rupture+'] }],
  [
    'Rupture',
    'takes the HP at 8 Strength too (STS-20.2)',
    { energy: 2, hp: 9, discard: ['Rupture'] },
    {},
    { player: { strength: 8 } },
  ],
  [
    'Second Wind',
    'Exhausts all but Attacks for 1 Block each',
    {
      energy: 2,
      block: 3,
      hand: ['Bash', 'Strike'],
      discard: ['Second Wind'],
      exhaust: ['Injury', 'Inflame', 'Flex'],
    },
    {},
    { hand: ['Flex', 'Bash', 'Inflame', 'Strike', 'Injury'] },
  ],
  [
    'Second Wind+',
    'Exhausts all but Attacks for 2 Block each',
    { energy: 2, block: 4, hand: ['Bash'], discard: ['Second Wind+'], exhaust: ['Rage', 'Flex'] },
    {},
    { hand: ['Flex', 'Bash', 'Rage'] },
  ],
  [
    'Second Wind',
    'gives nothing beside Attacks',
    { energy: 2, discard: ['Second Wind'] },
    {},
    { hand: ['Bash'] },
  ],
  ['Sentinel', 'gives 2 Block', { energy: 2, block: 2, discard: ['Sentinel'] }, {}, { to: 'Ironclad' }],
  ['Sentinel+', 'gives 3 Block', { energy: 2, block: 3, discard: ['Sentinel+'] }, {}, { to: 'Ironclad' }],
  [
    'Shockwave',
    'gives 1 Vulnerable and 1 Weak',
    { energy: 1, exhaust: ['Shockwave'] },
    { vulnerable: 1, weak: 1 },
    { row: 1 },
  ],
  [
    'Shockwave+',
    'gives 1 Vulnerable and 2 Weak',
    { energy: 1, exhaust: ['Shockwave+'] },
    { vulnerable: 1, weak: 2 },
    { row: 1 },
  ],
];

describe('Ironclad uncommon Skills', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Ironclad', ...row);
  });

  test('Battle Trance stops every later draw of the turn, but not those of the next', () => {
    settles({
      player: { hand: ['Battle Trance', 'Shrug It Off'], draw: ['Bash', 'Anger', 'Rage', ...NEXT_HAND] },
      moves: [
        play('Battle Trance'),
        play('Shrug It Off'),
        { expect: { players: [{ hand: ['Bash', 'Anger', 'Rage'], block: 2, draw: NEXT_HAND }] } },
        endTurn(),
      ],
      expect: { round: 2, players: [{ hand: NEXT_HAND, noMoreDraws: false }] },
    });
  });

  test('Ghostly Armor is Exhausted at end of turn if still in hand (STS-38.6)', () => {
    settles({
      player: { hand: ['Ghostly Armor', 'Ghostly Armor+'], draw: NEXT_HAND },
      moves: [endTurn()],
      expect: { round: 2, players: [{ exhaust: ['Ghostly Armor+', 'Ghostly Armor'], discard: [] }] },
    });
  });

  test.each([
    ['Ghostly Armor', 2],
    ['Ghostly Armor+', 3],
    ['Sentinel', 2],
    ['Sentinel+', 3],
  ])('%s gives its %i Block to any player (STS-18.5)', (card, block) => {
    settles({
      players: [{ hand: [card] }, { character: 'Silent' }],
      moves: [play(card, undefined, { player: 'Silent' })],
      expect: { players: [{ block: 0 }, { block }] },
    });
  });

  test.each([
    ['Power Through', 3],
    ['Power Through+', 4],
  ])('%s gives %i Block to any player and the Daze to its own', (card, block) => {
    settles({
      players: [{ hand: [card] }, { character: 'Silent' }],
      moves: [play(card, undefined, { player: 'Silent' })],
      expect: {
        players: [
          { block: 0, draw: ['Daze'] },
          { block, draw: [] },
        ],
        dazeLeft: 9,
      },
    });
  });

  test('Rupture lost with the last HP ends the game, although its Strength comes first (STS-15.3)', () => {
    settles({
      player: { hand: ['Rupture'], hp: 1 },
      moves: [play('Rupture')],
      expect: { phase: 'over', outcome: 'defeat', players: [{ hp: 0, strength: 1 }] },
    });
  });

  test('Second Wind counts Status and Daze, which go back to their decks (STS-38.8)', () => {
    settles({
      player: { hand: ['Second Wind', 'Slimed', 'Daze', 'Burn'] },
      with: { statusLeft: 10, dazeLeft: 3 },
      moves: [play('Second Wind')],
      expect: { players: [{ block: 3, hand: [], exhaust: [] }], statusLeft: 12, dazeLeft: 4 },
    });
  });

  test.each([
    ['Shockwave', 1],
    ['Shockwave+', 2],
  ])('%s reaches one row and the Boss with %i Weak (STS-18.2)', (card, weak) => {
    settles({
      players: [{ hand: [card] }, { character: 'Silent' }],
      enemies: [{ name: 'A', row: 1 }, { name: 'B', row: 2 }, { name: 'C', row: 2 }, { name: 'Boss' }],
      moves: [play(card, undefined, { row: 2 })],
      expect: {
        enemies: [
          { vulnerable: 0, weak: 0 },
          { vulnerable: 1, weak },
          { vulnerable: 1, weak },
          { vulnerable: 1, weak },
        ],
      },
    });
  });

  test.each([
    ['Spot Weakness', [1, 1, 1, 0, 0, 0]],
    ['Spot Weakness+', [1, 1, 1, 1, 0, 0]],
  ])('%s gives this Strength on a die from 1 to 6: %j', (card, gains) => {
    gains.forEach((strength, at) => {
      settles({
        player: { hand: [card] },
        with: { die: at + 1 },
        moves: [play(card)],
        expect: { players: [{ energy: 2, strength, discard: [card] }] },
      });
    });
  });

  test.each(['Spot Weakness', 'Spot Weakness+'])('%s gives its Strength to any player (STS-18.5)', (card) => {
    settles({
      players: [{ hand: [card] }, { character: 'Silent' }],
      with: { die: 3 },
      moves: [play(card), choose({ player: 'Silent' })],
      expect: { players: [{ strength: 0 }, { strength: 1 }] },
    });
  });
});
