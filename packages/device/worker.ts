/**
 * The worker that hosts the games of this device. Every page starts one; the first to obtain the lock is the
 * host, and the others wait until it ends. The same file runs the threads of the host's bots, and the players
 * of the page "What if".
 */
import { CHANNEL, EVERY_PAGE, type FromHost } from './messages.ts';

/** The name of a worker that thinks for bots. */
const BOT = 'bot';
/** The name of a worker that plays for the page "What if"; it hosts nothing and keeps nothing. */
const PLAYER = 'player';
const MOST_THREADS = 2;

/** Never fulfilled: the lock is held until the worker ends. */
const forever = new Promise<never>(() => undefined);

if (self.name === BOT) {
  // Before the first await, so that no task is missed.
  const loading = import('./bot-thread.ts');
  self.onmessage = ({ data }) => void loading.then(({ answerHere }) => self.postMessage(answerHere(data)));
} else if (self.name === PLAYER) {
  const loading = import('./player-thread.ts');
  self.onmessage = ({ data }) =>
    void loading.then(({ player }) => {
      const answer = player(data);
      if (answer !== undefined) self.postMessage(answer);
    });
} else
  void navigator.locks.request(CHANNEL, async () => {
    const channel = new BroadcastChannel(CHANNEL);
    try {
      const { host } = await import('./host.ts');
      await host({
        channel,
        locks: navigator.locks,
        // Its name changes with everything that it loads.
        version: self.location.href,
        end: () => self.close(),
        threads: Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency - 1)),
        startThread({ answered, failed }) {
          const worker = new Worker(self.location.href, { type: 'module', name: BOT });
          worker.onmessage = ({ data }) => answered(data);
          worker.onerror = ({ message }) => failed(new Error(message));
          return {
            post: (task) => worker.postMessage(task),
            end: () => void worker.terminate(),
          };
        },
      });
    } catch (error) {
      console.error(error);
      channel.postMessage({ to: EVERY_PAGE, type: 'refused', why: 'failed' } satisfies FromHost);
    }
    await forever;
  });
