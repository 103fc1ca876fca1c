/** Cards between piles, and items. */
import type { Why } from '@three-spires/kernel';
import { CARDS_PER_TURN } from '../content/limits.ts';
import { faceOf } from '../rules/card.ts';
import { FACES, STATUS } from '../rules/compile/entries.ts';
import type { CodeName } from '../rules/compile/op.ts';
import { FRAME, PHASE, type State } from '../rules/state.ts';
import { CARDS } from '../words/phrases/quantity.ts';
import { causeOf } from './cause.ts';
import { chain, itself } from './ending.ts';
import type { EventOfType, Moment } from './moment.ts';
import { say } from './say.ts';
import { amountIn, becomes, type Tally, tallyOf } from './tally.ts';

const DRAWS: ReadonlySet<CodeName> = new Set(['draw']);

const drawTally = (moment: Moment<EventOfType<'drew'>>): Tally | undefined => {
  const { frame, event } = moment;
  if (frame === undefined)
    return tallyOf(say('turnDraw', { amount: CARDS_PER_TURN }), CARDS_PER_TURN, 'STS-13.4');
  return amountIn(moment, DRAWS, event.count, CARDS(event.count), 'STS-13.4');
};

export const drew = (moment: Moment<EventOfType<'drew'>>): Why => {
  const { count } = moment.event;
  const tally = drawTally(moment);
  const rest =
    tally === undefined || tally.amount === undefined || tally.amount <= count
      ? tally
      : becomes(tally, count, say('fewer'), 'STS-13.7');
  return [...causeOf(moment), ...(rest?.steps ?? []), itself(moment, 'STS-13.4', count)];
};

export const shuffled = (moment: Moment<EventOfType<'shuffled'>>): Why =>
  chain(moment, 'STS-13.5', [{ says: say('emptyPile'), rule: 'STS-13.5' }]);

/** A card that another effect plays costs nothing, so what it says of its cost comes from that. */
const costSteps = ({ state, event, frame }: Moment<EventOfType<'cardPlayed'>>): Why => {
  if (frame === undefined) return [];
  if (event.copy) return [{ says: say('repeated'), rule: 'STS-26.8' }];
  const { paid } = frame;
  const printed = FACES[faceOf(event.card)]?.face.cost;
  if (printed === 'none' || state.stack.length > 1) return [{ says: say('costNone'), rule: 'STS-24.10' }];
  if (printed === 'X') return [{ says: say('costX', { cost: paid }), rule: 'STS-6.5', amount: paid }];
  if (printed === undefined || paid === printed)
    return [{ says: say('cost', { cost: paid }), rule: 'STS-13.15', amount: paid }];
  return [
    {
      says: paid === 0 ? say('costFree', { printed }) : say('costOther', { cost: paid, printed }),
      rule: 'STS-34.1',
      amount: paid,
    },
  ];
};

export const cardPlayed = (moment: Moment<EventOfType<'cardPlayed'>>): Why => {
  const { state, event } = moment;
  // The card itself is on top of what is being resolved.
  const below: State = { ...state, stack: state.stack.slice(0, -1) };
  const isByEffect = below.stack.some(({ begun }) => begun !== 0);
  const cause = isByEffect ? causeOf({ ...moment, state: below }) : [];
  return [...cause, ...costSteps(moment), itself(moment, event.copy ? 'STS-26.1' : 'STS-13.17')];
};

type Moved = EventOfType<'cardMoved'>;

/** A frame that has just been taken off the stack leaves no other trace: its card goes where it goes after play. */
const isPutAway = ({ state, step, event }: Moment<Moved>): boolean =>
  step === undefined
    ? state.phase !== PHASE.discard
    : state.stack.length > 0 && ['playCard', 'playFromDraw', 'scry'].includes(step) && event.to !== 'hand';

const exhaustSteps = (moment: Moment<Moved>): Why => {
  const face = FACES[faceOf(moment.event.card)];
  if (moment.step === 'exhaustEthereal') return [];
  return isPutAway(moment) && face?.exhaust ? [{ says: say('exhausts'), rule: 'STS-13.23' }] : [];
};

const MOVED_BY: Readonly<Record<Moved['to'], string>> = {
  discard: 'STS-4.3',
  exhaust: 'STS-38.7',
  topOfDraw: 'STS-4.2',
  hand: 'STS-4.1',
  powers: 'STS-13.22',
  supply: 'STS-38.8',
  deck: 'STS-38.8',
  enemy: 'STS-24.11',
};

const movedSteps = (moment: Moment<Moved>): Why => {
  const { state, event } = moment;
  if (event.to === 'powers') return [{ says: say('isPower'), rule: 'STS-13.22' }];
  if (event.to === 'discard' && state.phase === PHASE.discard)
    return [{ says: say('handEnds'), rule: 'STS-13.29' }];
  if (event.to === 'discard' && isPutAway(moment)) return [{ says: say('afterPlay'), rule: 'STS-13.21' }];
  const exhausts = exhaustSteps(moment);
  const isStatus = FACES[faceOf(event.card)]?.type === STATUS;
  return event.to === 'supply' && isStatus
    ? [...exhausts, { says: say('supply'), rule: 'STS-38.8' }]
    : exhausts;
};

export const cardMoved = (moment: Moment<Moved>): Why =>
  chain(moment, MOVED_BY[moment.event.to], movedSteps(moment));

export const potionUsed = (moment: Moment<EventOfType<'potionUsed'>>): Why => {
  const isPlayed = moment.frame === undefined || moment.frame.kind !== FRAME.potion;
  const isSaved = moment.earlier.at(-1)?.type === 'damaged' || moment.earlier.at(-1)?.type === 'hpLost';
  return isSaved && isPlayed
    ? chain(moment, 'STS-15.4', [{ says: say('saved'), rule: 'STS-15.4' }])
    : chain(moment, 'STS-8.16');
};
