import type { GameEvent, Move, Refusal, Seat, Text } from '@three-spires/kernel';
import type {
  BotMoved,
  ClientMessage,
  Hint,
  PresentPerson,
  ServerMessage,
} from '@three-spires/session/protocol';
import type { NumberedEvent, Picture } from '@three-spires/table';
import { applyDelta } from '@three-spires/table/delta';
import { nanoid } from 'nanoid';
import { create } from 'zustand';
import { say } from '../text/say.ts';
import { endChat, hearLines, startChat } from './chat-store.ts';
import { createPreviews } from './previews.ts';
import { reuse } from './reuse.ts';
import { openSocket, type TableSocket } from './socket.ts';

type Command = Extract<ClientMessage, { command: string }>;
type CommandBody = Command extends infer Each
  ? Each extends Command
    ? Omit<Each, 'command' | 'table'>
    : never
  : never;

export type Refused = { readonly refusal: Refusal; readonly text: string; readonly at: number };

/** Events that are news together. */
export type EventBatch = { readonly number: number; readonly events: readonly GameEvent[] };

/** Events that have arrived, to be told between two pictures. */
export type Scene = {
  readonly from: Picture;
  readonly to: Picture;
  readonly events: readonly NumberedEvent[];
  /** The log before them. */
  readonly log: readonly NumberedEvent[];
};

/** Tells a scene, with `showStep` and at last `showNewest`; false where it is to be shown at once. */
type Present = (scene: Scene) => boolean;

type TableState = {
  readonly table: string | undefined;
  readonly status: 'connecting' | 'open' | 'lost' | 'failed';
  readonly failure: string | undefined;
  /** What is on the screen: the newest picture, or while events are told the one after the last that was told. */
  readonly picture: Picture | undefined;
  readonly log: readonly NumberedEvent[];
  /** The events that have been told to the end, for those who listen. */
  readonly batch: EventBatch;
  /** The events of the step that is shown. */
  readonly told: EventBatch;
  readonly telling: boolean;
  readonly people: readonly PresentPerson[];
  readonly refused: Refused | undefined;
  /** What a bot advises for a seat in the position after entry `seq`. */
  readonly advice: Advice | undefined;
  /** Why bots made their last moves, by seat. */
  readonly whys: Readonly<Record<Seat, Text>>;
};

export type Advice = { readonly seat: Seat; readonly seq: number; readonly hints: readonly Hint[] };

const EMPTY: TableState = {
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

export const useTable = create<TableState>(() => EMPTY);

let socket: TableSocket | undefined;
/** In order of sending, so that a reconnect can send them again. */
const unanswered = new Map<string, Command>();

/** The newest picture as it was sent: changes start from it. What is shown has previews added. */
let sent: Picture | undefined;
/** The log that belongs to it. */
let sentLog: readonly NumberedEvent[] = [];
/** Events that are on the screen or will be, and have not been spoken of. */
let unspoken: readonly GameEvent[] = [];
const previews = createPreviews();

let present: Present | undefined;
let finish: (() => void) | undefined;

/** Lets a director show what happens; without one it is shown at once. */
export const setPresenter = (tell: Present | undefined, hurry: (() => void) | undefined): void => {
  present = tell;
  finish = hurry;
};

const news = ({ number }: EventBatch, events: readonly GameEvent[]): EventBatch => ({
  number: number + 1,
  events,
});

/** Shows one step of a scene: the picture at that moment, and the log with `count` of the scene's events. */
export const showStep = (
  picture: Picture,
  scene: Scene,
  count: number,
  events: readonly GameEvent[],
): void => {
  const { told } = useTable.getState();
  useTable.setState({
    picture,
    telling: true,
    log: [...scene.log, ...scene.events.slice(0, count)],
    told: news(told, events),
  });
};

/** Shows the newest picture, and speaks of everything that led to it. */
export const showNewest = (): void => {
  if (sent === undefined) return;
  const { batch } = useTable.getState();
  useTable.setState({
    picture: previews.addTo(sent),
    telling: false,
    log: sentLog,
    ...(unspoken.length === 0 ? {} : { batch: news(batch, unspoken) }),
  });
  unspoken = [];
};

const answered = (command: string): void => {
  unanswered.delete(command);
};

/**
 * Your request to take moves back is gone, though nothing was undone: another player has refused.
 */
const isRequestGone = (before: Picture | undefined, now: Picture, cause: string | undefined): boolean =>
  before?.request?.mine === true &&
  now.request === undefined &&
  now.seq === before.seq &&
  (cause === undefined || !unanswered.has(cause));

const requestGone = (): Refused => ({
  refusal: { code: 'undo-request-gone' },
  text: say('undo.gone'),
  at: Date.now(),
});

/** What the message tells that no earlier one did, as a scene between the picture before and the new one. */
const sceneOf = (
  before: Picture | undefined,
  now: Picture,
  events: readonly NumberedEvent[],
): Scene | undefined => {
  if (before === undefined) return undefined;
  const fresh = events.filter(({ seq }) => seq > before.seq);
  return fresh.length === 0 ? undefined : { from: before, to: now, events: fresh, log: sentLog };
};

const showPicture = (message: Extract<ServerMessage, { type: 'picture' | 'changes' }>): void => {
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
  const scene = sceneOf(before, picture, message.events);
  sentLog = [...kept, ...message.events];
  useTable.setState({
    status: 'open',
    ...(before !== undefined && picture.seq > before.seq ? { refused: undefined, advice: undefined } : {}),
    ...(isRequestGone(before, picture, message.cause) ? { refused: requestGone() } : {}),
  });
  if (scene !== undefined) unspoken = [...unspoken, ...scene.events.map(({ event }) => event)];
  if (scene === undefined ? !useTable.getState().telling : !present?.(scene)) showAtOnce(scene);
  if (message.cause !== undefined) answered(message.cause);
  if (message.botMoved !== undefined) hearBot(message.botMoved);
};

/** The line of a bot stays until its next move, whether or not that has one. */
const hearBot = ({ seat, why }: BotMoved): void => {
  const { [seat]: _, ...others } = useTable.getState().whys;
  useTable.setState({ whys: why === undefined ? others : { ...others, [seat]: why } });
};

/** Keeps the hints of the newest position, with what each of them brings. */
const takeHints = ({ seat, seq, hints }: Extract<ServerMessage, { type: 'hints' }>): void => {
  if (sent?.seq !== seq) return;
  const found = hints.map(({ move, preview }) => [move, preview] as const);
  if (
    previews.take({ type: 'previews', table: '', seat, seq, previews: found }) &&
    !useTable.getState().telling
  )
    useTable.setState({ picture: previews.addTo(sent) });
  useTable.setState({ advice: { seat, seq, hints } });
};

const showAtOnce = (scene: Scene | undefined): void => {
  showNewest();
  if (scene === undefined) return;
  const { told } = useTable.getState();
  useTable.setState({
    told: news(
      told,
      scene.events.map(({ event }) => event),
    ),
  });
};

const receive = (message: ServerMessage): void => {
  switch (message.type) {
    case 'picture':
    case 'changes':
      showPicture(message);
      break;
    case 'previews':
      if (sent !== undefined && previews.take(message) && !useTable.getState().telling)
        useTable.setState({ picture: previews.addTo(sent) });
      break;
    case 'hints':
      answered(message.command);
      takeHints(message);
      break;
    case 'accepted':
      answered(message.command);
      break;
    case 'refused':
      answered(message.command);
      useTable.setState({ refused: { refusal: message.refusal, text: message.text, at: Date.now() } });
      break;
    case 'error':
      if (message.command !== undefined) answered(message.command);
      useTable.setState(
        useTable.getState().picture === undefined
          ? { status: 'failed', failure: message.text }
          : { refused: { refusal: { code: message.code }, text: message.text, at: Date.now() } },
      );
      break;
    case 'present':
      useTable.setState({ people: message.people });
      break;
    case 'chat':
      hearLines(message.table, message.lines);
      break;
    case 'pong':
      break;
  }
};

/** Starts to follow a table, with an invitation if the person holds no seat; the returned function stops. */
export const followTable = (table: string, invite: string | undefined): (() => void) => {
  unanswered.clear();
  sent = undefined;
  sentLog = [];
  unspoken = [];
  useTable.setState({ ...EMPTY, table });
  startChat(table);
  const own = openSocket({
    opened: () => {
      const picture = sent;
      previews.forget();
      own.send({
        ...{ type: 'watch', table, changes: true },
        ...(invite === undefined ? {} : { invite }),
        ...(picture === undefined ? {} : { seen: picture.seq }),
      });
      for (const command of unanswered.values()) own.send(command);
      useTable.setState({ status: picture === undefined ? 'connecting' : 'open' });
    },
    lost: () => useTable.setState({ status: 'lost' }),
    received: receive,
  });
  socket = own;
  return () => {
    own.close();
    if (socket !== own) return;
    socket = undefined;
    endChat();
  };
};

/** Shows a moment of a game that is watched again; nothing can be sent from it. */
export const showStill = (
  table: string,
  picture: Picture,
  log: readonly NumberedEvent[],
  fresh: readonly GameEvent[],
): void => {
  const { batch, told } = useTable.getState();
  useTable.setState({
    ...EMPTY,
    ...{ table, picture, log },
    status: 'open',
    batch: news(batch, fresh),
    told: news(told, fresh),
    people: picture.seats.map(({ seat, name, mine }) => ({ person: '', name, seats: [seat], me: mine })),
  });
};

/** The same answer to the same question twice, by a double click, is one. */
const isUnderWay = (body: CommandBody): boolean =>
  [...unanswered.values()].some(
    ({ command: _, table: __, ...sent }) => JSON.stringify(sent) === JSON.stringify(body),
  );

/** Sends a command, now and again after every reconnect until it is answered. */
export const sendCommand = (body: CommandBody): void => {
  const { table } = useTable.getState();
  if (table === undefined || isUnderWay(body)) return;
  const command = { ...body, table, command: nanoid() } as Command;
  unanswered.set(command.command, command);
  socket?.send(command);
};

/** Asks what moves of a seat would do; the answer comes into the picture. */
export const wantPreviews = (seat: Seat, moves: readonly Move[]): void => {
  const { table } = useTable.getState();
  if (table === undefined || sent === undefined) return;
  for (const message of previews.ask(table, seat, sent.seq, moves)) socket?.send(message);
};

/** Asks what a bot would do in a seat now. */
export const askHint = (seat: Seat): void => {
  if (sent !== undefined) sendCommand({ type: 'hint', seat, seq: sent.seq });
};

export const forgetHints = (): void => useTable.setState({ advice: undefined });

export const forgetRefusal = (): void => useTable.setState({ refused: undefined });
