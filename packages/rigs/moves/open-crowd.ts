/** The process of the people who play, built and started. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Done, Failed, Order } from './crowd.ts';

export type Crowd = { readonly order: (order: Order) => Promise<Done>; readonly disperse: () => void };

export const buildCrowd = async (): Promise<string> => {
  const file = path.resolve('dist/moves/crowd.mjs');
  const bundle = await rolldown({
    input: 'packages/rigs/moves/crowd.ts',
    platform: 'node',
    external: ['ws'],
    logLevel: 'warn',
  });
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  return file;
};

export const openCrowd = (crowdFile: string): Crowd => {
  const crowd = fork(crowdFile, []);
  const gone = once(crowd, 'exit').then(([code]) => {
    throw new Error(`the process of the people who play ended with ${code}`);
  });
  gone.catch(() => undefined);
  return {
    async order(wanted) {
      const answered = once(crowd, 'message');
      crowd.send(wanted);
      const [answer] = (await Promise.race([answered, gone])) as [Done | Failed];
      if ('failed' in answer) throw new Error(answer.failed);
      return answer;
    },
    disperse: () => {
      if (crowd.connected) crowd.disconnect();
    },
  };
};
