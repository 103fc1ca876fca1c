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

/** What of a table is on the screen, and what has come since. */
export type Shown = {
  /** The newest picture as it was sent: changes start from it. What is shown has previews added. */
  newest(): Picture | undefined;
  start(table: string): void;
  /** `isMine` tells the commands of this page that were not answered. */
  take(message: Message<'picture' | 'changes'>, isMine: (command: string) => boolean): void;
  takePreviews(message: Message<'previews'>): void;
  takeHints(message: Message<'hints'>): void;
  /** The messages that ask what moves of a seat would do. */
  ask(seat: Seat, moves: readonly Move[]): readonly Extract<Question, { type: 'preview' }>[];
  /** Those that were not answered. */
  askAgain(): readonly Question[];
  /** After a new connection nothing that was asked for will come. */
  forgetAsked(): void;
  /** Shows a moment of a game that is watched again; nothing can be sent from it. */
  still(table: string, picture: Picture, log: readonly NumberedEvent[], fresh: readonly GameEvent[]): void;
  /** Lets a director show what happens; without one it is shown at once. */
  setPresenter(tell: Present | undefined, hurry: (() => void) | undefined): void;
  /** Shows one step of a scene: the picture at that moment, and the log with `count` of the scene's events. */
  step(picture: Picture, scene: Scene, count: number, events: readonly GameEvent[]): void;
  /** Shows the newest picture, and speaks of everything that led to it. */
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
  /** Events that are on the screen or will be, and have not been spoken of. */
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

  /** The line of a bot stays until its next move, whether or not that has one. */
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
      // After an undo the story so far is no longer true.
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

    /** Keeps the hints of the newest position, with what each of them brings. */
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

/** What the message tells that no earlier one did, as a scene between the picture before and the new one. */
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

/** Your request to take moves back is gone, though nothing was undone: another player has refused. */
const isRequestGone = (before: Picture | undefined, now: Picture): boolean =>
  before?.request?.mine === true && now.request === undefined && now.seq === before.seq;

const requestGone = (): Refused => ({
  refusal: { code: 'undo-request-gone' },
  text: say('undo.gone'),
  at: Date.now(),
});
