import type { GameEvent, Move, Seat } from '@three-spires/kernel';
import type { BotMoved, ServerMessage } from '@three-spires/session/protocol';
import type { NumberedEvent, Picture } from '@three-spires/table';
import { applyDelta } from '@three-spires/table/delta';
import type { StoreApi } from 'zustand/vanilla';
import { say } from '../text/say.ts';
import { createPreviews } from './previews.ts';
import { reuse } from './reuse.ts';
import {
  EMPTY,
  type EventBatch,
  type Present,
  type Refused,
  type Scene,
  type TableState,
} from './table-state.ts';

type Message<Type> = Extract<ServerMessage, { type: Type }>;

/** What is on screen of a table, and what has arrived since. */
export type Shown = {
  /** The newest picture as sent, which changes are based on. The displayed one also has previews. */
  newest(): Picture | undefined;
  start(table: string): void;
  /** `isMine` recognises this page's unanswered commands. */
  take(message: Message<'picture' | 'changes'>, isMine: (command: string) => boolean): void;
  takePreviews(message: Message<'previews'>): void;
  takeHints(message: Message<'hints'>): void;
  /** The requests for previews of a seat's moves. */
  ask(seat: Seat, moves: readonly Move[]): readonly Extract<Question, { type: 'preview' }>[];
  /** The unanswered requests. */
  askAgain(): readonly Question[];
  /** After a reconnect, pending requests are never answered. */
  forgetAsked(): void;
  /** Shows a moment of a replay; nothing can be sent from it. */
  still(table: string, picture: Picture, log: readonly NumberedEvent[], fresh: readonly GameEvent[]): void;
  /** Lets a presenter stage what happens; without one, changes appear at once. */
  setPresenter(tell: Present | undefined, hurry: (() => void) | undefined): void;
  /**
   * Shows one step of a scene: the picture at that moment, and the log with `count` of the scene's events.
   */
  step(picture: Picture, scene: Scene, count: number, events: readonly GameEvent[]): void;
  /** Shows the newest picture, and announces everything that led to it. */
  showNewest(): void;
};
type Question = ReturnType<ReturnType<typeof createPreviews>['again']>[number];

const news = ({ number }: EventBatch, events: readonly GameEvent[]): EventBatch => ({
  number: number + 1,
  events,
});

export const createShown = (store: StoreApi<TableState>): Shown => {
  let sent: Picture | undefined;
  /** The log that belongs to it. */
  let sentLog: readonly NumberedEvent[] = [];
  /** Events that are or will be on screen, and have not been announced. */
  let unspoken: readonly GameEvent[] = [];
  let present: Present | undefined;
  let finish: (() => void) | undefined;
  const previews = createPreviews();

  const showNewest = (): void => {
    if (sent === undefined) return;
    const { batch } = store.getState();
    store.setState({
      picture: previews.addTo(sent),
      telling: false,
      log: sentLog,
      ...(unspoken.length === 0 ? {} : { batch: news(batch, unspoken) }),
    });
    unspoken = [];
  };

  const showAtOnce = (scene: Scene | undefined): void => {
    showNewest();
    if (scene === undefined) return;
    const { told } = store.getState();
    store.setState({
      told: news(
        told,
        scene.events.map(({ event }) => event),
      ),
    });
  };

  const showPreviews = (message: Message<'previews'>): void => {
    if (sent !== undefined && previews.take(message) && !store.getState().telling)
      store.setState({ picture: previews.addTo(sent) });
  };

  /** A bot's line stays until its next move, even if that has no line. */
  const hearBot = ({ seat, why }: BotMoved): void => {
    const { [seat]: _, ...others } = store.getState().whys;
    store.setState({ whys: why === undefined ? others : { ...others, [seat]: why } });
  };

  return {
    newest: () => sent,

    start(table) {
      sent = undefined;
      sentLog = [];
      unspoken = [];
      store.setState({ ...EMPTY, table });
    },

    take(message, isMine) {
      const before = sent;
      const picture =
        message.type === 'picture'
          ? reuse(sent, message.picture)
          : (applyDelta(sent, message.changes) as Picture);
      sent = picture;
      if (before !== undefined && picture.seq < before.seq) return;
      const kept = sentLog.filter(({ seq }) => seq <= message.since);
      // After an undo, the pending story is no longer true.
      if (kept.length < sentLog.length) finish?.();
      const scene = sceneOf(before, picture, message.events, sentLog);
      sentLog = [...kept, ...message.events];
      const isGone =
        isRequestGone(before, picture) && !(message.cause !== undefined && isMine(message.cause));
      store.setState({
        status: 'open',
        ...(before !== undefined && picture.seq > before.seq
          ? { refused: undefined, advice: undefined }
          : {}),
        ...(isGone ? { refused: requestGone() } : {}),
      });
      if (scene !== undefined) unspoken = [...unspoken, ...scene.events.map(({ event }) => event)];
      if (scene === undefined ? !store.getState().telling : !present?.(scene)) showAtOnce(scene);
      if (message.botMoved !== undefined) hearBot(message.botMoved);
    },

    takePreviews: showPreviews,

    /** Stores the hints for the newest position, with the result of each. */
    takeHints({ seat, seq, hints }) {
      if (sent?.seq !== seq) return;
      const found = hints.map(({ move, preview }) => [move, preview] as const);
      showPreviews({ type: 'previews', table: '', seat, seq, previews: found });
      store.setState({ advice: { seat, seq, hints } });
    },

    ask(seat, moves) {
      const { table } = store.getState();
      return table === undefined || sent === undefined ? [] : previews.ask(table, seat, sent.seq, moves);
    },
    askAgain: () => previews.again(),
    forgetAsked: () => previews.forget(),

    still(table, picture, log, fresh) {
      const { batch, told } = store.getState();
      store.setState({
        ...EMPTY,
        table,
        picture,
        log,
        status: 'open',
        batch: news(batch, fresh),
        told: news(told, fresh),
        people: picture.seats.map(({ seat, name, mine }) => ({ person: '', name, seats: [seat], me: mine })),
      });
    },

    setPresenter(tell, hurry) {
      present = tell;
      finish = hurry;
    },

    step(picture, scene, count, events) {
      const { told } = store.getState();
      store.setState({
        picture,
        telling: true,
        log: [...scene.log, ...scene.events.slice(0, count)],
        told: news(told, events),
      });
    },

    showNewest,
  };
};

/**
 * The events in this message that no earlier one told, as a scene between the previous picture and the new
 * one.
 */
const sceneOf = (
  before: Picture | undefined,
  now: Picture,
  events: readonly NumberedEvent[],
  log: readonly NumberedEvent[],
): Scene | undefined => {
  if (before === undefined) return undefined;
  const fresh = events.filter(({ seq }) => seq > before.seq);
  return fresh.length === 0 ? undefined : { from: before, to: now, events: fresh, log };
};

/** Your request to take moves back is gone, but nothing was undone: another player refused. */
const isRequestGone = (before: Picture | undefined, now: Picture): boolean =>
  before?.request?.mine === true && now.request === undefined && now.seq === before.seq;

const requestGone = (): Refused => ({
  refusal: { code: 'undo-request-gone' },
  text: say('undo.gone'),
  at: Date.now(),
});
