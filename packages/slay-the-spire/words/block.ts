/** Block. */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import type { Amount, Counted, Recipient } from './fields.ts';
import { aimed } from './phrases/aim.ts';
import { gained, icons, type Phrase, sentence } from './phrases/phrase.ts';
import { allOf, iconsOf, plainNumber } from './phrases/quantity.ts';
import type { Setting } from './phrases/setting.ts';
import { word } from './word.ts';

export const blockEnglish = {
  loseBlock: 'Lose {amount} [block].',
  'block.more': '{amount} more [block]',
  'block.equal': 'Gain [block] equal to {what}.',
  'block.anyPlayer': 'Any player gains [block] equal to {what}.',
  'block.anyPlayerPlus': 'Any player gains [block] equal to {what}, +{base}.',
  doubleBlock: 'Double your [block].',
  removeBlock: 'Remove the enemy’s [block].',
  keepBlockThisTurn: 'At the start of your turn, keep your [block].',
  blockForLoss: 'The player in its row gains that much [block].',
} as const satisfies Messages;

const say = createSay(blockEnglish);

type Block = Counted & { readonly to: Recipient };

const blockPhrase = ({ amount, to }: Block, { moved, named, more }: Setting): Phrase => {
  if (typeof amount === 'number' && amount < 0) return sentence(say('loseBlock', { amount: -amount }));
  if (typeof amount !== 'number' && plainNumber(amount) === undefined && amount.each === 1) {
    const what = allOf(amount.per, moved);
    if (to === 'anyPlayer')
      return sentence(
        amount.base === 0
          ? say('block.anyPlayer', { what })
          : say('block.anyPlayerPlus', { what, base: amount.base }),
      );
    // Damage is not a number of things, so there is no "for each".
    if (amount.per === 'damageThrough' && amount.base === 0) return sentence(say('block.equal', { what }));
  }
  if (more === true && typeof amount === 'number' && to === 'self')
    return icons(say('block.more', { amount }));
  const phrase = aimed(iconsOf('block', amount, moved), to, named);
  return to === 'self' ? gained(phrase) : phrase;
};

export const blockSteps = ['blockSelfEnemy'] as const;

export const blockWords = {
  block: word<Block>({
    compile: ({ amount, to }, { byEnemy }) => ({
      step: byEnemy ? 'blockSelfEnemy' : 'block',
      amount,
      at: to,
    }),
    says: blockPhrase,
  }),
  doubleBlock: word(),
  removeBlock: word<{ readonly at: 'enemy' }>(),
  /** Offered at the Reset step: keep Block this once. */
  keepBlockThisTurn: word(),
  /** The player in the enemy's row gains Block equal to the HP just lost. */
  blockForLoss: word(),
};

type BlockEffect = EffectOf<typeof blockWords>;

const blockTo =
  (to: Recipient) =>
  (amount: Amount): BlockEffect => ({ do: 'block', amount, to });
export const block = blockTo('self');
export const blockAny = blockTo('anyPlayer');
export const blockAll = blockTo('allPlayers');

/** An enemy's Block is its own. */
export const gainBlock = blockTo('self');
export const gainBlockPerPlayer = (each: number): BlockEffect => gainBlock({ base: 0, each, per: 'players' });
