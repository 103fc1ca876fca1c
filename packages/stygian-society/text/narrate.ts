/** Lines of the log. */
import { formatMessage, joinTexts, type MessageParams, type Text } from '@three-spires/kernel';
import type { StygianEvent } from '../rules/event.ts';
import { BOSS, NONE, RESULTS } from '../rules/state.ts';
import { CHEST_TABLE, cardName, enemyEntry, placeEntry } from '../rules/tables.ts';
import { COLOURS, RANKS, STATUSES } from '../words/lists.ts';
import { enLog } from './en-log.ts';

const say = (key: keyof typeof enLog, params: MessageParams = {}): Text => formatMessage(enLog, key, params);

const colourName = (colour: number): string => COLOURS[colour] ?? '';

const enemyName = (enemy: number): string | Text =>
  enemy === BOSS ? say('log.boss') : enemyEntry(enemy).definition.name;

const cubesText = (counts: readonly number[]): Text => {
  const parts = counts.flatMap((count, colour) =>
    count === 0 ? [] : [say('log.cube', { count, colour: colourName(colour) })],
  );
  return parts.length === 0 ? say('log.nothing') : joinTexts(parts, ', ');
};

const upOrDown = (change: number): 'up' | 'down' => (change > 0 ? 'up' : 'down');
const rankName = (rank: number): 'front' | 'rear' => RANKS[rank] ?? 'front';

const narrateTower = (event: Extract<StygianEvent, { type: 'gathered' | 'dropped' | 'jostled' }>): Text => {
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
  say(sprung ? 'log.chestSprung' : 'log.chestOpened', { chest: CHEST_TABLE[chest]?.name ?? '' });

const narrateAct = (enemy: number, colour: number): Text =>
  enemy === NONE
    ? say('log.actedLine', { colour: colourName(colour) })
    : say('log.acted', { enemy: enemyName(enemy), colour: colourName(colour) });

export const narrate = (event: StygianEvent, names: readonly string[]): Text => {
  switch (event.type) {
    case 'floorBegan':
      return say('log.floorBegan', { floor: event.floor, place: placeEntry(event.place).definition.name });
    case 'floorCompleted':
      return say('log.floorCompleted', { floor: event.floor });
    case 'turnBegan':
      return say('log.turnBegan', { turn: event.turn, who: names[event.seat] ?? '' });
    case 'used':
      return say('log.used', { who: names[event.seat] ?? '', card: cardName(event.card) });
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
    case 'healed':
      return say(`log.${event.type}`, { number: event.number, now: event.now });
    case 'wounded':
      return say('log.wounded', { enemy: enemyName(event.enemy), number: event.number, left: event.left });
    case 'mended':
      return say('log.mended', { enemy: enemyName(event.enemy), number: event.number });
    case 'eliminated':
      return say('log.eliminated', { enemy: enemyName(event.enemy) });
    case 'arrived':
    case 'moved':
      return say(`log.${event.type}.${rankName(event.rank)}`, { enemy: enemyName(event.enemy) });
    case 'fled':
    case 'xp':
      return say(`log.${event.type}`, { number: event.number });
    case 'level':
      return say('log.level', { needed: event.needed });
    case 'afflicted':
    case 'relieved':
      return say(`log.${event.type}`, {
        colour: colourName(event.colour),
        status: STATUSES[event.status] ?? '',
      });
    case 'chose':
    case 'paid':
    case 'forfeited':
    case 'learned':
    case 'tired':
    case 'refreshed':
    case 'treasure':
    case 'gave':
      return say(`log.${event.type}`, { card: cardName(event.card) });
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
