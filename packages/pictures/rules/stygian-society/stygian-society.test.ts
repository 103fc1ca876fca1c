import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { ContentItem } from '@three-spires/kernel';
import { CONTENT } from '@three-spires/stygian-society/library';
import { describe, expect, it } from 'vitest';
import { isCast, type Layer } from '../../model.ts';
import { iconsIn } from '../compose/layers.ts';
import { MOST_SMALL } from '../compose/recipe.ts';
import { recipesOf } from '../compose/recipe-table.ts';
import { itemWindow, stygianSocietyWindows } from './index.ts';
import { BY_KIND, BY_WORD, SUBJECTS } from './subjects.ts';

const known: ReadonlySet<string> = new Set(Object.keys(gameIcons.icons));
const windows = stygianSocietyWindows();
const byKey = new Map(windows.map((window) => [window.key, window]));
const FIGURES: ReadonlySet<string> = new Set(['enemy', 'mid-boss', 'wizard']);

/** The ids of the figures in these layers. */
const castsIn = (layers: readonly Layer[]): readonly string[] =>
  layers.flatMap(({ shape }) => (typeof shape !== 'string' && 'cast' in shape ? [shape.cast] : []));

/** Nobody has drawn these; their data has to be enough. */
const invented = (kind: string, effects: unknown, facts: Partial<ContentItem> = {}): ContentItem => ({
  id: `${kind}.new-thing`,
  name: 'New Thing',
  kind,
  copies: 1,
  faces: [{ text: [], effects }],
  ...facts,
});

describe('the windows of The Stygian Society', () => {
  it('has one window for every entry that is not a figure', () => {
    const expected = CONTENT.filter(({ kind }) => !FIGURES.has(kind)).map(({ id }) => id.replace('.', '/'));
    expect(windows.map(({ key }) => key)).toEqual(expected);
    expect(byKey.size).toBe(windows.length);
  });

  it('uses only icons that exist', () => {
    const used = windows.flatMap(({ scene, small }) => iconsIn([...scene.layers, ...small]));
    const spare = [BY_WORD, BY_KIND].flatMap((list) => Object.values(list));
    expect([...used, ...spare].filter((icon) => !known.has(icon))).toEqual([]);
  });

  it('names only what exists in its lists and recipes', () => {
    const ids: ReadonlySet<string> = new Set(CONTENT.map(({ id }) => id));
    expect(Object.keys(SUBJECTS).filter((id) => !ids.has(id))).toEqual([]);
    expect(
      Object.keys(recipesOf('stygian-society')).filter((key) => byKey.get(key)?.from !== 'recipe'),
    ).toEqual([]);
  });

  it('has a subject in every window, also in the small ones', () => {
    expect(windows.filter(({ scene, small }) => scene.layers.length === 0 || small.length === 0)).toEqual([]);
    const most = (small: readonly Layer[]): number => (small.some(isCast) ? MOST_SMALL : 2);
    expect(windows.filter(({ small }) => small.length > most(small))).toEqual([]);
  });

  it('makes a picture for an invented skill from its hero and its effect', () => {
    const { from, scene } = itemWindow(
      invented(
        'skill',
        {
          level: 3,
          attack: 'magic',
          pay: { price: 'WW', effects: [{ do: 'wound', number: 3, scope: 'all' }] },
        },
        { owner: 'Spellsling', type: 'action' },
      ),
    );
    expect({ from, frame: scene.frame, ground: scene.ground.kind, foil: scene.foil }).toEqual({
      from: 'rule',
      frame: 'plain',
      ground: 'burst',
      foil: true,
    });
    expect(iconsIn(scene.layers)).toEqual([BY_WORD['wound many']]);
  });

  it('shows who waits in an invented room', () => {
    const { scene } = itemWindow(
      invented('room', { front: ['Vat Ooze'], rear: ['Weaver'] }, { deck: 'upper' }),
    );
    expect(scene.frame).toBe('arch');
    expect(castsIn(scene.layers)).toEqual(['weaver', 'vat-ooze']);
  });

  it('has a picture even for a kind and a word that do not exist yet', () => {
    const { scene, small } = itemWindow(invented('relic', { use: [{ do: 'juggle' }] }));
    expect([scene.layers.length, small.length]).toEqual([1, 1]);
  });

  it('shows two figures of its own in every room', () => {
    const rooms = windows.filter(({ key }) => key.startsWith('room/'));
    const pairs = rooms.map(({ scene }) => castsIn(scene.layers));
    expect(pairs.filter(({ length }) => length !== 2)).toEqual([]);
  });
});
