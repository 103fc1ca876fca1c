/** The cut-off times for deleting tables by last change, in milliseconds since 1970. */
export type Due = { readonly abandonedBefore: number; readonly finishedBefore: number };

/** A cursor over old items, oldest first. */
export type OldFrom = { readonly id: string; readonly at: number };
/** An old item; due when nothing keeps it. */
export type Old = OldFrom & { readonly isDue: boolean };

/** Tables and people old enough to be deleted. */
export type ExpiryStore = {
  oldTables(due: Due, after: OldFrom, limit: number): Promise<readonly Old[]>;
  /** Deletes a table and all its data; false when it is not due. */
  deleteTable(table: string, due: Due): Promise<boolean>;
  /** Due: people not seen since a date who have no seat, deck, campaign, passkey or line of chat. */
  oldPeople(before: number, after: OldFrom, limit: number): Promise<readonly Old[]>;
  deletePerson(person: string, before: number): Promise<boolean>;
};
