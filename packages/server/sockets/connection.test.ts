import { describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createConnection } from './connection.ts';

const person = { id: 'ann', name: 'Ann', device: 'ann' };

const fakeSocket = (bufferedAmount: number) => ({
  OPEN: 1,
  readyState: 1,
  bufferedAmount,
  send: vi.fn(),
  terminate: vi.fn(),
});

const wire = (writableLength = 0) => ({ cork: vi.fn(), uncork: vi.fn(), writableLength });

describe('messages of one moment', () => {
  const connect = (under: ReturnType<typeof wire>) =>
    createConnection(fakeSocket(0) as unknown as WebSocket, under, person, '127.0.0.1');

  it('are written together', async () => {
    const under = wire();
    const connection = connect(under);
    connection.send({ type: 'pong' });
    connection.send({ type: 'pong' });
    expect([under.cork.mock.calls.length, under.uncork.mock.calls.length]).toEqual([1, 0]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(under.uncork).toHaveBeenCalledTimes(1);
  });

  it('are not held back where they are many', () => {
    const under = wire(64 * 1024 + 1);
    const connection = connect(under);
    connection.send({ type: 'pong' });
    connection.send({ type: 'pong' });
    expect([under.cork.mock.calls.length, under.uncork.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('a slow client', () => {
  it.each([
    [0, 1, 0],
    [256 * 1024, 1, 0],
    [256 * 1024 + 1, 0, 1],
  ])('with %i bytes waiting', (waiting, sent, dropped) => {
    const socket = fakeSocket(waiting);
    createConnection(socket as unknown as WebSocket, wire(), person, '127.0.0.1').send({ type: 'pong' });
    expect(socket.send).toHaveBeenCalledTimes(sent);
    expect(socket.terminate).toHaveBeenCalledTimes(dropped);
  });
});
