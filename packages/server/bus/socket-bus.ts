import { connect } from 'node:net';
import type { BusLog, OpenBus } from './carrier.ts';
import { eachLine } from './lines.ts';
import { createLinkedBus, type Link } from './linked-bus.ts';

/** Longer texts would hold up others. */
const MOST_BYTES = 64_000;
const CONNECT_LIMIT_MS = 5_000;

type SocketOptions = {
  /** The address of the processes' hub. */
  readonly address: string;
  readonly log: BusLog;
};

/** A bus between processes on one machine, over the hub of their primary (socket-hub.ts). */
export const openSocketBus = ({ address, log }: SocketOptions): OpenBus =>
  createLinkedBus({
    name: 'the bus between the processes',
    mostBytes: MOST_BYTES,
    log,
    connect: (deliver) =>
      new Promise((resolve, reject) => {
        const socket = connect(address);
        const limit = setTimeout(
          () => socket.destroy(new Error(`no answer in ${CONNECT_LIMIT_MS} ms`)),
          CONNECT_LIMIT_MS,
        );
        const ended = new Promise<string>((over) => {
          socket.on('error', (error) => over(error.message));
          socket.on('close', () => over('the connection was closed'));
        });
        void ended.then((why) => {
          clearTimeout(limit);
          reject(new Error(why));
        });
        const link: Link = {
          ended,
          send: (text) =>
            new Promise((taken, lost) => {
              socket.write(`${text}\n`, (error) => (error ? lost(error) : taken()));
            }),
          close: async () => {
            socket.destroy();
          },
        };
        eachLine(socket, (line) => {
          // The hub's greeting is an empty line.
          if (line !== '') return deliver(line);
          clearTimeout(limit);
          resolve(link);
        });
      }),
  });
