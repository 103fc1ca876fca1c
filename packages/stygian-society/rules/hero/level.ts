/** Experience and levels (section 17). */
import { closeQuestion, NONE, randomBelow } from '@three-spires/kernel';
import { askHeroes } from '../asking.ts';
import type { CardEntry } from '../compile/card-entry.ts';
import { cardEntry, skillsOfHero } from '../compile/entries.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { push } from '../frames.ts';
import { ofHero } from '../naming.ts';
import { FRAME, type Frame, type Hero, QUESTION, STREAM, type State, XP_LIMIT } from '../state.ts';

/** Instead of a skill: draw one of the next level, or there is nothing left to gain. */
export const DRAW = 255;
const NOTHING = 254;

export const gainXp = (state: State, number: number, emit: StygianSocietyEmit): void => {
  emit?.({ type: 'xp', number });
  push(state, FRAME.level).number = number;
};

const remaining = ({ hero, skills }: Hero): CardEntry[] =>
  skillsOfHero(hero).filter(({ number }) => !skills.includes(number));

const highestLevel = ({ skills }: Hero): number => {
  let highest = 0;
  for (const card of skills) highest = Math.max(highest, cardEntry(card).level);
  return highest;
};

/** STY-17.4: remaining skills of the known levels. */
export const choosableSkills = (hero: Hero): CardEntry[] => {
  const highest = highestLevel(hero);
  return remaining(hero).filter(({ level }) => level >= 1 && level <= highest);
};

/** STY-17.5 */
export const drawableSkills = (hero: Hero): CardEntry[] => {
  const highest = highestLevel(hero);
  return remaining(hero).filter(({ level }) => level === highest + 1);
};

export const drawSkill = (state: State, from: readonly CardEntry[]): number =>
  (from[randomBelow(state.random, STREAM.skills, from.length)] as CardEntry).number;

/** Runs when all players have chosen, in turn order, so that draws do not depend on who chose first. */
export const learnChosen = (state: State, emit: StygianSocietyEmit): void => {
  const choices = state.question.votes;
  closeQuestion(state);
  state.heroes.forEach((hero, index) => {
    const choice = choices[index] ?? NOTHING;
    if (choice === NOTHING) return;
    const card = choice === DRAW ? drawSkill(state, drawableSkills(hero)) : choice;
    (state.heroes[index] as Hero).skills.push(card);
    emit?.({ type: 'learned', ...ofHero(state, index), card, reveals: choice === DRAW });
  });
};

const askSkills = (state: State): void => {
  const votes = state.heroes.map((hero) =>
    choosableSkills(hero).length + drawableSkills(hero).length === 0 ? NOTHING : NONE,
  );
  if (votes.includes(NONE)) askHeroes(state, QUESTION.skill, votes);
};

/** `number` holds the XP not yet counted (STY-17.6). */
export const runLevel = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  const missing = state.needed - state.xp;
  if (frame.number < missing) {
    state.xp += frame.number;
    if (frame.number > 0) emit?.({ type: 'counted', now: state.xp });
    state.stack.pop();
    return;
  }
  frame.number -= missing;
  state.xp = 0;
  state.needed = Math.min(XP_LIMIT, state.needed + 1);
  // STY-17.3
  state.exhausted.length = 0;
  emit?.({ type: 'level', needed: state.needed });
  askSkills(state);
};
