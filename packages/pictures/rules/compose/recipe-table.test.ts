import { readFileSync } from 'node:fs';
import { CARDS } from '@three-spires/mystic-spires/library';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games.ts';
import { halo } from '../../shapes/companions.ts';
import { waves } from '../../shapes/scenery.ts';
import { readRecipes, recipeFile } from './recipe-table.ts';

const recipe = (row: unknown) =>
  readRecipes('recipes.json', JSON.stringify({ 'card/bash': row }))['card/bash'];
const layers = (...lines: unknown[]) => recipe({ layers: lines })?.layers;

describe('a recipe', () => {
  test('says what it overrides', () => {
    expect(recipe({ name: 'Bash', ground: 'slash: ruby wine gold', light: 'ember', foil: true })).toEqual({
      ground: { kind: 'slash', sheets: ['ruby', 'wine', 'gold'] },
      light: 'ember',
      foil: true,
    });
  });

  test('has layers of icons', () => {
    expect(layers('broadsword 0.02 -0.02 1.16 22: steel gold; holes frost; glow gold; flip')).toEqual([
      {
        shape: 'icon:broadsword',
        at: [0.02, -0.02],
        size: 1.16,
        turn: 22,
        sheets: ['steel', 'gold'],
        holes: 'frost',
        glow: 'gold',
        flip: true,
      },
    ]);
  });

  test('has layers of our own drawings', () => {
    expect(
      layers('halo(frost steel 10) 0 -0.03 0.22', 'waves(cobalt+azure+teal) 0 0.4 1.36; glow frost'),
    ).toEqual([
      { shape: halo('frost', 'steel', 10), at: [0, -0.03], size: 0.22 },
      { shape: waves(['cobalt', 'azure', 'teal']), at: [0, 0.4], size: 1.36, glow: 'frost' },
    ]);
  });

  test('has a layer on both sides, and several around a middle', () => {
    const [left, right] = layers('gladius -0.1 0 0.8 10: steel; both') ?? [];
    expect([left?.at, right?.at]).toEqual([
      [-0.1, 0],
      [0.1, 0],
    ]);
    expect([right?.turn, right?.flip]).toEqual([-10, true]);
    const ring = layers('gladius 0 0 0.4: steel; around 3 0.5 -90 90 0 0.1') ?? [];
    expect(ring.map(({ turn }) => turn)).toEqual([-90, 0, 90]);
    expect(ring[1]?.at).toEqual([0, -0.4]);
  });
});

describe('a fault is named with its table, its entry and its layer', () => {
  test.each([
    [{ glow: 'ruby' }, '"glow" is no field: name, foil, ground'],
    [{ foil: 'yes' }, 'foil is true or false'],
    [{ light: 'rubi' }, 'recipes.json, "card/bash", light, "rubi" is no sheet of glass'],
    [{ light: 3 }, 'light is no text'],
    [{ ground: 'slash ruby wine' }, '"slash ruby wine" is no ground: quarry, burst'],
    [
      { ground: 'slash: ruby' },
      'recipes.json, "card/bash", ground "slash: ruby", a ground has two sheets or more',
    ],
    [{ layers: 'anvil 0 0 1: iron' }, 'layers is no list of at most 30'],
    [{ layers: Array(31).fill('anvil 0 0 1: iron') }, 'layers is no list of at most 30'],
    [{ layers: ['anvil 0 0 1: iron'], main: 1 }, 'main is the number of a layer, the lowest is 0'],
    [{ small: [7] }, 'a layer of small is no text'],
    [{ layers: ['anvill 0 0 1: iron'] }, '"card/bash", "anvill 0 0 1: iron", there is no icon "anvill"'],
    [{ layers: ['anvil 0 0: iron'] }, '"0 0" is not x, y, size and perhaps a turn'],
    [{ layers: ['anvil 0 0 big: iron'] }, '"0 0 big" is not x, y, size and perhaps a turn'],
    [{ layers: ['anvil 0 0 1'] }, 'an icon has its sheets after a colon'],
    [{ layers: ['anvil 0 0 1: iron; glows ruby'] }, '"glows ruby" is not holes SHEET, glow SHEET, flip'],
    [{ layers: ['anvil 0 0 1: iron; glow'] }, '"" is no sheet of glass'],
    [{ layers: ['anvil 0 0 1: iron; around 3 1'] }, '"3 1" is not count, radius, from, to'],
    [{ layers: ['anvil 0 0 1: iron; around 1e9 1 0 9'] }, 'is not count, radius, from, to'],
    [{ layers: ['anvil 0 0 1: iron; around 400 1 0 9'] }, '400 copies are not possible'],
    [{ layers: ['ring(gold) 0 0 1'] }, 'there is no drawing "ring"'],
    [{ layers: ['toString() 0 0 1'] }, 'there is no drawing "toString"'],
    [{ layers: ['halo(gold) 0 0 1'] }, 'halo is told 2 to 3 words, not 1'],
    [{ layers: ['neow(gold) 0 0 1'] }, 'neow is told 0 words, not 1'],
    [{ layers: ['halo(gold ruby many) 0 0 1'] }, '"many" is no whole number from 1 to 99'],
    [{ layers: ['waves(teal+azure) 0 0 1'] }, '"teal+azure" is not 3 sheets joined by +'],
    [{ layers: ['flask(oval ruby) 0 0 1'] }, '"oval" is no bottle: round, tall'],
    [{ layers: ['orb(gold ruby) 0 0 1: gold'] }, 'the sheets of a drawing stand in its brackets'],
    [{ layers: [''] }, '"" begins with no icon and no drawing'],
    ['slash', 'recipes.json, "card/bash", is no object'],
  ])('%j', (row, message) => {
    expect(() => recipe(row)).toThrow(message);
  });

  test('a table that is no JSON', () => {
    expect(() => readRecipes('recipes.json', '{ "card/bash": ')).toThrow(/^recipes\.json, Unexpected end/);
  });
});

test('the names in the tables are those of the cards', () => {
  const names = new Map(CARDS.map(({ id, name }) => [id.toLowerCase(), name]));
  const wrong = GAMES.flatMap((game) =>
    Object.entries(
      JSON.parse(readFileSync(recipeFile(game), 'utf8')) as Record<string, { name?: string }>,
    ).filter(([key, { name }]) => name !== undefined && names.get(key.split('/')[1] ?? '') !== name),
  );
  expect(wrong).toEqual([]);
});
