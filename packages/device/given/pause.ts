/** Work that waits for everything else that is due, without the 4 ms that a nested timer takes. */
const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => waiting.shift()?.();

/** Runs a function soon, but after everything that is due. */
export const defer = (work: () => void): void => {
  waiting.push(work);
  port2.postMessage(undefined);
};

export const pause = (): Promise<void> => new Promise(defer);
