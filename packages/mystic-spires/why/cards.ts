/** Cards between zones and into play (sections 3, 4, 6, 7). */
import { type Why, whyStep } from '@three-spires/kernel';
import { DO } from '../rules/compile/codes.ts';
import { cardEntry } from '../rules/compile/entries.ts';
import { cardName, seatLabel } from '../rules/naming.ts';
import { OPENING_HAND } from '../rules/state.ts';
import { linkSteps, phaseSteps, workSteps } from './causes.ts';
import { type Explainers, type Moment, resolving, type Told, tell, workOf } from './moment.ts';
import { say } from './say.ts';

/** A step of an effect that does one of these; without its amount. */
const work = (moment: Moment, does: readonly number[], number?: number): Why => {
  const found = workOf(moment.state, ...does);
  return found === undefined ? [] : workSteps(moment.state, found, number);
};

type Entered = Told<'summoned'> | Told<'arrived'>;

/** From the Cascade when its link is done, otherwise by an effect. */
const entering = (event: Entered, moment: Moment): Why => {
  const steps = work(moment, [DO.tokens, DO.summon, DO.equip]);
  const isToken = cardEntry(event.card).isToken;
  const rule = event.type === 'summoned' ? (isToken ? 'MYS-3.3' : 'MYS-6.2') : 'MYS-4.1';
  const before = moment.earlier.at(-1);
  const hasResolved = before?.type === 'resolved' && before.card === event.card;
  return [
    ...(hasResolved ? [whyStep(say('resolves', { card: cardName(event.card) }), 'MYS-22.10')] : steps),
    whyStep(tell(event), rule),
  ];
};

type Moved = Told<'moved'>;

const movedBy = (event: Moved, moment: Moment): Why => {
  switch (event.from) {
    case 'deck':
      return work(moment, [DO.mill]);
    case 'hand':
      return [...work(moment, [DO.discard]), whyStep(say('discards'), 'MYS-7.12')];
    case 'cascade':
      return [whyStep(say('cascadeToGraveyard'), 'MYS-23.5')];
    case 'aside':
      return event.to === 'deck' ? [whyStep(say('asideToDeck'), 'MYS-23.5')] : work(moment, [DO.toHand]);
    default:
      return work(moment, [DO.exile, DO.toHand, DO.toDeck]);
  }
};

const RULE_OF_ORIGIN: Readonly<Record<Moved['from'], string>> = {
  deck: 'MYS-7.12',
  hand: 'MYS-7.12',
  cascade: 'MYS-4.2',
  aside: 'MYS-7.11',
  graveyard: 'MYS-4.5',
};

/** Decks are shuffled after a search, and after a card went into them. */
const shuffleReason = (moment: Moment): Why => {
  const { state } = moment;
  const searching = workOf(state, DO.search);
  if (searching !== undefined)
    return [...linkSteps(state, searching.link), whyStep(say('afterSearch'), 'MYS-7.11')];
  return [...work(moment, [DO.toDeck]), whyStep(say('intoDeck'), 'MYS-4.3')];
};

const searchSteps = (moment: Moment): Why => {
  const link = resolving(moment.state);
  const steps = work(moment, [DO.search]);
  return steps.length > 0 || link === undefined ? steps : linkSteps(moment.state, link);
};

const drawReason = (event: Told<'drew'>, moment: Moment): Why => {
  const steps = work(moment, [DO.draw], event.number);
  if (steps.length > 0) return steps;
  const isOpening =
    moment.earlier.some(({ type }) => type === 'gameBegan') &&
    !moment.earlier.some(({ type }) => type === 'turnBegan');
  return isOpening
    ? [whyStep(say('opening', { number: OPENING_HAND }), 'MYS-12.3', OPENING_HAND)]
    : [...phaseSteps(moment), whyStep(say('draw'), 'MYS-14.1', 1)];
};

export const cardExplainers: Explainers<
  'drew' | 'shuffled' | 'summoned' | 'arrived' | 'moved' | 'found' | 'foundNothing'
> = {
  drew: (event, moment) => [...drawReason(event, moment), whyStep(tell(event), 'MYS-38.2', event.number)],
  shuffled: ({ seat }, moment) => [
    ...shuffleReason(moment),
    whyStep(say('shuffled', { seat: seatLabel(seat) }), 'MYS-4.3'),
  ],
  summoned: entering,
  arrived: entering,
  moved: (event, moment) => [...movedBy(event, moment), whyStep(tell(event), RULE_OF_ORIGIN[event.from])],
  found: (event, moment) => [...searchSteps(moment), whyStep(tell(event), 'MYS-7.11')],
  foundNothing: (event, moment) => [...searchSteps(moment), whyStep(tell(event), 'MYS-7.11')],
};
