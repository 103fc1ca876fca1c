/** The beginning of a game, its turns and phases, and its end (sections 12 to 19, 36 to 39). */
import { type Why, whyStep } from '@three-spires/kernel';
import { DO } from '../rules/compile/codes.ts';
import { seatLabel } from '../rules/naming.ts';
import { towerRef } from '../rules/refs.ts';
import { keeperAt, OVERLOAD, PHASE, REASON } from '../rules/state.ts';
import { RULE_OF_PHASE } from '../text/aid.ts';
import { phaseName, workSteps } from './causes.ts';
import { type Explainers, type Moment, type Told, tell, workOf } from './moment.ts';
import { say } from './say.ts';

/** The last event of this move that took HP, cards or Crystal to where the Keeper loses. */
const fatalEvent = (seat: number, reason: number, { earlier }: Moment): Why => {
  const cause = earlier.findLast((event) => {
    switch (reason) {
      case REASON.tower:
        return event.type === 'damaged' && event.ref === towerRef(seat);
      case REASON.deckedOut:
        return (
          (event.type === 'drew' || event.type === 'moved' || event.type === 'found') && event.seat === seat
        );
      default:
        return event.type === 'crystal' && event.seat === seat;
    }
  });
  return cause === undefined ? [] : [whyStep(tell(cause), 'MYS-36.1')];
};

const lossSteps = (seat: number, reason: number, moment: Moment): Why => {
  const who = seatLabel(seat);
  switch (reason) {
    case REASON.tower:
      return [...fatalEvent(seat, reason, moment), whyStep(say('noTowerHp', { seat: who }), 'MYS-37.1')];
    case REASON.deckedOut:
      return [...fatalEvent(seat, reason, moment), whyStep(say('noDeck', { seat: who }), 'MYS-38.1')];
    case REASON.overload: {
      const { crystal } = keeperAt(moment.state, seat);
      return [
        ...fatalEvent(seat, reason, moment),
        whyStep(say('overload', { seat: who, crystal, most: OVERLOAD }), 'MYS-39.1'),
      ];
    }
    case REASON.conceded:
      return [whyStep(say('concedes', { seat: who }), 'MYS-36.4')];
    default:
      return [];
  }
};

const overSteps = ({ losers, reasons }: Told<'over'>, moment: Moment): Why => {
  if (reasons[0] === REASON.turnLimit)
    return [whyStep(say('turnLimit', { turn: moment.state.turn }), 'MYS-36.4')];
  return [
    ...reasons.flatMap((reason, seat) => lossSteps(seat, reason, moment)),
    ...(losers === 3 ? [whyStep(say('draws'), 'MYS-36.3')] : []),
  ];
};

export const turnExplainers: Explainers<
  'gameBegan' | 'thrown' | 'turnBegan' | 'phaseBegan' | 'phaseSkipped' | 'skipOwed' | 'over'
> = {
  gameBegan: (event) => [whyStep(say('whoBegins'), 'MYS-12.1'), whyStep(tell(event), 'MYS-12.1')],
  thrown: (event) => [whyStep(say('whoBegins'), 'MYS-12.1'), whyStep(tell(event), 'MYS-12.1')],
  turnBegan: (event) => [
    event.turn === 1 ? whyStep(say('firstTurn'), 'MYS-12.3') : whyStep(say('turnFollows'), 'MYS-19.2'),
    whyStep(tell(event), 'MYS-13.1'),
  ],
  phaseBegan: ({ seat, phase: number }, { state }) => {
    const phase = phaseName(number) ?? 'Draw';
    const isEarly = number === PHASE.end && state.battled === 0;
    const before = phaseName(isEarly ? PHASE.main : number - 1);
    return [
      before === undefined
        ? whyStep(say('phaseFirst'), 'MYS-13.1')
        : whyStep(say('phaseFollows', { phase: before }), 'MYS-13.1'),
      whyStep(say('phaseBegins', { seat: seatLabel(seat), phase }), RULE_OF_PHASE[phase]),
    ];
  },
  phaseSkipped: (event) => [
    whyStep(say('owed', { phase: event.phase }), 'MYS-14.2'),
    whyStep(tell(event), 'MYS-14.2'),
  ],
  skipOwed: (event, { state }) => {
    const work = workOf(state, DO.skip);
    return [...(work === undefined ? [] : workSteps(state, work)), whyStep(tell(event), 'MYS-14.2')];
  },
  over: (event, moment) => [...overSteps(event, moment), whyStep(tell(event), 'MYS-36.2')],
};
