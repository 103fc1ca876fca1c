import type { ClientMessage, ServerMessage } from '@three-spires/session/protocol';
import type { Link } from './link.ts';

/** The end of a `MessageChannel` whose other end a worker has. */
type Port = Pick<MessagePort, 'postMessage' | 'start' | 'addEventListener' | 'removeEventListener'>;

/**
 * Tables at the other end of a port. The port stays open for the next connection; only a host that closes it
 * is lost.
 */
export const portLink = (port: Port): Link => ({
  open({ opened, lost, received }) {
    const hear = ({ data }: MessageEvent): void => received(data as ServerMessage);
    port.addEventListener('message', hear as EventListener);
    port.addEventListener('close', lost);
    port.start();
    // Only after the caller has received the connection.
    queueMicrotask(opened);
    return {
      send: (message: ClientMessage) => port.postMessage(message),
      close() {
        port.removeEventListener('message', hear as EventListener);
        port.removeEventListener('close', lost);
      },
    };
  },
});
