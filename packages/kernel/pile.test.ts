import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyPile, emptyPile, filledPile, moveAll, putUnder, removeAt } from './pile.ts';

const pileAndPlace = fc
  .array(fc.nat(), { minLength: 1 })
  .chain((pile) => fc.tuple(fc.constant(pile), fc.nat({ max: pile.length - 1 })));

describe('a pile', () => {
  it('gives up one item and closes the gap', () => {
    const pile = [1, 2, 3, 4];
    expect(removeAt(pile, 1)).toBe(2);
    expect(pile).toEqual([1, 3, 4]);
    expect(removeAt(pile, 2)).toBe(4);
    expect(pile).toEqual([1, 3]);
  });

  it('loses exactly the item at a place, whatever the place', () => {
    fc.assert(
      fc.property(pileAndPlace, ([items, at]) => {
        const pile = items.slice();
        expect(removeAt(pile, at)).toBe(items[at]);
        expect(pile).toEqual(items.toSpliced(at, 1));
      }),
    );
  });

  it('takes an item at the bottom, which is its beginning', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(), (items, item) => {
        const pile = items.slice();
        putUnder(pile, item);
        expect(pile).toEqual([item, ...items]);
      }),
    );
  });

  it('goes onto another with its bottom first and is empty afterwards', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.array(fc.nat()), (under, over) => {
        const [from, to] = [over.slice(), under.slice()];
        moveAll(from, to);
        expect(from).toEqual([]);
        expect(to).toEqual([...under, ...over]);
      }),
    );
  });

  it('is emptied in place', () => {
    const pile = [1, 2, 3];
    emptyPile(pile);
    expect(pile).toEqual([]);
    pile.push(4);
    expect(pile).toEqual([4]);
  });

  it('can be filled with one number', () => {
    expect(filledPile(7, 3)).toEqual([7, 7, 7]);
    expect(filledPile(7, 0)).toEqual([]);
  });

  it('is copied item by item, and the copy goes its own way', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (items) => {
        const pile = items.slice();
        const copy = copyPile(pile);
        expect(copy).toEqual(items);
        copy.push(7);
        expect(pile).toEqual(items);
      }),
    );
  });
});
