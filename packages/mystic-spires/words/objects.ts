/** The objects of an effect: selectors with their filters, and references (MYS-7.8 to MYS-7.10). */
import { createSay, joinTexts, type Messages, type Text } from '@three-spires/kernel';
import { isAdjective, type Status, type Typing } from './lists.ts';
import { aboutOpponent, sideKey, type Voice } from './voice.ts';

export const objectEnglish = {
  'objects.self': 'this card',
  'objects.selfUnit': 'this Unit',
  'objects.host': 'the equipped Unit',
  'objects.it': 'it',
  'objects.attacker': 'the attacker',
  'objects.tower.my': 'your Tower',
  'objects.tower.opp': "your opponent's Tower",
  'objects.tower.they': 'their Tower',
  'objects.tower.any': 'either Tower',
  'objects.count': '{count} {what}',
  'objects.upTo': 'up to {count} {what}',
  'objects.a': 'a {what}',
  'objects.another': 'another {what}',
  'objects.any': 'any {what}',
  'objects.all': 'all {what}',
  'objects.orTower.my': '{units} or your Tower',
  'objects.orTower.opp': '{units} or their Tower',
  'objects.orTower.any': '{units} or either Tower',
  'noun.unit': '{count|Unit|Units}',
  'noun.unitCard': '{count|Unit card|Unit cards}',
  'noun.card': '{count|card|cards}',
  'noun.instant': '{count|Instant|Instants}',
  'noun.spell': '{count|Passive or Equipment|Passives and Equipment}',
  'noun.named': '{name}{count||s}',
  'adjective.nonEffect': 'Non-Effect',
  'adjective.token': 'Token',
  'adjective.notToken': 'non-Token',
  'adjective.other': 'other',
  'adjective.active': 'active',
  'adjective.fatigued': '*Fatigued*',
  'adjective.defense': 'Defense',
  or: '{left} or {right}',
  listed: '{left}, {right}',
  'with.costAtMost': 'that {count|costs|cost} {cost} or less',
  'with.costAtLeast': 'that {count|costs|cost} {cost} or more',
  'with.status': 'with {status}',
  'field.my': 'on your field',
  'field.opp': "on your opponent's field",
  'field.they': 'on their field',
  'field.any': 'on either field',
  'inGraveyard.my': 'in your graveyard',
  'inGraveyard.opp': "in your opponent's graveyard",
  'inGraveyard.they': 'in their graveyard',
  'inGraveyard.any': 'in either graveyard',
  'graveyard.my': 'from your graveyard',
  'graveyard.opp': "from your opponent's graveyard",
  'graveyard.they': 'from their graveyard',
  'graveyard.any': 'from either graveyard',
  'verb.gets': '{count|gets|get}',
  'verb.gains': '{count|gains|gain}',
  'verb.becomes': '{count|becomes|become}',
  'verb.loses': '{count|loses|lose}',
  'verb.has': '{count|has|have}',
} as const satisfies Messages;

const say = createSay(objectEnglish);

/** Relative to the Keeper who controls the effect. */
export type Whose = 'my' | 'opp';
export type Side = Whose | 'any';
export type Who = Whose | 'host';

/**
 * Where a selector looks. `spells` are Passives and Equipment in play; `cards` also includes Units and
 * Resource Tokens.
 */
export const ZONES = ['units', 'tower', 'unitsOrTower', 'spells', 'cards', 'deck', 'graveyard'] as const;
export type Zone = (typeof ZONES)[number];

/** What a selector can require of a card or an object in play. */
export const TRAITS = [
  'unit',
  'instant',
  'defense',
  'nonEffect',
  'token',
  'other',
  'active',
  'fatigued',
] as const;

export type Filter =
  | { readonly is: (typeof TRAITS)[number]; readonly not?: true }
  | { readonly typing: readonly Typing[] }
  | { readonly costAtMost: number }
  | { readonly costAtLeast: number }
  | { readonly name: string }
  | { readonly has: Status };

type Where = readonly Filter[];

/** Which objects: a number of chosen ones, up to a number, or all of them (MYS-7.8, MYS-7.10). */
export type Selector = {
  readonly pick: number | 'all';
  readonly upTo?: true;
  readonly zone: Zone;
  readonly side: Side;
  readonly where: Where;
};

/** This card, the equipped Unit, what the previous step affected, or the other Unit of the event. */
export type Reference = 'self' | 'host' | 'it' | 'attacker';
export type Objects = Selector | Reference;

export const pick = (number: number | 'all', zone: Zone, side: Side, ...where: Where): Selector => ({
  pick: number,
  zone,
  side,
  where,
});
export const one = (zone: Zone, side: Side, ...where: Where): Selector => pick(1, zone, side, ...where);
export const upTo = (number: number, zone: Zone, side: Side, ...where: Where): Selector => ({
  ...pick(number, zone, side, ...where),
  upTo: true,
});
export const all = (zone: Zone, side: Side, ...where: Where): Selector => pick('all', zone, side, ...where);

export const unitCard: Filter = { is: 'unit' };
export const instantCard: Filter = { is: 'instant' };
export const defense: Filter = { is: 'defense' };
export const nonEffect: Filter = { is: 'nonEffect' };
export const tokenOnly: Filter = { is: 'token' };
export const noToken: Filter = { is: 'token', not: true };
export const other: Filter = { is: 'other' };
export const activeOnly: Filter = { is: 'active' };
export const fatigued: Filter = { is: 'fatigued' };
export const typed = (...typing: readonly Typing[]): Filter => ({ typing });
export const costAtMost = (cost: number): Filter => ({ costAtMost: cost });
export const costAtLeast = (cost: number): Filter => ({ costAtLeast: cost });
export const named = (name: string): Filter => ({ name });
export const having = (has: Status): Filter => ({ has });

/** 1 for one object, otherwise 2: selects singular or plural. */
export const numberOf = (what: Objects): number => (typeof what === 'string' || what.pick === 1 ? 1 : 2);

const orList = (words: readonly string[]): Text =>
  words
    .map((word): Text => [word])
    .reduce((left, right, at) => say(at === words.length - 1 ? 'or' : 'listed', { left, right }));

const has = (where: Where, is: string, not = false): boolean =>
  where.some((filter) => 'is' in filter && filter.is === is && (filter.not ?? false) === not);

/** In English, "other" comes first. */
const otherFirst = (where: Where): Filter[] => {
  const isOther = (filter: Filter): boolean => 'is' in filter && filter.is === 'other';
  return [...where.filter(isOther), ...where.filter((filter) => !isOther(filter))];
};

const adjectives = (where: Where): Text[] =>
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
const costs = (where: Where, count: number): Text[] =>
  where.flatMap((filter): Text[] => {
    if ('costAtMost' in filter) return [say('with.costAtMost', { cost: filter.costAtMost, count })];
    return 'costAtLeast' in filter ? [say('with.costAtLeast', { cost: filter.costAtLeast, count })] : [];
  });

const statuses = (where: Where): Text[] =>
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

/** A verb that agrees with the objects. */
export const verb = (name: 'gets' | 'gains' | 'becomes' | 'loses' | 'has', what: Objects): Text =>
  say(`verb.${name}`, { count: numberOf(what) });

export const isOpposing = (what: Objects | undefined): boolean =>
  typeof what === 'object' && what.side === 'opp';

/** The voice after these objects were named in the same clause. */
export const after = (voice: Voice, what: Objects): Voice =>
  isOpposing(what) ? aboutOpponent(voice) : voice;
