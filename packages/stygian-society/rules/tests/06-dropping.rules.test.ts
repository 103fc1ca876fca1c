import { describe, expect, test } from 'vitest';
import { add, total } from '../cubes/cubes.ts';
import { dropFast } from '../cubes/tower.ts';
import { createGame } from '../start.ts';

const DROPS = 4000;

/** Drops of two blue, one white, one red, one yellow, one black; what is outside goes back to the bank each time. */
const measure = () => {
  const state = createGame(1, [0], 'tower');
  const sums = { stuck: 0, fell: 0, crypt: 0, luck: 0 };
  const byColour = [0, 0, 0, 0, 0, 0];
  for (let drop = 0; drop < DROPS; drop++) {
    const before = total(state.tower);
    const inside = state.tower.slice();
    for (const colour of [0, 0, 2, 3, 4, 5]) {
      add(state.bank, colour, -1);
      add(state.gathered, colour, 1);
    }
    dropFast(state, undefined);
    const fell = total(state.field) + total(state.crypt);
    sums.stuck += before;
    sums.fell += fell;
    sums.crypt += total(state.crypt);
    sums.luck += state.landedInCrypt >= 2 ? 1 : 0;
    inside.forEach((count, colour) => {
      byColour[colour] = (byColour[colour] ?? 0) + count;
    });
    for (let colour = 0; colour < 6; colour++) {
      add(state.bank, colour, (state.field[colour] ?? 0) + (state.crypt[colour] ?? 0));
      state.field[colour] = 0;
      state.crypt[colour] = 0;
    }
  }
  return { ...sums, byColour };
};

describe('the fast tower', () => {
  const { stuck, fell, crypt, luck, byColour } = measure();

  test('STY-6.9 keeps six or seven cubes and lets as many fall as come in', () => {
    expect(stuck / DROPS).toBeGreaterThan(5.5);
    expect(stuck / DROPS).toBeLessThan(8);
    expect(fell / DROPS).toBeCloseTo(6, 1);
  });

  test('STY-6.9 lets about 18 of a hundred fall into the crypt, and two in three turns without luck', () => {
    expect(crypt / fell).toBeGreaterThan(0.16);
    expect(crypt / fell).toBeLessThan(0.2);
    expect(luck / DROPS).toBeGreaterThan(0.25);
    expect(luck / DROPS).toBeLessThan(0.37);
  });

  test('STY-6.9 colour never matters', () => {
    const [blue = 0, green = 0, white = 0, red = 0, yellow = 0, black = 0] = byColour;
    expect(green).toBe(0);
    for (const colour of [white, red, yellow, black]) {
      expect(colour / blue).toBeGreaterThan(0.44);
      expect(colour / blue).toBeLessThan(0.56);
    }
  });
});
