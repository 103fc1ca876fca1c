import { hasSeat } from '@three-spires/kernel';
import type { SoundName } from '../../../../sound/sounds.ts';
import { isTower, type MysticSpiresEvent } from '../../pieces/content.ts';

/** The kind of sound for each kind of event; events without a sound are left out. */
const SOUND_OF: Readonly<Partial<Record<MysticSpiresEvent['type'], SoundName>>> = {
  gameBegan: 'shuffle',
  thrown: 'roll',
  turnBegan: 'turn',
  drew: 'draw',
  shuffled: 'shuffle',
  announced: 'link',
  stepAnnounced: 'link',
  resolved: 'resolve',
  disrupted: 'shatter',
  summoned: 'arrive',
  arrived: 'power',
  found: 'relic',
  lostHp: 'burn',
  healed: 'heal',
  raised: 'power',
  status: 'token',
  marked: 'burn',
  bonded: 'power',
  attackDeclared: 'act',
  intercepted: 'block',
  attackNegated: 'block',
};

/**
 * `mine` are the listener's seats. The sound is a defeat if all of them lost, and a victory for spectators.
 */
const soundOfEnd = (losers: number, mine: readonly number[]): SoundName =>
  mine.length > 0 && mine.every((seat) => hasSeat(losers, seat)) ? 'lost' : 'won';

/** The sound of an event for the holder of these seats, if any. */
export const soundOf = (event: MysticSpiresEvent, mine: readonly number[]): SoundName | undefined => {
  if (event.type === 'over') return soundOfEnd(event.losers, mine);
  if (event.type === 'damaged') return isTower(event.ref) ? 'hurt' : 'hit';
  if (event.type === 'crystal') return event.change > 0 ? 'crystal' : undefined;
  if (event.type === 'left') return event.destroyed ? 'die' : event.to === 'exile' ? 'exhaust' : 'discard';
  if (event.type === 'moved') return event.to === 'exile' ? 'exhaust' : 'discard';
  return SOUND_OF[event.type];
};
