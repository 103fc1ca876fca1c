import type { GameEvent, Move, Refusal, Seat } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import type { ServerMessage } from '@three-spires/session/protocol';
import type { NumberedEvent, Picture } from '@three-spires/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { catchUpOnChallenges, readChallenges } from './challenges.ts';
import { type Chat, createChat } from './chat.ts';
import { createCommands } from './commands.ts';
import type { Connection, Link } from './link.ts';
import { createShown, type Shown } from './shown.ts';
import { type CommandBody, EMPTY, type TableState } from './table-state.ts';

/**
 * The table on the screen: what it shows, and what can be sent to it. It can follow one table after another.
 */
export type LiveTable = Pick<Shown, 'setPresenter' | 'step' | 'showNewest'> & {
  readonly store: StoreApi<TableState>;
  readonly chat: Chat;
  /**
   * Starts following a table, with an invitation if the person holds no seat. The returned function stops.
   */
  follow(table: string, invite: string | undefined): () => void;
  /** Shows a moment of a replay; nothing can be sent from it. */
  showStill(
    table: string,
    picture: Picture,
    log: readonly NumberedEvent[],
    fresh: readonly GameEvent[],
  ): void;
  /** Sends a command now, and again after every reconnect until it is answered. */
  send(body: CommandBody): void;
  /** Whether a move is waiting for the host's answer. */
  isMoving(): boolean;
  /** Requests previews of a seat's moves; they arrive in the picture. */
  wantPreviews(seat: Seat, moves: readonly Move[]): void;
  /** Asks what a bot would do in a seat now. */
  askHint(seat: Seat): void;
  forgetHints(): void;
  /** Shows a refusal that the page made itself, without asking the host. */
  refuse(refusal: Refusal, text: string): void;
  forgetRefusal(): void;
  /** Whether the table was watched live: a game that was over when opened has no final scene. */
  wasPlayed(): boolean;
  forgetPlayed(): void;
};

/** Jitter: not all waiting clients should return at the same moment. */
const PAUSE_SPREAD = 1 / 2;

export const createTable = (link: Link): LiveTable => {
  const store = createStore<TableState>(() => EMPTY);
  const chat = createChat();
  const commands = createCommands();
  const shown = createShown(store);
  let connection: Connection | undefined;
  /** Whether the host has us as a follower since the connection opened. */
  let isWatched = false;
  /** Set while the host accepts nothing from us. Afterwards, everything unanswered is sent again. */
  let pause: ReturnType<typeof setTimeout> | undefined;
  let comeBack: () => void = () => undefined;
  let played: string | undefined;
  store.subscribe(({ table, picture }) => {
    if (picture !== undefined && picture.outcome === undefined) played = table;
  });

  /** The host is too busy. What it did not accept is kept, and resent after the pause. */
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
      case 'challenges':
        void readChallenges();
        break;
      case 'pong':
        break;
    }
  };

  const follow: LiveTable['follow'] = (table, invite) => {
    // Commands made before the page was reloaded.
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
    /** Resends what was not answered, and requests the picture if none has arrived on this connection. */
    const goOn = (): void => {
      clearTimeout(pause);
      pause = undefined;
      if (!isWatched) watch();
      for (const message of [...commands.all(), ...shown.askAgain()]) own.send(message);
    };
    comeBack = goOn;
    const own = link.open(
      {
        opened: () => {
          isWatched = false;
          catchUpOnChallenges();
          shown.forgetAsked();
          goOn();
          store.setState({ status: shown.newest() === undefined ? 'connecting' : 'open' });
        },
        lost: () => store.setState({ status: 'lost' }),
        received: receive,
      },
      table,
    );
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
