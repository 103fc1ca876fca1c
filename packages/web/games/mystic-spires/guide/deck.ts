/** The third lesson: an almost complete deck in the deck builder (MYS-2). */
import type { LessonStep } from '../../../game/guide.ts';
import { dueStep } from '../../../learn/due-step.ts';
import { countIn, type KeptDeck, sumOf } from '../decks/deck.ts';
import { isLegal } from '../decks/format.ts';

const CARDS = [
  'Kindling Imp',
  'Ashfoot Raider',
  'Berserk Emberborn',
  'Coalback Hound',
  'Slag Bulwark',
  'Torchbearer Adept',
  'Cinder Lancer',
  'Forge Matron',
];

/** 24 of the 30 cards, and no Tower. */
export const UNFINISHED: KeptDeck = {
  name: 'My first deck',
  tower: '',
  main: Object.fromEntries(CARDS.map((name) => [name, 3])),
  tokens: {},
};

type Until =
  | { readonly when: 'next' | 'tower' | 'full' | 'legal' }
  /** The deck holds this many copies of the card. */
  | { readonly when: 'copies'; readonly card: string; readonly count: number };

/** On a phone only one of deck and pool is visible; each has a button. */
const SHOW_DECK = '[data-show="deck"]';
const SHOW_POOL = '[data-show="pool"]';

export const DECK_STEPS = [
  { name: 'welcome', at: [], until: { when: 'next' } },
  { name: 'tower', at: ['div:has(> [data-arch])', SHOW_DECK], until: { when: 'tower' } },
  { name: 'legal', at: ['[role="status"][data-legal]', SHOW_DECK], until: { when: 'next' } },
  {
    name: 'search',
    at: ['[data-pool="Kiln Spark"]', 'input[type="search"]', SHOW_POOL],
    until: { when: 'copies', card: 'Kiln Spark', count: 3 },
  },
  { name: 'curve', at: ['svg:has([data-cost])', SHOW_DECK], until: { when: 'next' } },
  { name: 'fill', at: ['input[type="search"]', SHOW_POOL], until: { when: 'full' } },
  { name: 'check', at: ['[role="status"][data-legal]', SHOW_DECK], until: { when: 'legal' } },
  { name: 'won', at: [], until: { when: 'next' } },
] as const satisfies readonly LessonStep<string, Until>[];

const LEAST = 30;

const isReached = (until: Until, deck: KeptDeck): boolean => {
  switch (until.when) {
    case 'next':
      return false;
    case 'tower':
      return deck.tower !== '';
    case 'copies':
      return countIn(deck, 'main', until.card) >= until.count;
    case 'full':
      return sumOf(deck.main) >= LEAST;
    case 'legal':
      return isLegal(deck);
  }
};

export const deckStepNow = (reached: number, deck: KeptDeck): number =>
  dueStep<Until>(DECK_STEPS, [], reached, (until) => isReached(until, deck));
