/** Every event of the game: what players see happen, with its line in the log and what it changes in a view. */
import {
  createNarrator,
  createRetelling,
  type EventOf,
  type Story,
  type Text,
  withStop,
} from '@three-spires/kernel';
import { cards } from './cards.ts';
import { climb } from './climb.ts';
import { combat } from './combat.ts';
import { enemies } from './enemies.ts';
import type { View } from './event.ts';
import { figures } from './figures.ts';
import { READERS } from './reading.ts';

export const EVENTS = { ...climb, ...combat, ...cards, ...figures, ...enemies };

export type SlayTheSpireEvent = EventOf<typeof EVENTS>;

const narrateFields = createNarrator<SlayTheSpireEvent>(EVENTS, READERS);

/** The line of an event; empty if it has none. */
export const narrate = (event: SlayTheSpireEvent, names: readonly string[]): Text =>
  withStop(narrateFields(event, names));

const retellChanges = createRetelling<View, SlayTheSpireEvent>(EVENTS);

/** Hides the question while events are being told. */
const withoutQuestion = (shown: View): View => {
  if (shown.question === undefined && shown.dieWindow === undefined) return shown;
  const { question: _question, dieWindow: _window, ...open } = shown;
  return open;
};

export const retell = (shown: View, event: SlayTheSpireEvent, story: Story<View>): View =>
  retellChanges(withoutQuestion(shown), event, story);
