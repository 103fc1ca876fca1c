/** A combat and its rounds. */
import { becomes, type Story } from '@three-spires/kernel';
import { STANCES } from '../../words/lists.ts';
import { enemyName } from '../naming.ts';
import type { PlayerView } from '../view-types.ts';
import {
  event,
  nextOfEnemy,
  nextOfPlayer,
  type OfSeat,
  ofSeat,
  playerOf,
  type Reveals,
  type View,
} from './event.ts';
import { enemyBefore, playerBefore, rewoundEnemy, rewoundPlayer } from './rewind.ts';

const UNTHREATENED: PlayerView['incoming'] = { damage: 0, hpLost: 0, lethal: false };

/** Nothing is coming any more. */
export const withoutThreat = (player: PlayerView): PlayerView => ({ ...player, incoming: UNTHREATENED });

/** A player before the first draw: all cards are in the draw pile. */
const unstarted = (player: PlayerView, { later }: Story<View>): PlayerView => ({
  ...withoutThreat(rewoundPlayer(player, later)),
  stance: STANCES[0],
  orbs: [],
  handSize: 0,
  drawSize: player.handSize + player.drawSize + player.discardPile.length + player.exhaustPile.length,
  discardPile: [],
  exhaustPile: [],
  ...(player.hand === undefined ? {} : { hand: [], drawPile: [...player.deck] }),
});

const fromNext =
  <Name extends keyof View>(name: Name) =>
  (_: View, __: object, { next }: Story<View>): View[Name] =>
    next[name];

const ALL = (): boolean => true;

/** The results of the roll: the enemies' next actions, and the incoming damage. */
const rolled = {
  die: 'die',
  enemies: {
    which: ALL,
    change: {
      nextAction: nextOfEnemy('nextAction'),
      attacks: nextOfEnemy('attacks'),
      cube: nextOfEnemy('cube'),
    },
  },
  players: { which: ALL, change: { incoming: nextOfPlayer('incoming') } },
} as const;

export const combat = {
  /** The enemies are there, the hands are empty, and the die has not been rolled. */
  combatStarted: event<
    Reveals & {
      /** The enemies in acting order. */
      readonly kinds: readonly number[];
    }
  >({
    says: 'Combat begins: {enemies}.',
    with: ({ kinds }) => ({ enemies: kinds.map(enemyName).join(', ') }),
    changes: {
      phase: becomes('reset'),
      round: becomes(0),
      die: becomes(0),
      enemies: (_, __, { next, later }) => next.enemies.map((enemy) => rewoundEnemy(enemy, later)),
      players: (_, __, story) => story.next.players.map((player) => unstarted(player, story)),
      arrivals: fromNext('arrivals'),
      rewards: becomes(undefined),
      confirmed: fromNext('confirmed'),
      run: fromNext('run'),
      statusLeft: fromNext('statusLeft'),
      dazeLeft: fromNext('dazeLeft'),
      turnSeats: fromNext('turnSeats'),
      achievements: fromNext('achievements'),
      result: fromNext('result'),
    },
  }),
  /** STS-13.3: Energy and Block as the Reset leaves them. */
  roundStarted: event<{ readonly round: number }>({
    says: 'Round {round} begins.',
    changes: {
      round: 'round',
      phase: becomes('draw'),
      players: {
        which: ALL,
        change: {
          done: nextOfPlayer('done'),
          energy: playerBefore('energy'),
          block: playerBefore('block'),
        },
      },
    },
  }),
  dieRolled: event<Reveals & { readonly die: number }>({ says: 'The die shows {die}.', changes: rolled }),
  dieChanged: event<{ readonly die: number }>({ says: 'The die now shows {die}.', changes: rolled }),
  turnDeclared: event<OfSeat & { readonly done: boolean }, 'done' | 'takenBack'>({
    says: { done: '{seat} ends their turn.', takenBack: '{seat} continues their turn.' },
    variant: ({ done }) => (done ? 'done' : 'takenBack'),
    changes: { players: ofSeat({ done: 'done' }) },
  }),
  /** STS-14.2: enemies lose their Block. The announced damage is dealt now. */
  enemyTurnStarted: event({
    says: 'The enemies act.',
    changes: {
      phase: becomes('enemyActions'),
      enemies: {
        which: ({ status }) => status === 'alive',
        change: { block: enemyBefore('block') },
      },
      players: { which: ALL, change: { incoming: becomes(UNTHREATENED) } },
    },
  }),
  rowsSwapped: event<OfSeat & { readonly other: number }>({
    says: '{seat} and {other} swap rows.',
    changes: {
      players: (shown, { seat, other }) => {
        const [one, two] = [playerOf(shown, seat), playerOf(shown, other)];
        if (one === undefined || two === undefined) return shown.players;
        return shown.players.map((player) => {
          if (player === one) return { ...one, row: two.row };
          return player === two ? { ...two, row: one.row } : player;
        });
      },
    },
  }),
  combatWon: event({ says: 'All enemies are defeated.' }),
  playerDied: event<OfSeat>({ says: '{seat} has fallen. The game is lost.' }),
  /** Out of the combat while the others fight on (STS-35.1). */
  playerFell: event<OfSeat>({ says: '{seat} has fallen. The others fight on.' }),
};
