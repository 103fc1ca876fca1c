/** Orbs. */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import type { Amount, Counted } from './fields.ts';
import { indexIn, ORBS, type Orb } from './lists.ts';
import { type Phrase, sentence } from './phrases/phrase.ts';
import { iconsOf, plainNumber } from './phrases/quantity.ts';
import { word } from './word.ts';

export const orbEnglish = {
  channel: '*Channel* {orbs}.',
  evoke: '*Evoke* 1 Orb.',
  'evoke.times': '*Evoke* 1 Orb. Its effect happens {times} times.',
  'evoke.twice': '*Evoke* 1 Orb. Its effect happens twice.',
  'evoke.same': '*Evoke* 1 Orb, then *Channel* an Orb of the same kind.',
  evokeAll: '*Evoke* all your Orbs.',
  removeOrbs: 'Remove all your Orbs without *Evoking* them.',
  orbAgain: 'Repeat one Orb’s end-of-turn effect.',
  'orbAgain.times': 'Repeat one Orb’s end-of-turn effect {times} times.',
  'orbEffect.lightning': 'Trigger 1 [lightning].',
  'orbEffect.frost': 'Trigger 1 [frost].',
} as const satisfies Messages;

const say = createSay(orbEnglish);

type Evoke = {
  readonly times: Amount;
  /** An Orb of the same kind takes the freed slot. */
  readonly channelsSame?: true;
};

const evokePhrase = ({ times, channelsSame }: Evoke): Phrase => {
  if (channelsSame === true) return sentence(say('evoke.same'));
  if (times === 1) return sentence(say('evoke'));
  if (times === 2) return sentence(say('evoke.twice'));
  return sentence(say('evoke.times', { times: plainNumber(times) ?? [] }));
};

export const orbWords = {
  channel: word<Counted & { readonly orb: Orb }>({
    compile: ({ orb, amount }) => ({ amount, kind: indexIn(ORBS, orb) }),
    says: ({ orb, amount }, { moved }) => sentence(say('channel', { orbs: iconsOf(orb, amount, moved) })),
  }),
  evoke: word<Evoke>({
    compile: ({ times, channelsSame }) => ({ times, kind: channelsSame === true ? 1 : 0 }),
    says: evokePhrase,
  }),
  evokeAll: word({ moves: 'evoked' }),
  removeOrbs: word({ moves: 'removed' }),
  orbAgain: word<{ readonly times: number }>({
    says: ({ times }) => sentence(times === 1 ? say('orbAgain') : say('orbAgain.times', { times })),
  }),
  /** Required by the rules; no card prints it. */
  orbEffect: word<{ readonly orb: 'lightning' | 'frost' }>({
    compile: ({ orb }) => ({ kind: indexIn(ORBS, orb) }),
    says: ({ orb }) => sentence(say(`orbEffect.${orb}`)),
  }),
};

type OrbEffect = EffectOf<typeof orbWords>;

export const channel = (orb: Orb, amount: Amount = 1): OrbEffect => ({ do: 'channel', orb, amount });
export const evoke = (times: Amount = 1): OrbEffect => ({ do: 'evoke', times });
export const removeOrbs = (): OrbEffect => ({ do: 'removeOrbs' });
