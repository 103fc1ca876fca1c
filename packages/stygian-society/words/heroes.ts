/** Words about heroes and the party's tracks. */
import { createSay, defined, type EffectOf, type Messages } from '@three-spires/kernel';
import type { Status } from './lists.ts';
import { type Numbered, numbered, word } from './word.ts';

/** The active hero (before a turn: the one who acts first), every hero, or one chosen by the party. */
export type Who = 'self' | 'each' | 'pick';

export const heroEnglish = {
  'who.self': 'the active hero',
  'who.each': 'every hero',
  'who.pick': "one hero of the party's choice",
  'do.heal': 'heal {number} {number|wound|wounds}',
  'do.guard': 'prevent up to {number} {number|wound|wounds}',
  'do.guard.those': 'prevent up to {number} of those wounds',
  'do.guard.all': 'prevent all of those wounds',
  'do.luck': 'gain {number} *luck*',
  'do.luck.lost': 'lose {number} *luck*',
  'do.peril': '*peril* rises by {number}',
  'do.peril.falls': '*peril* falls by {number}',
  'do.cleanse':
    '{number|you may remove|remove up to} {number} *status* {number|token|tokens} from any {number|hero|heroes}',
  'do.refresh':
    '{number|you may |}*refresh* {number||up to }{number} {number|card|cards} of any {number|hero|heroes}',
  'do.xp': 'gain {number} XP',
  'do.ward': 'they receive none',
  'do.setWounds': "the party's wounds rise to one below the maximum",
  'do.tire': '{who} must *exhaust* {number} ready {number|skill|skills} (not level 0)',
  'do.afflict': '{who} receives {number} {status} {number|token|tokens}',
  'do.hurt': 'the party suffers {number} {number|wound|wounds}',
  'do.hurt.perSelf': 'the party suffers {number} {number|wound|wounds} for each {name}',
  'do.hurt.perSelfMost': 'the party suffers {number} {number|wound|wounds} for each {name}, at most {most}',
} as const satisfies Messages;

const say = createSay(heroEnglish);

/** A guard this large prevents everything. */
const ALL_WOUNDS = 99;

export const heroWords = {
  heal: word<Numbered>(),
  guard: word<Numbered>({
    says: ({ number }, { answersHarm }) =>
      number === ALL_WOUNDS
        ? say('do.guard.all')
        : say(answersHarm ? 'do.guard.those' : 'do.guard', { number }),
  }),
  luck: word<Numbered>({
    says: ({ number }) => say(number > 0 ? 'do.luck' : 'do.luck.lost', { number: Math.abs(number) }),
  }),
  peril: word<Numbered>({
    says: ({ number }) => say(number > 0 ? 'do.peril' : 'do.peril.falls', { number: Math.abs(number) }),
  }),
  cleanse: word<Numbered>(),
  refresh: word<Numbered>(),
  xp: word<Numbered>(),
  ward: word(),
  setWounds: word(),
  tire: word<Numbered & { readonly who: Who }>(),
  afflict: word<Numbered & { readonly status: Status; readonly who: Who }>(),
  hurt: word<Numbered & { readonly perSelf?: true; readonly most?: number }>({
    says: ({ number, perSelf, most }, { name }) =>
      most === undefined
        ? say(perSelf ? 'do.hurt.perSelf' : 'do.hurt', { number, name })
        : say('do.hurt.perSelfMost', { number, most, name }),
  }),
};

type HeroEffect = EffectOf<typeof heroWords>;

export const heal = numbered('heal');
export const guard = numbered('guard');
export const luck = numbered('luck');
export const peril = numbered('peril');
export const cleanse = numbered('cleanse');
export const refresh = numbered('refresh');
export const xp = numbered('xp');
export const ward: HeroEffect = { do: 'ward' };
export const setWounds: HeroEffect = { do: 'setWounds' };
export const tire = (number: number, who: Who): HeroEffect => ({ do: 'tire', number, who });
export const afflict = (status: Status, number: number, who: Who): HeroEffect => ({
  do: 'afflict',
  status,
  number,
  who,
});
export const hurt = numbered('hurt');
export const hurtPerSelf = (number: number, most?: number): HeroEffect => ({
  do: 'hurt',
  number,
  perSelf: true,
  ...defined({ most }),
});
