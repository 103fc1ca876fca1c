/** Floors and what is found on them. */
import { becomes } from '@three-spires/kernel';
import { RESULTS } from '../state.ts';
import { none, plus } from './counts.ts';
import { event } from './event.ts';
import { cleared } from './tower.ts';

export const floors = {
  floorBegan: event<{
    readonly floor: number;
    readonly place: number;
    /** The hero who takes the first turn. */
    readonly starter: number;
    /** Rooms left in the deck. */
    readonly rooms: number;
  }>({
    says: 'Floor {floor}: {place}.',
    changes: {
      ...cleared,
      phase: becomes('floorEffects'),
      floor: 'floor',
      place: 'place',
      active: 'starter',
      rooms: 'rooms',
      peril: becomes(0),
      fired: becomes([]),
      doubled: becomes([]),
      extra: ({ extra }) => none(extra),
    },
  }),
  /** Cubes gathered for a cancelled drop are returned (STY-6.2). */
  floorCompleted: event<{
    readonly floor: number;
    /** The hero who takes the next turn. */
    readonly starter: number;
  }>({
    says: 'Floor {floor} is completed.',
    changes: {
      phase: becomes('floorEnd'),
      bank: ({ bank, gathered }) => plus(bank, gathered),
      gathered: ({ gathered }) => none(gathered),
      active: 'starter',
      shieldsLeft: becomes(0),
    },
  }),
  /** The chests of the completed floor. */
  chestsFound: event<{ readonly number: number }>({ changes: { chestsLeft: 'number' } }),
  /** The decks of the upper floors are laid out, with the number of cards in each. */
  decksChanged: event<{ readonly rooms: number; readonly treasures: number }>({
    changes: { rooms: 'rooms', treasureDeck: 'treasures' },
  }),
  chestOpened: event<{ readonly chest: number; readonly sprung: boolean }, 'sprung' | 'idle'>({
    says: { sprung: 'A chest is opened: {chest}!', idle: 'A chest is opened: {chest} does nothing.' },
    variant: ({ sprung }) => (sprung ? 'sprung' : 'idle'),
    changes: {
      phase: becomes('treasures'),
      chestsLeft: ({ chestsLeft }) => chestsLeft - 1,
      chestCard: 'chest',
    },
  }),
  chestLeft: event({ says: 'The chests are left alone.', changes: { chestsLeft: becomes(0) } }),
  over: event<{ readonly result: number }, Exclude<(typeof RESULTS)[number], ''>>({
    says: {
      wizard: 'The wizard is eliminated: the heroes win.',
      wounds: 'The party has too many wounds: the heroes lose.',
      peril: 'The peril is too great: the heroes lose.',
    },
    variant: ({ result }) => RESULTS[result] || undefined,
    changes: {
      phase: becomes('over'),
      result: (_, { result }) => RESULTS[result] ?? '',
      shieldsLeft: becomes(0),
    },
  }),
};
