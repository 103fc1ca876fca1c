import { describe, expect, test } from 'vitest';
import { checkPosition } from './check.ts';
import { EXAMPLES } from './examples.ts';
import { addHero, asPrinted, freeHeroes, rankIn, withCount, withRank } from './position.ts';

const POSITION = { heroes: [{ hero: 'Knight' }], physical: false };

describe('a position of The Stygian Society', () => {
  test('begins from examples that stand', () => {
    const faults = EXAMPLES.flatMap(({ name, position }) => {
      const { problem } = checkPosition(position);
      return problem === undefined ? [] : [`${name}: ${problem.text}`];
    });
    expect(faults).toEqual([]);
  });

  test('leaves out what is as usual', () => {
    const once = withCount(POSITION, 'field', 'blue', 2);
    expect(once).toEqual({ ...POSITION, field: { blue: 2 } });
    expect(withCount(once, 'field', 'blue', 0)).toEqual(POSITION);
  });

  test('takes heroes until none is free', () => {
    const all = addHero(addHero(addHero(addHero(POSITION))));
    expect(all.heroes).toHaveLength(4);
    expect(freeHeroes(all)).toEqual([]);
  });

  test('keeps enemies with and without wounds, or as the card has them', () => {
    const foes = [
      { enemy: 'Ripper', wounds: 0 },
      { enemy: 'Clank', wounds: 2 },
    ];
    const position = withRank(POSITION, 'front', foes);
    expect(position.front).toEqual(['Ripper', { enemy: 'Clank', wounds: 2 }]);
    expect(rankIn(position, 'front')).toEqual(foes);
    expect(asPrinted(position)).toEqual(POSITION);
  });

  test('is told which field is wrong', () => {
    const { problem } = checkPosition({ heroes: [{ hero: 'Knight', skills: ['Fireball'] }] });
    expect(problem?.path).toBe('position.heroes[0].skills');
    expect(checkPosition({ ...POSITION, luck: -1 }).problem?.path).toBe('position.luck');
  });
});
