/** Lines of the log. */
import { createSay, joinTexts, NONE, type Text } from '@three-spires/kernel';
import { CHEST_ENTRIES, cardName, enemyEntry, placeEntry } from '../rules/compile/entries.ts';
import type { StygianSocietyEvent } from '../rules/event.ts';
import { LUCK } from '../rules/hero/payment.ts';
import { BOSS, RESULTS } from '../rules/state.ts';
import { COLOURS, HERO_COLOURS, RANKS, STATUSES } from '../words/lists.ts';
import { enLog } from './en-log.ts';

const say = createSay(enLog);

const colourName = (colour: number): string => COLOURS[colour] ?? '';

/** Games archived by an earlier release do not say who the boss was. */
const named = ({
  enemy,
  enemyName,
}: {
  readonly enemy: number;
  readonly enemyName?: string;
}): string | Text => enemyName ?? (enemy === BOSS ? say('log.boss') : enemyEntry(enemy).definition.name);

const cubesText = (counts: readonly number[]): Text => {
  const parts = counts.flatMap((count, colour) =>
    count === 0 ? [] : [say('log.cube', { count, colour: colourName(colour) })],
  );
  return parts.length === 0 ? say('log.nothing') : joinTexts(parts, ', ');
};

const upOrDown = (change: number): 'up' | 'down' => (change > 0 ? 'up' : 'down');
const rankName = (rank: number): 'front' | 'rear' => RANKS[rank] ?? 'front';

const narrateTower = (
  event: Extract<StygianSocietyEvent, { type: 'gathered' | 'dropped' | 'jostled' }>,
): Text => {
  switch (event.type) {
    case 'gathered': {
      const cubes = say('log.gathered', { cubes: cubesText(event.cubes) });
      return event.missing === 0
        ? cubes
        : joinTexts([cubes, say('log.missing', { number: event.missing })], ' ');
    }
    default:
      return say(event.type === 'dropped' ? 'log.dropped' : 'log.jostled', {
        field: cubesText(event.field),
        crypt: cubesText(event.crypt),
        tower: cubesText(event.tower),
      });
  }
};

const narrateChest = (chest: number, sprung: boolean): Text =>
  say(sprung ? 'log.chestSprung' : 'log.chestOpened', { chest: CHEST_ENTRIES[chest]?.name ?? '' });

const narrateAct = (enemy: number, colour: number): Text =>
  enemy === NONE
    ? say('log.actedLine', { colour: colourName(colour) })
    : say('log.acted', { enemy: enemyEntry(enemy).definition.name, colour: colourName(colour) });

const narrateChoice = ({
  heroName,
  card,
  targetName,
}: Extract<StygianSocietyEvent, { type: 'chose' }>): Text =>
  targetName === ''
    ? say('log.chose', { hero: heroName, card: cardName(card) })
    : say('log.choseTarget', { hero: heroName, card: cardName(card), target: targetName });

/** Field cubes, crypt cubes, luck. */
const paymentText = (cubes: readonly number[]): Text => {
  const parts = cubes.flatMap((count, kind) => {
    if (count === 0) return [];
    if (kind === LUCK) return [say('log.withLuck', { count })];
    const key = kind < HERO_COLOURS ? 'log.cube' : 'log.fromCrypt';
    return [say(key, { count, colour: colourName(kind % HERO_COLOURS) })];
  });
  return joinTexts(parts, ', ');
};

/** A player named after the hero is not named twice. */
const turnHeading = (
  { turn, heroName: hero }: Extract<StygianSocietyEvent, { type: 'turnBegan' }>,
  who: string,
): Text =>
  who === '' || who === hero
    ? say('log.turnBeganUnnamed', { turn, hero })
    : say('log.turnBegan', { turn, hero, who });

export const narrate = (event: StygianSocietyEvent, names: readonly string[]): Text => {
  switch (event.type) {
    case 'floorBegan':
      return say('log.floorBegan', { floor: event.floor, place: placeEntry(event.place).definition.name });
    case 'floorCompleted':
      return say('log.floorCompleted', { floor: event.floor });
    case 'turnBegan':
      return turnHeading(event, names[event.seat] ?? '');
    case 'used':
      return event.heroName === ''
        ? say('log.usedByParty', { who: names[event.seat] ?? '', card: cardName(event.card) })
        : say('log.used', { hero: event.heroName, card: cardName(event.card) });
    case 'gathered':
    case 'dropped':
    case 'jostled':
      return narrateTower(event);
    case 'luck':
    case 'peril':
      return say(`log.${event.type}.${upOrDown(event.change)}`, { now: event.now });
    case 'perilEvent':
      return say('log.perilEvent', { at: event.at });
    case 'acted':
      return narrateAct(event.enemy, event.colour);
    case 'prevented':
      return say(`log.prevented.${event.by}`, { number: event.number });
    case 'suffered':
      if (event.isSet) return say('log.woundsSet', { now: event.now });
      return say('log.suffered', { number: event.number, now: event.now });
    case 'healed':
      return say('log.healed', { number: event.number, now: event.now });
    case 'wounded':
      return say('log.wounded', { enemy: named(event), number: event.number, left: event.left });
    case 'mended':
      return say('log.mended', { enemy: named(event), number: event.number });
    case 'eliminated':
      return say('log.eliminated', { enemy: named(event) });
    case 'arrived':
    case 'moved':
      return say(`log.${event.type}.${rankName(event.rank)}`, { enemy: named(event) });
    case 'fled':
    case 'xp':
      return say(`log.${event.type}`, { number: event.number });
    case 'level':
      return say('log.level', { needed: event.needed });
    case 'afflicted':
    case 'relieved':
      return say(`log.${event.type}`, {
        hero: event.heroName,
        colour: colourName(event.colour),
        status: STATUSES[event.status] ?? '',
      });
    case 'chose':
      return narrateChoice(event);
    case 'paid':
      return say('log.paid', {
        hero: event.heroName,
        card: cardName(event.card),
        cubes: paymentText(event.cubes),
      });
    case 'forfeited':
    case 'learned':
    case 'declined':
      return say(`log.${event.type}`, { hero: event.heroName, card: cardName(event.card) });
    case 'tired':
    case 'refreshed':
      return say(`log.${event.type}`, { card: cardName(event.card) });
    case 'treasure':
      return event.heroName === ''
        ? say('log.treasure', { card: cardName(event.card) })
        : say('log.treasureTo', { hero: event.heroName, card: cardName(event.card) });
    case 'gave':
      return say('log.gave', { from: event.fromName, card: cardName(event.card), to: event.toName });
    case 'chestOpened':
      return narrateChest(event.chest, event.sprung);
    case 'cancelled':
    case 'warded':
    case 'regrouped':
    case 'chestLeft':
      return say(`log.${event.type}`);
    case 'over':
      return say(`log.over.${RESULTS[event.result] as 'wizard'}`);
    default:
      return [];
  }
};
