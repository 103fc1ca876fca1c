/** Up to which changes tables are old enough to be deleted, in milliseconds since 1970. */
export type Due = { readonly abandonedBefore: number; readonly finishedBefore: number };

/** Where to go on among what is old, the oldest first. */
export type OldFrom = { readonly id: string; readonly at: number };
/** Something old; due when nothing keeps it. */
export type Old = OldFrom & { readonly isDue: boolean };

/** Tables and people that are old enough to be deleted. */
export type ExpiryStore = {
  oldTables(due: Due, after: OldFrom, limit: number): Promise<readonly Old[]>;
  /** Deletes a table with everything that belongs to it; false when it is not due. */
  deleteTable(table: string, due: Due): Promise<boolean>;
  /** Due are those not seen since a date who have no seat, deck, campaign, passkey or line of chat. */
  oldPeople(before: number, after: OldFrom, limit: number): Promise<readonly Old[]>;
  deletePerson(person: string, before: number): Promise<boolean>;
};
