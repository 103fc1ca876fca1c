import type { Newsroom } from '@three-spires/session';
import { type LeavingNeeds, leaveTables } from './leave-tables.ts';

export const eraseBot = async (
  needs: LeavingNeeds & { readonly news: Newsroom },
  id: string,
): Promise<void> => {
  const { store, news } = needs;
  await leaveTables(needs, { id });
  await store.erasePerson(id);
  news.publish('signedOut', { person: id });
};

/** The bot accounts of a person who leaves go first: afterwards nobody could reach them. */
export const eraseBots = async (
  needs: LeavingNeeds & { readonly news: Newsroom },
  owner: string,
): Promise<void> => {
  for (const { id } of await needs.store.botsOf(owner)) await eraseBot(needs, id);
};
