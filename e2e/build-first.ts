import { ensureBuilt } from '../scripts/build.mjs';

/** Browser tests run against the built application; this makes sure it is today's. */
export async function setup(): Promise<void> {
  await ensureBuilt();
}
