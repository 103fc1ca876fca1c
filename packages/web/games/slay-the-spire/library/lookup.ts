import { enemyWithId, faceWithId } from '@three-spires/slay-the-spire/library';
import type { Entry } from '../../../game/library.ts';
import { madeOnce } from '../../../kit/made-once.ts';

const faceOfId = madeOnce(faceWithId);
const enemyOfId = madeOnce(enemyWithId);

export const faceNumber = ({ id }: Entry): number => faceOfId(id);
export const enemyNumber = ({ id }: Entry): number => enemyOfId(id);

/** The colours of things that belong to no character. */
export const moodOfKind = (kind: string): string =>
  ({ potion: 'silent', relic: 'defect', bossRelic: 'ironclad', event: 'watcher', neow: 'defect' })[kind] ??
  'none';
