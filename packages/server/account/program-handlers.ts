import { defined } from '@three-spires/kernel';
import { type Allowances, type Newsroom, SessionError, type Time } from '@three-spires/session';
import type { Handlers } from '@three-spires/session/door';
import { botName, type Programs } from '@three-spires/session/protocol';
import { nanoid } from 'nanoid';
import type { HttpCaller } from '../http/http-caller.ts';
import { hashToken, newSecret } from '../identity/access.ts';
import { firstPortrait } from '../identity/portraits.ts';
import type { Store } from '../store/store.ts';
import { eraseBot } from './erase-bots.ts';
import type { LeavingNeeds } from './leave-tables.ts';

/** For each person, and for each of their bot accounts. */
const TOKENS = 20;
const BOTS = 5;

type ProgramNeeds = LeavingNeeds & {
  readonly store: Store;
  readonly news: Newsroom;
  readonly time: Time;
  readonly portraits: readonly string[];
  /** New people per address: a bot account counts as one. */
  readonly people: Pick<Allowances, 'take'>;
};

type ProgramCall = 'programs' | 'newToken' | 'endToken' | 'newBot' | 'changeBot' | 'endBot';

/** Access tokens and bot accounts. */
export const programHandlers = (needs: ProgramNeeds): Handlers<ProgramCall, HttpCaller> => {
  const { store, news, time, portraits, people } = needs;

  const programsOf = async (owner: string): Promise<Programs> => {
    const tokens = await store.tokensOf(owner);
    return {
      bots: await store.botsOf(owner),
      tokens: tokens.map(({ id, person, name, scopes, createdAt, usedAt }) => ({
        id,
        name,
        scopes,
        createdAt,
        ...defined({ usedAt, bot: person === owner ? undefined : person }),
      })),
    };
  };

  const requireBot = async (owner: string, id: string, field: string) => {
    const bot = (await store.botsOf(owner)).find((each) => each.id === id);
    if (bot === undefined) throw noSuchBot(field);
    return bot;
  };

  return {
    programs: async (caller) => await programsOf((await caller.person()).id),

    async newToken(caller, { name, scopes, bot }) {
      const person = await caller.person();
      const actor = bot === undefined ? person : await requireBot(person.id, bot, 'bot');
      const secret = newSecret();
      const token = {
        id: nanoid(),
        person: actor.id,
        name,
        scopes: [...new Set(scopes)],
        createdAt: time.date(),
        tokenHash: hashToken(secret),
      };
      if (!(await store.addToken(token, TOKENS)))
        throw new SessionError(
          'conflict',
          'too-many-tokens',
          `${actor.name} has ${TOKENS} tokens already. End one before you make another.`,
        );
      return { secret, programs: await programsOf(person.id) };
    },

    async endToken(caller, { id }) {
      const person = await caller.person();
      const token = (await store.tokensOf(person.id)).find((each) => each.id === id);
      if (token === undefined || !(await store.removeToken(person.id, id)))
        throw new SessionError('missing', 'no-such-token', 'You have no such token.', 'id');
      news.publish('signedOut', { person: token.person, device: id });
      return await programsOf(person.id);
    },

    async newBot(caller, { name }) {
      const person = await caller.person();
      if (people.take(caller.addressKey) > 0)
        throw new SessionError(
          'too-many',
          'too-many-people',
          'Too many new people from this address. Try again later.',
        );
      const id = nanoid();
      const avatar = firstPortrait(portraits, id);
      const bot = { id, name: botName(name), ...defined({ avatar }), createdAt: time.date() };
      if (!(await store.addBot(person.id, bot, BOTS)))
        throw new SessionError(
          'conflict',
          'too-many-bots',
          `You have ${BOTS} bot accounts already. Delete one before you make another.`,
        );
      return await programsOf(person.id);
    },

    async changeBot(caller, { id, ownerShown }) {
      const person = await caller.person();
      if (!(await store.showOwner(person.id, id, ownerShown))) throw noSuchBot('id');
      return await programsOf(person.id);
    },

    async endBot(caller, { id }) {
      const person = await caller.person();
      await eraseBot(needs, (await requireBot(person.id, id, 'id')).id);
      return await programsOf(person.id);
    },
  };
};

const noSuchBot = (field: string): SessionError =>
  new SessionError('missing', 'no-such-bot', 'You have no such bot account.', field);
