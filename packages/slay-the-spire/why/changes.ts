/** Which events change which figure of a preview. */
import type { PreviewChange } from '@three-spires/kernel';
import type { SlayTheSpireEvent } from '../rules/event.ts';

/** The tokens of a player, by the fields of a preview. */
const TOKEN_OF: Readonly<Record<string, string>> = {
  strength: 'strength',
  vulnerable: 'vulnerable',
  weak: 'weak',
  poison: 'poison',
  shivs: 'shiv',
  miracles: 'miracle',
};

export const THREATS: readonly string[] = ['incoming', 'loss', 'lethal'];

const onHp = (event: SlayTheSpireEvent): boolean =>
  event.type === 'damaged' || event.type === 'hpLost' ? event.lost > 0 : event.type === 'healed';

const onBlock = (event: SlayTheSpireEvent): boolean =>
  event.type === 'blockGained' || (event.type === 'damaged' && event.blocked > 0);

const onToken = (event: SlayTheSpireEvent, field: string): boolean =>
  event.type === 'tokenChanged' && event.token === TOKEN_OF[field];

const onField = (event: SlayTheSpireEvent, field: string): boolean => {
  if (field === 'hp') return onHp(event);
  return field === 'block' ? onBlock(event) : onToken(event, field);
};

const onEnemy = (event: SlayTheSpireEvent, { index, field }: PreviewChange): boolean => {
  if (event.type === 'enemyDied' || event.type === 'enemyLeft')
    return event.enemy === index && field !== 'hp';
  return 'side' in event && event.side === 'enemy' && event.index === index && onField(event, field);
};

const ofSeat = (event: SlayTheSpireEvent, field: string): boolean => {
  switch (event.type) {
    case 'energyGained':
      return field === 'energy';
    case 'cardPlayed':
      return field === 'energy' && !event.copy;
    case 'miracleSpent':
      return field === 'energy' || field === 'miracles';
    case 'hpSet':
      return field === 'hp';
    default:
      return false;
  }
};

const onPlayer = (event: SlayTheSpireEvent, { index, field }: PreviewChange): boolean =>
  'side' in event
    ? event.side === 'player' && event.index === index && onField(event, field)
    : 'seat' in event && event.seat === index && ofSeat(event, field);

/** What makes the announced damage another: attackers and their tokens, the player's own, Block and Stances. */
const onThreat = (event: SlayTheSpireEvent, { index }: PreviewChange): boolean => {
  switch (event.type) {
    case 'damaged':
    case 'hpLost':
    case 'blockGained':
      return event.side === 'player' && event.index === index;
    case 'playerDied':
    case 'playerFell':
    case 'stanceEntered':
      return event.seat === index;
    case 'tokenChanged':
      return event.side === 'enemy'
        ? event.token === 'strength' || event.token === 'weak'
        : event.index === index && event.token === 'vulnerable';
    case 'enemyDied':
    case 'enemyLeft':
    case 'modeEntered':
    case 'dieChanged':
      return true;
    default:
      return false;
  }
};

export const changes = (event: SlayTheSpireEvent, change: PreviewChange): boolean => {
  if (THREATS.includes(change.field)) return onThreat(event, change);
  return change.of === 'enemy' ? onEnemy(event, change) : change.of === 'player' && onPlayer(event, change);
};
