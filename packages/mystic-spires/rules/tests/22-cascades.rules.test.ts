import { expect, test } from 'vitest';
import { duel, endTurn, pass, play, use } from '../../testing/duel.ts';

test('MYS-22.1 MYS-22.8 links are numbered as they come and resolve last in, first out', () => {
  const { events } = duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two: { field: ['Torchbearer Adept', 'Reef Lurker'] },
    moves: [play('Kiln Spark', 'Torchbearer Adept'), use('Torchbearer Adept', 'Tower 1', 1)],
    expect: {
      cascade: [],
      keepers: [{ hp: 62, graveyard: ['Kiln Spark'] }, { graveyard: ['Torchbearer Adept'] }],
    },
  });
  expect(events.flatMap((event) => (event.type === 'announced' ? [event.number] : []))).toEqual([1, 2]);
  expect(events.flatMap((event) => (event.type === 'resolved' ? [event.number] : []))).toEqual([2, 1]);
});

test('MYS-22.2 the card leaves the hand and the price is paid when it is announced', () => {
  duel({
    one: { hand: ['Kiln Spark'], crystal: 5 },
    two: { field: ['Torchbearer Adept'] },
    moves: [
      play('Kiln Spark', 'Tower 2'),
      { expect: { keepers: [{ hand: [], crystal: 3 }, { hp: 64 }], cascade: [{ name: 'Kiln Spark' }] } },
      pass(1),
    ],
    expect: { keepers: [{ crystal: 3, graveyard: ['Kiln Spark'] }, { hp: 61 }] },
  });
});

test('MYS-22.3 without a target or the full price nothing can be announced', () => {
  duel({
    one: { hand: ['Scorch the Seal', 'Kiln Spark'], crystal: 1 },
    moves: [{ refused: play('Kiln Spark', 'Tower 2'), code: 'too-little-crystal' }, endTurn()],
  });
  duel({
    one: { hand: ['Scorch the Seal'], crystal: 9 },
    moves: [{ refused: play('Scorch the Seal'), code: 'no-target' }],
    expect: { keepers: [{ crystal: 9, hand: ['Scorch the Seal'] }, {}] },
  });
});
