/** Why something happened: what the door tells, of which entries, and to whom. */
import { botsOf } from '@three-spires/bots';
import { type DevicePerson, openDevice } from '@three-spires/device/testing';
import { plainText } from '@three-spires/kernel';
import type {
  ErrorAnswer,
  NewTableAnswer,
  PictureAnswer,
  PreviewWhyAnswer,
  WhyAnswer,
} from '@three-spires/session/protocol';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { toyGame } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemChance } from '../settings/system-chance.ts';
import { systemPacking } from '../settings/system-packing.ts';
import { systemTime } from '../settings/system-time.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createProgram } from '../testing/program.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

const POSITION = {
  players: [
    { character: 'Ironclad', row: 1, strength: 1, hand: ['Strike', 'Pommel Strike'], draw: ['Bash'] },
    { character: 'Silent', row: 2, hand: ['Neutralize'] },
  ],
  enemies: [{ name: 'A', row: 1, hp: 10, vulnerable: 1, block: 1 }],
};
const SETUP = { characters: ['Ironclad', 'Silent'], position: POSITION };

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback([{ game: slayTheSpire, ...botsOf(slayTheSpire.id) }, { game: toyGame }]);
});
afterAll(() => server.close());

const inWords = ({ why }: Pick<WhyAnswer, 'why'>): readonly string[] =>
  why.map(({ says, rule, amount }) =>
    [plainText(says), rule, amount].filter((part) => part !== undefined).join(' '),
  );

const ask = async (who: Visitor, table: string, query: string) =>
  await who.request<WhyAnswer & ErrorAnswer>('GET', `/api/tables/${table}/why?${query}`);

const pictureOf = async (who: Visitor, table: string): Promise<PictureAnswer> =>
  (await who.request<PictureAnswer>('GET', `/api/tables/${table}/picture`)).body;

/** Plays the first option that fits, and answers with the entry and its events. */
const play = async (
  who: Visitor,
  table: string,
  seat: number,
  fits: (readable: Record<string, unknown>) => boolean,
) => {
  const { picture } = await pictureOf(who, table);
  const options = picture.outlooks.find(({ viewer }) => viewer === seat)?.options ?? [];
  const option = options.find(({ readable }) => fits(readable));
  if (option === undefined) throw new Error(`no such option: ${JSON.stringify(options)}`);
  await who.request('POST', `/api/tables/${table}/moves`, { seat, move: option.move });
  return (await pictureOf(who, table)).seq;
};

const isCard = (name: string) => (readable: Record<string, unknown>) => readable.card === name;

const eventAt = async (who: Visitor, table: string, seq: number, type: string): Promise<number> =>
  (await pictureOf(who, table)).events
    .filter((each) => each.seq === seq)
    .findIndex(({ event }) => event.type === type);

const openFight = async () => {
  const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
  const { table, invite } = await ann.openTable('slay-the-spire', SETUP, ['me', 'open']);
  await bob.request('POST', `/api/tables/${table}/seats`, { invite });
  return { ann, bob, table, invite };
};

const STRIKE = [
  'Ironclad plays Strike. STS-13.18',
  'Strike: 1 hit STS-38.9 1',
  'strength adds 1. STS-38.18 2',
  'vulnerable doubles it. STS-38.20 4',
  'block stops 1. STS-38.3 3',
  '3 HP lost. STS-38.3 3',
];

describe('the chain of an event', () => {
  it('has every step with its rule, for everyone at the table', async () => {
    const { ann, bob, table } = await openFight();
    const seq = await play(ann, table, 0, isCard('Strike'));
    const event = await eventAt(ann, table, seq, 'damaged');
    const { status, body } = await ask(ann, table, `seq=${seq}&event=${event}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ seq, event: { type: 'damaged', lost: 3 } });
    expect(inWords(body)).toEqual(STRIKE);
    expect((await ask(bob, table, `seq=${seq}&event=${event}`)).body).toEqual(body);
  });

  it('keeps the secrets of a seat', async () => {
    const { ann, bob, table } = await openFight();
    const seq = await play(ann, table, 0, isCard('Pommel Strike'));
    const drew = await eventAt(ann, table, seq, 'drew');
    const own = await ask(ann, table, `seq=${seq}&event=${drew}`);
    const other = await ask(bob, table, `seq=${seq}&event=${drew}`);
    expect(inWords(own.body).join()).toContain('Bash');
    expect(own.body.event.secret).toBeDefined();
    expect(JSON.stringify(other.body)).not.toContain('Bash');
    expect(other.body.event.secret).toBeUndefined();
    expect((await ask(bob, table, `seq=${seq}&event=${drew}&seat=0`)).body.error.code).toBe('not-your-seat');
  });

  it('explains the opening, which is entry 0', async () => {
    const { ann, table } = await openFight();
    expect(inWords((await ask(ann, table, 'seq=0&event=0')).body).join()).toContain('The game begins');
  });

  it('goes only to those who may look', async () => {
    const { table, invite } = await openFight();
    const eve = createVisitor(server.url);
    expect((await ask(eve, table, 'seq=0&event=0')).body.error.code).toBe('not-invited');
    expect((await ask(eve, table, `seq=0&event=0&invite=${invite}`)).status).toBe(200);
    const { client } = await createProgram(server.url, { scopes: ['read'] });
    await expect(client.ask('why', { table, seq: 0, event: 0 })).rejects.toMatchObject({
      code: 'not-invited',
    });
  });

  it('names what is wrong with a number', async () => {
    const { ann, table } = await openFight();
    const seq = await play(ann, table, 0, isCard('Strike'));
    expect((await ask(ann, table, `seq=${seq + 4}&event=0`)).body.error).toMatchObject({
      code: 'no-such-entry',
      text: `The newest entry is ${seq}.`,
      field: 'seq',
    });
    expect((await ask(ann, table, `seq=${seq}&event=99`)).body.error).toMatchObject({
      code: 'no-such-event',
      field: 'event',
    });
    expect((await ask(ann, table, 'seq=x&event=0')).body.error.field).toBe('seq');
    await ann.request('POST', `/api/tables/${table}/undo`, { seat: 0 });
    expect((await ask(ann, table, `seq=${seq}&event=0`)).body.error).toMatchObject({
      code: 'no-such-entry',
      text: `Entry ${seq} has been taken back, or is older than the rules of today.`,
    });
  });

  it('is not told by a game that does not explain itself', async () => {
    const ann = createVisitor(server.url);
    const { table } = await ann.openTable('toy', { players: 1, rounds: 1 }, ['me']);
    expect((await ask(ann, table, 'seq=0&event=0')).body.error.code).toBe('not-explained');
  });

  it('has a limit for each person', async () => {
    const { ann, table } = await openFight();
    const answers = [];
    for (let asked = 0; asked < 40; asked++) answers.push((await ask(ann, table, 'seq=0&event=0')).status);
    expect(answers).toContain(429);
    expect(answers[0]).toBe(200);
  });
});

describe('a figure of a preview', () => {
  const optionOf = async (who: Visitor, table: string, name: string) => {
    const { picture, seq } = await pictureOf(who, table);
    const move = picture.outlooks[0]?.options.find(({ readable }) => readable.card === name)?.move ?? 0;
    return { seq, move };
  };
  const HP = { of: 'enemy', index: 0, field: 'hp' };
  const askPreview = async (who: Visitor, table: string, body: unknown) =>
    await who.request<PreviewWhyAnswer & ErrorAnswer>('POST', `/api/tables/${table}/previews/why`, body);

  it('is explained by the events that lead to it', async () => {
    const { ann, table } = await openFight();
    const { body } = await askPreview(ann, table, { ...(await optionOf(ann, table, 'Strike')), ...HP });
    expect(body.change).toEqual({ ...HP, from: 10, to: 7 });
    expect(body.events.map(inWords)).toEqual([STRIKE]);
  });

  it('names what is wrong', async () => {
    const { ann, bob, table } = await openFight();
    const strike = await optionOf(ann, table, 'Strike');
    const problems = await Promise.all([
      askPreview(bob, table, { ...strike, ...HP, seat: 0 }),
      askPreview(ann, table, { ...strike, ...HP, field: 'poison' }),
      askPreview(ann, table, { ...strike, ...HP, move: 1 }),
      askPreview(ann, table, { ...strike, ...HP, of: 'hat' }),
    ]);
    expect(problems.map(({ body: { error } }) => [error?.code, error?.field])).toEqual([
      ['not-your-seat', 'seat'],
      ['no-such-change', 'field'],
      ['no-such-change', 'move'],
      ['bad-request', 'of'],
    ]);
    await play(ann, table, 0, isCard('Strike'));
    expect((await askPreview(ann, table, { ...strike, ...HP })).body.error).toMatchObject({
      code: 'old-position',
      field: 'seq',
    });
  });
});

describe('on a device', () => {
  let device: DevicePerson;
  beforeAll(async () => {
    device = await openDevice({
      time: systemTime,
      chance: systemChance,
      packing: systemPacking,
      defer: setImmediate,
    });
  });
  afterAll(() => device.close());

  it('both are answered in the same words', async () => {
    const seats = [{ holder: 'me' }, { holder: 'me' }];
    const body = { game: 'slay-the-spire', setup: SETUP, seats };
    const { table } = await device.call<NewTableAnswer>('POST', '/api/tables', body);
    const { picture } = await device.ask({ type: 'watch', table }, 'picture');
    const move = picture.outlooks[0]?.options.find(({ readable }) => readable.card === 'Strike')?.move ?? 0;
    const asked = { seat: 0, seq: picture.seq, move, of: 'enemy', index: 0, field: 'hp' };
    const before = await device.call<PreviewWhyAnswer>('POST', `/api/tables/${table}/previews/why`, asked);
    expect(before.events.map(inWords)).toEqual([STRIKE]);
    const { seq } = await device.ask({ type: 'move', command: nanoid(), table, seat: 0, move }, 'accepted');
    const { events } = await device.ask({ type: 'watch', table }, 'picture');
    const event = events
      .filter((each) => each.seq === seq)
      .findIndex((each) => each.event.type === 'damaged');
    const path = `/api/tables/${table}/why?seq=${seq}&event=${event}`;
    expect(inWords(await device.call<WhyAnswer>('GET', path))).toEqual(STRIKE);
  });
});
