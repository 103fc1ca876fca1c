import type { Link } from './link.ts';
import { networkLink } from './network-link.ts';
import { worldOfTable } from './world.ts';

/** The code for games on this device is loaded with the first of them. */
const loadDeviceLink = async (): Promise<Link> => (await import('./device.ts')).deviceLink;

/** A link to wherever the table lives. */
export const tableLink: Link = {
  open(events, table) {
    if (worldOfTable(table) === 'server') return networkLink.open(events, table);
    let isClosed = false;
    const opening = loadDeviceLink().then((link) => {
      if (!isClosed) return link.open(events, table);
    });
    opening.catch(() => events.received({ type: 'error', code: 'failed', text: 'Reload the page.' }));
    return {
      send: (message) => void opening.then((connection) => connection?.send(message)),
      close() {
        isClosed = true;
        void opening.then((connection) => connection?.close());
      },
    };
  },
};
