import { describe, test } from 'vitest';
import { settles } from '../../testing/cards.ts';
import { choose, play } from '../../testing/position.ts';

const silent = (fields: Readonly<Record<string, unknown>>) => ({ character: 'Silent', ...fields });
const doppelganger = (x: number) => play('Doppelganger', undefined, { x });

describe('Doppelganger', () => {
  test('Doppelganger plays a copy of the last Attack or Skill of cost X and is Exhausted', () => {
    settles({
      player: silent({ hand: ['Dash', 'Doppelganger'], energy: 4 }),
      moves: [play('Dash'), doppelganger(2)],
      expect: {
        players: [{ energy: 0, block: 4, discard: ['Dash'], exhaust: ['Doppelganger'], attacksThisTurn: 2 }],
        enemies: [{ hp: 6 }],
      },
    });
  });

  test('Doppelganger+ is discarded', () => {
    settles({
      player: silent({ hand: ['Backflip', 'Doppelganger+'] }),
      moves: [play('Backflip'), play('Doppelganger+', undefined, { x: 1 })],
      expect: {
        players: [{ energy: 1, block: 2, exhaust: [], hand: ['Backflip'], discard: ['Doppelganger+'] }],
      },
    });
  });

  test('Doppelganger looks back for the most recent card of that cost', () => {
    settles({
      player: silent({ hand: ['Doppelganger'] }),
      with: { playedThisTurn: ['Strike', 'Defend', 'Slice', 'Accuracy', 'Dash'] },
      moves: [doppelganger(1)],
      expect: { players: [{ energy: 2, block: 1 }], enemies: [{ hp: 10 }] },
    });
  });

  test('Doppelganger has its own target (STS-26.4)', () => {
    settles({
      player: silent({ hand: ['Strike', 'Doppelganger'] }),
      enemies: [{ name: 'A' }, { name: 'B' }],
      moves: [play('Strike', 'A'), doppelganger(1), choose({ enemy: 'B' })],
      expect: { enemies: [{ hp: 9 }, { hp: 9 }] },
    });
  });

  test('Doppelganger copies what another player played, for its own player', () => {
    settles({
      players: [silent({ hand: ['Doppelganger'] }), { hand: ['Seeing Red', 'Cleave'] }],
      enemies: [
        { name: 'A', row: 1 },
        { name: 'B', row: 2 },
      ],
      moves: [
        { ...play('Cleave', undefined, { row: 1 }), seat: 'Ironclad' },
        doppelganger(1),
        choose({ row: 2 }),
      ],
      expect: { players: [{ attacksThisTurn: 1 }, { attacksThisTurn: 1 }], enemies: [{ hp: 8 }, { hp: 8 }] },
    });
  });

  test.each([
    ['no card of that cost', ['Slice', 'Dash']],
    ['a Power', ['Accuracy']],
    ['Burst', ['Burst']],
    ['a card that costs X', ['Skewer', 'Malaise']],
  ])('Doppelganger does nothing for %s', (_what, playedThisTurn) => {
    settles({
      player: silent({ hand: ['Doppelganger'] }),
      with: { playedThisTurn },
      moves: [doppelganger(1)],
      expect: {
        players: [{ energy: 2, exhaust: ['Doppelganger'], doubling: [], powers: [] }],
        enemies: [{ hp: 10 }],
      },
    });
  });

  test('Doppelganger for X = 0 copies a card that costs nothing', () => {
    settles({
      player: silent({ hand: ['Doppelganger'], energy: 0 }),
      with: { playedThisTurn: ['Slice', 'Reflex'] },
      moves: [doppelganger(0)],
      expect: { enemies: [{ hp: 9 }] },
    });
  });

  test.each([
    ['for X = 0 copies it: X = 0 is a cost of 0', 0, 0, { hp: 10, weak: 1, poison: 1 }],
    ['for X = 0 passes it by once it was played for more', 0, 1, { hp: 9, weak: 0 }],
    ['for X = 2 passes it by even if it was played for 2', 2, 2, { hp: 10, weak: 0, poison: 0 }],
  ])('Doppelganger after a card of cost X %s (STS-6.8, R17)', (_what, x, spent, enemy) => {
    settles({
      player: silent({ hand: ['Doppelganger'] }),
      with: { playedThisTurn: ['Slice', { card: 'Malaise+', x: spent }] },
      moves: [doppelganger(x)],
      expect: { enemies: [enemy] },
    });
  });

  test('Doppelganger passes Doppelgangers by, which would look for themselves without end', () => {
    settles({
      player: silent({ hand: ['Doppelganger', 'Doppelganger+'] }),
      with: { playedThisTurn: ['Slice'] },
      moves: [doppelganger(0), play('Doppelganger+', undefined, { x: 0 })],
      expect: { enemies: [{ hp: 8 }] },
    });
  });

  test('Doppelganger for X = 0 passes Burst+ by', () => {
    settles({
      player: silent({ hand: ['Doppelganger'] }),
      with: { playedThisTurn: ['Slice', 'Burst+'] },
      moves: [doppelganger(0)],
      expect: { players: [{ doubling: [] }], enemies: [{ hp: 9 }] },
    });
  });

  test('Doppelganger moves no card with the copy (STS-26.10)', () => {
    settles({
      players: [silent({ hand: ['Doppelganger'] }), { hand: ['Anger'] }],
      moves: [{ ...play('Anger', 'A'), seat: 'Ironclad' }, doppelganger(0)],
      expect: {
        players: [{ draw: [], discard: [], exhaust: ['Doppelganger'] }, { draw: ['Anger'] }],
        enemies: [{ hp: 8 }],
      },
    });
  });

  test('Doppelganger played twice copies the card twice, but never a copy (STS-26.6)', () => {
    settles({
      player: silent({ hand: ['Doppelganger'], doubling: ['skill'] }),
      with: { playedThisTurn: ['Strike'] },
      moves: [doppelganger(1)],
      expect: { players: [{ energy: 2, exhaust: ['Doppelganger'] }], enemies: [{ hp: 8 }] },
    });
  });

  test.each([
    [2, 8],
    [0, 10],
  ])('Doppelganger reckons with the own cost text of a card: Masterful Stab, X = %i (STS-24.4)', (x, hp) => {
    settles({
      player: silent({ hand: ['Doppelganger'], hpLostThisCombat: 1 }),
      with: { playedThisTurn: ['Masterful Stab'] },
      moves: [doppelganger(x)],
      expect: { enemies: [{ hp }] },
    });
  });
});
