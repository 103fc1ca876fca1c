/** Tasks of a worker that plays. */
import { InputError } from '@three-spires/kernel';
import { type DeckEnd, playDeckGame } from './plays/deck-games.ts';
import { type Look, lookAt } from './plays/look.ts';
import { playOnce } from './plays/play.ts';
import type { End } from './plays/played-game.ts';
import type { DeckQuestion, Question, Start } from './question.ts';

/** What a worker is told. A question comes once, then the numbers of the plays. */
export type PlayTask =
  | { readonly type: 'look'; readonly game: string; readonly start: Start; readonly seat?: number }
  | { readonly type: 'question'; readonly question: Question }
  | { readonly type: 'decks'; readonly question: DeckQuestion }
  | { readonly type: 'play'; readonly number: number };

export type PlayAnswer =
  | { readonly type: 'looked'; readonly look: Look }
  | { readonly type: 'played'; readonly number: number; readonly ends: readonly End[] }
  | { readonly type: 'duelled'; readonly number: number; readonly end: DeckEnd }
  /** `isAsked` if the question is at fault rather than the program; the text is a sentence then. */
  | { readonly type: 'failed'; readonly isAsked: boolean; readonly text: string };

/** Plays what one page asks, in a worker of its own. */
export const createPlayer = (): ((task: PlayTask) => PlayAnswer | undefined) => {
  let play: (number: number) => PlayAnswer = () => {
    throw new Error('a play before its question');
  };
  const carryOut = (task: PlayTask): PlayAnswer | undefined => {
    switch (task.type) {
      case 'look':
        return { type: 'looked', look: lookAt(task.game, task.start, task.seat) };
      case 'question':
        play = (number) => ({ type: 'played', number, ends: playOnce(task.question, number) });
        return undefined;
      case 'decks':
        play = (number) => ({ type: 'duelled', number, end: playDeckGame(task.question, number) });
        return undefined;
      case 'play':
        return play(task.number);
    }
  };
  return (task) => {
    try {
      return carryOut(task);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return { type: 'failed', isAsked: error instanceof InputError, text };
    }
  };
};
