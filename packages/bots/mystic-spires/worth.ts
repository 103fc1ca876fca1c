/**
 * The worth of printed cards and abilities to a bot without experience: computed once from their figures and
 * words. The unit is roughly the use of one Crystal; one HP of a Tower is worth a little less than half.
 */
import {
  type AbilityEntry,
  type Amount,
  CARD_ENTRIES,
  type CardEntry,
  type Step,
  TOWER_ENTRIES,
} from '@three-spires/mystic-spires/for-bots';

/** Amounts that depend on the game count as this much. */
const UNKNOWN_AMOUNT = 2;

const roughly = (amount: Amount): number => (typeof amount === 'number' ? amount : UNKNOWN_AMOUNT);

/** The worth of a step to the effect's Keeper. */
const stepWorth = (step: Step): number => {
  switch (step.do) {
    case 'draw':
      return step.who === 'my' ? 1.5 * step.number : -0.5;
    case 'discard':
      return step.who === 'my' ? -1 : 1.2;
    case 'mill':
      return step.who === 'my' ? -0.2 * step.number : 0.5 * step.number;
    case 'damage':
      return 0.45 * roughly(step.amount);
    case 'heal':
      return 0.3 * roughly(step.amount);
    case 'gain':
      return step.who === 'my' ? 0.4 * roughly(step.amount) : 0.15 * roughly(step.amount);
    case 'tokens':
      return step.side === 'my' ? step.number : -1;
    case 'destroy':
    case 'exile':
      return step.what === 'self' ? 0 : 2;
    case 'search':
    case 'summon':
    case 'give':
    case 'toHand':
    case 'disrupt':
    case 'negate':
      return 1.2;
    default:
      return 0.5;
  }
};

const stepsWorth = ({ steps }: AbilityEntry): number =>
  steps.reduce((sum, { step }) => sum + stepWorth(step), 0);

/** An effect that repeats every turn is worth more than one that needs a trigger. */
const FREQUENCY: Readonly<Record<string, number>> = { standby: 1.4, end: 1.4, summoned: 0, destroyed: 0.4 };
const OCCASIONAL = 0.6;

/** The future worth of an ability of a card in play. */
const stillWorth = (entry: AbilityEntry): number => {
  if (entry.kind === 'active') return Math.max(0, 1.2 * stepsWorth(entry) - 0.4 * entry.crystal);
  if (entry.kind === 'passive') return entry.auras.length;
  return entry.kind === 'triggered' ? (FREQUENCY[entry.on?.when ?? ''] ?? OCCASIONAL) * stepsWorth(entry) : 0;
};

const abilitiesOf = ({ actives, triggers, passives }: CardEntry): readonly AbilityEntry[] => [
  ...actives,
  ...triggers,
  ...passives,
];

/** The worth of a card's abilities in play, in addition to its figures. */
export const ABILITY_WORTH: readonly number[] = CARD_ENTRIES.map((entry) =>
  abilitiesOf(entry).reduce((sum, ability) => sum + stillWorth(ability), 0),
);

/** The worth of a Passive or an Equipment in play: never less than the cost of playing it. */
export const SPELL_WORTH: readonly number[] = CARD_ENTRIES.map(({ definition: { cost } }) => 2 + 0.85 * cost);

/** The worth of a card in hand. */
export const HAND_WORTH: readonly number[] = CARD_ENTRIES.map(
  ({ definition: { cost } }) => 1.4 + 0.22 * Math.min(cost, 7),
);

const sumOfSteps = (
  abilities: readonly (AbilityEntry | undefined)[],
  worth: (step: Step) => number,
): number => {
  let sum = 0;
  for (const ability of abilities) for (const { step } of ability?.steps ?? []) sum += worth(step);
  return sum;
};

const millOf = (step: Step): number => (step.do === 'mill' && step.who === 'opp' ? step.number : 0);

/** Amounts that depend on the game count as five. */
const floodOf = (step: Step): number =>
  step.do === 'gain' && step.who === 'opp' ? Math.max(5, roughly(step.amount)) : 0;

/** Cards a card may discard from the opponent's deck, and Crystal it may give to the opponent. */
export const MILLS: readonly number[] = CARD_ENTRIES.map((entry) =>
  sumOfSteps([entry.cast, ...abilitiesOf(entry)], millOf),
);
export const FLOODS: readonly number[] = CARD_ENTRIES.map((entry) =>
  sumOfSteps([entry.cast, ...abilitiesOf(entry)], floodOf),
);

/** Repeats every turn as long as the card is in play: a use that costs no card, or a phase. */
const isLasting = ({ kind, on, destroySelf }: AbilityEntry): boolean =>
  (kind === 'active' && !destroySelf) ||
  (kind === 'triggered' && (on?.when === 'standby' || on?.when === 'end'));

/** Cards that a card in play discards from the opponent's deck every turn. */
export const LASTING_MILLS: readonly number[] = CARD_ENTRIES.map((entry) =>
  sumOfSteps(abilitiesOf(entry).filter(isLasting), millOf),
);

/** Cards that a card discards from the opponent's deck once, when it is played. */
export const MILLS_ONCE: readonly number[] = CARD_ENTRIES.map((entry) =>
  sumOfSteps([entry.cast, ...entry.triggers.filter(({ on }) => on?.when === 'summoned')], millOf),
);

/** The same for Towers, whose effects repeat. */
const AGAIN = 3;
export const TOWER_PLANS: readonly { readonly mill: number; readonly flood: number }[] = TOWER_ENTRIES.map(
  ({ actives, triggers }) => ({
    mill: AGAIN * sumOfSteps([...actives, ...triggers], millOf),
    flood: AGAIN * sumOfSteps([...actives, ...triggers], floodOf),
  }),
);
