import { afterAll, afterEach, beforeAll } from 'vitest';
import type { TestPlace } from './test-stores.ts';

/** A location for a group of tests, without data before each of them. */
export const placeOfTests = (make: () => Promise<TestPlace>): Omit<TestPlace, 'end'> => {
  let place: TestPlace | undefined;
  const begun = (): TestPlace => {
    if (place === undefined) throw new Error('The location exists only during tests and their hooks.');
    return place;
  };
  beforeAll(async () => {
    place = await make();
  });
  afterEach(() => begun().clear());
  afterAll(() => begun().end());
  return {
    open: () => begun().open(),
    countEntries: (table) => begun().countEntries(table),
    clear: () => begun().clear(),
  };
};
