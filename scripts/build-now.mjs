// Builds what has changed, in a process of its own: the memory that a build takes is not kept by the server after it.
import { ensureBuilt } from './build.mjs';

try {
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
