/** The tracks of the party: luck, peril, wounds and XP. */
import { becomes } from '@three-spires/kernel';
import { event } from './event.ts';
import { allReady } from './held.ts';

type Moved = { readonly change: number; readonly now: number };

const direction = ({ change }: Moved): 'up' | 'down' => (change > 0 ? 'up' : 'down');

export const tracks = {
  luck: event<Moved, 'up' | 'down'>({
    says: { up: 'Luck rises to {now}.', down: 'Luck falls to {now}.' },
    variant: direction,
    changes: { luck: 'now' },
  }),
  peril: event<Moved, 'up' | 'down'>({
    says: { up: 'Peril rises to {now}.', down: 'Peril falls to {now}.' },
    variant: direction,
    changes: { peril: 'now' },
  }),
  perilEvent: event<{ readonly at: number }>({
    says: 'Peril event {at}.',
    changes: { fired: ({ fired }, { at }) => [...fired, at].sort((one, other) => one - other) },
  }),
  suffered: event<
    {
      readonly number: number;
      readonly now: number;
      /** The marker was moved directly, which is not a source of wounds (STY-13.7). */
      readonly isSet?: true;
    },
    'from' | 'set'
  >({
    says: {
      from: 'The party suffers {number} {number|wound|wounds} ({now} now).',
      set: 'Wounds rise to {now}.',
    },
    variant: ({ isSet }) => (isSet ? 'set' : 'from'),
    changes: { wounds: 'now' },
  }),
  healed: event<{ readonly number: number; readonly now: number }>({
    says: 'The party heals {number} {number|wound|wounds} ({now} now).',
    changes: { wounds: 'now' },
  }),
  xp: event<{ readonly number: number }>({ says: 'The party gains {number} XP.' }),
  /** The XP after everything gained has been counted. */
  counted: event<{ readonly now: number }>({ changes: { xp: 'now' } }),
  level: event<{ readonly needed: number }>({
    says: 'The party gains a level. The next one takes {needed} XP.',
    changes: { ...allReady, xp: becomes(0), needed: 'needed' },
  }),
};
