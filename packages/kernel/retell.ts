/** Derives from the records of a game's events how they change a displayed view, one after another. */
import { defined } from './defined.ts';
import type { GameEvent } from './event.ts';
import type { EventRecords, Story } from './event-record.ts';

type Fields = Readonly<Record<string, unknown>>;
type Change =
  | string
  | ((before: Fields, event: GameEvent, story: Story<unknown>) => unknown)
  | {
      readonly which: (item: Fields, event: GameEvent, shown: Fields) => boolean;
      readonly change: Changes;
    };
type Changes = Readonly<Record<string, Change>>;
/** What is being told, and the whole view before it. */
type Moment = { readonly event: GameEvent; readonly story: Story<unknown>; readonly shown: Fields };

const fieldAfter = (change: Change, before: Fields, value: unknown, moment: Moment): unknown => {
  const { event, story, shown } = moment;
  if (typeof change === 'string') return (event as Fields)[change];
  if (typeof change === 'function') return change(before, event, story);
  const items = value as readonly Fields[];
  const after = items.map((item) =>
    change.which(item, event, shown) ? changed(item, change.change, moment) : item,
  );
  return after.every((item, place) => item === items[place]) ? value : after;
};

/** The same object if nothing changes. */
const changed = (before: Fields, changes: Changes, moment: Moment): Fields => {
  const after: Record<string, unknown> = {};
  for (const [name, change] of Object.entries(changes)) {
    const value = fieldAfter(change, before, before[name], moment);
    if (value !== before[name]) after[name] = value;
  }
  return Object.keys(after).length === 0 ? before : defined({ ...before, ...after });
};

/** The view after an event, with the fields that the event's record names changed and nothing else. Pure. */
export const createRetelling =
  <View extends object, Event extends GameEvent>(records: EventRecords) =>
  (shown: View, event: Event, story: Story<View>): View => {
    const changes = records[event.type]?.changes as Changes | undefined;
    if (changes === undefined) return shown;
    return changed(shown as Fields, changes, { event, story, shown: shown as Fields }) as View;
  };
