import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createConnection, isWithinRate, send } from './connection.ts';

const rate = { burst: 3, perSecond: 2 };
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
    send(createConnection(socket as unknown as WebSocket, person, rate), { type: 'pong' });
    expect(socket.send).toHaveBeenCalledTimes(sent);
    expect(socket.terminate).toHaveBeenCalledTimes(dropped);
  });
});

describe('a fast client', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('may send a burst, and then as fast as the allowance grows', () => {
    const { messages } = createConnection(fakeSocket(0) as unknown as WebSocket, person, rate);
    const send5 = (): boolean[] => Array.from({ length: 5 }, () => isWithinRate(messages, rate));
    expect(send5()).toEqual([true, true, true, false, false]);
    vi.advanceTimersByTime(1_000);
    expect(send5()).toEqual([true, true, false, false, false]);
    vi.advanceTimersByTime(60_000);
    expect(send5()).toEqual([true, true, true, false, false]);
  });
});
