import type { HostedGame } from '@three-spires/session';
import { keepFilesPrivate } from './operating/private-files.ts';
import { ownPlace } from './processes/place.ts';
import { readConfig } from './settings/config.ts';
import { giveUp } from './settings/operator-error.ts';

export type StartOptions = {
  /** Loaded only where games are played, so a primary that starts other processes stays small. */
  readonly games: () => Promise<readonly HostedGame[]>;
  /** The worker file for bot threads, if the games are not those of `games.ts`. */
  readonly botWorker?: URL;
};

/** Starts a server for these games with the settings of the environment, and stops it on a signal. */
export const startServer = async ({ games, ...options }: StartOptions): Promise<void> => {
  try {
    const config = readConfig(process.env);
    keepFilesPrivate();
    const place = ownPlace();
    if (place === undefined && config.processes > 1) {
      const { runPrimary } = await import('./processes/primary.ts');
      return await runPrimary(config);
    }
    const { serve } = await import('./serve.ts');
    await serve(config, { ...options, games: await games(), place });
  } catch (error) {
    giveUp(error);
  }
};
