/** Every event of the game: what players see happen, with its line in the log and what it changes in a view. */
import {
  createNarrator,
  createRetelling,
  type EventOf,
  type GameEvent,
  type Story,
  type Text,
} from '@three-spires/kernel';
import { battle } from './battle.ts';
import { cards } from './cards.ts';
import { cascade } from './cascade.ts';
import type { View } from './event.ts';
import { figures } from './figures.ts';
import { capitalised, READERS } from './reading.ts';
import { turns } from './turns.ts';

export const EVENTS = { ...turns, ...cards, ...cascade, ...battle, ...figures };

export type MysticSpiresEvent = GameEvent & EventOf<typeof EVENTS>;

const narrateFields = createNarrator<MysticSpiresEvent>(EVENTS, READERS);

/** The line of an event; empty if it needs none: passes, steps of the Cascade, and what an attack's line covers. */
export const narrate = (event: MysticSpiresEvent, names: readonly string[]): Text =>
  capitalised(narrateFields(event, names));

const retellChanges = createRetelling<View, MysticSpiresEvent>(EVENTS);

/** A question counts as answered once something happens; the next view has the next question. */
const unasked = (view: View): View => {
  if (view.question === undefined && view.priority === undefined && !view.window) return view;
  const { question: _, priority: __, ...rest } = view;
  return { ...rest, window: false };
};

export const retell = (shown: View, event: MysticSpiresEvent, story: Story<View>): View =>
  retellChanges(unasked(shown), event, story);
