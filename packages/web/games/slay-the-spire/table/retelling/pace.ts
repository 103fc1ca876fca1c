import type { SlayTheSpireEvent } from '../../pieces/content.ts';

type Kind = SlayTheSpireEvent['type'];

/**
 * How long each kind of event is on display at normal speed, in milliseconds; the others are shown with the
 * next one.
 */
const PACE: Readonly<Partial<Record<Kind, number>>> = {
  roundStarted: 200,
  dieRolled: 450,
  dieChanged: 300,
  shuffled: 250,
  scried: 200,
  cardPlayed: 220,
  shivUsed: 160,
  potionUsed: 260,
  relicUsed: 220,
  itemRevealed: 320,
  lossCancelled: 300,
  enemyTurnStarted: 260,
  enemyActed: 340,
  hpLost: 260,
  healed: 240,
  blockGained: 200,
  tokenChanged: 180,
  orbChanneled: 180,
  orbEvoked: 220,
  orbTriggered: 200,
  stanceEntered: 260,
  statusGiven: 220,
  rowsSwapped: 240,
  modeEntered: 360,
  enemyDied: 380,
  enemyLeft: 260,
  enemyArrived: 340,
  combatStarted: 420,
  playerDied: 500,
  playerFell: 400,
  combatWon: 500,
  drew: 220,
};

export const paceOf = (event: SlayTheSpireEvent): number => {
  if (event.type === 'damaged') return event.lost > 0 ? 320 : event.blocked > 0 ? 240 : 0;
  if (event.type === 'cardMoved') return event.to === 'exhaust' ? 140 : 0;
  return PACE[event.type] ?? 0;
};
