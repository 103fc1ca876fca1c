/** Steps that change Units and Towers: damage, healing, Power, statuses, bonds (sections 20, 21, 24, 29). */
import { createSay, type EffectOf, type MessageParams, type Messages, type Text } from '@three-spires/kernel';
import { type Amount, amountText, isWorkedOut, perEach, shared, signed } from './amounts.ts';
import { type Duration, isAdjective, type Status } from './lists.ts';
import { after, isOpposing, type Objects, objectsText, type Selector, verb } from './objects.ts';
import { aboutOpponent, type Voice } from './voice.ts';
import { type Aimed, word } from './word.ts';

export const unitEnglish = {
  'do.destroy': '*destroy* {what}',
  'do.ready': 'remove *Fatigue* from {what}',
  'do.damage': 'deal {amount} damage to {what}',
  'do.damage.per': 'deal 1 damage to {what} for every {per} {of}',
  'do.damage.equal': 'deal damage equal to {amount} to {what}',
  'do.damage.forEach': 'deal {amount} damage to {what} for each of them',
  'do.heal': 'restore {amount} HP to {what}',
  'do.heal.equal': 'restore HP to {what} equal to {amount}',
  'do.heal.forEach': 'restore {amount} HP to {what} for each of them',
  'do.raise': '{what} {gets} {power}/{hp}',
  'do.give': '{what} {gains} {status}',
  'do.give.adjective': '{what} {becomes} {status}',
  'do.strip': '{what} {loses} {status}',
  'do.bond': '*Spiritbond* {what} with each other',
  'do.bond.with': '*Spiritbond* {what} with {other}',
  'until.turn': '{what} until the end of this turn',
  'until.nextTurn': "{what} until the end of its controller's next turn",
  'until.theirNextTurn': '{what} until the end of their next turn',
} as const satisfies Messages;

const say = createSay(unitEnglish);

type Dealt = Aimed & { readonly amount: Amount };
type Timed = Aimed & { readonly until?: Duration | undefined };
type Changed = Timed & { readonly status: Status };

const dealtText = (deed: 'damage' | 'heal', { amount, what: objects }: Dealt, voice: Voice): Text => {
  // A share of Crystal names its holder before the targets.
  const isOfOpponent = typeof amount === 'object' && 'crystal' in amount && amount.crystal === 'opp';
  const what = objectsText(objects, isOfOpponent ? aboutOpponent(voice) : voice);
  const each = perEach(amount);
  if (each !== undefined) return say(`do.${deed}.forEach`, { amount: each, what });
  const share = deed === 'damage' ? shared(amount, after(voice, objects)) : undefined;
  if (share !== undefined) return say('do.damage.per', { what, ...share });
  return say(isWorkedOut(amount) ? `do.${deed}.equal` : `do.${deed}`, {
    amount: amountText(amount, voice),
    what,
  });
};

/** A change of objects, and until when it lasts. */
const changeText = (
  key: keyof typeof unitEnglish,
  { what: objects, until }: Timed,
  voice: Voice,
  params: MessageParams,
): Text => {
  const what = say(key, { what: objectsText(objects, voice), ...params });
  if (until === undefined) return what;
  return say(until === 'nextTurn' && isOpposing(objects) ? 'until.theirNextTurn' : `until.${until}`, {
    what,
  });
};

export const unitWords = {
  destroy: word<Aimed>(),
  ready: word<Aimed>(),
  damage: word<Dealt>({ says: (step, voice) => dealtText('damage', step, voice) }),
  heal: word<Dealt>({ says: (step, voice) => dealtText('heal', step, voice) }),
  raise: word<Timed & { readonly power: Amount; readonly hp: number }>({
    isTheirs: true,
    says: (step, voice) =>
      changeText('do.raise', step, voice, {
        gets: verb('gets', step.what),
        power: typeof step.power === 'number' ? signed(step.power) : amountText(step.power, voice),
        hp: signed(step.hp),
      }),
  }),
  give: word<Changed>({
    isTheirs: true,
    says: (step, voice) =>
      changeText(isAdjective(step.status) ? 'do.give.adjective' : 'do.give', step, voice, {
        status: [{ keyword: step.status }],
        becomes: verb('becomes', step.what),
        gains: verb('gains', step.what),
      }),
  }),
  strip: word<Changed>({
    isTheirs: true,
    says: (step, voice) =>
      changeText('do.strip', step, voice, {
        status: [{ keyword: step.status }],
        loses: verb('loses', step.what),
      }),
  }),
  bond: word<Aimed & { readonly with?: Selector | undefined }>({
    says({ what: objects, with: partner }, voice) {
      const what = objectsText(objects, voice);
      if (partner === undefined) return say('do.bond', { what });
      return say('do.bond.with', { what, other: objectsText(partner, after(voice, objects)) });
    },
  }),
};

type UnitStep = EffectOf<typeof unitWords>;

export const destroy = (what: Objects): UnitStep => ({ do: 'destroy', what });
export const ready = (what: Objects): UnitStep => ({ do: 'ready', what });
export const damage = (amount: Amount, what: Objects): UnitStep => ({ do: 'damage', amount, what });
export const heal = (amount: Amount, what: Objects): UnitStep => ({ do: 'heal', amount, what });
export const raise = (what: Objects, power: number, hp: number, until?: Duration): UnitStep => ({
  do: 'raise',
  what,
  power,
  hp,
  until,
});
export const give = (what: Objects, status: Status, until?: Duration): UnitStep => ({
  do: 'give',
  what,
  status,
  until,
});
export const strip = (what: Objects, status: Status, until?: Duration): UnitStep => ({
  do: 'strip',
  what,
  status,
  until,
});
export const bond = (what: Objects, partner?: Selector): UnitStep => ({ do: 'bond', what, with: partner });
