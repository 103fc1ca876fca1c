/** What defeated the party: the last event before its last wound or its last peril. */
import { NONE } from '@three-spires/kernel';
import type { stygianSociety } from '@three-spires/stygian-society';
import { enemyEntry } from '@three-spires/stygian-society/for-bots';

export type HeroEvent = Parameters<typeof stygianSociety.narrate>[0];

export type Cause = { readonly see: (event: HeroEvent) => void; readonly name: () => string };

/** Undefined for events that neither hurt nor raise peril by themselves. */
const causeIn = (event: HeroEvent): string | undefined => {
  switch (event.type) {
    case 'acted':
      return event.enemy === NONE ? 'cubes of the room' : enemyEntry(event.enemy).definition.name;
    case 'perilEvent':
      return 'peril event';
    case 'turnBegan':
      return 'Stricken';
    case 'gathered':
      return 'missing enemy cubes';
    case 'regrouped':
      return 'Regroup';
    case 'chestOpened':
      return 'chest';
    case 'floorBegan':
      return 'start of a floor';
    default:
      return undefined;
  }
};

/** The losing event of a peril chart is not the cause: whatever raised peril to it is. */
export const watchCause = (): Cause => {
  let [latest, name] = ['', ''];
  return {
    see: (event) => {
      latest = causeIn(event) ?? latest;
      if (event.type === 'suffered' || (event.type === 'peril' && event.change > 0)) name = latest;
    },
    name: () => name,
  };
};
