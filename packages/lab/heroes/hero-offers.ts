/** The skills that the bots of a Stygian Society game could learn, and the treasures their party found. */
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

/** A skill of a higher level is drawn randomly: it was never one of several. */
export const skillsOffered = (state: State, move: Move): Offered[] => {
  if (state.question.kind !== QUESTION.skill || moveKind(move) !== MOVE.learn) return [];
  const hero = state.heroes[moveA(move)] as Hero;
  return choosableSkills(hero).map(({ number }) => ({
    thing: skillId(number),
    taken: moveB(move) === number,
    depth: state.floor,
  }));
};

/** The party's treasures at the end; nobody had a choice about them. */
export const treasuresFound = ({ heroes, partyTreasures }: State): Offered[] =>
  [...heroes.flatMap(({ treasures }) => treasures), ...partyTreasures].map((card) => ({
    thing: idOf('treasure', cardEntry(card).definition.name),
    taken: true,
    depth: 0,
  }));
