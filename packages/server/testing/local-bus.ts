/** A bus between sessions in one process, for tests. It can be disconnected. */
import type { Bus } from '@three-spires/session';

export type LocalBus = Bus & { cut(): void; mend(): void; close(): Promise<void> };

export const createLocalBus = (): LocalBus => {
  const receivers = new Set<Parameters<Bus['subscribe']>[0]>();
  const regained = new Set<() => void>();
  let isUp = true;
  return {
    publish(node, message) {
      if (isUp)
        setImmediate(() => {
          for (const receive of receivers) receive(node, message);
        });
    },
    subscribe(receive) {
      receivers.add(receive);
      return () => receivers.delete(receive);
    },
    onRegained(call) {
      regained.add(call);
      return () => regained.delete(call);
    },
    isUp: () => isUp,
    cut() {
      isUp = false;
    },
    mend() {
      isUp = true;
      for (const call of regained) call();
    },
    close: async () => undefined,
  };
};
