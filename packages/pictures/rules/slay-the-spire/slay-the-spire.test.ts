import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { ContentItem } from '@three-spires/kernel';
import { BOX } from '@three-spires/slay-the-spire/box';
import { describe, expect, it } from 'vitest';
import { iconsIn } from '../compose/layers.ts';
import { recipesOf } from '../compose/recipe-table.ts';
import { cardByRule, familyOfCard } from './cards.ts';
import { FAMILIES } from './families.ts';
import { keyOf, slayTheSpireWindows, windowOf } from './index.ts';
import { materialOf } from './materials.ts';
import { SUBJECTS } from './subjects/index.ts';

const windows = slayTheSpireWindows();
const named = (id: string): ContentItem => {
  const item = BOX.find((one) => one.id === id);
  if (item === undefined) throw new Error(`nothing is called ${id}`);
  return item;
};
const missing = (icons: readonly string[]): string[] => icons.filter((icon) => !(icon in gameIcons.icons));

const PICTURED = new Set([
  'card',
  'relic',
  'bossRelic',
  'soloRelic',
  'specialRelic',
  'potion',
  'event',
  'neow',
]);

describe('the windows of Slay the Spire', () => {
  it('has one for every card, relic, potion and Event, and none twice', () => {
    const wanted = new Set(BOX.filter(({ kind }) => PICTURED.has(kind)).map(keyOf));
    const keys = windows.map(({ key }) => key);
    expect(new Set(keys)).toEqual(wanted);
    expect(keys).toHaveLength(wanted.size);
  });

  it('uses only icons of the set', () => {
    const used = windows.flatMap(({ scene, small }) => [...iconsIn(scene.layers), ...iconsIn(small)]);
    expect(missing(used)).toEqual([]);
    expect(missing(Object.values(SUBJECTS))).toEqual([]);
    expect(missing(Object.values(FAMILIES).map(({ icon }) => icon))).toEqual([]);
  });

  it('shows one to five layers at a small size', () => {
    const wrong = windows.filter(({ small }) => small.length < 1 || small.length > 5);
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('gives each type its frame', () => {
    const frames = (id: string) => windows.find(({ key }) => key === id)?.scene.frame;
    expect(frames('card/ironclad-strike')).toBe('pointed');
    expect(frames('card/silent-defend')).toBe('plain');
    expect(frames('card/defect-storm')).toBe('round');
    expect(frames('card/regret')).toBe('chamfer');
    expect(frames('card/burn')).toBe('chamfer');
    expect(frames('relic/anchor')).toBe('medal');
    expect(frames('potion/fire-potion')).toBe('medal');
    expect(frames('event/neow')).toBe('arch');
  });

  it('has foil on rare cards only, and on tickets', () => {
    const cards = BOX.filter(({ kind, type }) => kind === 'card' && type !== 'ticket');
    const wrong = cards.filter((item) => (windowOf(item)?.scene.foil ?? false) !== (item.rarity === 'rare'));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('the families of effects', () => {
  it.each([
    ['ironclad-anger', 'blow'],
    ['ironclad-bludgeon', 'crash'],
    ['ironclad-twin-strike', 'flurry'],
    ['ironclad-cleave', 'sweep'],
    ['ironclad-iron-wave', 'riposte'],
    ['ironclad-pommel-strike', 'reach'],
    ['ironclad-bash', 'hex'],
    ['ironclad-impervious', 'guard'],
    ['ironclad-barricade', 'guard'],
    ['ironclad-shrug-it-off', 'cover'],
    ['ironclad-battle-trance', 'hand'],
    ['ironclad-seeing-red', 'surge'],
    ['ironclad-demon-form', 'might'],
    ['ironclad-true-grit', 'pyre'],
    ['ironclad-double-tap', 'echo'],
    ['ironclad-offering', 'blood'],
    ['silent-deadly-poison', 'venom'],
    ['silent-blade-dance', 'shivs'],
    ['defect-zap', 'orbs'],
    ['watcher-eruption', 'wrath'],
    ['watcher-vigilance', 'calm'],
    ['watcher-empty-fist', 'stillness'],
    ['watcher-pray', 'miracle'],
    ['watcher-third-eye', 'vision'],
  ])('puts %s into %s', (id, family) => {
    expect(familyOfCard(named(id))).toBe(family);
  });

  it('composes every family in its own way', () => {
    const looks = Object.values(FAMILIES).map(({ ground, accents, light, icon }) =>
      [ground, ...accents, light, icon].join(' '),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('marks a cost of X', () => {
    const layers = (id: string) => cardByRule(named(id)).scene.layers.length;
    expect(layers('silent-skewer')).toBeGreaterThan(layers('silent-flechettes'));
  });
});

describe('a card that no table knows', () => {
  const invented = (type: string, effects: unknown): ContentItem => ({
    id: 'ironclad-invented',
    name: 'Invented',
    kind: 'card',
    owner: 'Ironclad',
    type,
    rarity: 'common',
    copies: 1,
    faces: [{ cost: 1, text: [], effects: { effects } }],
  });

  it.each([
    ['attack', [{ do: 'hit', amount: 1, times: 3, at: 'enemy' }], 'rain', 'gladius'],
    ['skill', [{ do: 'block', amount: 2, to: 'self' }], 'rings', 'templar-shield'],
    ['power', [{ do: 'token', token: 'poison', amount: 1, on: 'enemy' }], 'scales', 'poison-bottle'],
    ['skill', [{ do: 'aNewWord' }], 'niche', 'magic-swirl'],
  ])('gets a picture from its effects: %s %j', (type, effects, ground, icon) => {
    const window = windowOf(invented(type, effects));
    expect(window?.from).toBe('rule');
    expect(window?.scene.ground.kind).toBe(ground);
    expect(window?.scene.layers.at(-1)?.shape).toBe(`icon:${icon}`);
    expect(window?.small).toHaveLength(1);
  });

  it('stands out from its ground', () => {
    expect(materialOf('broadsword').sheets[0]).toBe('steel');
    const heart = windowOf({ ...invented('skill', []), name: 'Rupture' });
    const ground = heart?.scene.ground.sheets.slice(0, 2);
    expect(ground).not.toContain(heart?.scene.layers.at(-1)?.sheets?.[0]);
  });
});

describe('the recipes', () => {
  const keys = new Set(windows.map(({ key }) => key));
  const names = new Set(BOX.map(({ kind, name }) => `${kind}:${name}`));

  it('name what is in the box', () => {
    expect(
      Object.keys(recipesOf('slay-the-spire')).filter((key) => !keys.has(key) && !names.has(key)),
    ).toEqual([]);
  });

  it('are more than sixty', () => {
    expect(Object.keys(recipesOf('slay-the-spire')).length).toBeGreaterThan(60);
    expect(windows.filter(({ from }) => from === 'recipe').length).toBeGreaterThan(100);
  });

  it('give Strike and Defend of each character a composition of their own', () => {
    for (const name of ['strike', 'defend']) {
      const scenes = ['ironclad', 'silent', 'defect', 'watcher'].map((owner) =>
        windows.find(({ key }) => key === `card/${owner}-${name}`),
      );
      expect(scenes.every((window) => window?.from === 'recipe')).toBe(true);
      expect(new Set(scenes.map((window) => JSON.stringify(window?.scene.layers))).size).toBe(4);
    }
  });
});
