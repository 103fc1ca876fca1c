/** Steps that concern a Keeper rather than objects: cards, Crystal, Tokens, phases. */
import { createSay, type EffectOf, type Messages, type Text } from '@three-spires/kernel';
import { type Amount, amountText, isWorkedOut } from './amounts.ts';
import type { Who, Whose } from './objects.ts';
import { aboutOpponent, sideKey, type Voice, whoKey } from './voice.ts';
import { type OfKeeper, word } from './word.ts';

export const keeperEnglish = {
  'do.tokens.my': 'summon {number} {name}{number||s} to your field',
  'do.tokens.opp': "summon {number} {name}{number||s} to your opponent's field",
  'do.tokens.they': 'summon {number} {name}{number||s} to their field',
  'do.draw.my': 'draw {number} {number|card|cards}',
  'do.draw.opp': 'your opponent draws {number} {number|card|cards}',
  'do.draw.they': 'they draw {number} {number|card|cards}',
  'do.discard.my': 'discard {number} {number|card|cards} from your hand',
  'do.discard.opp': 'your opponent discards {number} {number|card|cards} from their hand',
  'do.discard.they': 'they discard {number} {number|card|cards} from their hand',
  'do.mill.my': 'discard {number} {number|card|cards} from the top of your deck',
  'do.mill.opp': 'your opponent discards {number} {number|card|cards} from the top of their deck',
  'do.mill.they': 'they discard {number} {number|card|cards} from the top of their deck',
  'do.gain.my': 'gain {amount} Crystal',
  'do.gain.opp': 'your opponent gains {amount} Crystal',
  'do.gain.they': 'they gain {amount} Crystal',
  'do.gain.my.equal': 'gain Crystal equal to {amount}',
  'do.gain.opp.equal': 'your opponent gains Crystal equal to {amount}',
  'do.gain.they.equal': 'they gain Crystal equal to {amount}',
  'do.drain.my': 'lose up to {amount} Crystal',
  'do.drain.opp': 'your opponent loses up to {amount} Crystal',
  'do.drain.they': 'they lose up to {amount} Crystal',
  'do.toll.my': 'you may pay {number} Crystal',
  'do.toll.opp': 'your opponent may pay {number} Crystal',
  'do.toll.host': 'that Keeper may pay {number} Crystal',
  'do.skip.my': 'skip your next {phase} Phase',
  'do.skip.opp': 'your opponent skips their next {phase} Phase',
} as const satisfies Messages;

const say = createSay(keeperEnglish);

type Counted = OfKeeper & { readonly number: number };
type Crystal = OfKeeper & { readonly amount: Amount };

const crystalText = ({ who, amount }: Crystal, voice: Voice): Text =>
  amountText(amount, who === 'opp' ? aboutOpponent(voice) : voice);

export const keeperWords = {
  tokens: word<{ readonly name: string; readonly number: number; readonly side: Whose }>({
    says: ({ side, number, name }, voice) => say(`do.tokens.${sideKey(side, voice)}`, { number, name }),
  }),
  draw: word<Counted>(),
  discard: word<Counted>(),
  mill: word<Counted>(),
  gain: word<Crystal>({
    says(step, voice) {
      const key = `do.gain.${whoKey(step.who, voice)}` as const;
      return say(isWorkedOut(step.amount) ? `${key}.equal` : key, { amount: crystalText(step, voice) });
    },
  }),
  drain: word<Crystal>({
    says: (step, voice) => say(`do.drain.${whoKey(step.who, voice)}`, { amount: crystalText(step, voice) }),
  }),
  toll: word<{ readonly who: Who; readonly number: number }>({
    compile: () => ({ isQuiet: true }),
    says: ({ who, number }) => say(`do.toll.${who}`, { number }),
  }),
  skip: word<OfKeeper & { readonly phase: 'Draw' | 'Battle' }>({
    compile: () => ({ isQuiet: true }),
    says: ({ who, phase }) => say(`do.skip.${who}`, { phase }),
  }),
};

type KeeperStep = EffectOf<typeof keeperWords>;

export const tokens = (name: string, number: number, side: Whose = 'my'): KeeperStep => ({
  do: 'tokens',
  name,
  number,
  side,
});
export const draw = (who: Whose, number: number): KeeperStep => ({ do: 'draw', who, number });
export const discard = (who: Whose, number: number): KeeperStep => ({ do: 'discard', who, number });
export const mill = (who: Whose, number: number): KeeperStep => ({ do: 'mill', who, number });
export const gain = (who: Whose, amount: Amount): KeeperStep => ({ do: 'gain', who, amount });
export const drain = (who: Whose, amount: Amount): KeeperStep => ({ do: 'drain', who, amount });
export const toll = (who: Who, number: number): KeeperStep => ({ do: 'toll', who, number });
export const skip = (who: Whose, phase: 'Draw' | 'Battle'): KeeperStep => ({ do: 'skip', who, phase });
