import { describe, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];
const silent = (fields: Readonly<Record<string, unknown>>) => ({ character: 'Silent', ...fields });

const faces: CardRow[] = [
  ['Blur', 'gives 2 Block', { energy: 2, block: 2, discard: ['Blur'] }],
  [
    'Blur',
    'gives 3 Block after a discard',
    { energy: 2, block: 3, discard: ['Blur'] },
    {},
    { player: { discardedThisTurn: true } },
  ],
  ['Blur+', 'gives 3 Block', { energy: 2, block: 3, discard: ['Blur+'] }],
  [
    'Blur+',
    'gives 4 Block after a discard',
    { energy: 2, block: 4, discard: ['Blur+'] },
    {},
    { player: { discardedThisTurn: true } },
  ],
  ['Bouncing Flask', 'gives 1 Poison twice', { energy: 1, discard: ['Bouncing Flask'] }, { poison: 2 }],
  [
    'Bouncing Flask+',
    'gives 1 Poison three times',
    { energy: 1, discard: ['Bouncing Flask+'] },
    { poison: 3 },
  ],
  [
    'Catalyst',
    'doubles the Poison',
    { energy: 2, exhaust: ['Catalyst'] },
    { poison: 8 },
    { enemy: { poison: 4 } },
  ],
  [
    'Catalyst+',
    'triples the Poison',
    { energy: 2, exhaust: ['Catalyst+'] },
    { poison: 12 },
    { enemy: { poison: 4 } },
  ],
  [
    'Catalyst',
    'stops at 30 Poison (STS-21.6)',
    { energy: 2, exhaust: ['Catalyst'] },
    { poison: 30 },
    { enemy: { poison: 16 } },
  ],
  ['Catalyst', 'doubles nothing without Poison', { energy: 2, exhaust: ['Catalyst'] }],
  [
    'Crippling Cloud',
    'gives 1 Poison and 1 Weak',
    { energy: 1, exhaust: ['Crippling Cloud'] },
    { poison: 1, weak: 1 },
    { row: 1 },
  ],
  [
    'Crippling Cloud+',
    'gives 2 Poison and 1 Weak',
    { energy: 1, exhaust: ['Crippling Cloud+'] },
    { poison: 2, weak: 1 },
    { row: 1 },
  ],
  [
    'Escape Plan',
    'draws a Skill and gives 1 Block for it',
    { block: 1, hand: ['Blur'], draw: [], discard: ['Escape Plan'] },
    {},
    { player: { draw: ['Blur'] } },
  ],
  [
    'Escape Plan',
    'draws another card and gives nothing for it',
    { hand: ['Slice'], draw: ['Blur'], discard: ['Escape Plan'] },
    {},
    { player: { draw: ['Slice', 'Blur'] } },
  ],
  ['Escape Plan', 'gives nothing where nothing is drawn', { discard: ['Escape Plan'] }],
  [
    'Escape Plan+',
    'gives 1 Block whatever it draws',
    { block: 1, hand: ['Slice'], draw: ['Blur'], discard: ['Escape Plan+'] },
    {},
    { player: { draw: ['Slice', 'Blur'] } },
  ],
  [
    'Expertise',
    'draws up to 6 cards in hand',
    { energy: 2, hand: ['Slice', 'Blur', ...NEXT_HAND.slice(1)], draw: ['Dash'], discard: ['Expertise'] },
    {},
    { hand: ['Slice', 'Blur'], player: { draw: [...NEXT_HAND.slice(1), 'Dash'] } },
  ],
  [
    'Expertise+',
    'draws up to 7 cards in hand',
    { energy: 2, hand: ['Slice', 'Blur', ...NEXT_HAND], draw: ['Dash'], discard: ['Expertise+'] },
    {},
    { hand: ['Slice', 'Blur'], player: { draw: [...NEXT_HAND, 'Dash'] } },
  ],
  [
    'Expertise',
    'draws nothing with 6 other cards in hand',
    { energy: 2, discard: ['Expertise'] },
    {},
    { hand: ['Slice', ...NEXT_HAND], player: { draw: ['Dash'] } },
  ],
  ['Leg Sweep', 'gives 1 Weak and 3 Block', { energy: 1, block: 3, discard: ['Leg Sweep'] }, { weak: 1 }],
  ['Leg Sweep+', 'gives 1 Weak and 4 Block', { energy: 1, block: 4, discard: ['Leg Sweep+'] }, { weak: 1 }],
  ['Outmaneuver', 'gives nothing in the turn it was drawn', { discard: ['Outmaneuver'] }],
  ['Outmaneuver+', 'gives nothing in the turn it was drawn', { discard: ['Outmaneuver+'] }],
  [
    'Piercing Wail',
    'gives 1 Block and 1 Weak',
    { energy: 2, block: 1, exhaust: ['Piercing Wail'] },
    { weak: 1 },
    { row: 1 },
  ],
  [
    'Piercing Wail+',
    'gives 3 Block and 1 Weak',
    { energy: 2, block: 3, exhaust: ['Piercing Wail+'] },
    { weak: 1 },
    { row: 1 },
  ],
  ['Setup', 'gives 1 Energy', { energy: 4, exhaust: ['Setup'] }, {}, { to: 'Silent' }],
  ['Setup+', 'gives 2 Energy', { energy: 5, exhaust: ['Setup+'] }, {}, { to: 'Silent' }],
  [
    'Setup+',
    'stops at 6 Energy (STS-6.2)',
    { energy: 6, exhaust: ['Setup+'] },
    {},
    { to: 'Silent', player: { energy: 5 } },
  ],
  ['Terror', 'gives 1 Vulnerable', { energy: 2, exhaust: ['Terror'] }, { vulnerable: 1 }],
  ['Terror+', 'does not Exhaust', { energy: 2, discard: ['Terror+'] }, { vulnerable: 1 }],
  [
    'Terror+',
    'puts no fourth Vulnerable (STS-38.21)',
    { energy: 2, discard: ['Terror+'] },
    {},
    { enemy: { vulnerable: 3 } },
  ],
];

describe('Silent uncommon Skills', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Silent', ...row);
  });

  test('Bouncing Flask+ chooses an enemy for each Poison (STS-18.1)', () => {
    settles({
      player: silent({ hand: ['Bouncing Flask+'] }),
      enemies: [{ name: 'A' }, { name: 'B' }],
      moves: [
        play('Bouncing Flask+'),
        choose({ enemy: 'A' }),
        choose({ enemy: 'B' }),
        choose({ enemy: 'A' }),
      ],
      expect: { enemies: [{ poison: 2 }, { poison: 1 }] },
    });
  });

  test('Catalyst played twice doubles what it doubled', () => {
    settles({
      player: silent({ hand: ['Catalyst'], doubling: ['skill'] }),
      enemies: [{ name: 'A', poison: 3 }],
      moves: [play('Catalyst', 'A')],
      expect: { enemies: [{ poison: 12 }] },
    });
  });

  test('Catalyst+ puts only what is left of 30 on all enemies together (STS-21.6)', () => {
    settles({
      player: silent({ hand: ['Catalyst+'] }),
      enemies: [
        { name: 'A', poison: 8 },
        { name: 'B', poison: 10 },
      ],
      moves: [play('Catalyst+', 'A')],
      expect: { enemies: [{ poison: 20 }, { poison: 10 }] },
    });
  });

  test.each([
    ['Crippling Cloud', 1],
    ['Crippling Cloud+', 2],
  ])('%s reaches one row and the Boss with %i Poison (STS-18.2)', (card, poison) => {
    settles({
      players: [silent({ hand: [card] }), {}],
      enemies: [{ name: 'A', row: 1 }, { name: 'B', row: 2 }, { name: 'C', row: 2 }, { name: 'Boss' }],
      moves: [play(card, undefined, { row: 2 })],
      expect: { enemies: [{ poison: 0, weak: 0 }, ...[1, 2, 3].map(() => ({ poison, weak: 1 }))] },
    });
  });

  test('Crippling Cloud+ places the last Poison in the order of its targets (STS-21.6)', () => {
    settles({
      player: silent({ hand: ['Crippling Cloud+'] }),
      enemies: [{ name: 'A', poison: 27 }, { name: 'B' }, { name: 'C' }],
      moves: [play('Crippling Cloud+')],
      expect: {
        enemies: [
          { poison: 29, weak: 1 },
          { poison: 1, weak: 1 },
          { poison: 0, weak: 1 },
        ],
      },
    });
  });

  test.each([
    ['Piercing Wail', 1],
    ['Piercing Wail+', 3],
  ])('%s weakens one row and the Boss, and gives %i Block to its player (STS-18.2)', (card, block) => {
    settles({
      players: [silent({ hand: [card] }), {}],
      enemies: [{ name: 'A', row: 1 }, { name: 'B', row: 2 }, { name: 'Boss' }],
      moves: [play(card, undefined, { row: 2 })],
      expect: { players: [{ block }, { block: 0 }], enemies: [{ weak: 0 }, { weak: 1 }, { weak: 1 }] },
    });
  });

  test.each([
    ['Outmaneuver', 3],
    ['Outmaneuver+', 4],
  ])('%s gives Energy in a turn it was Retained for: from 1 to %i (STS-38.11)', (card, energy) => {
    settles({
      players: [silent({ hand: [card, 'Slice'], draw: NEXT_HAND }), { draw: NEXT_HAND }],
      moves: [
        endTurn(),
        endTurn('Ironclad'),
        { expect: { players: [{ hand: [{ card, retained: true }, ...NEXT_HAND], discard: ['Slice'] }, {}] } },
        play('Strike', 'A'),
        play('Strike', 'A'),
        play(card),
      ],
      expect: { round: 2, players: [{ energy }, { energy: 3 }] },
    });
  });

  test('Outmaneuver forgets that it was Retained when it leaves the hand (STS-38.12)', () => {
    settles({
      player: silent({ hand: [{ card: 'Outmaneuver', retained: true }, 'Survivor', 'Backflip'] }),
      moves: [play('Survivor'), choose({ card: 'Outmaneuver' }), play('Backflip'), play('Outmaneuver')],
      expect: { players: [{ energy: 1 }] },
    });
  });

  test.each([
    ['Setup', 4],
    ['Setup+', 5],
  ])('%s leaves any player with %i Energy (STS-18.5)', (card, energy) => {
    settles({
      players: [silent({ hand: [card] }), {}],
      moves: [play(card, undefined, { player: 'Ironclad' })],
      expect: { players: [{ energy: 3 }, { energy }] },
    });
  });
});
