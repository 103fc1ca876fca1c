import { describe, expect, test } from 'vitest';
import { formatBits, qrOf, versionBits } from './qr.ts';
import { errorWords } from './qr-error-words.ts';
import { readQr } from './qr-reader.ts';

const LINK = 'https://spires.example/join/V1StGXR8_Z5jdHi6B-myT/IRFa-VaY2b0x9cdfJk3mN5pQ';

describe('known answers of the standard', () => {
  test('error words of the example HELLO WORLD, 1-M', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(errorWords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test('formats of level M and versions', () => {
    expect([0, 1, 5].map((mask) => formatBits(mask).toString(2))).toEqual([
      '101010000010010',
      '101000100100101',
      '100000011001110',
    ]);
    expect([7, 8, 10].map((version) => versionBits(version).toString(2).padStart(18, '0'))).toEqual([
      '000111110010010100',
      '001000010110111100',
      '001010010011010011',
    ]);
  });
});

describe('a code', () => {
  test.each([1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213])('of %i bytes is read back', (length) => {
    const text = LINK.repeat(3).slice(0, length);
    expect(readQr(qrOf(text) ?? [])).toBe(text);
  });

  test('grows with the text and holds at most 213 bytes', () => {
    const sizes = [14, 15, 62, 122, 213].map((length) => qrOf('x'.repeat(length))?.length);
    expect(sizes).toEqual([21, 25, 33, 45, 57]);
    expect(qrOf('x'.repeat(214))).toBeUndefined();
  });

  test('holds letters beyond ASCII', () => {
    expect(readQr(qrOf('Türme · 塔') ?? [])).toBe('Türme · 塔');
  });

  test('with a broken module is noticed', () => {
    const modules = (qrOf(LINK) ?? []).map((row) => [...row]);
    const row = modules[20] ?? [];
    row[20] = !row[20];
    expect(() => readQr(modules)).toThrow('error correction');
  });
});
