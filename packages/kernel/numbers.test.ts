import { describe, expect, test } from 'vitest';
import { inOrder, numberOf, readNumbers, requireNumbers } from './numbers.ts';

const order = (list: string, ...items: readonly string[]): readonly string[] =>
  inOrder('things', list, items, (item) => item);

describe('the numbers of content', () => {
  test('do not depend on the order of the content', () => {
    expect(order('Strike | Defend | Bash', 'Bash', 'Strike', 'Defend')).toEqual(['Strike', 'Defend', 'Bash']);
  });

  test('may be appended on a line of their own', () => {
    expect(order('\nStrike | Defend\nBash |\nAnger\n', 'Anger', 'Bash', 'Strike', 'Defend')).toEqual([
      'Strike',
      'Defend',
      'Bash',
      'Anger',
    ]);
  });

  test('count a name that comes up again', () => {
    const numbers = readNumbers('routines', 'Bash | Bash+ x2 |\nBash');
    expect(['Bash', 'Bash', 'Bash+', 'Bash+'].map((name) => numberOf(numbers, name))).toEqual([0, 3, 1, 2]);
    expect(() => requireNumbers(numbers)).not.toThrow();
  });

  test('need every name on the list', () => {
    expect(() => order('Strike', 'Anger', 'Strike', 'Bash')).toThrow(
      'things: append to the list of numbers: Anger | Bash',
    );
  });

  test('need names that differ', () => {
    expect(() => order('Strike x2', 'Strike', 'Strike')).toThrow('two things have the same name');
  });

  test('are never given to something else', () => {
    expect(() => order('Strike | Bash', 'Strike')).toThrow('no number is given twice: Bash');
  });
});
