import { describe, expect, it } from 'vitest';
import { type Frame, pushFrame, STACK_LIMIT, topFrame } from './stack.ts';

describe('the resolution stack', () => {
  it('has its innermost frame on top', () => {
    const stack: Frame[] = [];
    expect(topFrame(stack)).toBeUndefined();
    const outer = pushFrame(stack, { program: 1, step: 0 });
    const inner = pushFrame(stack, { program: 2, step: 3 });
    expect(topFrame(stack)).toBe(inner);
    stack.pop();
    expect(topFrame(stack)).toBe(outer);
  });

  it('holds as many frames as its limit and refuses one more, naming the program', () => {
    const stack: Frame[] = [];
    for (let depth = 0; depth < STACK_LIMIT; depth++) pushFrame(stack, { program: depth, step: 0 });
    expect(() => pushFrame(stack, { program: 4711, step: 0 })).toThrow('program 4711');
    expect(stack).toHaveLength(STACK_LIMIT);
  });
});
