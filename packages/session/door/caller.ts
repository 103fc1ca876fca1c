import type { KnownPerson } from '../stores/index.ts';

/** Who makes a call, as far as the transport can tell. */
export type Caller = {
  /** Undefined where the caller was never here. */
  known(): Promise<KnownPerson | undefined>;
  /** Makes a guest of a caller who was never here. */
  person(): Promise<KnownPerson>;
  /** Throws where this person, or the address, may open no more tables. */
  requireTable(person: string): Promise<void>;
  /** Stands for the address of the caller: calls from the same one can be told. */
  readonly address: string;
  /** The same as it is kept in the store, where it cannot be read. */
  readonly place: string;
};
