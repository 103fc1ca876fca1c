import { applyDelta, type Picture } from '@three-spires/table';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line } from '../testing/visitor.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(HOSTED_GAMES);
});
afterAll(() => server.close());

const MOVES = 40;

const SUBJECTS = [
  { game: 'slay-the-spire', setup: { characters: ['Ironclad', 'Silent'], climb: {} } },
  { game: 'mystic-spires', setup: { decks: ['March of Cinders', 'Overdue Tides'] } },
  { game: 'stygian-society', setup: { players: 2 } },
];

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const optionsIn = ({ outlooks }: Picture) =>
  outlooks.flatMap(({ viewer, options }) => options.map(({ move }) => ({ seat: Number(viewer), move })));

const open = async (game: string, setup: unknown) => {
  const ann = createVisitor(server.url);
  const { table, invite } = await ann.openTable(game, setup, ['me', 'me']);
  const whole = await ann.connect();
  whole.send({ type: 'watch', table });
  const line = await ann.connect();
  line.send({ type: 'watch', table, changes: true });
  return { table, invite, whole, line, picture: (await line.next('picture')).picture };
};

describe.each(SUBJECTS)('changes of $game', ({ game, setup }) => {
  it('lead to the same pictures as whole ones, and are much shorter', async () => {
    const opened = await open(game, setup);
    const { table, whole, line } = opened;
    let { picture } = opened;
    let [long, short] = [0, 0];
    for (let turn = 1; turn <= MOVES; turn++) {
      const choices = optionsIn(picture);
      const choice = choices[(turn * 7) % choices.length];
      if (choice === undefined) break;
      const answer = await line.ask({ type: 'move', command: nanoid(), table, ...choice });
      expect(answer).toMatchObject({ type: 'accepted', seq: turn });
      const wanted = await whole.next('picture', ({ seq }) => seq === turn);
      const got = await line.next('changes', ({ seq }) => seq === turn);
      picture = applyDelta(picture, got.changes) as Picture;
      expect(picture).toEqual(asJson(wanted.picture));
      expect(got.events).toEqual(wanted.events);
      long += JSON.stringify(wanted).length;
      short += JSON.stringify(got).length;
    }
    expect(short).toBeLessThan(long / 2);
  });
});

describe('previews', () => {
  const ask = async (line: Line, table: string, seat: number, seq: number, moves: readonly number[]) => {
    line.send({ type: 'preview', table, seat, seq, moves: [...moves] });
    return await line.next('previews');
  };

  it('are answered for the seats of the person, in the newest position, and for legal moves', async () => {
    const { table, line, picture } = await open('slay-the-spire', { characters: ['Ironclad', 'Silent'] });
    const moves = optionsIn(picture).flatMap(({ seat, move }) => (seat === 0 ? [move] : []));
    const answer = await ask(line, table, 0, picture.seq, moves);
    expect(answer.previews.map(([move]) => move)).toEqual(moves);
    expect(answer.previews.some(([, { changes }]) => changes.length > 0)).toBe(true);
    expect(await ask(line, table, 0, picture.seq, [1 + Math.max(...moves)])).toMatchObject({ previews: [] });
    expect(await ask(line, table, 0, picture.seq + 1, moves)).toMatchObject({ previews: [] });
  });

  it('are not answered for the seat of another person', async () => {
    const { table, invite, picture } = await open('slay-the-spire', { characters: ['Ironclad', 'Silent'] });
    const eve = createVisitor(server.url);
    await eve.request('GET', '/api/me');
    const other = await eve.connect();
    other.send({ type: 'watch', table, invite });
    const shown = await other.next('picture');
    const [first] = optionsIn(picture);
    expect(await ask(other, table, 0, shown.seq, [first?.move ?? 0])).toMatchObject({ previews: [] });
  });

  it('refuse more moves than a position can have', async () => {
    const { table, line } = await open('slay-the-spire', { characters: ['Ironclad', 'Silent'] });
    const moves = Array.from({ length: 151 }, (_, move) => move);
    line.send({ type: 'preview', table, seat: 0, seq: 0, moves });
    expect(await line.next('error')).toMatchObject({ code: 'bad-request' });
  });
});
