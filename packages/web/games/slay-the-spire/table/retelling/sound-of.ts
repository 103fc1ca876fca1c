import type { SoundName } from '../../../../sound/sounds.ts';
import { ORBS, type SlayTheSpireEvent } from '../../pieces/content.ts';

type Kind = SlayTheSpireEvent['type'];

/** The kind of sound for each kind of event; events between combats without a sound are left out. */
const SOUND_OF: Readonly<Partial<Record<Kind, SoundName>>> = {
  roundStarted: 'turn',
  dieRolled: 'roll',
  dieChanged: 'roll',
  drew: 'draw',
  scried: 'draw',
  putBack: 'draw',
  drawPileOpened: 'shuffle',
  shuffled: 'shuffle',
  drawPileShuffled: 'shuffle',
  lossCancelled: 'block',
  cardPlayed: 'play',
  shivUsed: 'play',
  miracleSpent: 'energy',
  energyGained: 'energy',
  potionUsed: 'potion',
  potionGained: 'potion',
  relicUsed: 'relic',
  relicGained: 'relic',
  itemRevealed: 'relic',
  hpSet: 'heal',
  healed: 'heal',
  abilityTriggered: 'power',
  enemyActed: 'act',
  blockGained: 'block',
  tokenChanged: 'token',
  orbChanneled: 'channel',
  orbsRemoved: 'discard',
  stanceEntered: 'stance',
  goldChanged: 'gold',
  statusGiven: 'bad',
  rowsSwapped: 'arrive',
  modeEntered: 'mode',
  enemyDied: 'die',
  enemyLeft: 'discard',
  enemyArrived: 'arrive',
  turnDeclared: 'turn',
  combatWon: 'won',
  gameWon: 'won',
  playerDied: 'lost',
  playerFell: 'die',
  cardGained: 'draw',
  cardUpgraded: 'power',
  cardRemoved: 'exhaust',
  achievementEarned: 'won',
};

const ORB_SOUNDS: Readonly<Record<string, SoundName>> = { lightning: 'spark', frost: 'frost' };

export const soundOf = (event: SlayTheSpireEvent): SoundName | undefined => {
  if (event.type === 'damaged') {
    if (event.lost === 0) return 'block';
    return event.side === 'player' ? 'hurt' : 'hit';
  }
  if (event.type === 'hpLost') return event.side === 'enemy' ? 'poison' : 'burn';
  if (event.type === 'orbTriggered' || event.type === 'orbEvoked')
    return ORB_SOUNDS[ORBS[event.orb] ?? ''] ?? 'evoke';
  if (event.type === 'cardMoved')
    return event.to === 'exhaust' ? 'exhaust' : event.to === 'powers' ? 'power' : 'discard';
  return SOUND_OF[event.type];
};
