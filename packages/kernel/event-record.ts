/**
 * The events of a game are a table of records. The record of an event holds its line in the log beside the changes
 * it makes to a view, and its type parameter holds the event's fields. The union of events, the log
 * (`narrate.ts`) and the retelling (`retell.ts`) follow from the table.
 */
import type { MessageParams, Messages } from './text/message.ts';
import type { WithFields } from './word.ts';

/** The rest of the batch in which an event is told. */
export type Story<View> = {
  /** The view after the whole batch. Whatever the event itself does not say is taken from it. */
  readonly next: View;
  /** The events after this one, in order. */
  readonly later: readonly { readonly type: string }[];
};

/** The names of the event's fields that hold such a value. */
type Naming<Fields, Value> = {
  readonly [Name in keyof Fields]-?: Fields[Name] extends Value ? Name : never;
}[keyof Fields];

/** Changes the items of a list that the event is about. */
type Each<Item, Fields, View> = {
  /** `shown` is the whole view before the event. */
  readonly which: (item: Item, event: Fields, shown: View) => boolean;
  readonly change: Changes<Item, Fields, View>;
};

/**
 * What the fields of a view, or of an item in a list of it, are after an event: a field of the event, by its name,
 * or a function of the view before it. Other fields stay as they are; undefined removes a field.
 */
export type Changes<Whole, Fields, View = Whole> = {
  readonly [Name in keyof Whole]?:
    | Naming<Fields, Whole[Name]>
    | ((before: Whole, event: Fields, story: Story<View>) => Whole[Name])
    | (NonNullable<Whole[Name]> extends readonly (infer Item)[] ? Each<Item, Fields, View> : never);
};

/** Its line in the log, or one for each variant. Parameters of a template are the event's fields, by their names. */
type Line<Fields, Variant extends string> = [Variant] extends [never]
  ? { readonly says?: string }
  : {
      readonly says: Readonly<Record<Variant, string>>;
      /** The event's field that names the variant, or a function; undefined if there is no line. */
      readonly variant:
        | Naming<Fields, Variant>
        | ((event: Fields, names: readonly string[]) => Variant | undefined);
    };

export type EventRecord<View, Fields, Variant extends string = never> = WithFields<Fields> &
  Line<Fields, Variant> & {
    /** Parameters that are not simply fields. */
    readonly with?: (event: Fields, names: readonly string[]) => MessageParams;
    readonly changes?: Changes<View, Fields>;
  };

/** For a game: checks the records of its events against its view. `Extra` is what only this game's records have. */
export const eventsOn =
  <View, Extra = object>() =>
  <Fields = object, Variant extends string = never>(
    record: EventRecord<View, NoInfer<Fields>, NoInfer<Variant>> & Extra,
  ): EventRecord<View, Fields, Variant> & Extra =>
    record;

/** A record, its types forgotten. */
export type AnyEventRecord = {
  readonly says?: string | Messages;
  readonly variant?: PropertyKey | ((event: never, names: readonly string[]) => string | undefined);
  readonly with?: (event: never, names: readonly string[]) => MessageParams;
  readonly changes?: object;
};
export type EventRecords = Readonly<Record<string, AnyEventRecord>>;

type FieldsOf<One> = One extends WithFields<infer Fields> ? NonNullable<Fields> : never;

/** The events of a table. */
export type EventOf<Records> = {
  readonly [Type in keyof Records]: { readonly type: Type } & FieldsOf<Records[Type]>;
}[keyof Records];

/** For changes: the field has this value after the event. */
export const becomes =
  <Value>(value: Value): (() => Value) =>
  () =>
    value;
