import type { ClientMessage, ServerMessage } from '@three-spires/session/protocol';
import { expect, it } from 'vitest';
import { createTable } from './live-table.ts';
import { portLink } from './port-link.ts';

/** A host behind a real port, with what it has heard. */
const hostBehind = (port: MessagePort) => {
  const heard: ClientMessage[] = [];
  const waiting: (() => void)[] = [];
  port.onmessage = ({ data }) => {
    heard.push(data as ClientMessage);
    for (const go of waiting.splice(0)) go();
  };
  return {
    heard,
    tell: (message: ServerMessage): void => port.postMessage(message),
    async hears(count: number): Promise<void> {
      while (heard.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
};

it('carries messages both ways, one table after another, and says when the host is gone', async () => {
  const { port1, port2 } = new MessageChannel();
  const host = hostBehind(port2);
  const table = createTable(portLink(port1));
  const until = (is: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (is()) resolve();
      };
      table.store.subscribe(look);
      look();
    });

  const stop = table.follow('one', undefined);
  await host.hears(1);
  expect(host.heard).toEqual([{ type: 'watch', table: 'one', changes: true }]);
  host.tell({ type: 'present', table: 'one', people: [{ person: 'p', name: 'Ann', seats: [0], me: true }] });
  await until(() => table.store.getState().people.length === 1);
  stop();

  table.follow('two', 'invitation');
  await host.hears(2);
  expect(host.heard[1]).toMatchObject({ table: 'two', invite: 'invitation' });
  port2.close();
  await until(() => table.store.getState().status === 'lost');
});
