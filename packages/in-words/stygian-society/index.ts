/** The Stygian Society in words. */
import { plainText } from '@three-spires/kernel';
import {
  narrate,
  placeInfo,
  type StygianSocietyEvent,
  type StygianSocietyView,
} from '@three-spires/stygian-society/info';
import type { Picture } from '@three-spires/table';
import type { GameInWords } from '../telling/game.ts';
import { boardInWords } from './board.ts';
import { changesInWords } from './changes.ts';
import { optionInWords, type StygianSeen } from './options.ts';
import { promptInWords } from './prompt.ts';
import { SET_UP } from './set-up.ts';
import { say, sayOr } from './words.ts';

/** A seat's name comes from its heroes: "Knight", "Knight and Doctor". */
const namesOf = ({ seats, outlooks }: Picture<StygianSocietyView>): readonly string[] => {
  const heroes = outlooks[0]?.view.heroes ?? [];
  return seats.map(({ seat }) =>
    heroes
      .filter((hero) => hero.seat === seat)
      .map(({ hero }) => hero)
      .reduce((left, right) => (left === '' ? right : say('and', { left, right })), ''),
  );
};

const ending = ({ view: { result, place } }: StygianSeen): string => {
  const name = place < 0 ? say('title') : placeInfo(place).name;
  const text = sayOr(`end.${result ?? ''}`, '', { place: name });
  return say(result === 'wizard' ? 'victory' : 'defeat', { text }).trim();
};

export const STYGIAN_SOCIETY: GameInWords<StygianSocietyView, StygianSocietyEvent> = {
  id: 'stygian-society',
  title: say('title'),
  setUp: SET_UP,
  names: namesOf,
  board: boardInWords,
  prompt: promptInWords,
  option: optionInWords,
  changes: changesInWords,
  narrate: (event, names) => plainText(narrate(event, names)),
  words: plainText,
  ending,
};
