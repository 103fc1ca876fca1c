import type { BlockStore, IdentityStore, RatingStore } from '../stores/index.ts';
import type { DeviceRow, Memory, MemoryNeeds } from './data.ts';
import { requireNone, requireRow } from './games.ts';
import { keyOf, sorted } from './rows.ts';

type PeopleStore = Pick<BlockStore, 'personNamed'> &
  Pick<RatingStore, 'cameAt'> &
  Pick<
    IdentityStore,
    | 'addPerson'
    | 'personByToken'
    | 'changePerson'
    | 'devicesOf'
    | 'addDevice'
    | 'removeDevice'
    | 'removeOtherDevices'
    | 'passkeysOf'
    | 'passkeyById'
    | 'addPasskey'
    | 'usePasskey'
    | 'removePasskey'
    | 'setChallenge'
    | 'takeChallenge'
  >;

const DAY_MS = 24 * 3600 * 1000;

export const peopleStore = ({ memory }: MemoryNeeds): PeopleStore => {
  const { people, devices, passkeys, challenges } = memory;

  const newestDevices = (person: string): readonly DeviceRow[] =>
    sorted(
      devices.in(person),
      ({ seenAt }) => -seenAt,
      ({ createdAt }) => -createdAt,
      ({ id }) => id,
    );

  return {
    async addPerson({ id, name, avatar = '', tokenHash, device = { id, name: '' }, createdAt }) {
      requireNone(people.get(id), `person ${id}`);
      const times = { createdAt, seenAt: createdAt };
      people.put({ id, name, avatar, ...times });
      devices.put({ ...device, person: id, tokenHash, ...times });
    },

    async personByToken(tokenHash, at) {
      const device = devices.all().find((each) => each.tokenHash === tokenHash);
      const person = people.get(device?.person ?? '');
      if (device === undefined || person === undefined) return undefined;
      if (at - device.seenAt > DAY_MS) {
        people.put({ ...person, seenAt: at });
        devices.put({ ...device, seenAt: at });
      }
      const { id, name, avatar } = person;
      return { id, name, ...(avatar === '' ? {} : { avatar }), device: device.id };
    },

    async changePerson(id, { name, avatar }) {
      const person = people.get(id);
      if (person !== undefined)
        people.put({ ...person, name: name ?? person.name, avatar: avatar ?? person.avatar });
    },

    async personNamed(id) {
      const person = people.get(id);
      return person && { id, name: person.name };
    },

    cameAt: async (person) => people.get(person)?.createdAt,

    async devicesOf(person) {
      return newestDevices(person).map(({ id, name, createdAt, seenAt }) => ({
        id,
        name,
        createdAt,
        seenAt,
      }));
    },

    async addDevice(person, { id, name, tokenHash, createdAt }, limit) {
      requireNone(devices.get(id), `browser ${id}`);
      for (const { id: old } of newestDevices(person).slice(limit - 1)) removeDevice(memory, old);
      devices.put({ id, person, tokenHash, name, createdAt, seenAt: createdAt });
    },

    async removeDevice(person, device) {
      if (devices.get(device)?.person !== person) return false;
      removeDevice(memory, device);
      return true;
    },

    async removeOtherDevices(person, device) {
      for (const { id } of devices.in(person)) if (id !== device) removeDevice(memory, id);
    },

    async passkeysOf(person) {
      return sorted(
        passkeys.in(person),
        ({ createdAt }) => createdAt,
        ({ id }) => id,
      );
    },

    passkeyById: async (id) => passkeys.get(id),

    async addPasskey(passkey, limit) {
      if (passkeys.in(passkey.person).length >= limit) return 'too-many';
      if (passkeys.get(passkey.id) !== undefined) return 'known';
      passkeys.put(passkey);
      return 'added';
    },

    async usePasskey(id, { counter, backedUp, at }) {
      const passkey = passkeys.get(id);
      if (passkey === undefined) return false;
      // An authenticator that does not count always reports 0.
      const isNext = counter === 0 ? passkey.counter === 0 : passkey.counter < counter;
      if (isNext) passkeys.put({ ...passkey, counter, backedUp, usedAt: at });
      return isNext;
    },

    async removePasskey(person, id) {
      const passkey = passkeys.get(id);
      if (passkey?.person !== person) return false;
      passkeys.remove(passkey);
      return true;
    },

    async setChallenge(device, purpose, challenge, expiresAt) {
      requireRow(devices.get(device), `browser ${device}`);
      challenges.put({ device, purpose, challenge, expiresAt });
    },

    async takeChallenge(device, purpose, at) {
      const found = challenges.get(keyOf(device, purpose));
      if (found === undefined) return undefined;
      challenges.remove(found);
      return found.expiresAt > at ? found.challenge : undefined;
    },
  };
};

const removeDevice = ({ devices, challenges }: Memory, id: string): void => {
  for (const challenge of challenges.in(id)) challenges.remove(challenge);
  const device = devices.get(id);
  if (device !== undefined) devices.remove(device);
};

export const removeDevicesOf = (memory: Memory, person: string): void => {
  for (const { id } of memory.devices.in(person)) removeDevice(memory, id);
};
