import type { ListedBot, ProgramStore, StoredBot, StoredToken } from '../stores/index.ts';
import { isBlockedPair } from './blocks.ts';
import type { Memory, MemoryNeeds, PersonRow, TokenRow } from './data.ts';
import { requireNone, requireRow } from './games.ts';
import { sorted } from './rows.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

export const programStore = ({ memory }: MemoryNeeds): ProgramStore => {
  const { people, tokens } = memory;
  const isOf = (owner: string, person: string): boolean =>
    person === owner || people.get(person)?.owner === owner;

  return {
    async addToken(token, limit) {
      requireRow(people.get(token.person), `person ${token.person}`);
      if (tokens.in(token.person).length >= limit) return false;
      requireNone(tokens.get(token.id), `token ${token.id}`);
      tokens.put(token);
      return true;
    },

    async tokensOf(owner) {
      return sorted(
        tokens.all().filter(({ person }) => isOf(owner, person)),
        ({ createdAt }) => createdAt,
        ({ id }) => id,
      ).map(tokenOf);
    },

    async removeToken(owner, id) {
      const token = tokens.get(id);
      if (token === undefined || !isOf(owner, token.person)) return false;
      tokens.remove(token);
      return true;
    },

    async accessBy(tokenHash, at) {
      const token = tokens.all().find((each) => each.tokenHash === tokenHash);
      const person = people.get(token?.person ?? '');
      if (token === undefined || person === undefined) return undefined;
      if (at - (token.usedAt ?? 0) > HOUR_MS) tokens.put({ ...token, usedAt: at });
      if (at - person.seenAt > (person.owner === undefined ? DAY_MS : HOUR_MS))
        people.put({ ...person, seenAt: at });
      const { id, name, avatar, owner } = person;
      return {
        person: { id, name, ...(avatar === '' ? {} : { avatar }) },
        isBot: owner !== undefined,
        token: token.id,
        scopes: token.scopes,
      };
    },

    async addBot(owner, { id, name, avatar = '', createdAt }, limit) {
      requireRow(people.get(owner), `person ${owner}`);
      if (botsOf(memory, owner).length >= limit) return false;
      requireNone(people.get(id), `person ${id}`);
      people.put({ id, name, avatar, createdAt, seenAt: createdAt, owner });
      return true;
    },

    async showOwner(owner, bot, isShown) {
      const row = people.get(bot);
      if (row?.owner !== owner) return false;
      const { ownerShown: _, ...rest } = row;
      people.put({ ...rest, ...(isShown ? { ownerShown: true } : {}) });
      return true;
    },

    listedBots: async (viewer, from, limit) =>
      sorted(
        listedRows(memory, viewer),
        ({ seenAt }) => -seenAt,
        ({ id }) => id,
      )
        .slice(from, from + limit)
        .map((row) => listedBot(memory, row)),

    countListedBots: async (viewer) => listedRows(memory, viewer).length,

    async listedBot(viewer, id) {
      const row = listedRows(memory, viewer).find((each) => each.id === id);
      return row && listedBot(memory, row);
    },

    botsOf: async (owner) => botsOf(memory, owner),

    ownerOf: async (person) => people.get(person)?.owner,
  };
};

const tokenOf = ({ tokenHash: _, ...token }: TokenRow): StoredToken => token;

const botsOf = ({ people }: Memory, owner: string): readonly StoredBot[] =>
  sorted(
    people.all().filter((person) => person.owner === owner),
    ({ createdAt }) => createdAt,
    ({ id }) => id,
  ).map(({ id, name, avatar, createdAt, ownerShown = false }) => ({
    id,
    name,
    ...(avatar === '' ? {} : { avatar }),
    createdAt,
    ownerShown,
  }));

const listedRows = (memory: Memory, viewer: string | undefined): readonly PersonRow[] =>
  memory.people
    .all()
    .filter(
      ({ id, owner }) =>
        owner !== undefined &&
        memory.tokens.in(id).length > 0 &&
        (viewer === undefined || !isBlockedPair(memory, viewer, id)),
    );

const listedBot = (
  { people }: Memory,
  { id, name, avatar, createdAt, seenAt, owner = '', ownerShown }: PersonRow,
): ListedBot => {
  const ownerName = ownerShown && people.get(owner)?.name;
  return {
    id,
    name,
    ...(avatar === '' ? {} : { avatar }),
    createdAt,
    seenAt,
    ...(ownerName ? { owner: ownerName } : {}),
  };
};

/** The tokens of a person, and those of their bot accounts, stop working. */
export const forgetPrograms = ({ people, tokens }: Memory, person: string): void => {
  tokens.removeIn(person);
  for (const bot of people.all()) if (bot.owner === person) tokens.removeIn(bot.id);
};

export const movePrograms = ({ people, tokens }: Memory, from: string, to: string): void => {
  for (const token of tokens.in(from)) tokens.put({ ...token, person: to });
  for (const bot of people.all()) if (bot.owner === from) people.put({ ...bot, owner: to });
};
