import { describe, expect, it } from 'vitest';
import { BOX } from '../library-box.ts';

const count = (matches: (item: (typeof BOX)[number]) => boolean): number =>
  BOX.reduce((sum, item) => sum + (matches(item) ? item.copies : 0), 0);
const countComponent = (component: string): number => count((item) => item.component === component);

describe('the component list of the rulebook', () => {
  it.each([
    ['1st Encounters', 4],
    ['Encounters', 43],
    ['Summons', 89],
    ['Elites', 27],
    ['Events', 51],
    ['Boss Cards', 26],
    ['Status', 36],
    ['Daze', 10],
    ["Neow's Blessing", 20],
    ['Ironclad cards', 85],
    ['Silent cards', 87],
    ['Defect cards', 85],
    ['Watcher cards', 85],
    ['Curses', 17],
    ['Colorless', 22],
    ['Prismatic Shards', 4],
    ['Solo Relic', 1],
    ['Boss Relics', 20],
    ['Relics', 58],
    ['Potions', 29],
    ['Main Boards', 2],
    ['Player Boards', 4],
    ['Merchant Board', 1],
    ['HP Board', 1],
    ['Ascension Reference', 1],
    ['Minis', 4],
    ['Die', 1],
    ['Boot Meeple', 1],
    ['Plastic Cubes', 50],
    ['Tokens', 113],
    ['Dividers', 31],
    ['Small Dividers', 8],
    ['Sleeves', 450],
  ])('%s: %i', (component, copies) => {
    expect(countComponent(component)).toBe(copies);
  });

  it('381 player cards and 112 small cards', () => {
    const players = [
      'Ironclad cards',
      'Silent cards',
      'Defect cards',
      'Watcher cards',
      'Curses',
      'Colorless',
    ];
    const small = ['Prismatic Shards', 'Solo Relic', 'Boss Relics', 'Relics', 'Potions'];
    expect(count(({ component }) => players.includes(component ?? ''))).toBe(381);
    expect(count(({ component }) => small.includes(component ?? ''))).toBe(112);
  });

  it.each([
    [1, 12, 6],
    [2, 14, 5],
    [3, 11, 2],
  ])('Events of Act %i: %i, and %i of Ascension', (act, usual, ascended) => {
    const events = (locked: boolean): number =>
      count(
        (item) =>
          item.kind === 'event' &&
          item.act === act &&
          (item.ascension !== undefined) === locked &&
          !isUnlocked(item),
      );
    expect([events(false), events(true)]).toEqual([usual, ascended]);
  });

  it('one Event and 6 of 20 Blessings come with the colorless unlock', () => {
    expect(count((item) => item.kind === 'event' && isUnlocked(item))).toBe(1);
    expect(count(({ kind, deck }) => kind === 'neow' && deck === 'colorless')).toBe(6);
  });

  it('everything has an id of its own, apart from cards that lie in two decks', () => {
    const ids = BOX.filter(({ kind }) => kind !== 'card').map(({ kind, id }) => `${kind} ${id}`);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const isUnlocked = ({ faces }: (typeof BOX)[number]): boolean =>
  (faces[0]?.effects as { colorless?: boolean } | undefined)?.colorless === true;
