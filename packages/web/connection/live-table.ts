import type { GameEvent, Move, Refusal, Seat } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import type { ServerMessage } from '@three-spires/session/protocol';
import type { NumberedEvent, Picture } from '@three-spires/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Chat, createChat } from './chat.ts';
import { createCommands } from './commands.ts';
import type { Connection, Link } from './link.ts';
import { createShown, type Shown } from './shown.ts';
import { type CommandBody, EMPTY, type TableState } from './table-state.ts';

/** The table on the screen: what it shows, and what can be said to it. One after another can be followed. */
export type LiveTable = Pick<Shown, 'setPresenter' | 'step' | 'showNewest'> & {
  readonly store: StoreApi<TableState>;
  readonly chat: Chat;
  /** Starts to follow a table, with an invitation if the person holds no seat; the returned function stops. */
  follow(table: string, invite: string | undefined): () => void;
  /** Shows a moment of a game that is watched again; nothing can be sent from it. */
  showStill(
    table: string,
    picture: Picture,
    log: readonly NumberedEvent[],
    fresh: readonly GameEvent[],
  ): void;
  /** Sends a command, now and again after every reconnect until it is answered. */
  send(body: CommandBody): void;
  /** Whether a move is under way that the host has not answered. */
  isMoving(): boolean;
  /** Asks what moves of a seat would do; the answer comes into the picture. */
  wantPreviews(seat: Seat, moves: readonly Move[]): void;
  /** Asks what a bot would do in a seat now. */
  askHint(seat: Seat): void;
  forgetHints(): void;
  /** Says on the page what the host was not even asked. */
  refuse(refusal: Refusal, text: string): void;
  forgetRefusal(): void;
  /** Whether the table was seen while it was played: a game that was over when it was opened has no scene at its end. */
  wasPlayed(): boolean;
  forgetPlayed(): void;
};

/** Not all who have to wait come back at the same moment. */
const PAUSE_SPREAD = 1 / 2;

export const createTable = (link: Link): LiveTable => {
  const store = createStore<TableState>(() => EMPTY);
  const chat = createChat();
  const commands = createCommands();
  const shown = createShown(store);
  let connection: Connection | undefined;
  /** Whether the host follows us since the connection was opened. */
  let isWatched = false;
  /** Set while the host takes nothing from us; then everything that was not answered is sent again. */
  let pause: ReturnType<typeof setTimeout> | undefined;
  let comeBack: () => void = () => undefined;
  let played: string | undefined;
  store.subscribe(({ table, picture }) => {
    if (picture !== undefined && picture.outcome === undefined) played = table;
  });

  /** The host has no time for us now. What it did not take is kept, and sent again after the pause. */
  const slowDown = (ms: number): void => {
    clearTimeout(pause);
    pause = setTimeout(comeBack, ms * (1 + Math.random() * PAUSE_SPREAD));
  };

  const refuse = (refusal: Refusal, text: string): void =>
    store.setState({ refused: { refusal, text, at: Date.now() } });

  const takeError = (message: Extract<ServerMessage, { type: 'error' }>): void => {
    if (message.retryAfterMs !== undefined) {
      slowDown(message.retryAfterMs);
      return;
    }
    if (message.command !== undefined) commands.answered(message.command);
    if (store.getState().picture === undefined) store.setState({ status: 'failed', failure: message.text });
    else refuse({ code: message.code }, message.text);
  };

  const receive = (message: ServerMessage): void => {
    switch (message.type) {
      case 'picture':
      case 'changes':
        isWatched = true;
        shown.take(message, commands.has);
        if (message.cause !== undefined) commands.answered(message.cause);
        break;
      case 'previews':
        shown.takePreviews(message);
        break;
      case 'hints':
        commands.answered(message.command);
        shown.takeHints(message);
        break;
      case 'accepted':
        commands.answered(message.command);
        break;
      case 'refused':
        commands.answered(message.command);
        refuse(message.refusal, message.text);
        break;
      case 'error':
        takeError(message);
        break;
      case 'present':
        store.setState({ people: message.people });
        break;
      case 'chat':
        chat.hear(message.table, message.lines);
        break;
      case 'pong':
        break;
    }
  };

  const follow: LiveTable['follow'] = (table, invite) => {
    // What was pressed before the page was loaded again.
    commands.start(table);
    shown.start(table);
    chat.start(table);
    const watch = (): void => {
      const seen = shown.newest()?.seq;
      own.send({
        type: 'watch',
        table,
        changes: true,
        ...defined({ invite, seen }),
      });
    };
    /** Sends what was not answered, and asks for the picture where none came on this connection. */
    const goOn = (): void => {
      clearTimeout(pause);
      pause = undefined;
      if (!isWatched) watch();
      for (const message of [...commands.all(), ...shown.askAgain()]) own.send(message);
    };
    comeBack = goOn;
    const own = link.open({
      opened: () => {
        isWatched = false;
        shown.forgetAsked();
        goOn();
        store.setState({ status: shown.newest() === undefined ? 'connecting' : 'open' });
      },
      lost: () => store.setState({ status: 'lost' }),
      received: receive,
    });
    connection = own;
    return () => {
      own.close();
      clearTimeout(pause);
      if (connection !== own) return;
      connection = undefined;
      chat.end();
    };
  };

  const send: LiveTable['send'] = (body) => {
    const { table } = store.getState();
    const command = table === undefined ? undefined : commands.make(table, body);
    if (command !== undefined && pause === undefined) connection?.send(command);
  };

  return {
    store,
    chat,
    follow,
    send,
    refuse,
    showStill: shown.still,
    isMoving: () => commands.all().some(({ type }) => type === 'move'),
    setPresenter: shown.setPresenter,
    step: shown.step,
    showNewest: shown.showNewest,
    wantPreviews(seat, moves) {
      for (const message of shown.ask(seat, moves)) if (pause === undefined) connection?.send(message);
    },
    askHint(seat) {
      const newest = shown.newest();
      if (newest !== undefined) send({ type: 'hint', seat, seq: newest.seq });
    },
    forgetHints: () => store.setState({ advice: undefined }),
    forgetRefusal: () => store.setState({ refused: undefined }),
    wasPlayed: () => played !== undefined && played === store.getState().table,
    forgetPlayed() {
      played = undefined;
    },
  };
};
