/** What a card, room, chest or status does, as the words that decide its picture. */
import type { ContentItem } from '@three-spires/kernel';
import { decisiveFirst } from '../compose/decisive.ts';
import { DECISIVE } from './families.ts';

/** An effect as the content has it; only what pictures ask for. */
type Effect = {
  readonly do: string;
  readonly number?: number;
  readonly scope?: string;
  readonly cubes?: string;
  readonly status?: string;
  readonly effects?: readonly Effect[];
};

type Purchase = { readonly effects: readonly Effect[] };

/** What is behind the text of any entry; each kind has some of it. */
export type Facts = {
  readonly attack?: string;
  readonly shields?: number;
  readonly pay?: Purchase;
  readonly use?: readonly Effect[];
  readonly reaction?: { readonly on: string; readonly effects: readonly Effect[] };
  readonly modifiers?: readonly { readonly mod: string; readonly cubes?: string }[];
  readonly effects?: readonly Effect[];
  readonly level?: number;
  readonly peril?: number;
  readonly front?: readonly string[];
  readonly rear?: readonly string[];
};

export const factsOf = (item: ContentItem): Facts => (item.faces[0]?.effects ?? {}) as Facts;

const MANY: ReadonlySet<string> = new Set(['rank', 'front', 'all']);

const COLOURS: Readonly<Record<string, string>> = { B: 'blue', G: 'green', W: 'white' };

const wordOfCubes = (row: string): string => {
  const kinds = [...new Set(row)];
  if (kinds.some((kind) => 'RYK'.includes(kind))) return 'gain enemy';
  return kinds.length === 1 && kinds[0] !== '?' ? `gain ${COLOURS[kinds[0] ?? ''] ?? 'many'}` : 'gain many';
};

const wordsOfEffect = (effect: Effect, attack: string | undefined): readonly string[] => {
  switch (effect.do) {
    case 'wound':
      return [
        MANY.has(effect.scope ?? '') ? 'wound many' : attack === undefined ? 'wound' : `wound ${attack}`,
      ];
    case 'gain':
      return [wordOfCubes(effect.cubes ?? '')];
    case 'peril':
      return [(effect.number ?? 0) < 0 ? 'hush' : 'alarm'];
    case 'afflict':
      return [effect.status ?? 'Hexed'];
    case 'luck':
      return [(effect.number ?? 0) < 0 ? 'empty' : 'luck'];
    case 'setWounds':
      return ['hurt'];
    case 'fewer':
      return ['empty'];
    case 'end':
    case 'next':
    case 'eachFloor':
      return (effect.effects ?? []).flatMap((later) => wordsOfEffect(later, attack));
    default:
      return [effect.do];
  }
};

const BETTER: Readonly<Record<string, string>> = {
  melee: 'better melee',
  projectile: 'better projectile',
  magic: 'better magic',
  heal: 'heal',
  chest: 'better chests',
  treasure: 'better chests',
  luckMax: 'luck',
  maxWounds: 'more wounds',
  immune: 'ward',
};

const wordOfModifier = ({ mod, cubes = '' }: { readonly mod: string; readonly cubes?: string }): string =>
  mod === 'drop' ? wordOfCubes(cubes) : (BETTER[mod] ?? mod);

/** All words of an entry, the decisive first. */
export const wordsOf = (facts: Facts): readonly string[] => {
  const effects = [
    ...(facts.pay?.effects ?? []),
    ...(facts.use ?? []),
    ...(facts.reaction?.effects ?? []),
    ...(facts.effects ?? []),
  ];
  const words = [
    ...effects.flatMap((effect) => wordsOfEffect(effect, facts.attack)),
    ...(facts.reaction?.on === 'defeat' ? ['defeat'] : []),
    ...(facts.modifiers ?? []).map(wordOfModifier),
    ...((facts.shields ?? 0) > 0 ? ['shield'] : []),
  ];
  return decisiveFirst(words, DECISIVE);
};
