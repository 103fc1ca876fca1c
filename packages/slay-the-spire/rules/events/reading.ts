/** How the fields of events read in a line of the log. */
import { createSay, type FieldReaders, type MessageParams } from '@three-spires/kernel';
import { EVENTS as EVENT_CARDS } from '../../content/events/index.ts';
import { ACHIEVEMENTS, ORBS } from '../../words/lists.ts';
import { icon } from '../../words/phrases/icons.ts';
import { faceOf } from '../card.ts';
import { FACES, ITEM_ENTRIES } from '../compile/entries.ts';
import { enemyName } from '../naming.ts';
import { ROOM_NAMES } from '../run-state.ts';

type Names = readonly string[];

/** A figure on the table: a player by seat or an enemy by its number. */
export type Side = 'player' | 'enemy';
export type OnFigure = { readonly side: Side; readonly index: number; readonly kind: number };

const say = createSay({
  none: 'nothing',
  encounter: 'an encounter',
  elite: 'an Elite',
  event: 'an Event',
  campfire: 'a campfire',
  treasure: 'a treasure room',
  merchant: 'the Merchant',
  boss: 'the Boss',
  burningElite: 'the Burning Elite',
});

export const nameOf = (seat: number, names: Names): string => names[seat] ?? '';
export const cardName = (card: number): string => FACES[faceOf(card)]?.name ?? '';
const itemName = (item: number): string => ITEM_ENTRIES[item]?.definition.name ?? '';

/** The player or enemy, as `who`. */
export const whoOf = ({ side, index, kind }: OnFigure, names: Names): MessageParams => ({
  who: side === 'player' ? nameOf(index, names) : enemyName(kind),
});

export const READERS: FieldReaders<unknown> = {
  achievement: (achievement: number) => ACHIEVEMENTS[achievement] ?? '',
  card: cardName,
  event: (event: number) => EVENT_CARDS[event]?.name ?? '',
  face: (face: number) => FACES[face]?.name ?? '',
  item: itemName,
  kind: enemyName,
  orb: (orb: number) => icon(ORBS[orb] ?? 'dark'),
  other: nameOf,
  potion: itemName,
  relic: itemName,
  room: (room: number) => say(ROOM_NAMES[room] ?? 'none'),
  seat: nameOf,
};
