/** Which event of the same move set a triggered ability off (STS-13.19). */
import { NONE, type Why } from '@three-spires/kernel';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import { narrate } from '../rules/events/index.ts';
import type { Waiting } from '../rules/state.ts';
import type { Ability } from '../words/definition.ts';
import { type Moment, namesIn } from './moment.ts';

type On = Ability['on'];
type Concerned = Pick<Waiting, 'seat' | 'enemy'>;
type Fits = (event: SlayTheSpireEvent, concerned: Concerned) => boolean;

const ofPlayer =
  (...types: readonly SlayTheSpireEvent['type'][]): Fits =>
  (event, { seat }) =>
    types.includes(event.type) && 'seat' in event && event.seat === seat;

const onEnemy: Fits = (event, { enemy }) =>
  (event.type === 'damaged' || event.type === 'hpLost') && event.side === 'enemy' && event.index === enemy;

const moved =
  (...places: readonly string[]): Fits =>
  (event, { seat }) =>
    event.type === 'cardMoved' && event.seat === seat && places.includes(event.to);

const played = (event: SlayTheSpireEvent): boolean =>
  event.type === 'cardPlayed' || event.type === 'shivUsed';

const FITS: Readonly<Partial<Record<On, Fits>>> = {
  onExhaust: moved('exhaust', 'supply'),
  onDrawStatus: ofPlayer('drew'),
  onDrawCurse: ofPlayer('drew'),
  onShuffle: ofPlayer('shuffled'),
  onGainBlock: (event, { seat }) =>
    event.type === 'blockGained' && event.side === 'player' && event.index === seat,
  onDiscardEffect: moved('discard'),
  onTokenOnEnemy: (event) => event.type === 'tokenChanged' && event.side === 'enemy' && event.change > 0,
  onPlayPower: ofPlayer('cardPlayed'),
  onChangeStance: ofPlayer('stanceEntered'),
  onEnterWrath: ofPlayer('stanceEntered'),
  onDamaged: onEnemy,
  onHitThrough: onEnemy,
  afterAttacked: onEnemy,
  afterWounded: onEnemy,
  onHpLost: onEnemy,
  onDeath: (event, { enemy }) => event.type === 'enemyDied' && event.enemy === enemy,
  onAllyDeath: (event) => event.type === 'enemyDied',
  onPlayerAttack: played,
  onPlayerSkill: played,
  onScry: ofPlayer('scried'),
  onArrival: (event, { enemy }) => event.type === 'enemyArrived' && event.enemy === enemy,
};

/** The line of that event, if it is of the same move. */
export const triggeredBy = ({ state, earlier }: Moment, on: On | undefined, concerned: Concerned): Why => {
  const fits = on === undefined ? undefined : FITS[on];
  const event = fits && earlier.findLast((each) => fits(each, concerned));
  const says = event === undefined ? [] : narrate(event, namesIn(state));
  return says.length === 0 ? [] : [{ says, rule: concerned.enemy === NONE ? 'STS-13.19' : 'STS-12.4' }];
};
