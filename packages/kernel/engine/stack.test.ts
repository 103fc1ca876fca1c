import { describe, expect, it } from 'vitest';
import { type Frame, findFrame, pushFrame, STACK_LIMIT, topFrame } from './stack.ts';

describe('the resolution stack', () => {
  it('has its innermost frame on top', () => {
    const stack: Frame[] = [];
    expect(topFrame(stack)).toBeUndefined();
    const outer = pushFrame(stack, { kind: 1, step: 0 });
    const inner = pushFrame(stack, { kind: 2, step: 3 });
    expect(topFrame(stack)).toBe(inner);
    stack.pop();
    expect(topFrame(stack)).toBe(outer);
  });

  it('finds the innermost frame of a kind', () => {
    const stack: Frame[] = [];
    pushFrame(stack, { kind: 1, step: 0 });
    const second = pushFrame(stack, { kind: 1, step: 1 });
    pushFrame(stack, { kind: 2, step: 0 });
    expect(findFrame(stack, 1)).toBe(second);
    expect(findFrame(stack, 3)).toBeUndefined();
  });

  it('holds as many frames as its limit and refuses one more, naming its kind', () => {
    const stack: Frame[] = [];
    for (let depth = 0; depth < STACK_LIMIT; depth++) pushFrame(stack, { kind: depth, step: 0 });
    expect(() => pushFrame(stack, { kind: 4711, step: 0 })).toThrow('frame of kind 4711');
    expect(stack).toHaveLength(STACK_LIMIT);
  });
});
