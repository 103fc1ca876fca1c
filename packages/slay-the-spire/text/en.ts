/** All English templates in one flat record; each key says where its sentence is used. */
import type { Messages } from '@three-spires/kernel';
import { abilities } from './en/abilities.ts';
import { boards } from './en/boards.ts';
import { cards } from './en/cards.ts';
import { counts } from './en/counts.ts';
import { effects } from './en/effects.ts';
import { enemies } from './en/enemies.ts';
import { enemyEffects } from './en/enemy-effects.ts';
import { eventCards } from './en/event-cards.ts';
import { events } from './en/events.ts';
import { itemEffects } from './en/item-effects.ts';
import { items } from './en/items.ts';
import { refusals } from './en/refusals.ts';
import { runEffects } from './en/run-effects.ts';

export const en = {
  ...counts,
  ...effects,
  ...enemyEffects,
  ...itemEffects,
  ...runEffects,
  ...abilities,
  ...cards,
  ...enemies,
  ...items,
  ...events,
  ...eventCards,
  ...boards,
  ...refusals,
} as const satisfies Messages;

export type MessageKey = keyof typeof en;
