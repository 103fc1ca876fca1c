import type { ClientMessage, ServerMessage } from '@three-spires/session/protocol';
import type { NumberedEvent, Picture } from '@three-spires/table';
import { deltaOf } from '@three-spires/table/delta';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTable, type LiveTable } from './live-table.ts';
import { type MemoryLink, memoryLink } from './memory-link.ts';
import type { Scene } from './table-state.ts';

const OPTION = { move: 3, readable: { do: 'draw' } };
const pictureAt = (seq: number, more: Partial<Picture> = {}): Picture =>
  ({
    game: 'toy',
    rulesVersion: 1,
    setup: {},
    seq,
    deciding: [0],
    signals: [],
    seats: [{ seat: 0, name: 'Ann', open: false, mine: true }],
    outlooks: [{ viewer: 0, view: { seq }, decisions: [], options: [OPTION] }],
    canUndo: { cost: 'no' },
    ...more,
  }) as unknown as Picture;
const event = (seq: number): NumberedEvent => ({ seq, event: { type: 'drew' } });
const picture = (seq: number, more: object = {}): ServerMessage =>
  ({
    type: 'picture',
    table: 't',
    seq,
    picture: pictureAt(seq),
    since: 0,
    events: [],
    ...more,
  }) as ServerMessage;

let heard: ClientMessage[];
let answer: (message: ServerMessage) => void;
let link: MemoryLink;
let table: LiveTable;
let stop: () => void;

const opened = (): Promise<void> => new Promise((resolve) => queueMicrotask(resolve));
const shown = () => table.store.getState();
const commands = () =>
  heard.filter(({ type }) => type === 'move') as Extract<ClientMessage, { type: 'move' }>[];

beforeEach(async () => {
  vi.useFakeTimers();
  heard = [];
  link = memoryLink((message, tell) => {
    heard.push(message);
    answer = tell;
  });
  table = createTable(link);
  stop = table.follow('t', 'invitation');
  await opened();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a table that is followed', () => {
  it('knows that a move is under way until it is answered', () => {
    answer(picture(4));
    expect(table.isMoving()).toBe(false);
    table.send({ type: 'move', seat: 0, move: 3 });
    expect(table.isMoving()).toBe(true);
    answer({ type: 'accepted', command: commands()[0]?.command ?? '', seq: 5 });
    expect(table.isMoving()).toBe(false);
    table.send({ type: 'hint', seat: 0, seq: 4 });
    expect(table.isMoving()).toBe(false);
  });

  it('asks for a picture with its invitation, and shows it', () => {
    expect(heard).toEqual([{ type: 'watch', table: 't', changes: true, invite: 'invitation' }]);
    expect(shown()).toMatchObject({ table: 't', status: 'connecting' });
    answer(picture(4, { events: [event(4)] }));
    expect(shown()).toMatchObject({ status: 'open', picture: { seq: 4 }, log: [{ seq: 4 }] });
  });

  it('puts changes to the last picture, and tells what happened once', () => {
    answer(picture(1));
    const changes = deltaOf(pictureAt(1), pictureAt(2));
    answer({ type: 'changes', table: 't', seq: 2, changes, since: 1, events: [event(2)] });
    expect(shown().picture?.outlooks[0]?.view).toEqual({ seq: 2 });
    expect(shown().told).toMatchObject({ number: 1, events: [{ type: 'drew' }] });
    expect(shown().batch).toMatchObject({ number: 1, events: [{ type: 'drew' }] });
  });

  it('drops from the log what an undo has taken back', () => {
    answer(picture(2, { events: [event(1), event(2)] }));
    answer(picture(3, { since: 1, events: [] }));
    expect(shown().log).toEqual([event(1)]);
  });

  it('says why it cannot be followed', () => {
    answer({ type: 'error', code: 'wrong-invite', text: 'This invitation does not fit.' });
    expect(shown()).toMatchObject({ status: 'failed', failure: 'This invitation does not fit.' });
  });

  it('forgets the table before when another one is followed', () => {
    answer(picture(4, { events: [event(4)] }));
    stop();
    stop = table.follow('other', undefined);
    expect(shown()).toMatchObject({ table: 'other', status: 'connecting', picture: undefined, log: [] });
  });
});

describe('a command', () => {
  beforeEach(() => answer(picture(1)));

  it('is sent once for a double click, and again once it is answered', () => {
    for (let click = 0; click < 2; click++) table.send({ type: 'move', seat: 0, move: 3 });
    const [first] = commands();
    expect(commands()).toHaveLength(1);
    answer({ type: 'accepted', command: first?.command ?? '', seq: 2 });
    table.send({ type: 'move', seat: 0, move: 3 });
    expect(commands()).toHaveLength(2);
  });

  it('is sent again with its own name after a lost connection, with the last picture seen', () => {
    table.send({ type: 'move', seat: 0, move: 3 });
    link.cut();
    expect(shown().status).toBe('lost');
    table.send({ type: 'move', seat: 0, move: 9 });
    heard.length = 0;
    link.restore();
    expect(heard[0]).toMatchObject({ type: 'watch', seen: 1 });
    expect(commands().map(({ move }) => move)).toEqual([3, 9]);
    expect(shown().status).toBe('open');
  });

  it('waits while the host has no time, and comes back without being asked', () => {
    answer({ type: 'error', code: 'slow-down', text: 'Later.', retryAfterMs: 1_000 });
    table.send({ type: 'move', seat: 0, move: 3 });
    expect(commands()).toHaveLength(0);
    vi.advanceTimersByTime(1_500);
    expect(commands()).toHaveLength(1);
    expect(shown().refused).toBeUndefined();
  });

  it('that the rules forbid says so until the next picture', () => {
    table.send({ type: 'move', seat: 0, move: 3 });
    const refusal = { code: 'no-energy', rule: 'STS-13.1' };
    answer({ type: 'refused', command: commands()[0]?.command ?? '', refusal, text: 'Not enough Energy.' });
    expect(shown().refused).toMatchObject({ refusal, text: 'Not enough Energy.' });
    answer(picture(2));
    expect(shown().refused).toBeUndefined();
  });
});

describe('what a table tells beside its pictures', () => {
  beforeEach(() => answer(picture(1)));

  it('is what moves would do, asked once for each position', () => {
    table.wantPreviews(0, [3]);
    table.wantPreviews(0, [3]);
    expect(heard.filter(({ type }) => type === 'preview')).toHaveLength(1);
    answer({ type: 'previews', table: 't', seat: 0, seq: 1, previews: [[3, { changes: [] }]] } as never);
    expect(shown().picture?.outlooks[0]?.options[0]).toMatchObject({ move: 3, preview: { changes: [] } });
    answer(picture(2));
    expect(shown().picture?.outlooks[0]?.options[0]).not.toHaveProperty('preview');
  });

  it('is advice for the newest position alone', () => {
    table.askHint(0);
    const [asked] = heard.filter(({ type }) => type === 'hint');
    const hints = [{ move: 3, preview: { changes: [] } }];
    const advice = {
      type: 'hints',
      command: (asked as { command: string }).command,
      table: 't',
      seat: 0,
      hints,
    };
    answer({ ...advice, seq: 7 } as never);
    expect(shown().advice).toBeUndefined();
    answer({ ...advice, seq: 1 } as never);
    expect(shown().advice).toMatchObject({ seat: 0, seq: 1 });
    table.forgetHints();
    expect(shown().advice).toBeUndefined();
  });

  it('is that a request of yours was refused, unless you took it back yourself', () => {
    const request = { mine: true, waiting: ['Bob'], moves: 1, by: 'Ann', asked: false };
    const asking = { picture: pictureAt(1, { request } as never) };
    answer(picture(1, asking));
    answer(picture(1));
    expect(shown().refused?.refusal.code).toBe('undo-request-gone');
    table.forgetRefusal();
    answer(picture(1, asking));
    table.send({ type: 'consent', accept: false });
    const own = heard.find(({ type }) => type === 'consent') as { command: string };
    answer(picture(1, { cause: own.command }));
    expect(shown().refused).toBeUndefined();
  });

  it('is chat, fresh for a while', () => {
    const line = (number: number) => ({ number, text: 'Hi', name: 'Bob', seats: [1], mine: false });
    const { store } = table.chat;
    answer({ type: 'chat', table: 't', lines: [line(1), line(2)] } as never);
    expect(store.getState()).toMatchObject({ read: 2, fresh: [] });
    answer({ type: 'chat', table: 't', lines: [line(2), line(3)] } as never);
    expect(store.getState()).toMatchObject({ read: 2, fresh: [{ number: 3 }] });
    vi.advanceTimersByTime(10_000);
    expect(store.getState().fresh).toEqual([]);
    expect(store.getState().lines).toHaveLength(3);
  });
});

it('a director is handed what happened, and shows the steps itself', () => {
  const scenes: Scene[] = [];
  table.setPresenter((scene) => scenes.push(scene) > 0, undefined);
  answer(picture(1));
  answer(picture(2, { since: 1, events: [event(2)] }));
  expect(shown().picture?.seq).toBe(1);
  expect(scenes).toMatchObject([{ from: { seq: 1 }, to: { seq: 2 }, events: [{ seq: 2 }] }]);
  const [scene] = scenes as [Scene];
  table.step(scene.from, scene, 1, [{ type: 'drew' }]);
  expect(shown()).toMatchObject({
    telling: true,
    log: [{ seq: 2 }],
    told: { number: 1 },
    batch: { number: 0 },
  });
  table.showNewest();
  expect(shown()).toMatchObject({ telling: false, picture: { seq: 2 }, batch: { number: 1 } });
});

it('a table was played only if it was seen before it was over', () => {
  const outcome = { result: 'victory', winners: [0], reason: 'done' } as const;
  answer(picture(1, { picture: pictureAt(1, { outcome }) }));
  expect(table.wasPlayed()).toBe(false);
  answer(picture(2));
  answer(picture(3, { picture: pictureAt(3, { outcome }) }));
  expect(table.wasPlayed()).toBe(true);
  table.forgetPlayed();
  expect(table.wasPlayed()).toBe(false);
});
