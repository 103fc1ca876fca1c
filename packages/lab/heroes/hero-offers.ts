/** What the bots of a game of The Stygian Society could learn, and what their party found. */
import { type Move, moveA, moveB, moveKind } from '@three-spires/kernel';
import {
  cardEntry,
  choosableSkills,
  type Hero,
  MOVE,
  QUESTION,
  type State,
} from '@three-spires/stygian-society/for-bots';
import { idOf } from '@three-spires/stygian-society/library';
import type { Offered } from '../opinions.ts';

const skillId = (card: number): string => idOf('skill', cardEntry(card).definition.name);

/** A skill of a higher level is drawn at random: it was never one of several. */
export const skillsOffered = (state: State, move: Move): Offered[] => {
  if (state.question.kind !== QUESTION.skill || moveKind(move) !== MOVE.learn) return [];
  const hero = state.heroes[moveA(move)] as Hero;
  return choosableSkills(hero).map(({ number }) => ({
    thing: skillId(number),
    taken: moveB(move) === number,
    depth: state.floor,
  }));
};

/** What the party holds at the end; nobody had a choice about it. */
export const treasuresFound = ({ heroes, partyTreasures }: State): Offered[] =>
  [...heroes.flatMap(({ treasures }) => treasures), ...partyTreasures].map((card) => ({
    thing: idOf('treasure', cardEntry(card).definition.name),
    taken: true,
    depth: 0,
  }));
