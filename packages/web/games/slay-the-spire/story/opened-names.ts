import type { Unlocked } from '@three-spires/slay-the-spire/campaign';
import { type OpenedThing, openedBy } from '@three-spires/slay-the-spire/unlock-names';
import { say } from '../words/say.ts';

/** Other versions of an enemy are no further copies of it. */
const nameOf = ({ name, kind, copies }: OpenedThing): string =>
  copies > 1 && kind !== 'enemy' ? say('news.several', { name, copies }) : name;

/** The names of what has been opened, as one line; empty where nothing printed has. */
export const openedNames = (unlocked: Unlocked): string => openedBy(unlocked).map(nameOf).join(', ');
