import { useSearch } from 'wouter';

/** Whom a new table is for: the address of its set-up page says so. */
export type Challenged = { readonly person: string; readonly name: string };

export const setUpFor = (game: string, { person, name }: Challenged): string =>
  `/new/${game}?${new URLSearchParams({ challenge: person, name })}`;

/** The person whom the new table of this page is for, if any. */
export const useChallenged = (): Challenged | undefined => {
  const search = new URLSearchParams(useSearch());
  const [person, name] = [search.get('challenge'), search.get('name')];
  return person === null ? undefined : { person, name: name ?? '' };
};
