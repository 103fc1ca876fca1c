/** Invariants of every state of every game; tests and the lab check them after every move. */

import { cardEntry } from '../rules/compile/entries.ts';
import { at, total } from '../rules/cubes/cubes.ts';
import { colourOf, countRank, FRONT, healthOf, kindInPlay, REAR } from '../rules/enemy/ranks.ts';
import { luckLimit, TOKEN_KINDS, woundLimit } from '../rules/hero/heroes.ts';
import { isOver } from '../rules/hero/tracks.ts';
import { countPoses } from '../rules/outside.ts';
import {
  BOSS,
  CUBES_PER_COLOUR,
  FIGURES_PER_COLOUR,
  PERIL_LIMIT,
  type State,
  TOKENS_PER_COLOUR,
  XP_LIMIT,
} from '../rules/state.ts';
import { COLOURS, HERO_COLOURS } from '../words/lists.ts';

const PLACES = ['bank', 'tower', 'field', 'crypt', 'gathered', 'banished'] as const;

/** STY-1.2, STY-21.2 */
const checkPieces = (state: State): string[] => {
  const faults: string[] = [];
  COLOURS.forEach((name, colour) => {
    if (PLACES.some((place) => at(state[place], colour) < 0)) faults.push(`${name} cubes below 0`);
    const sum = total(PLACES.map((place) => at(state[place], colour)));
    if (sum !== CUBES_PER_COLOUR) faults.push(`${sum} ${name} cubes`);
  });
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    let tokens = at(state.supply, colour);
    for (const hero of state.heroes)
      for (let index = colour; index < TOKEN_KINDS; index += HERO_COLOURS) {
        tokens += at(hero.tokens, index);
        if (at(hero.fresh, index) > at(hero.tokens, index)) faults.push('more new tokens than tokens');
      }
    if (tokens !== TOKENS_PER_COLOUR) faults.push(`${tokens} ${COLOURS[colour]} tokens`);
  }
  return faults;
};

/** Every cube in the physical tower has a pose; the fast tower has none. */
const checkPosesOf = (state: State): string[] => {
  if (state.physical === 0) return state.stuck.length === 0 ? [] : ['the fast tower has poses'];
  return COLOURS.flatMap((name, colour) =>
    countPoses(state.stuck, colour) === at(state.tower, colour) ? [] : [`poses of ${name} cubes`],
  );
};

/** STY-1.5 */
const checkTracks = (state: State): string[] => {
  const faults: string[] = [];
  const within = (name: string, value: number, most: number): void => {
    if (value < 0 || value > most || !Number.isInteger(value)) faults.push(`${name} is ${value}`);
  };
  within('luck', state.luck, luckLimit(state));
  within('wounds', state.wounds, woundLimit(state) - (isOver(state) ? 0 : 1));
  within('peril', state.peril, PERIL_LIMIT);
  within('needed XP', state.needed, XP_LIMIT);
  within('XP', state.xp, state.needed - 1);
  return faults;
};

/** STY-3.4, STY-16.1, STY-16.5; ranks may be uneven during eliminations, and after the game is over. */
const checkFigures = (state: State): string[] => {
  const faults: string[] = [];
  for (const figure of state.figures) {
    const colour = colourOf(figure);
    if (figure.kind !== BOSS && kindInPlay(state, colour) !== figure.kind)
      faults.push('two kinds of a colour');
    if (state.figures.filter(({ kind }) => kind === figure.kind).length > FIGURES_PER_COLOUR)
      faults.push('too many figures');
    if (state.stack.length === 0 && figure.wounds >= healthOf(state, figure))
      faults.push('a dead enemy stands');
  }
  if (state.stack.length === 0 && !isOver(state) && countRank(state, REAR) > countRank(state, FRONT))
    faults.push('the rear rank is larger');
  return faults;
};

/** Every card is in exactly one place. */
const checkCards = (state: State): string[] => {
  const held = [
    ...state.heroes.flatMap(({ skills, treasures }) => [...skills, ...treasures]),
    ...state.partyTreasures,
    ...state.treasureDeck,
  ];
  const faults = new Set(held).size === held.length ? [] : ['a card is there twice'];
  for (const hero of state.heroes)
    if (hero.skills.some((card) => cardEntry(card).hero !== hero.hero))
      faults.push('a skill of another hero');
  return faults;
};

/** The faults of a state, in words; empty if there are none. */
export const checkState = (state: State): string[] => [
  ...checkPieces(state),
  ...checkPosesOf(state),
  ...checkTracks(state),
  ...checkFigures(state),
  ...checkCards(state),
];
