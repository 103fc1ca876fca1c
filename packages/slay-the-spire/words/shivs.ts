/** Shivs and Miracles. */
import type { EffectOf, Messages } from '@three-spires/kernel';
import type { Amount, Counted } from './fields.ts';
import { gained, icons } from './phrases/phrase.ts';
import { iconsOf } from './phrases/quantity.ts';
import { word } from './word.ts';

export const shivEnglish = {
  useAllShivs: 'Use all your [shiv|shivs] now; each deals {bonus} more damage.',
} as const satisfies Messages;

export const shivWords = {
  shiv: word<Counted>({ says: ({ amount }, { moved }) => gained(icons(iconsOf('shiv', amount, moved))) }),
  useAllShivs: word<{ readonly bonus: number }>({ compile: ({ bonus }) => ({ bonus }) }),
  miracle: word<Counted>({
    says: ({ amount }, { moved }) => gained(icons(iconsOf('miracle', amount, moved))),
  }),
};

type ShivEffect = EffectOf<typeof shivWords>;

export const shiv = (amount: Amount): ShivEffect => ({ do: 'shiv', amount });
export const miracle = (amount: Amount): ShivEffect => ({ do: 'miracle', amount });
