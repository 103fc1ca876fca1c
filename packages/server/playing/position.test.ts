import type { ErrorAnswer, TableSummary } from '@three-spires/session/protocol';
import type { SlayTheSpireView } from '@three-spires/slay-the-spire/library';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type MessageOf, type Visitor } from '../testing/visitor.ts';

const position = {
  players: [{ character: 'Silent', energy: 2, hand: ['Strike', 'Neutralize'], draw: ['Defend', 'Survivor'] }],
  enemies: [{ name: 'Jaw Worm', row: 1, hp: 5 }],
};
const setup = { characters: ['Silent'], position };

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(HOSTED_GAMES);
});
afterAll(() => server.close());

const look = async (person: Visitor, table: string): Promise<MessageOf<'picture'>> => {
  const line = await person.connect();
  line.send({ type: 'watch', table });
  const picture = await line.next('picture');
  await line.close();
  return picture;
};

const viewIn = ({ picture }: MessageOf<'picture'>): SlayTheSpireView =>
  picture.outlooks[0]?.view as SlayTheSpireView;

describe('a table that begins in a position', () => {
  it('tells lists how far it has come, and again after every move', async () => {
    const ann = createVisitor(server.url);
    const climb = { room: 'map', map: 'act1-A', space: 5, path: [0, 2, 5] };
    const onTheWay = { players: [{ character: 'Silent' }], enemies: [], climb };
    const { table } = await ann.openTable('slay-the-spire', { characters: ['Silent'], position: onTheWay }, [
      'me',
    ]);
    const about = async () => (await ann.request<TableSummary>('GET', `/api/tables/${table}`)).body.about;
    expect(await about()).toEqual({ act: 1, room: 'none', floor: 3, party: 'Silent' });
    const { picture } = await look(ann, table);
    const event = picture.outlooks[0]?.options.find(({ readable }) => readable.room === 'event');
    const line = await ann.connect();
    await line.ask({ type: 'move', command: nanoid(), table, seat: 0, move: event?.move ?? -1 });
    await line.close();
    expect(await about()).toEqual({ act: 1, room: 'event', floor: 4, party: 'Silent' });
  });

  it('stands there, plays on, and is the same after a restart', async () => {
    const ann = createVisitor(server.url);
    const { table } = await ann.openTable('slay-the-spire', setup, ['me']);
    const first = await look(ann, table);
    expect(viewIn(first).enemies.map(({ name, hp }) => [name, hp])).toEqual([['Jaw Worm', 5]]);
    const strike = first.picture.outlooks[0]?.options.find(({ readable }) => readable.card === 'Strike');
    const line = await ann.connect();
    await line.ask({ type: 'move', command: nanoid(), table, seat: 0, move: strike?.move ?? -1 });
    await line.close();
    const played = await look(ann, table);
    expect(viewIn(played).enemies[0]?.hp).toBe(4);
    await server.restart();
    expect(viewIn(await look(ann, table))).toEqual(viewIn(played));
  });

  it('does not show what was written into the position', async () => {
    const ann = createVisitor(server.url);
    const { table } = await ann.openTable('slay-the-spire', setup, ['me']);
    expect((await look(ann, table)).picture.setup).toEqual({ characters: ['Silent'] });
    const summary = await ann.request<TableSummary>('GET', `/api/tables/${table}`);
    expect(summary.body.setup).toEqual({ characters: ['Silent'] });
  });

  it('is refused where the position cannot be built, with the field that is wrong', async () => {
    const ann = createVisitor(server.url);
    const refuse = async (wrong: unknown): Promise<unknown> => {
      const body = { game: 'slay-the-spire', setup: wrong, seats: [{ holder: 'me' }] };
      const { status, body: answer } = await ann.request<ErrorAnswer>('POST', '/api/tables', body);
      return { status, text: answer.error.text };
    };
    const misspelt = { ...position, enemies: [{ name: 'Jaw Wurm' }] };
    expect(await refuse({ ...setup, position: misspelt })).toMatchObject({
      status: 400,
      text: expect.stringContaining('position.enemies[0].name: no enemy is called "Jaw Wurm"'),
    });
    expect(await refuse({ ...setup, characters: ['Defect'] })).toMatchObject({
      status: 400,
      text: 'setup: characters: the position is for Silent',
    });
  });
});
