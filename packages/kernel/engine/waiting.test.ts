import { describe, expect, it } from 'vitest';
import { addWaiting, takeWaiting, WAITING_LIMIT } from './waiting.ts';

describe('waiting abilities', () => {
  it('keep their order when one is taken out', () => {
    const waiting: string[] = [];
    for (const name of ['first', 'second', 'third']) addWaiting(waiting, name);
    expect(takeWaiting(waiting, 1)).toBe('second');
    expect(waiting).toEqual(['first', 'third']);
    expect(takeWaiting(waiting, 0)).toBe('first');
    expect(takeWaiting(waiting, 0)).toBe('third');
    expect(waiting).toEqual([]);
  });

  it('are limited in number, so that a loop in the content is an error', () => {
    const waiting = Array.from({ length: WAITING_LIMIT }, (_, at) => at);
    expect(() => addWaiting(waiting, 0)).toThrow('abilities are waiting');
  });
});
