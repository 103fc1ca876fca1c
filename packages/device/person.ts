import type { Chance, Time } from '@three-spires/session';
import type { Caller } from '@three-spires/session/door';
import type { DoorStore, KnownPerson } from '@three-spires/session/stores';

/** The device has one person, its user. The token finds them again. */
const TOKEN = 'device';
const FIRST_NAME = 'You';

type PersonNeeds = {
  readonly store: DoorStore;
  readonly chance: Chance;
  readonly time: Time;
  readonly portraits: readonly string[];
};

/** The person of this device, made at the first visit. */
export const personHere = async ({ store, chance, time, portraits }: PersonNeeds): Promise<KnownPerson> => {
  const known = await store.personByToken(TOKEN, time.date());
  if (known !== undefined) return known;
  const avatar = portraits[Math.floor(chance.fraction() * portraits.length)];
  const person = { id: chance.id(), name: FIRST_NAME, ...(avatar === undefined ? {} : { avatar }) };
  await store.addPerson({ ...person, tokenHash: TOKEN, createdAt: time.date() });
  return { ...person, device: person.id };
};

/** Calls on this device are the person's, and cost nobody else anything. */
export const callerHere = (needs: PersonNeeds): Caller => ({
  known: () => personHere(needs),
  person: () => personHere(needs),
  requireTable: async () => undefined,
  address: TOKEN,
  place: TOKEN,
});
