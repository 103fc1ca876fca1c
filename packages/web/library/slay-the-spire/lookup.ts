import { enemyWithId, faceWithId } from '@three-spires/slay-the-spire/library';
import type { Entry } from '../library-game.ts';

const once = (find: (id: string) => number): ((entry: Entry) => number) => {
  const known = new Map<string, number>();
  return ({ id }) => {
    const found = known.get(id) ?? find(id);
    known.set(id, found);
    return found;
  };
};

export const faceNumber = once(faceWithId);
export const enemyNumber = once(enemyWithId);

/** The colours of things that belong to no character. */
export const moodOfKind = (kind: string): string =>
  ({ potion: 'silent', relic: 'defect', bossRelic: 'ironclad', event: 'watcher', neow: 'defect' })[kind] ??
  'none';
