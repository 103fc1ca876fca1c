import type { ServerMessage } from '@three-spires/session/protocol';
import type { Connection, Link, LinkEvents } from './link.ts';
import { retryPause } from './retry-pause.ts';

const PING_MS = 20_000;
const SILENCE_MS = 45_000;
/** The close code of a restarting server: another one is there, or will be soon. */
const SERVICE_RESTART = 1012;
/** Jitter: not all clients of that server should reach the next at the same moment. */
const RESTART_SPREAD_MS = 150;

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;

/**
 * A WebSocket that reconnects. If one of several servers restarts, nobody needs to notice: the connection
 * counts as lost only when no other server takes over. Messages sent while it is down are dropped: the caller
 * resends.
 */
const openSocket = ({ opened, lost, received }: LinkEvents): Connection => {
  let socket: WebSocket | undefined;
  let closed = false;
  let failed = 0;
  let heard = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = (): void => {
    const fresh = new WebSocket(address());
    socket = fresh;
    fresh.onopen = () => {
      failed = 0;
      heard = Date.now();
      opened();
    };
    fresh.onmessage = ({ data }) => {
      heard = Date.now();
      received(JSON.parse(String(data)) as ServerMessage);
    };
    fresh.onclose = ({ code }) => {
      if (closed || socket !== fresh) return;
      if (code === SERVICE_RESTART && failed === 0) {
        failed += 1;
        timer = setTimeout(connect, Math.random() * RESTART_SPREAD_MS);
        return;
      }
      lost();
      timer = setTimeout(connect, retryPause(failed));
      failed += 1;
    };
  };

  const pulse = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > SILENCE_MS) socket.close();
    else socket.send(JSON.stringify({ type: 'ping' }));
  }, PING_MS);

  const hurry = (): void => {
    if (closed || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING)
      return;
    clearTimeout(timer);
    connect();
  };
  window.addEventListener('online', hurry);

  connect();
  return {
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearInterval(pulse);
      window.removeEventListener('online', hurry);
      socket?.close();
    },
  };
};

/** Tables at the server that this page came from. */
export const networkLink: Link = { open: openSocket };
