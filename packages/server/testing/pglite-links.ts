/** PostgreSQL inside this process, for tests on machines without a server. It has one connection. */
import { PGlite } from '@electric-sql/pglite';
import { createLanes } from '@three-spires/session';
import type { Link, Links } from '../store/postgres/postgres-driver.ts';

const INT8 = 20;

/** Starting it takes seconds and hundreds of megabytes, so all test files of a worker share one. */
let shared: Promise<PGlite> | undefined;
const inLane = createLanes();

/** `schema` is where unqualified names are resolved and created. */
export const pgliteLinks = (schema: string): Links => {
  shared ??= PGlite.create();
  const starting = shared;
  const waiting: (() => void)[] = [];
  let held = 0;
  return {
    acquire: () =>
      new Promise((resolve, reject) => {
        void inLane('', async () => {
          const pglite = await starting;
          await pglite.query(`set search_path to "${schema}"`);
          held++;
          await new Promise<void>((done) => {
            const release = (): void => {
              held--;
              if (held === 0) for (const tell of waiting.splice(0)) tell();
              done();
            };
            resolve(linkTo(pglite, release));
          });
        }).catch(reject);
      }),
    // The instance stays for others.
    close: () => (held === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
};

const linkTo = (pglite: PGlite, release: () => void): Link => ({
  async query(text, parameters) {
    const { rows, affectedRows = 0 } = await pglite.query(text, [...parameters], {
      parsers: { [INT8]: Number },
    });
    const [word = ''] = text.trimStart().split(/\s/, 1);
    return { rows, command: word.toUpperCase(), affected: affectedRows };
  },
  release,
});
