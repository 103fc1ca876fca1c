import { test } from 'vitest';
import { act, drops, floor, wild } from '../../testing/turns.ts';

test('STY-13.3 three shields and seven wounds in the turn leave four', () => {
  floor({
    with: {
      heroes: [{ hero: 'Knight', skills: ['Plate Harness'] }],
      front: ['Tower Ogre'],
      field: { red: 4 },
    },
    moves: [act('Catch Breath'), wild('white'), wild('white'), drops()],
    expect: { wounds: 4 },
  });
});
