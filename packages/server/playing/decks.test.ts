import type { DeckAnswer, DecksAnswer, ErrorAnswer, KeptDeck } from '@three-spires/session/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

const ADDRESS = '/api/decks/mystic-spires';
const deck: KeptDeck = { name: 'Half a deck', tower: '', main: { 'Kindling Imp': 3 }, tokens: {} };

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(HOSTED_GAMES);
});
afterAll(() => server.close());

const put = (visitor: Visitor, id: string, version: number, list: unknown = deck) =>
  visitor.request<DeckAnswer & ErrorAnswer>('PUT', `${ADDRESS}/${id}`, { version, deck: list });
const decksOf = async (visitor: Visitor): Promise<readonly DeckAnswer[]> =>
  (await visitor.request<DecksAnswer>('GET', ADDRESS)).body.decks;

it('keeps a deck, finished or not, for the person who saved it and over a restart', async () => {
  const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
  expect(await decksOf(ann)).toEqual([]);
  expect((await put(ann, 'a-new-deck', 0)).body).toMatchObject({ id: 'a-new-deck', version: 1, deck });
  const changed = { ...deck, name: 'A whole deck', tower: 'The Kiln Spire' };
  expect((await put(ann, 'a-new-deck', 1, changed)).body).toMatchObject({ version: 2, deck: changed });
  await put(bob, 'a-new-deck', 0);
  await server.restart();
  await expect
    .poll(async () => (await decksOf(ann)).map(({ deck: { name } }) => name))
    .toEqual(['A whole deck']);
  expect(await decksOf(bob)).toMatchObject([{ version: 1, deck }]);
});

it('saves over the version it was made from and over no other', async () => {
  const ann = createVisitor(server.url);
  await put(ann, 'two-windows', 0);
  const [one, two] = [
    { ...deck, name: 'One' },
    { ...deck, name: 'Two' },
  ];
  const answers = await Promise.all([put(ann, 'two-windows', 1, one), put(ann, 'two-windows', 1, two)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.error.code).toBe('deck-changed');
  const winner = answers.find(({ status }) => status === 200)?.body.deck;
  expect(await decksOf(ann)).toMatchObject([{ version: 2, deck: winner }]);
  // An answer that was lost on the way: the same is sent again.
  expect((await put(ann, 'two-windows', 1, winner)).body).toMatchObject({ version: 2, deck: winner });
});

it('deletes a deck once, and then it cannot be saved over', async () => {
  const ann = createVisitor(server.url);
  await put(ann, 'short-lived', 0);
  const remove = () => ann.request<{ deleted: boolean }>('DELETE', `${ADDRESS}/short-lived`);
  expect((await remove()).body).toEqual({ deleted: true });
  expect((await remove()).body).toEqual({ deleted: false });
  expect((await put(ann, 'short-lived', 1)).body.error.code).toBe('deck-gone');
  expect(await decksOf(ann)).toEqual([]);
});

it.each([
  ['a count of nothing', 'a-bad-deck', { ...deck, main: { 'Kindling Imp': 0 } }, 'deck.main.Kindling Imp'],
  ['a name without end', 'a-bad-deck', { ...deck, name: 'x'.repeat(81) }, 'deck.name'],
  ['more than a deck', 'a-bad-deck', { ...deck, owner: 'bob' }, 'deck.owner'],
  ['an id that is none', 'no id', deck, 'id'],
])('refuses %s and says where', async (_, id, list, field) => {
  const { status, body } = await put(createVisitor(server.url), encodeURIComponent(id), 0, list);
  expect(status).toBe(400);
  expect(body.error.field).toBe(field);
});

it('keeps decks up to the limit and no more', async () => {
  const ann = createVisitor(server.url);
  const { limit } = (await ann.request<DecksAnswer>('GET', ADDRESS)).body;
  await put(ann, 'deck-number-0', 0);
  for (let number = 1; number < limit; number++) await put(ann, `deck-number-${number}`, 0);
  const refused = await put(ann, 'one-too-many', 0);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({ code: 'too-many-decks' });
  expect(await decksOf(ann)).toHaveLength(limit);
});

it('knows no decks of other games', async () => {
  const { status } = await createVisitor(server.url).request('GET', '/api/decks/chess');
  expect(status).toBe(404);
});
