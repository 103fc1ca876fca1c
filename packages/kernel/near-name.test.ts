import { describe, expect, it } from 'vitest';
import { didYouMean } from './near-name.ts';

const cards = ['Strike', 'Defend', 'Bash', 'Twin Strike'];

describe('didYouMean', () => {
  it.each([
    ['Srtike', 'Strike'],
    ['bash', 'Bash'],
    ['Bashh', 'Bash'],
    ['Twn Strike', 'Twin Strike'],
    ['Defen', 'Defend'],
  ])('finds for "%s" the name "%s"', (written, meant) => {
    expect(didYouMean(written, cards)).toBe(`; did you mean "${meant}"?`);
  });

  it('says nothing when no name is near, or when there is none', () => {
    expect(didYouMean('Whirlwind', cards)).toBe('');
    expect(didYouMean('Bash', [])).toBe('');
  });
});
