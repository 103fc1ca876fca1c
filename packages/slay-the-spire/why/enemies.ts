/** Enemies' actions, abilities of all kinds, who arrives and who dies. */
import { NONE, type Why } from '@three-spires/kernel';
import { enemyName, seatName } from '../rules/naming.ts';
import { abilityStep, causeOf, choiceOfAction, printedAbility, ruleOfAbility } from './cause.ts';
import { chain, itself } from './ending.ts';
import type { EventOfType, Moment } from './moment.ts';
import { say } from './say.ts';
import { triggeredBy } from './trigger.ts';

export const enemyActed = (moment: Moment<EventOfType<'enemyActed'>>): Why => {
  const { state, event } = moment;
  const isBoss = state.enemies[event.enemy]?.row === 0;
  return [
    ...causeOf(moment),
    isBoss ? { says: say('actsOnceBoss'), rule: 'STS-14.5' } : { says: say('actsOnce'), rule: 'STS-14.3' },
    choiceOfAction(state, event.kind, event.action),
    itself(moment, 'STS-14.15'),
  ];
};

export const ability = (moment: Moment<EventOfType<'abilityTriggered'>>): Why => {
  const { event, state } = moment;
  const printed = printedAbility(event.routine);
  const rule =
    printed === undefined ? abilityStep(state, { ...event, card: NONE }).rule : ruleOfAbility(printed);
  const cause = triggeredBy(moment, printed?.on, event);
  return [
    ...(cause.length > 0 ? cause : causeOf(moment)),
    ...(printed === undefined ? [] : [abilityStep(state, { ...event, card: NONE })]),
    itself(moment, rule ?? 'STS-13.19'),
  ];
};

export const enemyDied = (moment: Moment<EventOfType<'enemyDied'>>): Why =>
  chain(moment, 'STS-15.1', [{ says: say('noHp'), rule: 'STS-15.1' }]);

export const playerEnds =
  (rule: string) =>
  (moment: Moment<EventOfType<'playerDied'> | EventOfType<'playerFell'>>): Why =>
    chain(moment, rule, [
      { says: say('noHpPlayer', { who: seatName(moment.state, moment.event.seat) }), rule: 'STS-15.3' },
    ]);

export const enemyArrived = (moment: Moment<EventOfType<'enemyArrived'>>): Why => {
  const summoner = moment.state.enemies[moment.frame?.enemy ?? NONE];
  return chain(
    moment,
    'STS-11.7',
    summoner === undefined
      ? []
      : [{ says: say('summoned', { who: enemyName(summoner.kind) }), rule: 'STS-14.17' }],
  );
};
