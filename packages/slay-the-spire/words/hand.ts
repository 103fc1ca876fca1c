/** Cards that leave the hand or stay in it. */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import { ALL_CARDS, type CardFilter, FILTERS } from './lists.ts';
import { cardsText, cardsUpTo, severalCards } from './phrases/cards.ts';
import { type Phrase, sentence } from './phrases/phrase.ts';
import { type Draft, word } from './word.ts';

export const handEnglish = {
  discard: 'Discard {cards}.',
  'discard.any': 'Discard any number of cards.',
  'discard.hand': 'Discard your hand.',
  'discard.filtered': 'Discard all {cards} from your hand.',
  'discard.mayOne': 'You may discard 1 card.',
  exhaust: '*Exhaust* {cards} from your hand.',
  'exhaust.any': '*Exhaust* any number of cards from your hand.',
  'exhaust.hand': '*Exhaust* your hand.',
  'exhaust.filtered': '*Exhaust* all {cards} from your hand.',
  'exhaust.mayOne': 'You may *Exhaust* 1 card from your hand.',
  retainCards: 'You may *Retain* {cards}.',
  retainAny: '*Retain* any number of cards this turn.',
  exhaustEthereal: '*Exhaust* the *Ethereal* card.',
  orderDiscard: 'Choose the order of your discards, top card first.',
} as const satisfies Messages;

const say = createSay(handEnglish);

type Taking = { readonly least: number; readonly most: number | 'all'; readonly cards: CardFilter };

const takingStep = ({ least, most, cards }: Taking): Draft => ({
  least,
  most: most === 'all' ? ALL_CARDS : most,
  filter: FILTERS.indexOf(cards),
});

const takingPhrase = (verb: 'discard' | 'exhaust', { least, most, cards }: Taking): Phrase => {
  if (least === 0 && most === 1 && cards === 'any') return sentence(say(`${verb}.mayOne`));
  if (most !== 'all') return sentence(say(verb, { cards: severalCards(least, most, cards) }));
  if (cards !== 'any') return sentence(say(`${verb}.filtered`, { cards: cardsText(cards, 2) }));
  return sentence(say(least === 0 ? `${verb}.any` : `${verb}.hand`));
};

export const handWords = {
  discard: word<Taking>({
    compile: takingStep,
    says: (effect) => takingPhrase('discard', effect),
    moves: 'discarded',
  }),
  exhaust: word<Taking>({
    compile: takingStep,
    says: (effect) => takingPhrase('exhaust', effect),
    moves: 'exhausted',
  }),
  retainCards: word<{ readonly most: number }>({
    compile: ({ most }) => ({ most }),
    says: ({ most }) => sentence(say('retainCards', { cards: cardsUpTo(most) })),
  }),
  retainAny: word(),
  /** Required by the rules; no card prints it. */
  exhaustEthereal: word(),
  /** The order in which cards leave the hand at end of turn, topmost first (STS-13.29). */
  orderDiscard: word(),
};

type HandEffect = EffectOf<typeof handWords>;

const taking =
  (verb: 'discard' | 'exhaust') =>
  (least: number, most: Taking['most'], cards: CardFilter = 'any'): HandEffect => ({
    do: verb,
    least,
    most,
    cards,
  });
const discarding = taking('discard');
const exhausting = taking('exhaust');
export const discard = (amount: number): HandEffect => discarding(amount, amount);
export const discardAnyNumber = (): HandEffect => discarding(0, 'all');
export const discardHand = (): HandEffect => discarding(ALL_CARDS, 'all');
export const exhaustFromHand = (least: number, most = least): HandEffect => exhausting(least, most);
export const exhaustHand = (cards: CardFilter = 'any'): HandEffect => exhausting(ALL_CARDS, 'all', cards);
