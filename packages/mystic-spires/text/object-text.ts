/** What an effect speaks of, in words. */
import { joinTexts, type Text } from '@three-spires/kernel';
import type { Filter, Objects, Selector } from '../words/effect.ts';
import { say } from './say.ts';

/** 1 for one object, else 2: what decides between singular and plural. */
export const numberOf = (what: Objects): number => (typeof what === 'string' || what.pick === 1 ? 1 : 2);

const orList = (words: readonly string[]): Text =>
  words
    .map((word): Text => [word])
    .reduce((left, right, at) => say(at === words.length - 1 ? 'or' : 'listed', { left, right }));

const has = (where: readonly Filter[], is: string, not = false): boolean =>
  where.some((filter) => 'is' in filter && filter.is === is && (filter.not ?? false) === not);

/** «Other» comes first in English. */
const otherFirst = (where: readonly Filter[]): Filter[] => {
  const isOther = (filter: Filter): boolean => 'is' in filter && filter.is === 'other';
  return [...where.filter(isOther), ...where.filter((filter) => !isOther(filter))];
};

const adjectives = (where: readonly Filter[]): Text[] =>
  otherFirst(where).flatMap((filter): Text[] => {
    if ('typing' in filter) return [orList(filter.typing)];
    if (!('is' in filter) || filter.is === 'unit' || filter.is === 'instant') return [];
    if (filter.is === 'token') return [say(filter.not ? 'adjective.notToken' : 'adjective.token')];
    return [say(`adjective.${filter.is}`)];
  });

const noun = ({ zone, where }: Selector, count: number): Text => {
  const named = where.find((filter) => 'name' in filter);
  if (named !== undefined && 'name' in named) return say('noun.named', { name: named.name, count });
  if (zone === 'graveyard') return say(has(where, 'unit') ? 'noun.unitCard' : 'noun.card', { count });
  if (zone === 'deck') return say(has(where, 'instant') ? 'noun.instant' : 'noun.unit', { count });
  if (zone === 'spells') return say('noun.spell', { count });
  return say(zone === 'cards' ? 'noun.anything' : 'noun.unit', { count });
};

const withs = (where: readonly Filter[], count: number): Text[] =>
  where.flatMap((filter): Text[] => {
    if ('costAtMost' in filter) return [say('with.costAtMost', { cost: filter.costAtMost, count })];
    if ('costAtLeast' in filter) return [say('with.costAtLeast', { cost: filter.costAtLeast, count })];
    return 'has' in filter ? [say('with.status', { status: [{ keyword: filter.has }] })] : [];
  });

const place = ({ zone, side }: Selector, counting: boolean): Text => {
  if (zone === 'deck') return [];
  if (zone !== 'graveyard') return say(`field.${side}`);
  return say(counting ? `inGraveyard.${side}` : `graveyard.${side}`);
};

/** The objects without their number: «Fairy Units on your field». */
const described = (what: Selector, count: number, counting = false): Text =>
  joinTexts(
    [...adjectives(what.where), noun(what, count), ...withs(what.where, count), place(what, counting)],
    ' ',
  );

const counted = (what: Selector): Text => {
  const count = numberOf(what);
  const words = described(what, count);
  if (what.pick === 'all') return say('objects.all', { what: words });
  return say(what.upTo ? 'objects.upTo' : 'objects.count', { count: what.pick, what: words });
};

/** Objects in a sentence; `unit` says whether the card that speaks is a Unit. */
export const objectsText = (what: Objects, unit: boolean): Text => {
  if (what === 'self') return say(unit ? 'objects.selfUnit' : 'objects.self');
  if (typeof what === 'string') return say(`objects.${what}`);
  if (what.zone === 'tower') return say(`objects.tower.${what.side}`);
  const text = counted(what);
  return what.zone === 'unitsOrTower' ? say(`objects.orTower.${what.side}`, { units: text }) : text;
};

/** One of the objects, as an event names it: «a non-Token Unit on your field». */
export const eachText = (what: Selector): Text => {
  const isOther = has(what.where, 'other');
  const where = what.where.filter((filter) => !('is' in filter && filter.is === 'other'));
  return say(isOther ? 'objects.another' : 'objects.a', { what: described({ ...what, where }, 1) });
};

/** The objects as something that is counted, one by one or so many at a time. */
export const countedText = (what: Objects, unit: boolean, number = 2): Text =>
  typeof what === 'string' ? objectsText(what, unit) : described(what, number, true);
