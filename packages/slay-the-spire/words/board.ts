/** Stances, rows, cubes and the die. */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import type { Counted } from './fields.ts';
import { indexIn, STANCES, type Stance } from './lists.ts';
import { type Phrase, sentence } from './phrases/phrase.ts';
import { CUBES, quantity } from './phrases/quantity.ts';
import { word } from './word.ts';

export const boardEnglish = {
  'stance.neutral': 'Enter *Neutral*.',
  'stance.calm': 'Enter *Calm*.',
  'stance.wrath': 'Enter *Wrath*.',
  swapRows: 'You may switch rows with another player.',
  changeRows: 'Players may change rows.',
  placeCubes: 'Put {cubes} on this card.',
  redCube: 'Take 1 red cube.',
  rollAgain: 'Reroll the [die].',
  triggerDieAbility: 'Trigger one of your [die] abilities.',
  'triggerDieAbility.anyone': 'Trigger any relic’s [die] ability; that relic’s owner gets it.',
  'triggerDieAbility.face': 'Trigger any relic’s [die] {face} ability; that relic’s owner gets it.',
} as const satisfies Messages;

const say = createSay(boardEnglish);

/** Whose die abilities a step may use. */
const OWN = 0;
export const ANYONES = 1;

type TriggerDieAbility = {
  readonly of?: 'anyone';
  /** Only those for this result. */
  readonly face?: number;
};

const dieAbilityPhrase = ({ of, face }: TriggerDieAbility): Phrase => {
  if (of === undefined) return sentence(say('triggerDieAbility'));
  if (face === undefined) return sentence(say('triggerDieAbility.anyone'));
  return sentence(say('triggerDieAbility.face', { face }));
};

export const boardWords = {
  stance: word<{ readonly stance: Stance }>({
    compile: ({ stance }) => ({ kind: indexIn(STANCES, stance) }),
    says: ({ stance }) => sentence(say(`stance.${stance}`)),
  }),
  swapRows: word(),
  /** Required by the rules; no card prints it. */
  changeRows: word(),
  /** Cubes on the card itself. */
  placeCubes: word<Counted>({
    says: ({ amount }) => sentence(say('placeCubes', { cubes: quantity(amount, CUBES) })),
  }),
  redCube: word(),
  rollAgain: word(),
  /** Triggers one die ability of the player's relics, or of anyone's (STS-7.3). */
  triggerDieAbility: word<TriggerDieAbility>({
    compile: ({ of, face }) => ({
      kind: of === 'anyone' ? ANYONES : OWN,
      faces: face === undefined ? 0 : 1 << face,
    }),
    says: dieAbilityPhrase,
  }),
};

type BoardEffect = EffectOf<typeof boardWords>;

export const enter = (stance: Stance): BoardEffect => ({ do: 'stance', stance });
export const swapRows = (): BoardEffect => ({ do: 'swapRows' });
