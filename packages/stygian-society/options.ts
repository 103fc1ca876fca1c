/**
 * The interface for the UI: a move as an option with named operands and its spot on the board. How moves are
 * packed into integers stays private to this package.
 */
import { encodeMove, type Move, NONE } from '@three-spires/kernel';
import { cardEntry } from './rules/compile/entries.ts';
import { type Cube, type Deed, readDeed } from './rules/deeds.ts';
import { MOVE } from './rules/moves.ts';
import { QUESTION } from './rules/state.ts';
import type { StygianSocietyView } from './rules/view-types.ts';

/** A location on the board. Heroes are counted in turn order. */
export type Spot =
  | { readonly at: 'card'; readonly card: number }
  | { readonly at: 'figure'; readonly id: number }
  | { readonly at: 'hero'; readonly hero: number }
  | { readonly at: 'cube'; readonly tray: 'field' | 'crypt'; readonly colour: number }
  | { readonly at: 'luck' }
  | { readonly at: 'token'; readonly hero: number; readonly status: number; readonly colour: number }
  /** A colour in the bank. */
  | { readonly at: 'colour'; readonly colour: number }
  /** A skill that a hero may learn. */
  | { readonly at: 'skill'; readonly hero: number; readonly skill: number | 'next level' }
  /** A button beside the board. */
  | { readonly at: 'button' };

export type Option = Deed & {
  /** What is picked up first. */
  readonly source?: Spot;
  /** Where it is carried out. */
  readonly spot: Spot;
};

/** The part of a view needed to decode its moves. */
type Seen = Pick<StygianSocietyView, 'question' | 'figures' | 'active'>;

type Places = Pick<Option, 'source' | 'spot'>;

const BUTTON: Spot = { at: 'button' };

const cardSpot = (card: number): Spot => ({ at: 'card', card });
const cubeSpot = ({ colour, tray }: Cube): Spot => ({ at: 'cube', tray, colour });
const figureSpot = (id: number): Spot => (id === NONE ? BUTTON : { at: 'figure', id });

const removalSpot = ({ colour, with: source }: Extract<Deed, { do: 'remove' }>): Spot => {
  if (source === 'luck') return { at: 'luck' };
  return source === 'half' ? BUTTON : cubeSpot({ colour, tray: source });
};

const placesOf = (deed: Deed, { active }: Seen): Places => {
  switch (deed.do) {
    case 'support':
      return { source: cardSpot(deed.card), spot: BUTTON };
    case 'act':
      return { source: cardSpot(deed.card), spot: figureSpot(deed.target) };
    case 'respond':
    case 'refresh':
    case 'exhaust':
      return { spot: cardSpot(deed.card) };
    case 'give':
      return { source: cardSpot(deed.card), spot: { at: 'hero', hero: deed.to } };
    case 'swap':
      return { source: cardSpot(deed.card), spot: cardSpot(deed.wanted) };
    case 'wound':
      return { spot: figureSpot(deed.target) };
    case 'wild':
      return { spot: { at: 'colour', colour: deed.colour } };
    case 'spend':
      return { spot: deed.with === 'luck' ? { at: 'luck' } : cubeSpot(deed.with) };
    case 'return':
    case 'lose':
    case 'bury':
      return { spot: cubeSpot(deed.cube) };
    case 'exchange':
      return { source: cubeSpot(deed.cube), spot: { at: 'colour', colour: deed.colour } };
    case 'cleanse':
      return { spot: { at: 'token', hero: deed.hero, status: deed.status, colour: deed.colour } };
    case 'remove':
      return {
        source: { at: 'token', hero: active, status: deed.status, colour: deed.colour },
        spot: removalSpot(deed),
      };
    case 'learn':
      return { spot: { at: 'skill', hero: deed.hero, skill: deed.skill } };
    case 'vote':
      return { spot: 'hero' in deed ? { at: 'hero', hero: deed.hero } : BUTTON };
    default:
      return { spot: BUTTON };
  }
};

const KINDS: ReadonlyMap<string, number> = new Map(Object.entries(QUESTION));

/** Decodes a legal move into an option, using what the seat sees. */
export const readOption = (move: Move, seen: Seen): Option => {
  const asked = KINDS.get(seen.question?.kind ?? '') ?? QUESTION.none;
  const deed = readDeed({ asked, figures: seen.figures }, move);
  return { ...deed, ...placesOf(deed, seen) };
};

/** Using a card without a target, legal or not: the table's refusal explains why it cannot be used. */
export const tryCard = (card: number): Move => {
  const { type } = cardEntry(card);
  const kind = type === 'action' ? MOVE.action : type === 'support' ? MOVE.support : MOVE.respond;
  return encodeMove(kind, card);
};
