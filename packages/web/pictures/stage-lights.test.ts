import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import slayTheSpire from './figures/slay-the-spire.json' with { type: 'json' };
import stygianSociety from './figures/stygian-society.json' with { type: 'json' };
import { stageOf } from './stage-lights.ts';

const FIGURES = { 'slay-the-spire': slayTheSpire, 'stygian-society': stygianSociety } as const;

const tokens = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8');

/** Neow has the figure of a Boss, and nobody fights it. */
const BOSSES = Object.entries(FIGURES).flatMap(([game, figures]) =>
  Object.entries(figures)
    .filter(([id, { rank }]) => rank === 'boss' && id !== 'neow')
    .map(([id]) => [game as keyof typeof FIGURES, id] as const),
);

test.each(BOSSES)('%s/%s has a light of its own in each phase, in paints of the theme', (game, id) => {
  const lights = [60, 30].map((hp) => stageOf(game, { id, hp, maxHp: 60 })?.light);
  expect(new Set(lights).size).toBe(2);
  for (const light of lights) expect(tokens).toContain(`--${light}:`);
});

test('a figure that is no Boss has no stage', () => {
  expect(stageOf('slay-the-spire', { id: 'jaw-worm', hp: 6, maxHp: 8 })).toBeUndefined();
});
