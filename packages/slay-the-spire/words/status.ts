/** Daze and Status cards. */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import type { Amount, Counted, Numbered, PlayerAim } from './fields.ts';
import { aimed, yours } from './phrases/aim.ts';
import { sentence } from './phrases/phrase.ts';
import { iconsOf } from './phrases/quantity.ts';
import { word } from './word.ts';

export const statusEnglish = {
  'daze.discard': 'Put {token} into your discard pile.',
  dazeWounded: 'Each player who lost HP to it gains {daze}.',
  shuffleStatus: 'Each player shuffles {status} into their draw pile.',
  payForSlimed: 'Pay 1 [energy] to *Exhaust* the Slimed, if you can.',
} as const satisfies Messages;

const say = createSay(statusEnglish);

type Daze = Counted & {
  readonly to: 'self' | PlayerAim;
  /** On top of the draw pile unless the text says otherwise (STS-38.5). */
  readonly pile?: 'discard';
};

type Status = 'slimed' | 'burn';

export const statusWords = {
  daze: word<Daze>({
    compile: ({ amount, to, pile }) => ({ amount, at: to, kind: pile === 'discard' ? 1 : 0 }),
    says: ({ amount, to, pile }, { moved, named }) => {
      const token = iconsOf('daze', amount, moved);
      if (pile === 'discard') return sentence(say('daze.discard', { token }));
      return to === 'self' ? yours(token) : aimed(token, to, named);
    },
  }),
  status: word<Counted & { readonly status: Status; readonly to: PlayerAim }>({
    compile: ({ status, amount, to }) => ({ amount, at: to, kind: status === 'burn' ? 1 : 0 }),
    says: ({ status, amount, to }, { moved, named }) => aimed(iconsOf(status, amount, moved), to, named),
  }),
  /** Daze for everyone who lost HP to this action. */
  dazeWounded: word<Numbered>({
    says: ({ amount }) => sentence(say('dazeWounded', { daze: iconsOf('daze', amount) })),
  }),
  shuffleStatus: word<Numbered & { readonly status: Status }>({
    compile: ({ status, amount }) => ({ amount, kind: status === 'burn' ? 1 : 0 }),
    says: ({ status, amount }) => sentence(say('shuffleStatus', { status: iconsOf(status, amount) })),
  }),
  /** Required by the rules; no card prints it. */
  payForSlimed: word(),
};

type StatusEffect = EffectOf<typeof statusWords>;

export const daze = (amount: Amount): StatusEffect => ({ do: 'daze', amount, to: 'self' });
export const dazeInDiscard = (amount: Amount): StatusEffect => ({
  do: 'daze',
  amount,
  to: 'self',
  pile: 'discard',
});

/** What enemies give. */
const dazeTo =
  (to: PlayerAim) =>
  (amount = 1): StatusEffect => ({ do: 'daze', amount, to });
const statusTo =
  (status: Status, to: PlayerAim) =>
  (amount = 1): StatusEffect => ({ do: 'status', status, amount, to });
export const giveDaze = dazeTo('facing');
export const giveDazeAll = dazeTo('everyone');
export const giveSlimed = statusTo('slimed', 'facing');
export const giveSlimedAll = statusTo('slimed', 'everyone');
export const giveBurn = statusTo('burn', 'facing');
export const giveBurnAll = statusTo('burn', 'everyone');
