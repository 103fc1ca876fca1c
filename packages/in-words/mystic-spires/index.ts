/** Mystic Spires in words. */
import { plainText } from '@three-spires/kernel';
import {
  CONCEDE,
  type MysticSpiresEvent,
  type MysticSpiresView,
  narrate,
} from '@three-spires/mystic-spires/library';
import type { Picture } from '@three-spires/table';
import type { GameInWords } from '../telling/game.ts';
import { boardInWords } from './board.ts';
import { changesInWords } from './changes.ts';
import type { MysticSeen } from './names.ts';
import { optionInWords } from './options.ts';
import { promptInWords } from './prompt.ts';
import { DECK, SET_UP } from './set-up.ts';
import { say, sayOr } from './words.ts';

/** People by name, or by number if one person plays both sides. */
const namesOf = ({ seats }: Picture<MysticSpiresView>): readonly string[] => {
  const numbered = seats.map((_, seat) => say('keeper', { number: seat + 1 }));
  const names = seats.map(({ name, open }, seat) => (open || name === '' ? (numbered[seat] ?? '') : name));
  return new Set(names).size === names.length ? names : numbered;
};

const ending = ({ view: { result }, names }: MysticSeen): string => {
  if (result === undefined || result.losers.length > 1) return say('gameOver', { text: say('end.draw') });
  const loser = result.losers[0] ?? 0;
  const winner = names[1 - loser] ?? '';
  const text = sayOr(`end.${result.reasons[loser]}`, say('end.winner', { who: winner }), {
    who: names[loser] ?? '',
    winner,
  });
  return say('gameOver', { text });
};

export const MYSTIC_SPIRES: GameInWords<MysticSpiresView, MysticSpiresEvent> = {
  id: 'mystic-spires',
  title: say('title'),
  setUp: SET_UP,
  seatChoice: DECK,
  concession: CONCEDE,
  names: namesOf,
  board: boardInWords,
  prompt: promptInWords,
  option: optionInWords,
  changes: changesInWords,
  narrate: (event, names) => plainText(narrate(event, names)),
  words: plainText,
  ending,
};
