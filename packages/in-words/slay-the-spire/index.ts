/** Slay the Spire in words. */
import { narrate, type SlayTheSpireEvent, type SlayTheSpireView } from '@three-spires/slay-the-spire/library';
import type { GameInWords } from '../telling/game.ts';
import { boardInWords } from './board.ts';
import { changesInWords } from './changes.ts';
import { wordsOf } from './names.ts';
import { optionInWords } from './options.ts';
import { promptInWords } from './prompt.ts';
import { SET_UP } from './set-up.ts';
import { say } from './words.ts';

export const SLAY_THE_SPIRE: GameInWords<SlayTheSpireView, SlayTheSpireEvent> = {
  id: 'slay-the-spire',
  title: say('title'),
  setUp: SET_UP,
  names: ({ outlooks }) => outlooks[0]?.view.players.map(({ character }) => character) ?? [],
  board: boardInWords,
  prompt: promptInWords,
  option: optionInWords,
  changes: changesInWords,
  narrate: (event, names) => wordsOf(narrate(event, names)),
  words: wordsOf,
  ending: ({ view }) => say(view.result === 'victory' ? 'victory' : 'defeat'),
};
