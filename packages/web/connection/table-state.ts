import type { GameEvent, Refusal, Seat, Text } from '@three-spires/kernel';
import type { ClientMessage, Hint, PresentPerson } from '@three-spires/session/protocol';
import type { NumberedEvent, Picture } from '@three-spires/table';

export type Command = Extract<ClientMessage, { command: string }>;
export type CommandBody = Command extends infer Each
  ? Each extends Command
    ? Omit<Each, 'command' | 'table'>
    : never
  : never;

export type Refused = { readonly refusal: Refusal; readonly text: string; readonly at: number };

/** Events announced together. */
export type EventBatch = { readonly number: number; readonly events: readonly GameEvent[] };

/** Newly arrived events, to be told between two pictures. */
export type Scene = {
  readonly from: Picture;
  readonly to: Picture;
  readonly events: readonly NumberedEvent[];
  /** The log before them. */
  readonly log: readonly NumberedEvent[];
};

/** Tells a scene with `step` and finally `showNewest`; false if it should appear at once. */
export type Present = (scene: Scene) => boolean;

export type TableState = {
  readonly table: string | undefined;
  readonly status: 'connecting' | 'open' | 'lost' | 'failed';
  readonly failure: string | undefined;
  /**
   * What is on screen: the newest picture, or while events are being told, the one after the last told event.
   */
  readonly picture: Picture | undefined;
  readonly log: readonly NumberedEvent[];
  /** The events told completely, for listeners. */
  readonly batch: EventBatch;
  /** The events of the current step. */
  readonly told: EventBatch;
  readonly telling: boolean;
  readonly people: readonly PresentPerson[];
  readonly refused: Refused | undefined;
  /** A bot's advice for a seat in the position after entry `seq`. */
  readonly advice: Advice | undefined;
  /** Why bots made their last moves, by seat. */
  readonly whys: Readonly<Record<Seat, Text>>;
};

export type Advice = { readonly seat: Seat; readonly seq: number; readonly hints: readonly Hint[] };

export const EMPTY: TableState = {
  table: undefined,
  status: 'connecting',
  failure: undefined,
  picture: undefined,
  log: [],
  batch: { number: 0, events: [] },
  told: { number: 0, events: [] },
  telling: false,
  people: [],
  refused: undefined,
  advice: undefined,
  whys: {},
};
