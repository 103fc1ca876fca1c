/** Wounds on enemies, from the card to the figure (section 15). */
import { NONE, type Why, type WhyStep, whyStep } from '@three-spires/kernel';
import { heroAt } from '../rules/asking.ts';
import type { Part } from '../rules/compile/card-entry.ts';
import { ADDS_TO_ATTACK, type Adds } from '../rules/compile/card-tables.ts';
import { cardEntry, cardName } from '../rules/compile/entries.ts';
import { countRank, FRONT, findFigure, REAR, resistanceOf, screenOf } from '../rules/enemy/ranks.ts';
import { tokensOf, WEAKENED } from '../rules/hero/heroes.ts';
import { figureLabel } from '../rules/naming.ts';
import { type Figure, FRAME, type Frame, type State } from '../rules/state.ts';
import { isHit } from '../rules/turn/use.ts';
import { ATTACKS } from '../words/lists.ts';
import { useStep, workSteps } from './causes.ts';
import { type Explainers, frameOf, tell, workOf } from './moment.ts';
import { say } from './say.ts';

/** A chain in which each step changes a running sum. */
const summing = () => {
  let sum = 0;
  const steps: WhyStep[] = [];
  return {
    steps,
    add: (by: number, says: WhyStep['says'], rule: string): void => {
      sum += by;
      steps.push(whyStep(says, rule, sum));
    },
  };
};

type Sum = ReturnType<typeof summing>;

/** The wounds of the first payment and of all further ones, as far as they hit this enemy. */
const addWounds = (sum: Sum, state: State, frame: Frame, figure: Figure): void => {
  const { pay, more } = cardEntry(frame.card);
  const card = cardName(frame.card);
  const further = frame.number - 1;
  const hits = (part: Part | undefined) =>
    part?.wounds.filter((wounding) => isHit(state, frame, figure, wounding)) ?? [];
  for (const { number } of hits(pay)) sum.add(number, say('deals', { card, number }), 'STY-15.4');
  if (further > 0)
    for (const { number } of hits(more))
      sum.add(further * number, say('dealsMore', { times: further, number }), 'STY-8.2');
  addNeighbours(sum, frame, figure);
};

/** Those for another enemy in the rank, which the attacker has chosen in the order of the payments. */
const addNeighbours = (sum: Sum, { list, card, number: times }: Frame, figure: Figure): void => {
  const { pay, more } = cardEntry(card);
  const parts = Array.from({ length: times }, (_, payment) => (payment === 0 ? pay : more));
  const woundings = parts.flatMap((part) => part?.wounds.filter(({ scope }) => scope === 'next') ?? []);
  const number = woundings.reduce(
    (all, wounding, at) => all + (list[at] === figure.id ? wounding.number : 0),
    0,
  );
  if (number > 0) sum.add(number, say('dealsNext', { number }), 'STY-15.9');
};

/** Every card of the hero and the party that raises this kind of attack. */
const addBonuses = (sum: Sum, state: State, frame: Frame, attack: number): void => {
  const { skills, treasures } = heroAt(state, frame.hero);
  const table = ADDS_TO_ATTACK[attack] as Adds;
  for (const card of [...skills, ...treasures, ...state.partyTreasures]) {
    const number = table[card] ?? 0;
    if (number !== 0) sum.add(number, say('adds', { card: cardName(card), number }), 'STY-15.5');
  }
};

const takeOffDefences = (sum: Sum, state: State, figure: Figure, attack: number): void => {
  const enemy = figureLabel(state, figure);
  const resistance = resistanceOf(state, figure, attack);
  if (resistance > 0)
    sum.add(
      -resistance,
      say('resists', { enemy, attack: ATTACKS[attack] ?? '', number: resistance }),
      'STY-15.2',
    );
  const count = figure.rank === REAR ? countRank(state, FRONT) : 0;
  const number = screenOf(state, figure) * count;
  if (number > 0) sum.add(-number, say('screened', { enemy, count, number }), 'STY-15.3');
};

/** As in STY-15.4: all wounds, bonuses, Weakened, resistance, screening. */
const attackSteps = (state: State, frame: Frame, figure: Figure): Why => {
  const { attack, ranks, pay } = cardEntry(frame.card);
  const sum = summing();
  addWounds(sum, state, frame, figure);
  if (attack !== NONE && figure.id === (ranks === 0 ? frame.left : frame.target))
    addBonuses(sum, state, frame, attack);
  const weakened = tokensOf(heroAt(state, frame.hero), WEAKENED);
  if (weakened > 0) sum.add(-weakened, say('weakened', { number: weakened }), 'STY-21.5');
  if (pay?.pierces === true) sum.steps.push(whyStep(say('pierces'), 'STY-15.6'));
  else takeOffDefences(sum, state, figure, attack);
  return [useStep(state, frame), ...sum.steps];
};

export const attackExplainers: Explainers<'wounded'> = {
  wounded: (event, { state }) => {
    const last = whyStep(tell(event), 'STY-15.1', event.number);
    const work = workOf(state, 'wound');
    if (work !== undefined)
      return [...workSteps(state, work, work.step.number), whyStep(say('noAttack'), 'STY-15.7'), last];
    const using = frameOf(state, FRAME.use);
    const figure = findFigure(state, event.figure);
    return using === undefined || figure === undefined
      ? [last]
      : [...attackSteps(state, using.frame, figure), last];
  },
};
