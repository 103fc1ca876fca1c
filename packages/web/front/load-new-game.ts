import { NEW_GAMES, type NewGame } from './new-games.ts';

const loading = new Map<string, Promise<NewGame | undefined>>();

/** Loads what a game gives for setting up, once: React's `use` needs the same promise every time. */
export const loadNewGame = (id: string): Promise<NewGame | undefined> => {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const begun = NEW_GAMES[id]?.().then((module) => module.default) ?? Promise.resolve(undefined);
  loading.set(id, begun);
  return begun;
};
