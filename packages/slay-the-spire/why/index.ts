/** Explains what happens, from outside the rules (packages/kernel/why.ts). */
import type { Why, WhyRules } from '@three-spires/kernel';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import type { State } from '../rules/state.ts';
import { cardMoved, cardPlayed, drew, potionUsed, shuffled } from './cards.ts';
import { changes } from './changes.ts';
import { chain } from './ending.ts';
import { ability, enemyActed, enemyArrived, enemyDied, playerEnds } from './enemies.ts';
import { blockGained, energyGained, goldChanged, hpSet, miracleSpent, tokenChanged } from './gains.ts';
import { damaged, healed, hpLost } from './harm.ts';
import { measure } from './measure.ts';
import { type EventOfType, type Moment, momentOf } from './moment.ts';
import { say } from './say.ts';

type Type = SlayTheSpireEvent['type'];
type Explainer<Of extends Type> = (moment: Moment<EventOfType<Of>>) => Why;

/** For events without figures: the cause, and the rule of the event. */
const by =
  (rule: string): ((moment: Moment) => Why) =>
  (moment) =>
    chain(moment, rule);

const EXPLAINERS: { readonly [Of in Type]: Explainer<Of> } = {
  gameStarted: by('STS-1.1'),
  neowDealt: by('STS-2.14'),
  playerJoined: by('STS-33.7'),
  actStarted: by('STS-1.2'),
  roomEntered: by('STS-10.2'),
  eventDrawn: by('STS-10.8'),
  merchantOpened: by('STS-10.17'),
  bossRelicsShown: by('STS-8.20'),
  rolledOff: by('STS-37.1'),
  turnedUp: by('STS-9.5'),
  rewardRevealed: by('STS-8.3'),
  cardGained: by('STS-8.5'),
  cardUpgraded: by('STS-9.2'),
  cardRemoved: by('STS-9.1'),
  potionGained: by('STS-8.13'),
  relicGained: by('STS-8.18'),
  // STS-30.2 is the first achievement, and the rules have the order of the list.
  achievementEarned: (moment) => chain(moment, `STS-30.${moment.event.achievement + 2}`),
  gaveUp: by('STS-1.5'),
  gameWon: by('STS-1.4'),

  combatStarted: by('STS-11.1'),
  roundStarted: by('STS-13.1'),
  dieRolled: by('STS-13.8'),
  dieChanged: by('STS-13.9'),
  turnDeclared: by('STS-13.2'),
  enemyTurnStarted: by('STS-14.2'),
  rowsSwapped: by('STS-18.6'),
  combatWon: (moment) => chain(moment, 'STS-15.5', [{ says: say('noEnemies'), rule: 'STS-15.5' }]),
  playerDied: playerEnds('STS-15.3'),
  playerFell: playerEnds('STS-35.1'),

  drew,
  shuffled,
  drawPileShuffled: by('STS-4.2'),
  drawPileOpened: by('STS-4.2'),
  scried: by('STS-38.13'),
  putBack: by('STS-4.2'),
  lossCancelled: by('STS-24.9'),
  cardPlayed,
  cardMoved,
  statusGiven: by('STS-5.6'),
  shivUsed: by('STS-21.7'),
  potionUsed,
  relicUsed: by('STS-7.6'),
  itemRevealed: by('STS-7.1'),
  itemDiscarded: by('STS-7.5'),

  damaged,
  hpLost,
  healed,
  blockGained,
  tokenChanged,
  energyGained,
  miracleSpent,
  goldChanged,
  hpSet,
  orbChanneled: by('STS-22.2'),
  orbEvoked: by('STS-22.6'),
  orbTriggered: by('STS-22.5'),
  orbsRemoved: by('STS-22.9'),
  stanceEntered: by('STS-23.5'),

  abilityTriggered: ability,
  enemyActed,
  modeEntered: by('STS-19.3'),
  enemyDied,
  enemyLeft: by('STS-15.7'),
  enemyArrived,
};

export const why: WhyRules<State, SlayTheSpireEvent> = {
  explain: (state, event, earlier) =>
    (EXPLAINERS[event.type] as (moment: Moment) => Why)(momentOf(state, event, earlier)),
  changes,
  measure,
};
