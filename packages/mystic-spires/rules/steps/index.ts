/** Every step by its word, and the function that runs a step. */
import type { Step } from '../../words/effect.ts';
import { DO } from '../compile/codes.ts';
import { disrupt, negate } from './answers.ts';
import { equip, exile, search, summon, toDeck, toHand } from './cards.ts';
import type { Handler } from './handler.ts';
import { discard, drain, draw, gain, mill, skip, tokens, toll } from './keepers.ts';
import { bond, damage, destroy, give, heal, raise, ready, strip } from './units.ts';

const BY_WORD: Readonly<Record<Step['do'], Handler>> = {
  destroy,
  exile,
  toHand,
  toDeck,
  summon,
  ready,
  search,
  damage,
  heal,
  raise,
  give,
  strip,
  equip,
  bond,
  tokens,
  draw,
  discard,
  mill,
  gain,
  drain,
  toll,
  skip,
  disrupt,
  negate,
};

/** In the order of DO, whose numbers count from 0. */
const HANDLERS: readonly Handler[] = Object.keys(DO).map((word) => BY_WORD[word as Step['do']]);

/** Runs the announced step of a link. */
export const carryOutStep: Handler = (state, link, entry, emit) =>
  (HANDLERS[entry.does] as Handler)(state, link, entry, emit);
