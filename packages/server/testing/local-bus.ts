/** A bus between sessions in one process, for tests. */
import type { Bus } from '@three-spires/session';

export const createLocalBus = (): Bus => {
  const receivers = new Set<Parameters<Bus['subscribe']>[0]>();
  return {
    publish(node, message) {
      setImmediate(() => {
        for (const receive of receivers) receive(node, message);
      });
    },
    subscribe(receive) {
      receivers.add(receive);
      return () => receivers.delete(receive);
    },
  };
};
