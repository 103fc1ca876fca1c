import type { Unlocked } from '@three-spires/slay-the-spire/campaign';
import { type OpenedThing, openedBy } from '@three-spires/slay-the-spire/unlock-names';
import { say } from '../words/say.ts';

/** Other versions of an enemy do not count as copies. */
const nameOf = ({ name, kind, copies }: OpenedThing): string =>
  copies > 1 && kind !== 'enemy' ? say('news.several', { name, copies }) : name;

/** The names of what has been unlocked, in one line; empty if nothing printed has been. */
export const openedNames = (unlocked: Unlocked): string => openedBy(unlocked).map(nameOf).join(', ');
