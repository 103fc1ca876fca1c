/** Workers that share the plays of one question. */
import type { PlayAnswer, PlayTask } from '@three-spires/what-if/figures';
import { type Player, startPlayer } from '../connection/start-player.ts';
import { say } from './words.ts';

export type Played = Extract<PlayAnswer, { type: 'played' | 'duelled' }>;

type CrewEvents = {
  readonly played: (answer: Played) => void;
  readonly ended: () => void;
  /** A sentence; no play follows. */
  readonly failed: (text: string) => void;
};

const MOST_WORKERS = 4;

/** One core stays free for the page. */
const workersFor = (plays: number): number =>
  Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1, plays));

const failureOf = ({ isAsked, text }: Extract<PlayAnswer, { type: 'failed' }>): string =>
  isAsked ? text : say('whatIf.playFailed', { reason: text });

/** Starts the plays; returns how to stop them at once. No new play begins while the tab is hidden. */
export const startCrew = (question: PlayTask, plays: number, events: CrewEvents): (() => void) => {
  const players: Player[] = [];
  const idle = new Set<Player>();
  let [next, left] = [0, plays];

  const end = (): void => {
    document.removeEventListener('visibilitychange', goOn);
    for (const player of players) player.end();
    players.length = 0;
  };
  const fail = (text: string): void => {
    if (players.length === 0) return;
    end();
    events.failed(text);
  };
  const give = (player: Player): void => {
    if (document.hidden) idle.add(player);
    else if (next < plays) player.tell({ type: 'play', number: next++ });
  };
  function goOn(): void {
    if (document.hidden) return;
    const waiting = [...idle];
    idle.clear();
    for (const player of waiting) give(player);
  }
  const hear = (player: Player, answer: PlayAnswer): void => {
    if (players.length === 0) return;
    if (answer.type === 'failed') fail(failureOf(answer));
    if (answer.type === 'failed' || answer.type === 'looked') return;
    events.played(answer);
    left--;
    if (left > 0) {
      give(player);
      return;
    }
    end();
    events.ended();
  };

  document.addEventListener('visibilitychange', goOn);
  for (let count = workersFor(plays); count > 0; count--) {
    const player: Player = startPlayer({
      answered: (answer) => hear(player, answer),
      failed: (reason) => fail(say('whatIf.workerFailed', { reason })),
    });
    players.push(player);
    player.tell(question);
  }
  for (const player of players) give(player);
  return end;
};
