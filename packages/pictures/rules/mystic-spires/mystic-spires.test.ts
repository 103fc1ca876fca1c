import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { CARDS, type CardDefinition, CONTENT } from '@three-spires/mystic-spires/library';
import { describe, expect, it } from 'vitest';
import { unitNamed } from '../../figures/rigs/units.ts';
import { isCast, type Layer } from '../../model.ts';
import { iconsIn } from '../compose/layers.ts';
import { materialOf } from '../compose/materials.ts';
import { MOST_SMALL } from '../compose/recipe.ts';
import { recipesOf } from '../compose/recipe-table.ts';
import { cardWindow, mysticSpiresWindows, towerWindow } from './index.ts';
import { BY_TYPING, BY_WORD, SUBJECTS } from './subjects.ts';

const known: ReadonlySet<string> = new Set(Object.keys(gameIcons.icons));
const windows = mysticSpiresWindows();
const byKey = new Map(windows.map((window) => [window.key, window]));

const folderOf = (kind: string): string => (kind === 'token' || kind === 'tower' ? kind : 'card');

/** Nobody has drawn this card; its data has to be enough. */
const invented: CardDefinition = {
  id: 'TID-999',
  name: 'Clerk of Nothing',
  set: 'TID',
  kind: 'Unit',
  type: 'Special',
  typing: 'Spellcaster',
  cost: 2,
  power: 1,
  hp: 1,
  rarity: 'rare',
  limit: 3,
  timing: 'main',
  abilities: [
    {
      kind: 'triggered',
      on: { when: 'summoned' },
      price: {},
      steps: [{ do: 'mill', who: 'opp', number: 3 }],
    },
  ],
};

describe('the windows of Mystic Spires', () => {
  it('has one window for every entry of the catalogue', () => {
    expect(windows.map(({ key }) => key)).toEqual(CONTENT.map(({ id, kind }) => `${folderOf(kind)}/${id}`));
    expect(byKey.size).toBe(windows.length);
  });

  it('uses only icons that exist', () => {
    const used = windows.flatMap(({ scene, small }) => iconsIn([...scene.layers, ...small]));
    const spare = [...Object.values(BY_TYPING), ...Object.values(BY_WORD)];
    expect([...used, ...spare].filter((icon) => !known.has(icon))).toEqual([]);
  });

  it('names only what exists in its lists and recipes', () => {
    const names: ReadonlySet<string> = new Set(CARDS.map(({ name }) => name));
    expect(Object.keys(SUBJECTS).filter((name) => !names.has(name))).toEqual([]);
    expect(
      Object.keys(recipesOf('mystic-spires')).filter((key) => byKey.get(key)?.from !== 'recipe'),
    ).toEqual([]);
  });

  it('has a subject in every window, also in the small ones', () => {
    expect(windows.filter(({ scene, small }) => scene.layers.length === 0 || small.length === 0)).toEqual([]);
    const most = (small: readonly Layer[]): number => (small.some(isCast) ? MOST_SMALL : 2);
    expect(windows.filter(({ small }) => small.length > most(small))).toEqual([]);
  });

  it('gives rare cards foil and no others', () => {
    const foiled = CARDS.filter(
      ({ id, kind }) => byKey.get(`${folderOf(kind.toLowerCase())}/${id.toLowerCase()}`)?.scene.foil,
    );
    expect(foiled.every(({ rarity }) => rarity === 'rare' || rarity === 'gold')).toBe(true);
    expect(foiled).toHaveLength(CARDS.filter(({ rarity }) => rarity === 'rare' || rarity === 'gold').length);
  });

  it('shows every Unit and Token by a figure of its own', () => {
    const units = CARDS.filter(({ kind }) => kind === 'Unit' || kind === 'Token');
    const shown = units.map(({ id, kind }) => {
      const own = id.toLowerCase();
      const { scene } = byKey.get(`${kind === 'Token' ? 'token' : 'card'}/${own}`) ?? {
        scene: { layers: [] },
      };
      return scene.layers.some(
        ({ shape }) => typeof shape !== 'string' && 'cast' in shape && shape.cast === own,
      );
    });
    expect(units.filter((_, at) => !shown[at]).map(({ name }) => name)).toEqual([]);
    const figures = units.map(({ id }) => JSON.stringify(unitNamed(id.toLowerCase())?.parts));
    expect(new Set(figures).size).toBe(units.length);
  });

  it('makes a picture for an invented card from its data', () => {
    const { key, from, scene } = cardWindow(invented);
    expect({ key, from, frame: scene.frame, ground: scene.ground.kind, foil: scene.foil }).toEqual({
      key: 'card/tid-999',
      from: 'rule',
      frame: 'arch',
      ground: 'rain',
      foil: true,
    });
    expect(iconsIn(scene.layers)).toContain(BY_TYPING.Spellcaster);
    expect(scene.layers.length).toBeGreaterThan(1);
  });

  it('makes a picture for an invented Spell, with the subject of its word', () => {
    const { typing: _, ...spell } = invented;
    const { scene } = cardWindow({
      ...spell,
      kind: 'Instant',
      type: 'Spell',
      abilities: [{ kind: 'cast', steps: [{ do: 'disrupt' }] }],
    });
    expect(scene.ground.kind).toBe('broken');
    expect(iconsIn(scene.layers)).toEqual([BY_WORD.disrupt]);
  });

  it('makes a picture for an invented Tower from its set', () => {
    const { from, scene } = towerWindow({
      id: 'TWR-99',
      name: 'The New Spire',
      set: 'EMB',
      hp: 50,
      crystal: 7,
    });
    expect(from).toBe('rule');
    expect(scene.layers.length).toBeGreaterThan(1);
  });
});

describe('materials', () => {
  it('come from the words of an icon, the stronger word first', () => {
    expect(materialOf('crossed-swords')?.sheets[0]).toBe('steel');
    expect(materialOf('domino-tiles')).toBeUndefined();
    expect(materialOf('rune-sword')?.sheets[0]).toBe('steel');
    expect(materialOf('fire-shield')?.sheets[0]).toBe('amber');
    expect(materialOf('skull-crossed-bones')?.sheets[0]).toBe('bone');
  });
});
