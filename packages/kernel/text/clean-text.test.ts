import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, isWithinLength } from './clean-text.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('cleanText', () => {
  it.each([
    ['a NUL', 'A\u0000nn', 'Ann'],
    ['a bidi override', 'A\u202Enn', 'Ann'],
    ['a bidi isolate', '\u2066Ann\u2069', 'Ann'],
    ['a zero-width space', 'An\u200Bn', 'Ann'],
    ['a joiner between letters', 'An\u200Dn', 'Ann'],
    ['a soft hyphen', 'An\u00ADn', 'Ann'],
    ['a lone surrogate', 'Ann\ud800', 'Ann'],
    ['line breaks and odd spaces', ' Ann\n\u2003\u2028Lee ', 'Ann Lee'],
    ['a variation selector after a letter', 'Ann\ufe0f', 'Ann'],
    ['marks piled up', 'a\u0316\u0317\u0318\u0319\u031c\u031d', 'a\u0316\u0317\u0318'],
    ['what composes after a strip', 'Zoe\u200b\u0308', 'Zo\u00eb'],
  ])('takes out or tidies %s', (_what, written, shown) => {
    expect(cleanText(written)).toBe(shown);
  });

  it.each(['Zoë', 'שלום', '李小龍', FAMILY, '❤️', '👍🏽', '🏳️‍🌈', '1️⃣', '🧑🏽‍🚀'])(
    'leaves "%s" as it is',
    (text) => {
      expect(cleanText(text)).toBe(text);
    },
  );

  it.each(['', '   ', '\u0000', '\u200b\u200d\ufeff', '\u3164', '\u2800', '\ufe0f\ufe0f'])(
    'leaves nothing of %j',
    (text) => {
      expect(cleanText(text)).toBe('');
    },
  );

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanText(text);
        expect(cleanText(once)).toBe(once);
      }),
    );
  });
});

describe('isWithinLength', () => {
  it('counts the characters that people see', () => {
    expect(isWithinLength(FAMILY.repeat(40), 40)).toBe(true);
    expect(isWithinLength(FAMILY.repeat(41), 40)).toBe(false);
    expect(isWithinLength('x'.repeat(41), 40)).toBe(false);
  });
});
