/** Every event of the game: what players see happen, with its line in the log and what it changes in a view. */
import {
  createNarrator,
  createRetelling,
  type EventOf,
  type GameEvent,
  type Story,
} from '@three-spires/kernel';
import { STATUSES } from '../../words/lists.ts';
import { CHEST_ENTRIES, cardName, enemyEntry, placeEntry } from '../compile/entries.ts';
import { BOSS } from '../state.ts';
import { cards } from './cards.ts';
import { colourName, cubesText } from './counts.ts';
import { enemies } from './enemies.ts';
import type { View } from './event.ts';
import { floors } from './floors.ts';
import { tower } from './tower.ts';
import { tracks } from './tracks.ts';
import { turns } from './turns.ts';

export const EVENTS = { ...floors, ...turns, ...tracks, ...tower, ...enemies, ...cards };

export type StygianSocietyEvent = GameEvent & EventOf<typeof EVENTS>;

export const narrate = createNarrator<StygianSocietyEvent>(EVENTS, {
  card: cardName,
  chest: (chest: number) => CHEST_ENTRIES[chest]?.name ?? '',
  colour: colourName,
  crypt: cubesText,
  cubes: cubesText,
  // Games archived by an earlier release do not say who the boss was.
  enemy: (enemy: number, _, event) =>
    ('enemyName' in event ? event.enemyName : undefined) ??
    (enemy === BOSS ? 'The boss' : enemyEntry(enemy).definition.name),
  field: cubesText,
  place: (place: number) => placeEntry(place).definition.name,
  seat: (seat: number, names) => names[seat] ?? '',
  status: (status: number) => STATUSES[status] ?? '',
  tower: cubesText,
});

const retellChanges = createRetelling<View, StygianSocietyEvent>(EVENTS);

/** An event answers the open question: its panel closes. */
const answered = ({ question, ...rest }: View): View => ({
  ...rest,
  proposals: [],
  taken: rest.taken.map(() => 0),
});

export const retell = (shown: View, event: StygianSocietyEvent, story: Story<View>): View => {
  const after = retellChanges(shown, event, story);
  const isOpen = shown.question !== undefined || after.phase !== shown.phase;
  const keeps = 'keepsQuestion' in EVENTS[event.type];
  return isOpen && !keeps ? answered(after) : after;
};
