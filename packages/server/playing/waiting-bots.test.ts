import { encodeMove, type Move } from '@three-spires/kernel';
import type { Bots } from '@three-spires/session';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { MOVE } from '@three-spires/slay-the-spire/for-bots';
import { nanoid } from 'nanoid';
import { afterEach, describe, expect, it } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line } from '../testing/visitor.ts';

/** Longer than any test takes: a bot that waits for a person does nothing else in it. */
const LONG_MS = 3_600_000;
const END_TURN = encodeMove(MOVE.endTurn);
const SIGN = { name: 'protect', at: 'player:1' } as const;

/** A bot that ends its turn, and says what a bot may say. */
const bots: Bots = {
  levelsOf: () => ['adept'],
  think: async () => ({ move: END_TURN, sign: SIGN }),
  adviserOf: () => undefined,
  raterOf: () => undefined,
  rate: async () => [],
  advise: async () => [],
  close: async () => undefined,
};

/** Hours that the server's clock is ahead. */
let hours = 0;
const elapsed = (): number => performance.now() + hours * 3_600_000;

let server: Loopback;
afterEach(() => server.close());

const sitDown = async (botPatienceMs: number): Promise<{ table: string; line: Line }> => {
  hours = 0;
  server = await startLoopback([{ game: slayTheSpire }], { bots, botPatienceMs, time: { elapsed } });
  const ann = createVisitor(server.url);
  const { table } = await ann.openTable('slay-the-spire', { characters: ['Ironclad', 'Silent'] }, [
    'me',
    'bot',
  ]);
  const line = await ann.connect();
  line.send({ type: 'watch', table });
  return { table, line };
};
const move = (table: string, played: Move) =>
  ({ type: 'move', command: nanoid(), table, seat: 0, move: played }) as const;
const sign = (table: string, signal: 'ready' | 'wait') =>
  ({ type: 'signal', command: nanoid(), table, signal }) as const;
const words = (table: string) => ({ type: 'chat', command: nanoid(), table, text: 'Hm' }) as const;
const ofBot = { name: 'Bot 2', seats: [1], mine: false, signal: SIGN };
const nextLine = async (line: Line) => (await line.next('chat', ({ lines }) => lines.length > 0)).lines[0];

describe('a bot in a party with a person', () => {
  it('says once that it has done its part, and leaves the end of the turn to the person', async () => {
    const { table, line } = await sitDown(LONG_MS);
    const { picture } = await line.next('picture');
    expect(picture.deciding).toEqual([0, 1]);
    expect(await nextLine(line)).toMatchObject({ number: 1, ...ofBot });
    const card = picture.outlooks[0]?.options.find(({ move: each }) => each !== END_TURN)?.move as Move;
    expect(await line.ask(move(table, card))).toMatchObject({ type: 'accepted', seq: 1 });
    expect(await line.ask(move(table, END_TURN))).toMatchObject({ type: 'accepted', seq: 2 });
    // Then it ends its own, and the next round brings the next sign.
    const next = await line.next('picture', ({ seq }) => seq === 3);
    expect(next.picture.deciding).toEqual([0, 1]);
    expect(await nextLine(line)).toMatchObject({ number: 2, ...ofBot });
  });

  it('goes on when the person signs to be ready', async () => {
    const { table, line } = await sitDown(LONG_MS);
    expect(await nextLine(line)).toMatchObject(ofBot);
    await line.ask(sign(table, 'ready'));
    const { picture } = await line.next('picture', ({ seq }) => seq === 1);
    expect(picture.deciding).toEqual([0]);
  });

  it('goes on when the person has done nothing for long', async () => {
    const { table, line } = await sitDown(LONG_MS);
    expect(await nextLine(line)).toMatchObject(ofBot);
    hours = 2;
    await line.ask(words(table));
    const { picture } = await line.next('picture', ({ seq }) => seq === 1);
    expect(picture.deciding).toEqual([0]);
  });

  it('looks again by itself when its patience is over', async () => {
    const { line } = await sitDown(20);
    const { picture } = await line.next('picture', ({ seq }) => seq === 1);
    expect(picture.deciding).toEqual([0]);
  });

  it('waits longer for a person who asks for it', async () => {
    const { table, line } = await sitDown(LONG_MS);
    expect(await nextLine(line)).toMatchObject(ofBot);
    await line.ask(sign(table, 'wait'));
    hours = 2;
    for (let said = 0; said < 3; said++) {
      await line.ask(words(table));
      await nextLine(line);
    }
    expect(await line.ask(move(table, END_TURN))).toMatchObject({ type: 'accepted', seq: 1 });
  });
});
