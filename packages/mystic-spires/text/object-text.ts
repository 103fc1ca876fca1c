/** The objects of an effect, in words. */
import { joinTexts, type Text } from '@three-spires/kernel';
import type { Filter, Objects, Selector, Side } from '../words/effect.ts';
import { say } from './say.ts';

/** The speaker, and whom the text has already named. */
export type Voice = {
  /** A Unit says "this Unit", everything else "this card". */
  readonly unit: boolean;
  readonly equipment: boolean;
  /** The card itself was just named, so "it" is clear. */
  readonly selfNamed: boolean;
  /** The opponent was named, so "their" is clear. */
  readonly opponentNamed: boolean;
  /** The last clause was about the opponent, so "they" is clear too. */
  readonly opponentActs: boolean;
};

/** 1 for one object, otherwise 2: selects singular or plural. */
export const numberOf = (what: Objects): number => (typeof what === 'string' || what.pick === 1 ? 1 : 2);

/** Whose: "your", "your opponent's" or, once named, "their". */
export const sideKey = <S extends Side>(side: S, { opponentNamed }: Voice): S | 'they' =>
  side === 'opp' && opponentNamed ? 'they' : side;

/** Who: "you", "your opponent" or, if no Unit can be meant, "they". */
export const whoKey = (who: 'my' | 'opp', { opponentActs }: Voice): 'my' | 'opp' | 'they' =>
  who === 'opp' && opponentActs ? 'they' : who;

const orList = (words: readonly string[]): Text =>
  words
    .map((word): Text => [word])
    .reduce((left, right, at) => say(at === words.length - 1 ? 'or' : 'listed', { left, right }));

const has = (where: readonly Filter[], is: string, not = false): boolean =>
  where.some((filter) => 'is' in filter && filter.is === is && (filter.not ?? false) === not);

/** In English, "other" comes first. */
const otherFirst = (where: readonly Filter[]): Filter[] => {
  const isOther = (filter: Filter): boolean => 'is' in filter && filter.is === 'other';
  return [...where.filter(isOther), ...where.filter((filter) => !isOther(filter))];
};

/** Statuses that English uses as adjectives: a Unit becomes Poisoned; it does not gain it. */
export const isAdjective = (status: string): boolean => status === 'Poisoned' || status === 'Paralyzed';

const adjectives = (where: readonly Filter[]): Text[] =>
  otherFirst(where).flatMap((filter): Text[] => {
    if ('typing' in filter) return [orList(filter.typing)];
    if ('has' in filter) return isAdjective(filter.has) ? [[{ keyword: filter.has }]] : [];
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
  return say(zone === 'cards' ? 'noun.card' : 'noun.unit', { count });
};

/** Clauses about the cost, after the place: "on your field that costs 3 or less". */
const costs = (where: readonly Filter[], count: number): Text[] =>
  where.flatMap((filter): Text[] => {
    if ('costAtMost' in filter) return [say('with.costAtMost', { cost: filter.costAtMost, count })];
    return 'costAtLeast' in filter ? [say('with.costAtLeast', { cost: filter.costAtLeast, count })] : [];
  });

const statuses = (where: readonly Filter[]): Text[] =>
  where.flatMap((filter): Text[] =>
    'has' in filter && !isAdjective(filter.has)
      ? [say('with.status', { status: [{ keyword: filter.has }] })]
      : [],
  );

const place = ({ zone, side }: Selector, voice: Voice, counting: boolean): Text => {
  if (zone === 'deck') return [];
  const whose = sideKey(side, voice);
  if (zone !== 'graveyard') return say(`field.${whose}`);
  return say(counting ? `inGraveyard.${whose}` : `graveyard.${whose}`);
};

/** Without number, place and cost: "Fairy Units with Ignite". */
const kindText = (what: Selector, count: number): Text =>
  joinTexts([...adjectives(what.where), noun(what, count), ...statuses(what.where)], ' ');

/** The objects without their number: "Fairy Units on your field that cost 3 or less". */
const described = (what: Selector, count: number, voice: Voice, counting = false): Text => {
  const where = place(what, voice, counting);
  const cost = costs(what.where, count);
  // A card is taken from a graveyard, so the place comes last there.
  const rest = what.zone === 'graveyard' ? [...cost, where] : [where, ...cost];
  return joinTexts([kindText(what, count), ...rest], ' ');
};

const counted = (what: Selector, voice: Voice): Text => {
  const count = numberOf(what);
  const words = described(what, count, voice);
  if (what.pick === 'all') return say('objects.all', { what: words });
  return say(what.upTo ? 'objects.upTo' : 'objects.count', { count: what.pick, what: words });
};

export const objectsText = (what: Objects, voice: Voice): Text => {
  if (what === 'self')
    return say(voice.selfNamed ? 'objects.it' : voice.unit ? 'objects.selfUnit' : 'objects.self');
  if (typeof what === 'string') return say(`objects.${what}`);
  if (what.zone === 'tower') return say(`objects.tower.${sideKey(what.side, voice)}`);
  const text = counted(what, voice);
  return what.zone === 'unitsOrTower' ? say(`objects.orTower.${what.side}`, { units: text }) : text;
};

/** Any one of the objects: what Equipment is attached to. */
export const anyText = (what: Selector, voice: Voice): Text =>
  say('objects.any', { what: described(what, 1, voice) });

const withoutOther = ({ where, ...rest }: Selector): Selector => ({
  ...rest,
  where: where.filter((filter) => !('is' in filter && filter.is === 'other')),
});

/** One of the objects, as named in an event: "a non-Token Unit on your field". */
export const eachText = (what: Selector, voice: Voice): Text =>
  say(has(what.where, 'other') ? 'objects.another' : 'objects.a', {
    what: described(withoutOther(what), 1, voice),
  });

/** The same for arrivals, without the place: "a non-Token Unit that costs 6 or more". */
export const newcomerText = (what: Selector): Text =>
  say(has(what.where, 'other') ? 'objects.another' : 'objects.a', {
    what: joinTexts([kindText(withoutOther(what), 1), ...costs(what.where, 1)], ' '),
  });

/** The objects as something counted, singly or several at a time. */
export const countedText = (what: Objects, voice: Voice, number = 2): Text =>
  typeof what === 'string' ? objectsText(what, voice) : described(what, number, voice, true);
