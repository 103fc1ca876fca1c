import type { Database, KeptRow } from './database.ts';

const NAME = 'three-spires';
/** Rises when rows are stored in another form. */
const VERSION = 1;
const ROWS = 'rows';

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** The database of this origin in the browser. Rejects where the browser keeps nothing. */
export const openIndexedDatabase = async (): Promise<Database> => {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(ROWS, { keyPath: ['kind', 'key'] });
  };
  const database = await done(opening);
  // A newer page wants to change the form: it reloads this one's rows.
  database.onversionchange = () => database.close();
  return {
    readAll: () => done<KeptRow[]>(database.transaction(ROWS).objectStore(ROWS).getAll()),
    async write(changes) {
      const transaction = database.transaction(ROWS, 'readwrite', { durability: 'strict' });
      const rows = transaction.objectStore(ROWS);
      for (const change of changes)
        if (change.row === undefined) rows.delete([change.kind, change.key]);
        else rows.put(change);
      transaction.commit();
      await finished(transaction);
    },
    close: () => database.close(),
  };
};
