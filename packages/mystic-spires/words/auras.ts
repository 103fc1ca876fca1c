/** Auras: continuous changes made by Passive effects (MYS-7.3). Their words leave out what they apply to. */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import { type Amount, signed } from './amounts.ts';
import type { Duty, Status } from './lists.ts';
import { countedText, type Objects, verb } from './objects.ts';
import { type Aimed, type Word, word } from './word.ts';

export const auraEnglish = {
  'aura.raise': '{gets} {power}/{hp}',
  'aura.raiseBy': '{gets} +1 Power for each {of}',
  'aura.raisePer': '{gets} +1 Power for every {per} {of}',
  'aura.give': '{has} {status}',
  'aura.strip': '{loses} {status}',
  'duty.mayAttack': 'can attack',
  'duty.hitsEthereal': 'can attack *Ethereal* Units',
  'duty.cannotAttack': 'cannot attack',
  'duty.cannotIntercept': 'cannot intercept',
  'duty.mustAttack': 'must attack if able',
  'duty.mustIntercept': 'must intercept if able',
  'aura.forbidTower': "your opponent cannot use their Tower's Active abilities",
  'aura.forbidTower.they': "they cannot use their Tower's Active abilities",
  'aura.tax': "your opponent's Spells cost {number} more Crystal",
  'aura.limit': 'your opponent can play no more than {number} {number|card|cards} from their hand each turn',
} as const satisfies Messages;

const say = createSay(auraEnglish);

/** A permission, a ban or an obligation to act. */
const duty = <Act extends string>(duties: Readonly<Record<Act, Duty>>): Word<Aimed & { readonly act: Act }> =>
  word({
    compile: ({ act }) => ({ duty: duties[act] }),
    says: ({ act }) => say(`duty.${duties[act]}`),
  });

type Opposing = { readonly who: 'opp' };
type Numbered = Opposing & { readonly number: number };

export const AURA_WORDS = {
  raise: word<Aimed & { readonly power: Amount; readonly hp: number }>({
    says({ what, power, hp }, voice) {
      const gets = verb('gets', what);
      if (typeof power === 'object' && 'count' in power) {
        const of = countedText(power.count, voice, power.per === undefined ? 1 : 2);
        return power.per === undefined
          ? say('aura.raiseBy', { gets, of })
          : say('aura.raisePer', { gets, of, per: power.per });
      }
      return say('aura.raise', {
        gets,
        power: signed(typeof power === 'number' ? power : 0),
        hp: signed(hp),
      });
    },
  }),
  /** `amount` is the X of Ignite. */
  give: word<Aimed & { readonly status: Status; readonly amount?: number | undefined }>({
    compile: ({ amount = 1 }) => ({ number: amount }),
    says: ({ what, status, amount }) =>
      say('aura.give', {
        has: verb('has', what),
        status: [{ keyword: amount === undefined ? status : `${status} ${amount}` }],
      }),
  }),
  strip: word<Aimed & { readonly status: Status }>({
    says: ({ what, status }) =>
      say('aura.strip', { loses: verb('loses', what), status: [{ keyword: status }] }),
  }),
  permit: duty({ attack: 'mayAttack', hitEthereal: 'hitsEthereal' }),
  forbid: duty({ attack: 'cannotAttack', intercept: 'cannotIntercept' }),
  force: duty({ attack: 'mustAttack', intercept: 'mustIntercept' }),
  forbidTower: word<Opposing>({
    says: (_, { opponentNamed }) => say(opponentNamed ? 'aura.forbidTower.they' : 'aura.forbidTower'),
  }),
  tax: word<Numbered>({ says: ({ number }) => say('aura.tax', { number }) }),
  limit: word<Numbered>({ says: ({ number }) => say('aura.limit', { number }) }),
};

export type Aura = EffectOf<typeof AURA_WORDS>;

export const auraWord = ({ do: name }: Aura): Word<unknown> => AURA_WORDS[name];

export const always = {
  raise: (what: Objects, power: Amount, hp: number): Aura => ({ do: 'raise', what, power, hp }),
  give: (what: Objects, status: Status, amount?: number): Aura => ({ do: 'give', what, status, amount }),
  strip: (what: Objects, status: Status): Aura => ({ do: 'strip', what, status }),
  permit: (what: Objects, act: 'attack' | 'hitEthereal'): Aura => ({ do: 'permit', what, act }),
  forbid: (what: Objects, act: 'attack' | 'intercept'): Aura => ({ do: 'forbid', what, act }),
  force: (what: Objects, act: 'attack' | 'intercept'): Aura => ({ do: 'force', what, act }),
  forbidTower: { do: 'forbidTower', who: 'opp' },
  tax: (number: number): Aura => ({ do: 'tax', who: 'opp', number }),
  limit: (number: number): Aura => ({ do: 'limit', who: 'opp', number }),
} as const;
