import { describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createConnection } from './connection.ts';

const person = { id: 'ann', name: 'Ann' };

const fakeSocket = (bufferedAmount: number) => ({
  OPEN: 1,
  readyState: 1,
  bufferedAmount,
  send: vi.fn(),
  terminate: vi.fn(),
});

describe('a slow client', () => {
  it.each([
    [0, 1, 0],
    [256 * 1024, 1, 0],
    [256 * 1024 + 1, 0, 1],
  ])('with %i bytes waiting', (waiting, sent, dropped) => {
    const socket = fakeSocket(waiting);
    createConnection(socket as unknown as WebSocket, person, '127.0.0.1').send({ type: 'pong' });
    expect(socket.send).toHaveBeenCalledTimes(sent);
    expect(socket.terminate).toHaveBeenCalledTimes(dropped);
  });
});
