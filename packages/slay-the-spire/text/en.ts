/** All English templates in one flat record, so that a key says where its sentence is used. */
import type { Messages } from '@three-spires/kernel';
import { abilities } from './en/abilities.ts';
import { cards } from './en/cards.ts';
import { counts } from './en/counts.ts';
import { effects } from './en/effects.ts';
import { enemies } from './en/enemies.ts';
import { events } from './en/events.ts';
import { items } from './en/items.ts';
import { refusals } from './en/refusals.ts';

export const en = {
  ...counts,
  ...effects,
  ...abilities,
  ...cards,
  ...enemies,
  ...items,
  ...events,
  ...refusals,
} as const satisfies Messages;

export type MessageKey = keyof typeof en;
