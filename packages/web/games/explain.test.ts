import type { Text } from '@three-spires/kernel';
import { CARDS, STATUSES as MYSTIC_STATUSES, PHASES } from '@three-spires/mystic-spires/library';
import { CONTENT } from '@three-spires/slay-the-spire/content';
import { CHARACTERS, ORBS, ROOM_NAMES, STANCES } from '@three-spires/slay-the-spire/library';
import { COLOURS, HEROES, STATUSES } from '@three-spires/stygian-society/info';
import { describe, expect, test } from 'vitest';
import type { Explainer } from '../game/explain.ts';
import type { Entry } from '../game/library.ts';
import type { Rule } from '../game/rulebook.ts';
import { EXPLAINER as MYSTIC_SPIRES } from './mystic-spires/explain/explainer.ts';
import { ENTRIES as MYSTIC_ENTRIES } from './mystic-spires/library/entries.ts';
import { ZONES } from './mystic-spires/pieces/figures.ts';
import { RULEBOOK as MYSTIC_BOOK } from './mystic-spires/rulebook/book.ts';
import { EXPLAINED as MYSTIC } from './mystic-spires/words/explain.ts';
import { ROOM_KINDS, TOKEN_SPACES } from './slay-the-spire/board/room-names.ts';
import { EXPLANATIONS as SLAY_THE_SPIRE } from './slay-the-spire/explain/explanations.ts';
import { ENTRIES as SLAY_ENTRIES } from './slay-the-spire/library/entries.ts';
import { RULEBOOK as SLAY_BOOK } from './slay-the-spire/rulebook/book.ts';
import { EXPLAINED as SLAY } from './slay-the-spire/words/explain.ts';
import { EXPLAINER as STYGIAN_SOCIETY } from './stygian-society/explain/explainer.ts';
import { ENTRIES as STYGIAN_ENTRIES } from './stygian-society/library/entries.ts';
import { RULEBOOK as STYGIAN_BOOK } from './stygian-society/rulebook/book.ts';
import { EXPLAINED as STYGIAN } from './stygian-society/words/explain.ts';

const keys = (kind: string, ids: readonly (string | number)[]): string[] => ids.map((id) => `${kind}:${id}`);
const upTo = (count: number): number[] => [...Array(count).keys()];

/** What is pointed at on the screens of each game, besides what texts name. */
const SLAY_POINTED = [
  ...Object.keys(SLAY),
  ...keys('room', [...ROOM_KINDS, ...TOKEN_SPACES, ...ROOM_NAMES.filter((room) => room !== 'none')]),
  ...keys('orb', [...ORBS, 'empty']),
  ...keys('stance', STANCES),
  ...keys('type', [
    ...new Set(CONTENT.flatMap(({ kind, type }) => (kind === 'card' && type !== undefined ? [type] : []))),
  ]),
  ...keys('sign', ['strength', 'vulnerable', 'weak', 'poison', 'shivs', 'miracles', 'hp', 'hand']),
  ...keys('intent', ['hit', 'block', 'strength', 'vulnerable', 'weak', 'daze', 'slimed', 'burn']),
  ...keys('mark', ['mode', 'immune', 'cubes', 'clock', 'otherRow', 'attached']),
  ...keys('pile', ['drawPile', 'discardPile', 'exhaustPile']),
  ...keys('keyword', CHARACTERS),
  ...keys('enemy', ['0', '3/0', '12/1']),
  ...keys('face', upTo(20)),
  ...keys('item', upTo(20)),
];

const MYSTIC_POINTED = [
  ...Object.keys(MYSTIC),
  ...keys('status', [...MYSTIC_STATUSES, 'Spiritbond', 'Fatigue', 'mark']),
  ...keys('type', ['Assault', 'Defense', 'Special', 'Resource', 'Instant', 'Passive', 'Equipment', 'Tower']),
  ...keys('phase', PHASES),
  ...keys('zone', [...ZONES, 'hand']),
  ...keys('figure', ['power', 'hp', 'cost', 'crystal', 'income']),
  ...keys(
    'card',
    CARDS.map(({ name }) => name),
  ),
];

const STYGIAN_POINTED = [
  ...Object.keys(STYGIAN),
  ...keys('cube', [...COLOURS, 'any']),
  ...keys('status', STATUSES),
  ...keys('type', ['action', 'support', 'passive', 'response']),
  ...keys('attack', ['melee', 'projectile', 'magic']),
  ...keys('hero', HEROES),
  ...keys('floor', ['room', 'mid-boss', 'wizard']),
  ...keys('step', ['support', 'action', 'gather', 'drop', 'enemies', 'pay', 'tokens']),
  ...keys('tray', ['field', 'crypt']),
  ...keys('track', ['wounds', 'luck', 'xp', 'peril']),
  ...keys('mark', ['exhaust', 'discard']),
  ...keys('card', upTo(100)),
  ...keys('foe', ['0/0', '20/0']),
];

type Game = {
  readonly id: string;
  readonly explainer: Explainer;
  readonly rules: readonly Rule[];
  readonly entries: readonly Entry[];
  readonly pointed: readonly string[];
};

const GAMES: readonly Game[] = [
  {
    id: 'slay-the-spire',
    explainer: SLAY_THE_SPIRE,
    rules: SLAY_BOOK.rules,
    entries: SLAY_ENTRIES,
    pointed: SLAY_POINTED,
  },
  {
    id: 'mystic-spires',
    explainer: MYSTIC_SPIRES,
    rules: MYSTIC_BOOK.rules,
    entries: MYSTIC_ENTRIES,
    pointed: MYSTIC_POINTED,
  },
  {
    id: 'stygian-society',
    explainer: STYGIAN_SOCIETY,
    rules: STYGIAN_BOOK.rules,
    entries: STYGIAN_ENTRIES,
    pointed: STYGIAN_POINTED,
  },
];

const sources = import.meta.glob<string>('./*/**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** The keys that are written in the components of a game; of those put together only the kind is known. */
const writtenIn = (game: string) => {
  const own = Object.entries(sources).filter(([file]) => file.startsWith(`./${game}/`));
  const text = own.map(([, source]) => source).join('\n');
  return {
    whole: [...text.matchAll(/(?:data-explain|explain)="([a-zA-Z]+:[^"]+)"/g)].map(([, key]) => key ?? ''),
    kinds: [...text.matchAll(/(?:data-explain'?|explain)[=:] ?\{?`([a-zA-Z]+):/g)].map(
      ([, kind]) => kind ?? '',
    ),
  };
};

const keyOf = (part: Text[number]): readonly string[] => {
  if (typeof part === 'string') return [];
  return ['icon' in part ? `sign:${part.icon}` : `keyword:${part.keyword}`];
};

/** What is wrong with an explanation, in words. */
const faultsOf = ({ explainer, rules }: Game, key: string): string[] => {
  const found = explainer.explain(key);
  if (found === undefined) return [`${key} is not explained`];
  return [
    ...(found.title === '' ? [`${key} has no title`] : []),
    ...(found.text.length === 0 ? [`${key} has no text`] : []),
    ...(rules.some(({ id }) => id === found.rule) ? [] : [`${key} names ${found.rule}, which is no rule`]),
  ];
};

describe.each(GAMES)('explanations of $id', (game) => {
  test('cover every picture and term in the texts of its library, with rules that exist', () => {
    const used = new Set(game.entries.flatMap(({ texts }) => texts.flat().flatMap(keyOf)));
    expect(used.size).toBeGreaterThan(5);
    expect([...used].flatMap((key) => faultsOf(game, key))).toEqual([]);
  });

  test('cover every token, status, phase, track, room, cube, card and figure that can be pointed at', () => {
    const pointed = new Set([...game.pointed, ...writtenIn(game.id).whole]);
    expect([...pointed].flatMap((key) => faultsOf(game, key))).toEqual([]);
  });

  test('are tried for every kind that a component names', () => {
    const tried = new Set(game.pointed.map((key) => key.split(':')[0]));
    const { kinds } = writtenIn(game.id);
    expect(kinds.length).toBeGreaterThan(3);
    expect(kinds.filter((kind) => !tried.has(kind))).toEqual([]);
  });
});
