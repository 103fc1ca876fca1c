import type { KnownPerson } from '../stores/index.ts';

/** The caller, as far as the transport can identify them. */
export type Caller = {
  /** Undefined for a caller who has never been here. */
  known(): Promise<KnownPerson | undefined>;
  /** Creates a guest for a caller who has never been here. */
  person(): Promise<KnownPerson>;
  /** Throws when this person, or the address, may not open more tables. */
  requireTable(person: string): Promise<void>;
  /** Identifies the caller's address, so that calls from the same address can be recognised. */
  readonly address: string;
  /** The same in the form stored, from which the address cannot be recovered. */
  readonly place: string;
};
