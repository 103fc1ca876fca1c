import type {
  NewTableAnswer,
  ReplayAnswer,
  ReplayPicturesAnswer,
  TableSummary,
} from '@three-spires/session/protocol';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type MessageOf } from '../testing/visitor.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(HOSTED_GAMES);
});
afterAll(() => server.close());

const MOVES = 12;

const SUBJECTS = [
  {
    game: 'mystic-spires',
    setup: { decks: ['March of Cinders', 'Overdue Tides'] },
    fact: 'turn',
  },
  { game: 'stygian-society', setup: { players: 2 }, fact: 'floor' },
];

/** The first option of a person, or of the seat that decides next. */
const anyMove = ({ picture }: MessageOf<'picture'>) => {
  const outlook = picture.outlooks.find(({ options }) => options.length > 0);
  return { seat: Number(outlook?.viewer), move: outlook?.options[0]?.move ?? 0 };
};

describe.each(SUBJECTS)('$game', ({ game, setup, fact }) => {
  it('is played, taken back, listed, watched again and branched like any other', async () => {
    const ann = createVisitor(server.url);
    const { table } = await ann.openTable(game, setup, ['me', 'me'], { freeUndo: true });
    const line = await ann.connect();
    line.send({ type: 'watch', table });
    let shown = await line.next('picture');
    for (let turn = 1; turn <= MOVES; turn++) {
      const command = { type: 'move', command: nanoid(), table, ...anyMove(shown) } as const;
      expect(await line.ask(command)).toMatchObject({ type: 'accepted', seq: turn });
      shown = await line.next('picture', ({ seq }) => seq === turn);
    }
    const undo = { type: 'undo', command: nanoid(), table, seat: anyMove(shown).seat } as const;
    expect(await line.ask(undo)).toMatchObject({ type: 'accepted', seq: MOVES + 1 });

    const { body: summary } = await ann.request<TableSummary>('GET', `/api/tables/${table}`);
    expect(summary.about).toHaveProperty(fact);
    const { body: replay } = await ann.request<ReplayAnswer>('GET', `/api/tables/${table}/replay`);
    expect(replay.moves).toHaveLength(MOVES - 1);
    const { body: reel } = await ann.request<ReplayPicturesAnswer>(
      'GET',
      `/api/tables/${table}/replay/pictures?from=0&count=64&seat=1`,
    );
    expect(reel.pictures).toHaveLength(MOVES);
    const branch = await ann.request<NewTableAnswer>('POST', `/api/tables/${table}/branches`, { seq: 3 });
    expect(branch.status).toBe(201);
    await server.restart();
    const again = await ann.connect();
    again.send({ type: 'watch', table });
    const after = await again.next('picture');
    expect(after.picture).toEqual((await line.next('picture', ({ seq }) => seq === MOVES + 1)).picture);
  });
});
