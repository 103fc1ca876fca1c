import type { QueueAnswer, QueueBody } from '@three-spires/session/protocol';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { say } from '../text/say.ts';
import { joinQueue, leaveQueue, waitInQueue } from './api-finding.ts';

const PAUSE_MS = 2_000;
const OUT: QueueAnswer = { status: 'out' };

/** Queues for a duel, and goes to its table once found. Leaving the page leaves the queue. */
export const useQueue = (game: string) => {
  const [, go] = useLocation();
  const [answer, setAnswer] = useState<QueueAnswer>(OUT);
  const [failure, setFailure] = useState<string>();
  /** What the person queues with; undefined while not queuing. */
  const [wanted, setWanted] = useState<QueueBody>();
  const stop = (reason?: string): void => {
    setWanted(undefined);
    setAnswer(OUT);
    setFailure(reason);
  };
  const latest = useRef({ go, stop });
  latest.current = { go, stop };
  useEffect(() => {
    if (wanted === undefined) return;
    let isOn = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (found: QueueAnswer): void => {
      if (!isOn) return;
      setAnswer(found);
      if (found.status === 'matched') latest.current.go(`/table/${found.table}`);
      // A page that was suspended for long has lost its place, and gets a new one.
      else timer = setTimeout(ask, PAUSE_MS, found.status === 'out');
    };
    const ask = (isNew: boolean): void => {
      (isNew ? joinQueue(game, wanted) : waitInQueue(game)).then(take).catch((error: unknown) => {
        if (!isOn) return;
        latest.current.stop(error instanceof Error ? error.message : say('failed'));
      });
    };
    const leave = (): void => leaveQueue(game);
    ask(true);
    addEventListener('pagehide', leave);
    return () => {
      isOn = false;
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [game, wanted]);
  return {
    answer,
    failure,
    isWaiting: wanted !== undefined,
    join: (body: QueueBody): void => {
      setFailure(undefined);
      setWanted(body);
    },
    leave: () => stop(),
  };
};
