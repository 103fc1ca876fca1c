import type { Seat, Viewer } from '@three-spires/kernel';
import { SessionError } from '../common/error.ts';
import type { StoredTable } from '../given/store.ts';
import { isOpenToAll } from '../hosting/disclosure.ts';
import { storedTable } from '../hosting/stored-table.ts';
import { admit, requirePlayer } from '../seating/admission.ts';
import { heldSeats } from '../seating/held-seats.ts';
import type { DoorStore } from '../stores/index.ts';
import type { Caller } from './caller.ts';

/** Lets someone look back at a game, through the eyes of a seat: by default their own. */
export const createWatching =
  (store: DoorStore) =>
  async (caller: Caller, id: string, invite: string | undefined, wanted: Seat | undefined) => {
    const stored = await storedTable(store, id);
    const person = await caller.known();
    const isOpen = await isOpenToAll(store, stored);
    if (!isOpen) {
      admit(stored, person?.id, invite);
      requirePlayer(stored, person?.id);
    }
    const eyes = eyesFor(stored, isOpen, person?.id);
    const mine = heldSeats(stored, person?.id);
    return { stored, person, isOpen, eyes, mine, viewer: chooseEyes(eyes, mine, wanted) };
  };

/**
 * The seats from whose point of view a game may be replayed. A finished game has no secrets left and is open
 * to anyone with its address; of a game in progress, everyone sees again what they saw.
 */
const eyesFor = ({ seats }: StoredTable, isOpen: boolean, person: string | undefined): readonly Seat[] =>
  seats.flatMap(({ seat, person: holder }) =>
    isOpen || (holder !== undefined && holder === person) ? [seat] : [],
  );

const chooseEyes = (eyes: readonly Seat[], mine: readonly Seat[], wanted: Seat | undefined): Viewer => {
  if (wanted === undefined) return mine[0] ?? eyes[0] ?? 'spectator';
  if (eyes.includes(wanted)) return wanted;
  throw new SessionError(
    'forbidden',
    'not-your-seat',
    `You cannot watch through seat ${wanted} yet.`,
    'seat',
  );
};

/** `thus` says what cannot be done for that. */
export const earlierRules = (thus: string): SessionError =>
  new SessionError('gone', 'earlier-rules', `This game was played under earlier rules, ${thus}.`);
