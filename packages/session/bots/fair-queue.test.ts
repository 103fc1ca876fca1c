import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const limits = { perOwner: 3, perGroup: 6, total: 6 };

describe('a fair queue', () => {
  it('serves owners in turn, and each one in the order of asking', () => {
    const queue = createFairQueue<string>(limits);
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.slice(0, 1), item);
    const served: (string | undefined)[] = [queue.next()];
    // An owner who has been served and asks again waits for the others like everybody.
    queue.add('a', 'a4');
    while (queue.size() > 0) served.push(queue.next());
    expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect(queue.next()).toBeUndefined();
  });

  it('has a limit for each owner and one for all', () => {
    const queue = createFairQueue<number>(limits);
    const added = ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'c'].map((owner, index) => queue.add(owner, index));
    expect(added).toEqual([true, true, true, false, true, true, true, false]);
    queue.next();
    expect([queue.add('a', 8), queue.add('c', 9)]).toEqual([true, false]);
  });

  it('serves groups in turn, however many owners there are in each, and limits them', () => {
    const queue = createFairQueue<string>({ perOwner: 3, perGroup: 4, total: 9 }, (owner) =>
      owner.slice(0, 1),
    );
    const items = ['a1', 'a2', 'a3', 'a1', 'a2', 'b1', 'b1'];
    expect(items.map((item) => queue.add(item, item))).toEqual([true, true, true, true, false, true, true]);
    const served = Array.from({ length: 6 }, () => queue.next());
    expect(served).toEqual(['a1', 'b1', 'a2', 'b1', 'a3', 'a1']);
  });
});
