import { describe, expect, it } from 'vitest';
import type { GroundName } from '../model.ts';
import { cutterOf } from './index.ts';

const KINDS: Record<GroundName, true> = {
  quarry: true,
  burst: true,
  slash: true,
  niche: true,
  scales: true,
  cells: true,
  rose: true,
  broken: true,
  land: true,
  tongues: true,
  swell: true,
  whirl: true,
  rings: true,
  rain: true,
};
const kinds = Object.keys(KINDS) as GroundName[];
const ASPECTS = [4 / 3, 1];
const SEEDS = [0, 1, 77, 123_456_789, -5];
const HEIGHT = 120;

const cutAll = (kind: GroundName, seed: number, aspect: number): number[] => {
  const cut = cutterOf(kind, seed, aspect);
  const width = Math.round(HEIGHT * aspect);
  return Array.from({ length: width * HEIGHT }, (_, at) =>
    cut(((at % width) + 0.5) / HEIGHT - aspect / 2, (Math.floor(at / width) + 0.5) / HEIGHT - 0.5),
  );
};

describe.each(kinds)('the ground %s', (kind) => {
  it('is the same for the same seed', () => {
    expect(cutAll(kind, 7, 4 / 3)).toEqual(cutAll(kind, 7, 4 / 3));
  });

  it('differs between seeds', () => {
    expect(cutAll(kind, 7, 4 / 3)).not.toEqual(cutAll(kind, 8, 4 / 3));
  });

  it.each(ASPECTS)('has panes of a glazier’s size at an aspect of %d', (aspect) => {
    for (const seed of SEEDS) {
      const places = cutAll(kind, seed, aspect);
      const areas = new Map<number, number>();
      const wrong: number[] = [];
      const sheets = new Map<number, number>();
      for (const place of places) {
        if (!Number.isInteger(place) || place < 0 || place >= 2 ** 23) wrong.push(place);
        const pane = place >> 3;
        areas.set(pane, (areas.get(pane) ?? 0) + 1);
        if ((sheets.get(pane) ?? place & 7) !== (place & 7)) wrong.push(place);
        sheets.set(pane, place & 7);
      }
      expect(wrong, 'every pane has a number in range and is of one sheet').toEqual([]);
      expect(areas.size, `panes for seed ${seed}`).toBeGreaterThanOrEqual(25);
      expect(areas.size, `panes for seed ${seed}`).toBeLessThanOrEqual(70);
      const slivers = [...areas.values()].filter((area) => area < 0.001 * HEIGHT * HEIGHT).length;
      expect(slivers, `slivers for seed ${seed}`).toBeLessThanOrEqual(8);
    }
  });
});
