/** Tells one event of Slay the Spire on the displayed view: only the subject of the event changes. */
import { defined } from '@three-spires/kernel';
import type { Retell, Story } from '../../../../game/teller.ts';
import {
  type EnemyView,
  type PlayerView,
  type SlayTheSpireEvent,
  type SlayTheSpireView,
  STANCES,
} from '../../pieces/content.ts';
import { changed, figureChanges, rewound, rewoundEnemy, rewoundPlayer } from './figure-changes.ts';
import { retellCards } from './retell-cards.ts';

type Tale = Story<SlayTheSpireView, SlayTheSpireEvent>;

/** Returns the same list if no item has changed. */
const mapSame = <Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] => {
  const after = items.map(change);
  return after.every((item, at) => item === items[at]) ? items : after;
};

const playerOf = ({ players }: SlayTheSpireView, seat: number): PlayerView | undefined =>
  players.find((player) => player.seat === seat);
const enemyOf = ({ enemies }: SlayTheSpireView, index: number): EnemyView | undefined =>
  enemies.find((enemy) => enemy.index === index);

/** Numbers, cards, Orbs and items of the figures that the event names. */
const retellFigures = (shown: SlayTheSpireView, event: SlayTheSpireEvent, tale: Tale): SlayTheSpireView => {
  const changes = figureChanges(event);
  const seat = 'seat' in event ? event.seat : -1;
  const players = mapSame(shown.players, (player) => {
    const own = changes.filter(({ side, index }) => side === 'player' && index === player.seat);
    const told = changed(player, own);
    return player.seat === seat ? retellCards(told, event, { next: playerOf(tale.next, seat) }) : told;
  });
  const enemies = mapSame(shown.enemies, (enemy) =>
    changed(
      enemy,
      changes.filter(({ side, index }) => side === 'enemy' && index === enemy.index),
    ),
  );
  return players === shown.players && enemies === shown.enemies ? shown : { ...shown, players, enemies };
};

const withEnemy = (
  shown: SlayTheSpireView,
  index: number,
  change: (enemy: EnemyView) => EnemyView,
): SlayTheSpireView => ({
  ...shown,
  enemies: shown.enemies.map((enemy) => (enemy.index === index ? change(enemy) : enemy)),
});

/**
 * STS-13.3: Energy and Block as the Reset leaves them, computed backwards from the figures after the later
 * events.
 */
const startRound = (shown: SlayTheSpireView, round: number, { next, later }: Tale): SlayTheSpireView => ({
  ...shown,
  round,
  phase: 'draw',
  players: shown.players.map((player) => {
    const after = playerOf(next, player.seat);
    if (after === undefined) return player;
    const figure = { side: 'player', index: player.seat } as const;
    return {
      ...player,
      done: after.done,
      energy: rewound(after, 'energy', figure, later),
      block: rewound(after, 'block', figure, later),
    };
  }),
});

/** STS-14.2: enemies lose their Block. Clears the announced damage, which is dealt now. */
const startEnemyTurn = (shown: SlayTheSpireView, { next, later }: Tale): SlayTheSpireView => ({
  ...shown,
  phase: 'enemyActions',
  enemies: shown.enemies.map((enemy) => {
    const after = enemyOf(next, enemy.index);
    if (after === undefined || enemy.status !== 'alive') return enemy;
    return { ...enemy, block: rewound(after, 'block', { side: 'enemy', index: enemy.index }, later) };
  }),
  players: shown.players.map(withoutThreat),
});

const withoutThreat = (player: PlayerView): PlayerView => ({
  ...player,
  incoming: { damage: 0, hpLost: 0, lethal: false },
});

/** Without enemies, there is no more incoming damage (STS-15.2). */
const unthreatened = (shown: SlayTheSpireView): SlayTheSpireView =>
  shown.enemies.some(({ status }) => status === 'alive')
    ? shown
    : { ...shown, players: shown.players.map(withoutThreat) };

/** The results of the roll: the enemies' next actions, and the incoming damage. */
const roll = (shown: SlayTheSpireView, die: number, { next }: Tale): SlayTheSpireView => ({
  ...shown,
  die,
  enemies: shown.enemies.map((enemy) => {
    const after = enemyOf(next, enemy.index);
    return after === undefined
      ? enemy
      : { ...enemy, nextAction: after.nextAction, attacks: after.attacks, cube: after.cube };
  }),
  players: shown.players.map((player) => ({
    ...player,
    incoming: playerOf(next, player.seat)?.incoming ?? player.incoming,
  })),
});

const arrive = (shown: SlayTheSpireView, index: number, { next, later }: Tale): SlayTheSpireView => {
  const enemy = enemyOf(next, index);
  if (enemy === undefined) return shown;
  const come = { ...rewoundEnemy(enemy, later), nextAction: -1, attacks: [] };
  // In acting order, as in the next view.
  const known = new Map([...shown.enemies, come].map((each) => [each.index, each]));
  const listed = next.enemies.flatMap((each) => known.get(each.index) ?? []);
  const gone = shown.enemies.filter((each) => enemyOf(next, each.index) === undefined);
  return {
    ...shown,
    enemies: [...gone, ...listed],
    arrivals: shown.arrivals.filter(({ enemy: of }) => of !== index),
  };
};

/** A fight begins: its enemies are there, the hands are empty, the die has not been rolled. */
const startCombat = ({ next, later }: Tale): SlayTheSpireView => {
  const { question: _question, dieWindow: _window, rewards: _rewards, ...open } = next;
  return {
    ...open,
    phase: 'reset',
    round: 0,
    die: 0,
    enemies: next.enemies.map((enemy) => ({ ...rewoundEnemy(enemy, later), nextAction: -1, attacks: [] })),
    players: next.players.map((player) => unstarted(player, later)),
  };
};

/** A player before the first draw: all cards are in the draw pile. */
const unstarted = (player: PlayerView, later: readonly SlayTheSpireEvent[]): PlayerView => {
  const cards = player.handSize + player.drawSize + player.discardPile.length + player.exhaustPile.length;
  return {
    ...rewoundPlayer(player, later),
    stance: STANCES[0],
    orbs: [],
    handSize: 0,
    drawSize: cards,
    discardPile: [],
    exhaustPile: [],
    ...(player.hand === undefined ? {} : { hand: [], drawPile: [...player.deck] }),
    incoming: { damage: 0, hpLost: 0, lethal: false },
  };
};

/** Players and enemies as a whole: they appear, change, act and leave. */
const retellTable = (shown: SlayTheSpireView, event: SlayTheSpireEvent, tale: Tale): SlayTheSpireView => {
  switch (event.type) {
    case 'combatStarted':
      return startCombat(tale);
    case 'roundStarted':
      return startRound(shown, event.round, tale);
    case 'enemyTurnStarted':
      return startEnemyTurn(shown, tale);
    case 'dieRolled':
    case 'dieChanged':
      return roll(shown, event.die, tale);
    case 'enemyActed':
      return withEnemy(shown, event.enemy, (enemy) => ({ ...enemy, nextAction: -1, attacks: [] }));
    case 'enemyArrived':
      return arrive(shown, event.enemy, tale);
    case 'enemyDied':
      return unthreatened(withEnemy(shown, event.enemy, (enemy) => ({ ...enemy, hp: 0, status: 'dead' })));
    case 'enemyLeft':
      return unthreatened(withEnemy(shown, event.enemy, (enemy) => ({ ...enemy, status: 'left' })));
    case 'modeEntered': {
      const after = enemyOf(tale.next, event.enemy);
      if (after === undefined) return shown;
      const { mode, modeName, maxHp } = after;
      return withEnemy(shown, event.enemy, (enemy) => ({
        ...enemy,
        mode,
        maxHp,
        hp: rewound(after, 'hp', { side: 'enemy', index: event.enemy }, tale.later),
        ...defined({ modeName }),
      }));
    }
    case 'rowsSwapped':
      return swapRows(shown, event.seat, event.other);
    default:
      return retellFigures(shown, event, tale);
  }
};

const swapRows = (shown: SlayTheSpireView, seat: number, other: number): SlayTheSpireView => {
  const [one, two] = [playerOf(shown, seat), playerOf(shown, other)];
  if (one === undefined || two === undefined) return shown;
  return {
    ...shown,
    players: shown.players.map((player) => {
      if (player === one) return { ...one, row: two.row };
      return player === two ? { ...two, row: one.row } : player;
    }),
  };
};

/** Hides the question while events are being told. */
const withoutQuestion = (shown: SlayTheSpireView): SlayTheSpireView => {
  if (shown.question === undefined && shown.dieWindow === undefined) return shown;
  const { question: _question, dieWindow: _window, ...open } = shown;
  return open;
};

export const retell: Retell<SlayTheSpireView, SlayTheSpireEvent> = (shown, event, tale) =>
  retellTable(withoutQuestion(shown), event, tale);
