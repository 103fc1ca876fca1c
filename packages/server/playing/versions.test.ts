/** What becomes of tables when the rules are updated between two starts of a server. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyGame, type Move, moveKind } from '@three-spires/kernel';
import type { HostedGame } from '@three-spires/session';
import type {
  ErrorAnswer,
  NewTableAnswer,
  ReplayAnswer,
  ReplayPicturesAnswer,
  SummaryAnswer,
  TableList,
  TableSummary,
} from '@three-spires/session/protocol';
import { type ToyState, toyConcede, toyDraw, toyEnd, toyGame, toyPlay } from '@three-spires/table/toy-game';
import Libsql from 'libsql';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RELEASE } from '../settings/release.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line, type Visitor } from '../testing/visitor.ts';

/** A card is worth 100 more under these rules, so that logs come out differently. */
const dearer = (state: ToyState, seat: number, move: Move, emit?: Parameters<AnyGame['apply']>[3]): void => {
  toyGame.apply(state, seat, move, emit);
  const player = state.players[seat];
  // Not by the score: some cards are worth nothing.
  if (player !== undefined && moveKind(move) === moveKind(toyPlay(0))) player.score += 100;
};
const about = ({ players }: ToyState) => ({ score: players[0]?.score ?? 0 });
const summarise = () => ({ told: 'a story' });
const first: AnyGame = { ...toyGame, about, summarise };
const second: AnyGame = { ...first, rulesVersion: 2 };
const otherContent: AnyGame = {
  ...first,
  content: [{ id: 'card', name: 'Card', kind: 'card', copies: 1, faces: [] }],
};
const differing: AnyGame = { ...second, apply: dearer };
const reshaped: AnyGame = { ...differing, stateVersion: 2 };

/** The server reads it when it starts. */
const games: HostedGame[] = [];
let server: Loopback;
let ann: Visitor;
let line: Line;

beforeEach(async () => {
  games[0] = { game: first };
  server = await startLoopback(games);
  ann = createVisitor(server.url);
  await ann.request('PATCH', '/api/me', { name: 'Ann' });
  line = await ann.connect();
});
afterEach(async () => {
  await line.close();
  await server.close();
});

const openToy = async (): Promise<string> =>
  (await ann.openTable('toy', { players: 2, rounds: 5 }, ['me', 'me'])).table;

const play = async (table: string, seat: number, move: Move): Promise<void> => {
  expect(await line.ask({ type: 'move', command: nanoid(), table, seat, move })).toMatchObject({
    type: 'accepted',
  });
};

/** A game that goes on, and one that is over. */
const playSome = async (table: string): Promise<void> => {
  await play(table, 0, toyPlay(0));
  await play(table, 1, toyDraw);
  await play(table, 0, toyPlay(1));
};

const update = async (game: AnyGame): Promise<void> => {
  games[0] = { game };
  await line.close();
  await server.restart();
  line = await ann.connect();
};

const rows = (query: string): Record<string, unknown>[] => {
  const opened = new Libsql(path.join(server.dataDir, 'three-spires.db'));
  const found = opened.prepare(query).all() as Record<string, unknown>[];
  opened.close();
  return found;
};

const write = (statements: string): void => {
  const opened = new Libsql(path.join(server.dataDir, 'three-spires.db'));
  opened.exec(statements);
  opened.close();
};

const summaryOf = async (table: string): Promise<TableSummary> =>
  (await ann.request<TableSummary>('GET', `/api/tables/${table}`)).body;

const watch = async (table: string) => {
  line.send({ type: 'watch', table });
  return await line.next('picture', (message) => message.table === table);
};

it('writes the release of package.json into the database', () => {
  const file = path.join(import.meta.dirname, '../../../package.json');
  expect(RELEASE).toBe(JSON.parse(readFileSync(file, 'utf8')).version);
});

describe('a running table after an update', () => {
  it('knows the versions it was written with', async () => {
    const table = await openToy();
    await playSome(table);
    expect(rows('select rules_version, state_version, "release" from game')).toEqual([
      { rules_version: 1, state_version: 1, release: RELEASE },
    ]);
  });

  it.each([
    ['rules', second, 2],
    ['content', otherContent, 1],
  ])('goes on as it was where new %s replay its log', async (_, game, rulesVersion) => {
    const table = await openToy();
    await playSome(table);
    const before = (await watch(table)).picture;
    await update(game);
    const after = (await watch(table)).picture;
    expect(after).toEqual({ ...before, rulesVersion });
    expect(rows('select rules_version from game')).toEqual([{ rules_version: rulesVersion }]);
    expect(rows('select * from base')).toEqual([]);
    await play(table, 1, toyEnd);
    // Stored once, so the next start finds a table of today.
    await update(game);
    expect((await watch(table)).seq).toBe(4);
  });

  it('goes on from its last state where its log comes out differently', async () => {
    const table = await openToy();
    await playSome(table);
    const before = (await watch(table)).picture;
    await update(differing);
    const { picture } = await watch(table);
    expect(picture.continued).toMatchObject({ seq: 3 });
    expect(picture.outlooks).toEqual(before.outlooks);
    expect(picture.canUndo).toEqual({ cost: 'no' });
    const undo = await line.ask({ type: 'undo', command: nanoid(), table, seat: 0 });
    expect(undo).toMatchObject({ type: 'refused' });

    await play(table, 0, toyPlay(0));
    await update(differing);
    const again = (await watch(table)).picture;
    expect([again.seq, again.continued?.seq, again.canUndo.cost]).toEqual([4, 3, 'free']);
    const { body } = await ann.request<ReplayAnswer>('GET', `/api/tables/${table}/replay`);
    expect(body.moves.map(({ seq }) => seq)).toEqual([4]);
  });

  it('makes the moves since its last snapshot again after a crash', async () => {
    const table = await openToy();
    for (let turn = 0; turn < 52; turn++) await play(table, turn % 2, toyDraw);
    await update(first);
    // As if the server had not stopped in order.
    const opened = new Libsql(path.join(server.dataDir, 'three-spires.db'));
    opened.exec('delete from snapshot where passing = 1');
    opened.close();
    const draw = { ...differing, about: () => ({ score: -1 }) };
    await update(draw);
    const { picture } = await watch(table);
    expect([picture.seq, picture.continued?.seq]).toEqual([52, 52]);
    expect(rows('select seq from base')).toEqual([{ seq: 52 }]);
  });

  it('is continued a second time by the update after that', async () => {
    const table = await openToy();
    await playSome(table);
    await update(differing);
    await play(table, 0, toyPlay(0));
    await update({ ...first, rulesVersion: 3 });
    expect((await watch(table)).picture.continued).toMatchObject({ seq: 4 });
    expect(rows('select seq from base order by seq')).toEqual([{ seq: 3 }, { seq: 4 }]);
  });

  it('is closed with a sentence where the new rules cannot read its state, and its log stays', async () => {
    const table = await openToy();
    await playSome(table);
    await update(reshaped);
    line.send({ type: 'watch', table });
    const refused = await line.next('error');
    expect(refused.code).toBe('closed-by-update');
    expect(refused.text).toMatch(
      /^The rules of Toy were updated on \d+ \w+ \d{4}, and this game cannot go on/,
    );
    const summary = await summaryOf(table);
    expect(summary).toMatchObject({ status: 'closed', closed: refused.text });
    expect(summary.seats.map(({ deciding }) => deciding)).toEqual([false, false]);
    const { body: list } = await ann.request<TableList>('GET', '/api/tables');
    expect(list.tables).toMatchObject([{ status: 'closed' }]);
    const replay = await ann.request<ErrorAnswer>('GET', `/api/tables/${table}/replay`);
    expect([replay.status, replay.body.error.text]).toEqual([410, refused.text]);
    expect(rows('select seq from entry')).toHaveLength(3);
  });

  describe('with a damaged log', () => {
    /** What a disk may do to entry 2: no game has such a move. */
    const damage = async (statement: string): Promise<void> => {
      await line.close();
      await server.restart();
      write(statement);
      line = await ann.connect();
    };

    it('goes on from the last whole state and blames no update', async () => {
      const table = await openToy();
      await playSome(table);
      await damage('update entry set move = 1048575 where seq = 2');
      const { picture } = await watch(table);
      expect(picture.continued).toMatchObject({ seq: 3, isDamaged: true });
      await play(table, 1, toyEnd);
    });

    it('is closed with the truth where no state is whole', async () => {
      const table = await openToy();
      await playSome(table);
      await damage("update entry set move = 1048575 where seq = 2; update snapshot set state = '{}'");
      line.send({ type: 'watch', table });
      const refused = await line.next('error');
      expect(refused.code).toBe('closed-damaged');
      expect(refused.text).toMatch(
        /^The record of this game was found damaged on \d+ \w+ \d{4}, and it cannot go on\./,
      );
      expect(await summaryOf(table)).toMatchObject({ status: 'closed', closed: refused.text });
      expect(rows('select seq from entry')).toHaveLength(3);
    });
  });

  it('opens again when a later update can play it', async () => {
    const table = await openToy();
    await playSome(table);
    await update(reshaped);
    line.send({ type: 'watch', table });
    await line.next('error');
    await update({ ...second, rulesVersion: 3 });
    expect((await watch(table)).seq).toBe(3);
    expect(await summaryOf(table)).toMatchObject({ status: 'playing' });
  });

  it('goes on from a state of another shape that the game reads', async () => {
    const table = await openToy();
    await playSome(table);
    const before = (await watch(table)).picture;
    await update({
      ...reshaped,
      readState: (value, version) => (version === 1 ? (value as ToyState) : undefined),
    });
    expect((await watch(table)).picture.outlooks).toEqual(before.outlooks);
  });

  it('can be branched from the update on, with its base', async () => {
    const table = await openToy();
    await playSome(table);
    await update(differing);
    await play(table, 0, toyPlay(0));
    await play(table, 0, toyConcede);
    const branch = (seq: number) =>
      ann.request<NewTableAnswer & ErrorAnswer>('POST', `/api/tables/${table}/branches`, { seq });
    expect((await branch(2)).body.error.code).toBe('no-such-entry');
    const { body } = await branch(4);
    expect((await watch(body.table)).picture).toMatchObject({ seq: 4, continued: { seq: 3 } });
  });
});

describe('a finished game after an update', () => {
  const finish = async (): Promise<string> => {
    const table = await openToy();
    await playSome(table);
    await play(table, 1, toyConcede);
    return table;
  };
  const seen = async (table: string) => ({
    replay: (await ann.request<ReplayAnswer>('GET', `/api/tables/${table}/replay?seat=1`)).body,
    pictures: (
      await ann.request<ReplayPicturesAnswer>(
        'GET',
        `/api/tables/${table}/replay/pictures?seat=1&from=0&count=9`,
      )
    ).body,
    story: (await ann.request<SummaryAnswer>('GET', `/api/tables/${table}/summary`)).body,
  });

  it.each([
    ['replay it differently', differing],
    ['cannot read it at all', reshaped],
  ])('is watched and told from its archive when the rules %s', async (_, game) => {
    const table = await finish();
    const before = await seen(table);
    expect(before.replay.moves).toHaveLength(4);
    await update({ ...game, summarise: () => ({ told: 'another story' }) });
    const after = await seen(table);
    expect(after).toEqual({ ...before, replay: { ...before.replay, mayBranch: false } });
    expect(after.story.summary).toEqual({ told: 'a story' });
  });

  it('still shows how it ended at its table', async () => {
    const table = await finish();
    const before = (await watch(table)).picture;
    await update(differing);
    expect((await watch(table)).picture).toMatchObject({
      outcome: before.outcome,
      outlooks: before.outlooks,
    });
    expect(rows('select rules_version from game')).toEqual([{ rules_version: 1 }]);
  });

  it('says what is known of it where there is neither archive nor state', async () => {
    const table = await finish();
    await server.restart();
    const opened = new Libsql(path.join(server.dataDir, 'three-spires.db'));
    opened.exec('delete from archive; delete from snapshot');
    opened.close();
    await update(reshaped);
    const replay = await ann.request<ErrorAnswer>('GET', `/api/tables/${table}/replay`);
    const { body: story } = await ann.request<SummaryAnswer>('GET', `/api/tables/${table}/summary`);
    expect([replay.status, replay.body.error.code]).toEqual([410, 'earlier-rules']);
    expect(story.past).toBe(replay.body.error.text);
    expect(story.past).toMatch(/Ann played it on \d+ \w+ \d{4}\. It ended in a victory for Ann\.$/);
    expect(story).toMatchObject({ outcome: { reason: 'conceded' } });
    expect(story).not.toHaveProperty('summary');
    expect(await summaryOf(table)).toMatchObject({ status: 'finished' });
  });

  it('is archived when it ends', async () => {
    await finish();
    await server.restart();
    expect(rows('select game_id, rules_version, data is not null as made from archive')).toMatchObject([
      { rules_version: 1, made: 1 },
    ]);
  });
});
