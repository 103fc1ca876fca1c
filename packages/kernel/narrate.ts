/** Derives the log from the records of a game's events. */
import type { GameEvent } from './event.ts';
import type { EventRecords } from './event-record.ts';
import { formatMessage, type MessageParams, type Messages, type Text } from './text/message.ts';

type Names = readonly string[];
type Param = MessageParams[string];

/** How fields read in a line, by their names. Other fields read as they are. */
export type FieldReaders<Event> = Readonly<
  Record<string, (value: never, names: Names, event: Event) => Param>
>;

/** Every line by its key: the event, or the event and the variant. Another language has other lines under the same keys. */
export const linesOf = (records: EventRecords): Messages =>
  Object.fromEntries(
    Object.entries(records).flatMap(([type, { says = {} }]) =>
      typeof says === 'string'
        ? [[type, says]]
        : Object.entries(says).map(([variant, line]) => [`${type}.${variant}`, line]),
    ),
  );

const PARAMETER = /\{(\w+)/g;

/** The line of an event; empty if it has none. */
export const createNarrator = <Event extends GameEvent>(
  records: EventRecords,
  readers: FieldReaders<Event>,
  lines: Messages = linesOf(records),
) => {
  const keyOf = (event: Event, names: Names): string | undefined => {
    const { says, variant } = records[event.type] ?? {};
    if (says === undefined || typeof says === 'string') return says && event.type;
    const chosen =
      typeof variant === 'function' ? variant(event as never, names) : event[variant as keyof Event];
    return chosen === undefined ? undefined : `${event.type}.${chosen}`;
  };
  const read = (name: string, event: Event, names: Names): Param | undefined => {
    const value = event[name as keyof Event];
    const reader = readers[name];
    return reader === undefined || value === undefined
      ? (value as Param | undefined)
      : reader(value as never, names, event);
  };
  return (event: Event, names: Names): Text => {
    const key = keyOf(event, names);
    if (key === undefined) return [];
    const params: Record<string, Param> = { ...records[event.type]?.with?.(event as never, names) };
    for (const [, name = ''] of (lines[key] ?? '').matchAll(PARAMETER)) {
      const value = params[name] ?? read(name, event, names);
      if (value !== undefined) params[name] = value;
    }
    return formatMessage(lines, key, params);
  };
};
