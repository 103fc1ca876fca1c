/** Cards that move between the piles, or to an enemy. */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import { indexIn, PILES, type PileName } from './lists.ts';
import { exactCards } from './phrases/cards.ts';
import { sentence } from './phrases/phrase.ts';
import { word } from './word.ts';

export const pileEnglish = {
  'moveCard.hand.topOfDraw': 'Put {cards} from your hand on top of your draw pile.',
  'moveCard.discard.topOfDraw': 'Put {cards} from your discard pile on top of your draw pile.',
  'moveCard.exhaust.topOfDraw': 'Put {cards} from your exhaust pile on top of your draw pile.',
  'moveCard.draw.topOfDraw': 'Put {cards} from your draw pile on top of it.',
  'moveCard.hand.hand': 'Keep {cards} in your hand.',
  'moveCard.discard.hand': 'Put {cards} from your discard pile into your hand.',
  'moveCard.exhaust.hand': 'Put {cards} from your exhaust pile into your hand.',
  'moveCard.draw.hand': 'Put {cards} from your draw pile into your hand.',
  'moveCard.retained':
    'Put {cards} from your discard pile into your hand and *Retain* {count|it|them} this turn.',
  takeTopDiscard: 'Put it into your hand.',
  takeZeroCostDiscards: 'Put all cards that cost 0 [energy] from your discard pile into your hand.',
  recallFreeCard: 'Put 1 card from your discard pile into your hand. It costs 0 [energy] this turn.',
  exhaustThis: '*Exhaust* this card.',
  attachToTarget:
    'Attach this card to the enemy. When that enemy dies: {amount} damage to every enemy in its row, then discard this card.',
  discardAttached: 'Discard the card attached to the enemy.',
} as const satisfies Messages;

const say = createSay(pileEnglish);

type MoveCard = {
  readonly from: Exclude<PileName, 'deck'>;
  readonly to: 'topOfDraw' | 'hand';
  readonly amount: number;
  /** The card stays in hand at the end of this turn. */
  readonly retain?: boolean;
};

export const pileWords = {
  moveCard: word<MoveCard>({
    compile: ({ from, to, amount, retain }) => ({
      kind: indexIn(PILES, from),
      most: amount,
      at: to,
      bonus: retain === true ? 1 : 0,
    }),
    says: ({ from, to, amount, retain }) => {
      const moved = { cards: exactCards(amount), count: amount };
      return sentence(
        retain === true ? say('moveCard.retained', moved) : say(`moveCard.${from}.${to}`, moved),
      );
    },
  }),
  takeTopDiscard: word(),
  takeZeroCostDiscards: word(),
  /** Returns a chosen card from the discard pile; it costs 0 this turn. */
  recallFreeCard: word(),
  exhaustThis: word(),
  attachToTarget: word<{ readonly deathDamage: number }>({
    compile: ({ deathDamage }) => ({ amount: deathDamage }),
    says: ({ deathDamage }) => sentence(say('attachToTarget', { amount: deathDamage })),
  }),
  /** Required by the rules; no card prints it. */
  discardAttached: word(),
};

export const takeFromDiscard = (amount: number): EffectOf<typeof pileWords> => ({
  do: 'moveCard',
  from: 'discard',
  to: 'hand',
  amount,
});
