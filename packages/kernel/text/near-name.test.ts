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

  it('does not compare a name longer than any that is known', () => {
    const endless = 'Strike'.repeat(11);
    expect(didYouMean(endless, [endless])).toBe('');
  });
});
