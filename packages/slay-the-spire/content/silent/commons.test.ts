import { describe, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];

const attacks: CardRow[] = [
  ['Dagger Spray', 'hits for 1 twice', { energy: 2, discard: ['Dagger Spray'] }, { hp: 8 }, { row: 1 }],
  [
    'Dagger Spray+',
    'hits for 1 three times',
    { energy: 2, discard: ['Dagger Spray+'] },
    { hp: 7 },
    { row: 1 },
  ],
  [
    'Dagger Spray',
    'adds Strength to each hit and uses up one Vulnerable (STS-17.3, STS-17.4)',
    { energy: 2, discard: ['Dagger Spray'] },
    { hp: 2, vulnerable: 1 },
    { row: 1, player: { strength: 1 }, enemy: { vulnerable: 2 } },
  ],
  [
    'Dagger Throw',
    'hits for 2, draws 1 and discards a chosen card',
    { energy: 2, hand: ['Slice'], draw: ['Deflect'], discard: ['Dagger Throw', 'Backflip'] },
    { hp: 8 },
    { hand: ['Backflip'], player: { draw: ['Slice', 'Deflect'] }, answers: [choose({ card: 'Backflip' })] },
  ],
  [
    'Dagger Throw+',
    'hits for 3 and may discard the card just drawn',
    { energy: 2, hand: ['Backflip'], draw: ['Blur'], discard: ['Dagger Throw+', 'Slice'] },
    { hp: 7 },
    { hand: ['Backflip'], player: { draw: ['Slice', 'Blur'] }, answers: [choose({ card: 'Slice' })] },
  ],
  [
    'Poisoned Stab',
    'hits for 1 and gives 1 Poison',
    { energy: 2, exhaust: ['Poisoned Stab'] },
    { hp: 9, poison: 1 },
  ],
  [
    'Poisoned Stab+',
    'hits for 1 and gives 2 Poison',
    { energy: 2, exhaust: ['Poisoned Stab+'] },
    { hp: 9, poison: 2 },
  ],
  ['Slice', 'hits for 1', { discard: ['Slice'] }, { hp: 9 }],
  ['Slice', 'hits for 1 more with a Shiv', { discard: ['Slice'] }, { hp: 8 }, { player: { shivs: 3 } }],
  ['Slice+', 'hits for 2', { discard: ['Slice+'] }, { hp: 8 }],
  ['Slice+', 'hits for 1 more with a Shiv', { discard: ['Slice+'] }, { hp: 7 }, { player: { shivs: 1 } }],
  ['Sneaky Strike', 'hits for 3', { energy: 1, discard: ['Sneaky Strike'] }, { hp: 7 }],
  [
    'Sneaky Strike',
    'gives 2 Energy after a discard this turn',
    { energy: 3, discard: ['Sneaky Strike'] },
    { hp: 7 },
    { player: { discardedThisTurn: true } },
  ],
  ['Sneaky Strike+', 'hits for 4', { energy: 1, discard: ['Sneaky Strike+'] }, { hp: 6 }],
  [
    'Sneaky Strike+',
    'gives 2 Energy after a discard this turn',
    { energy: 3, discard: ['Sneaky Strike+'] },
    { hp: 6 },
    { player: { discardedThisTurn: true } },
  ],
];

const skills: CardRow[] = [
  [
    'Acrobatics',
    'draws 3 and discards a chosen card',
    { energy: 2, hand: ['Deflect', 'Setup'], draw: ['Blur'], discard: ['Acrobatics', 'Slice'] },
    {},
    { player: { draw: ['Slice', 'Deflect', 'Setup', 'Blur'] }, answers: [choose({ card: 'Slice' })] },
  ],
  [
    'Acrobatics+',
    'draws 4 and discards a chosen card',
    { energy: 2, hand: ['Slice', 'Setup', 'Blur'], draw: ['Dash'], discard: ['Acrobatics+', 'Deflect'] },
    {},
    {
      player: { draw: ['Slice', 'Deflect', 'Setup', 'Blur', 'Dash'] },
      answers: [choose({ card: 'Deflect' })],
    },
  ],
  [
    'Backflip',
    'gives 1 Block and draws 2',
    { energy: 2, block: 1, hand: ['Slice', 'Setup'], draw: ['Blur'], discard: ['Backflip'] },
    {},
    { player: { draw: ['Slice', 'Setup', 'Blur'] } },
  ],
  [
    'Backflip+',
    'gives 2 Block and draws 2',
    { energy: 2, block: 2, hand: ['Slice', 'Setup'], draw: ['Blur'], discard: ['Backflip+'] },
    {},
    { player: { draw: ['Slice', 'Setup', 'Blur'] } },
  ],
  ['Blade Dance', 'gives 2 Shivs', { energy: 2, shivs: 2, discard: ['Blade Dance'] }],
  ['Blade Dance+', 'gives 3 Shivs', { energy: 2, shivs: 3, discard: ['Blade Dance+'] }],
  [
    'Cloak and Dagger',
    'gives 1 Shiv and 1 Block',
    { energy: 2, shivs: 1, block: 1, discard: ['Cloak and Dagger'] },
  ],
  [
    'Cloak and Dagger+',
    'gives 2 Shivs and 1 Block',
    { energy: 2, shivs: 2, block: 1, discard: ['Cloak and Dagger+'] },
  ],
  ['Deadly Poison', 'gives 1 Poison', { energy: 2, discard: ['Deadly Poison'] }, { poison: 1 }],
  ['Deadly Poison+', 'costs nothing', { discard: ['Deadly Poison+'] }, { poison: 1 }],
  [
    'Deadly Poison',
    'puts no token beyond 30 Poison (STS-21.6)',
    { energy: 2, discard: ['Deadly Poison'] },
    {},
    { enemy: { poison: 30 } },
  ],
  ['Deflect', 'gives 1 Block', { block: 1, discard: ['Deflect'] }],
  [
    'Deflect',
    'gives 1 Block more with a Shiv',
    { block: 2, discard: ['Deflect'] },
    {},
    { player: { shivs: 1 } },
  ],
  ['Deflect+', 'gives 2 Block', { block: 2, discard: ['Deflect+'] }],
  [
    'Deflect+',
    'gives 1 Block more with a Shiv',
    { block: 3, discard: ['Deflect+'] },
    {},
    { player: { shivs: 1 } },
  ],
  [
    'Dodge and Roll',
    'gives 1 Block twice',
    { energy: 2, block: 2, discard: ['Dodge and Roll'] },
    {},
    { to: 'Silent', answers: [choose({ player: 'Silent' })] },
  ],
  [
    'Dodge and Roll+',
    'gives 1 Block three times',
    { energy: 2, block: 3, discard: ['Dodge and Roll+'] },
    {},
    { to: 'Silent', answers: [choose({ player: 'Silent' }), choose({ player: 'Silent' })] },
  ],
  [
    'Prepared',
    'draws 1 and discards 1',
    { hand: ['Setup'], draw: ['Blur'], discard: ['Prepared', 'Slice'], discardedThisTurn: true },
    {},
    { hand: ['Slice'], player: { draw: ['Setup', 'Blur'] }, answers: [choose({ card: 'Slice' })] },
  ],
  [
    'Prepared+',
    'draws 2 and discards 2',
    { hand: ['Setup'], draw: ['Dash'], discard: ['Prepared+', 'Slice', 'Blur'], discardedThisTurn: true },
    {},
    {
      hand: ['Slice'],
      player: { draw: ['Setup', 'Blur', 'Dash'] },
      answers: [choose({ card: 'Blur' }), choose({ card: 'Slice' })],
    },
  ],
  [
    'Prepared+',
    'discards what there is where less than 2 cards are in hand',
    { hand: [], draw: [], discard: ['Prepared+', 'Slice'] },
    {},
    { player: { draw: ['Slice'] } },
  ],
];

describe('Silent commons', () => {
  test.each([...attacks, ...skills])('%s %s', (...row) => {
    playAlone('Silent', ...row);
  });

  test.each([
    ['Dagger Spray', 2],
    ['Dagger Spray+', 3],
  ])('%s hits one row and the Boss for %i in all (STS-18.2)', (card, damage) => {
    settles({
      players: [{ character: 'Silent', hand: [card] }, {}],
      enemies: [
        { name: 'A', row: 1, hp: 10 },
        { name: 'B', row: 2, hp: 10 },
        { name: 'C', row: 2, hp: 10 },
        { name: 'Boss', hp: 30 },
      ],
      moves: [play(card, undefined, { row: 2 })],
      expect: { enemies: [{ hp: 10 }, { hp: 10 - damage }, { hp: 10 - damage }, { hp: 30 - damage }] },
    });
  });

  test('Deadly Poison takes 1 HP past the Block at each end of turn and stays (STS-21.3, STS-21.4, STS-21.5)', () => {
    settles({
      player: { character: 'Silent', hand: ['Deadly Poison'], draw: [...NEXT_HAND, ...NEXT_HAND] },
      enemies: [{ name: 'A', hp: 10, block: 5 }],
      moves: [play('Deadly Poison'), endTurn(), { expect: { enemies: [{ hp: 9, poison: 1 }] } }, endTurn()],
      expect: { round: 3, enemies: [{ hp: 8, poison: 1 }] },
    });
  });

  test('Poisoned Stab+ puts only the Poison that is left of 30 on all enemies together (STS-21.6)', () => {
    settles({
      player: { character: 'Silent', hand: ['Poisoned Stab+'] },
      enemies: [
        { name: 'A', hp: 10 },
        { name: 'B', hp: 40, poison: 29 },
      ],
      moves: [play('Poisoned Stab+', 'A')],
      expect: { enemies: [{ hp: 9, poison: 1 }, { poison: 29 }] },
    });
  });

  test('Sneaky Strike counts a discard by another card', () => {
    settles({
      player: { character: 'Silent', hand: ['Prepared', 'Sneaky Strike', 'Slice'] },
      moves: [play('Prepared'), choose({ card: 'Slice' }), play('Sneaky Strike')],
      expect: { players: [{ energy: 3 }], enemies: [{ hp: 7 }] },
    });
  });

  test('Sneaky Strike does not count the discard at the end of the last turn (STS-13.30)', () => {
    settles({
      player: {
        character: 'Silent',
        hand: ['Slice'],
        draw: ['Sneaky Strike', 'Blur', 'Blur', 'Blur', 'Blur'],
      },
      moves: [endTurn(), play('Sneaky Strike')],
      expect: { round: 2, players: [{ energy: 1, discardedThisTurn: false }] },
    });
  });

  test('Dodge and Roll gives each Block to a player of its own choice (STS-18.5)', () => {
    settles({
      players: [{ character: 'Silent', hand: ['Dodge and Roll'] }, {}],
      moves: [play('Dodge and Roll', undefined, { player: 'Silent' }), choose({ player: 'Ironclad' })],
      expect: { players: [{ block: 1 }, { block: 1 }] },
    });
  });

  test('Dodge and Roll+ may choose the same player again', () => {
    settles({
      players: [{ character: 'Silent', hand: ['Dodge and Roll+'] }, {}],
      moves: [
        play('Dodge and Roll+', undefined, { player: 'Ironclad' }),
        choose({ player: 'Silent' }),
        choose({ player: 'Ironclad' }),
      ],
      expect: { players: [{ block: 1 }, { block: 2 }] },
    });
  });
});
