import { StoreError } from '@three-spires/session';
import { afterEach, expect, it, vi } from 'vitest';
import { createTwinDatabase, type TwinDatabase } from '../testing/twin-database.ts';
import { openKeptStore } from './kept-store.ts';

let last = 0;
const lost = vi.fn();
afterEach(() => lost.mockReset());

const open = (database: TwinDatabase) =>
  openKeptStore({ database, now: () => 1000, newId: () => `id ${last++}`, defer: setImmediate, lost });

const person = (id: string) => ({ id, name: id, tokenHash: `hash of ${id}`, createdAt: 1 });

it('finds everything again that was acknowledged', async () => {
  const database = createTwinDatabase();
  const store = await open(database);
  await store.addPerson(person('ada'));
  await store.changePerson('ada', { name: 'Ada' });
  const again = await open(database);
  expect(await again.personByToken('hash of ada', 2)).toEqual({ id: 'ada', name: 'Ada', device: 'ada' });
});

it('writes what happens at once in one go, and waits only where something changed', async () => {
  const database = createTwinDatabase();
  const write = vi.spyOn(database, 'write');
  const store = await open(database);
  await Promise.all(['ada', 'ben', 'cleo'].map((id) => store.addPerson(person(id))));
  expect(write).toHaveBeenCalledTimes(1);
  await store.personByToken('hash of ben', 2);
  expect(write).toHaveBeenCalledTimes(1);
});

it('keeps rows in the order in which they came, also after they changed', async () => {
  const database = createTwinDatabase();
  const store = await open(database);
  for (const id of ['cleo', 'ada', 'ben']) await store.addPerson(person(id));
  await store.changePerson('cleo', { name: 'C' });
  await open(database);
  const people = database.rows().filter(({ kind }) => kind === 'people');
  const inOrder = people.toSorted((one, other) => one.at - other.at).map(({ key }) => key);
  expect(inOrder).toEqual(['cleo', 'ada', 'ben']);
});

it('acknowledges nothing that could not be kept, and fails from then on', async () => {
  const database = createTwinDatabase();
  const store = await open(database);
  await store.addPerson(person('ada'));
  const full = new Error('no room');
  full.name = 'QuotaExceededError';
  database.failWith(full);
  await expect(store.addPerson(person('ben'))).rejects.toMatchObject({ trouble: 'full' });
  expect(lost).toHaveBeenCalledExactlyOnceWith(full);
  database.failWith(undefined);
  await expect(store.personByToken('hash of ada', 2)).rejects.toThrow(StoreError);
  const again = await open(database);
  expect(await again.personByToken('hash of ben', 2)).toBeUndefined();
  expect(await again.personByToken('hash of ada', 2)).toMatchObject({ id: 'ada' });
});
