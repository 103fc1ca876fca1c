/** Moves in readable form, for scenarios, logs, buttons and bots. */
import type { Move, ReadableMove } from '@three-spires/kernel';
import { COLOURS, STATUSES } from '../words/lists.ts';
import { cardName } from './compile/entries.ts';
import { type Cube, type Deed, readDeed } from './deeds.ts';
import { findFigure } from './enemy/ranks.ts';
import { figureLabel, heroName } from './naming.ts';
import type { State } from './state.ts';

type Fields = Readonly<Record<string, string | number>>;

const colourName = (colour: number): string => COLOURS[colour] ?? '';

const cubeFields = ({ colour, tray }: Cube): Fields => ({ cube: colourName(colour), from: tray });

const spendFields = (cube: Cube | 'luck'): Fields =>
  cube === 'luck' ? { with: 'luck' } : { with: colourName(cube.colour), from: cube.tray };

const tokenFields = (status: number, colour: number): Fields => ({
  status: STATUSES[status] ?? '',
  token: colourName(colour),
});

const targetFields = (state: State, target: number): Fields => {
  const figure = findFigure(state, target);
  return figure === undefined ? {} : { target: figureLabel(state, figure) };
};

const voteFields = (state: State, deed: Extract<Deed, { do: 'vote' }>): Fields =>
  'chest' in deed ? { chest: deed.chest } : { hero: heroName(state, deed.hero) };

/** The operands in printed names. */
const fieldsOf = (state: State, deed: Deed): Fields => {
  switch (deed.do) {
    case 'support':
    case 'respond':
    case 'refresh':
    case 'exhaust':
      return { card: cardName(deed.card) };
    case 'act':
      return { card: cardName(deed.card), ...targetFields(state, deed.target) };
    case 'give':
      return { card: cardName(deed.card), to: heroName(state, deed.to) };
    case 'swap':
      return { card: cardName(deed.card), for: cardName(deed.wanted) };
    case 'wound':
      return targetFields(state, deed.target);
    case 'wild':
      return { cube: colourName(deed.colour) };
    case 'strike':
      return { cube: deed.colour === 'any' ? 'any' : colourName(deed.colour) };
    case 'spend':
      return spendFields(deed.with);
    case 'return':
    case 'lose':
    case 'bury':
      return cubeFields(deed.cube);
    case 'exchange':
      return { ...cubeFields(deed.cube), for: colourName(deed.colour) };
    case 'cleanse':
      return { hero: heroName(state, deed.hero), ...tokenFields(deed.status, deed.colour) };
    case 'remove':
      return { ...tokenFields(deed.status, deed.colour), with: deed.with };
    case 'learn':
      return {
        hero: heroName(state, deed.hero),
        skill: deed.skill === 'next level' ? deed.skill : cardName(deed.skill),
      };
    case 'vote':
      return voteFields(state, deed);
    case 'pay':
    case 'pay by hand':
      return { times: deed.times };
    default:
      return {};
  }
};

export const describe = (state: State, _seat: number, move: Move): ReadableMove => {
  const deed = readDeed({ asked: state.question.kind, figures: state.figures }, move);
  return { do: deed.do, ...fieldsOf(state, deed) };
};
