/**
 * Why a move is made in a fight, in one line: what it changes compared with ending the turn now. Based only
 * on what everyone sees; cards still to be drawn are ignored.
 */
import {
  commaList,
  createSay,
  isAsking,
  type Move,
  moveKind,
  type PreviewChange,
  type Seat,
  type Text,
  withStop,
} from '@three-spires/kernel';
import {
  ALIVE,
  apply,
  CARD_TYPES,
  copyState,
  DEAD,
  ENEMY_ENTRIES,
  enemyAt,
  enemyLabel,
  FACES,
  faceOf,
  forecast,
  isCombatPhase,
  MOVE,
  ORBS,
  PHASE,
  preview,
  type SlayTheSpireEvent,
  STANCES,
  type State,
  seatName,
} from '@three-spires/slay-the-spire/for-bots';
import type { Choice } from '../../bot.ts';
import { signOf } from './sign.ts';
import { furtherHp } from './threat.ts';
import { type Node, searchTurn } from './turn-search.ts';
import { whyWords } from './why-words.ts';

const say = createSay(whyWords);

type Position = Pick<Found, 'state' | 'changes'>;

type Found = {
  readonly state: State;
  readonly seat: Seat;
  readonly changes: readonly PreviewChange[];
  /** Something hidden follows, which the changes leave out. */
  readonly unknown: boolean;
  readonly events: readonly SlayTheSpireEvent[];
};

/** The immediate events: up to drawn cards, which the seat cannot know, or to the Enemy Turn. */
const eventsOf = (state: State, seat: Seat, move: Move): SlayTheSpireEvent[] => {
  const events: SlayTheSpireEvent[] = [];
  let [isDrawing, isOver] = [false, false];
  apply(copyState(state), seat, move, (event) => {
    const draws = event.type === 'drew' || event.type === 'shuffled';
    isOver ||= ENDS.includes(event.type) || (!draws && (isDrawing || 'reveals' in event));
    isDrawing ||= draws;
    if (!isOver) events.push(event);
  });
  return events;
};

const ENDS: readonly SlayTheSpireEvent['type'][] = ['enemyTurnStarted', 'combatWon'];

/** The increases of one field. */
const risesOf = ({ changes }: Position, of: PreviewChange['of'], field: string) =>
  changes.flatMap((change) =>
    change.of === of && change.field === field ? [{ ...change, rise: change.to - change.from }] : [],
  );

const riseOfOwn = (found: Found, field: string): number =>
  risesOf(found, 'player', field).find(({ index }) => index === found.seat)?.rise ?? 0;

const nameOfEnemy = (state: State, index: number): string => {
  const label = enemyLabel(state, index);
  const { rank, name } = ENEMY_ENTRIES[enemyAt(state, index).kind]?.definition ?? {};
  if (label.startsWith('The ')) return label.replace('The', 'the');
  return rank === 'boss' || label !== name ? label : `the ${label}`;
};

const nameOfSeat = (state: State, seat: Seat): string => `the ${seatName(state, seat)}`;

const deadIn = (found: Position): number[] =>
  risesOf(found, 'enemy', 'status').flatMap(({ index, to }) => (to === DEAD ? [index] : []));

/**
 * Whether no enemy is left, including those that arrive when the last one dies, as with a Boss that splits or
 * revives.
 */
const isWonBy = (found: Position): boolean => {
  const dead = deadIn(found);
  return found.state.enemies.every(
    (enemy, index) => enemy.status !== ALIVE || (dead.includes(index) && furtherHp(found.state, enemy) === 0),
  );
};

const ofDeaths = (found: Found): Text[] => {
  const { state } = found;
  const dead = deadIn(found);
  const [first] = dead;
  if (first === undefined) return [];
  if (isWonBy(found)) return [say('wins')];
  return [
    dead.length > 1
      ? say('killsMany', { number: dead.length })
      : say('kills', { enemy: nameOfEnemy(state, first) }),
  ];
};

const ofDanger = (found: Found): Text[] => [...ofLives(found), ...ofLosses(found)];

/** Players whom the next Enemy Turn would kill without the move. */
const savedBy = (found: Found): number[] =>
  risesOf(found, 'player', 'lethal').flatMap(({ index, rise }) => (rise < 0 ? [index] : []));

const ofLives = (found: Found): Text[] =>
  savedBy(found).map((index) =>
    index === found.seat ? say('survives') : say('saves', { who: nameOfSeat(found.state, index) }),
  );

const ofLosses = (found: Found): Text[] =>
  risesOf(found, 'player', 'loss').flatMap(({ index, rise, to }) => {
    if (savedBy(found).includes(index)) return [];
    if (index !== found.seat)
      return rise < 0 ? [say('lessFor', { number: -rise, who: nameOfSeat(found.state, index) })] : [];
    if (rise > 0) return [say('more', { number: rise })];
    return [to === 0 ? say('safe') : say('less', { number: -rise })];
  });

const ofDamage = (found: Found): Text[] => {
  const dead = deadIn(found);
  const hurt = risesOf(found, 'enemy', 'hp').filter(({ index, rise }) => rise < 0 && !dead.includes(index));
  const [first] = hurt;
  if (first === undefined) return ofBrokenBlock(found, dead);
  if (hurt.length > 1) {
    const number = -hurt.reduce((sum, { rise }) => sum + rise, 0);
    return [say('hurtsMany', { number, count: hurt.length })];
  }
  return [
    say('hurts', { number: -first.rise, enemy: nameOfEnemy(found.state, first.index), left: first.to }),
  ];
};

/** Positions searched to find what the rest of the turn can do to an enemy that was hit. */
const PLAN_NODES = 40;
const never = (): boolean => false;

/** Cards are dealt after a victory, so its certainty shows only in what leads up to it. */
const isSureWin = ({ state, parent, move }: Node, seat: Seat): boolean =>
  !isCombatPhase(state.phase) &&
  parent?.revealed === false &&
  isWonBy({ state: parent.state, changes: preview(parent.state, seat, move).changes });

/** A kill that cards in hand can still achieve after this hit. */
const ofPlan = (found: Found, move: Move): Text[] => {
  const { state, seat, unknown } = found;
  const hit = found.changes.flatMap(({ of, index }) => (of === 'enemy' ? [index] : []));
  if (unknown || hit.length === 0) return [];
  const after = copyState(state);
  apply(after, seat, move);
  if (after.phase !== PHASE.play || isAsking(after)) return [];
  const { nodes } = searchTurn(after, seat, { nodes: PLAN_NODES, outOfTime: never });
  if (nodes.some((node) => isSureWin(node, seat))) return [say('winNear')];
  const isKilled = (index: number): boolean =>
    after.enemies[index]?.status === ALIVE &&
    nodes.some((node) => !node.revealed && node.state.enemies[index]?.status === DEAD);
  return hit.some(isKilled) ? [say('killNear')] : [];
};

const ofBrokenBlock = (found: Found, dead: readonly number[]): Text[] =>
  risesOf(found, 'enemy', 'block')
    .filter(({ index, rise }) => rise < 0 && !dead.includes(index))
    .slice(0, 1)
    .map(({ index, rise }) => say('breaks', { number: -rise, enemy: nameOfEnemy(found.state, index) }));

const TOKENS = { vulnerable: 'Vulnerable', weak: 'Weak', poison: 'Poison' } as const;

const ofTokens = (found: Found): Text[] =>
  Object.entries(TOKENS).flatMap(([field, token]) => {
    const given = risesOf(found, 'enemy', field).filter(({ rise }) => rise > 0);
    const [first] = given;
    if (first === undefined) return [];
    const number = first.rise;
    return [
      given.length > 1
        ? say('tokenMany', { number, token, count: given.length })
        : say('token', { number, token, enemy: nameOfEnemy(found.state, first.index) }),
    ];
  });

const ofSapped = (found: Found): Text[] =>
  risesOf(found, 'enemy', 'strength')
    .filter(({ rise }) => rise < 0)
    .slice(0, 1)
    .map(({ index, rise }) => say('saps', { number: -rise, enemy: nameOfEnemy(found.state, index) }));

/** Block that is needed shows in the damage; the rest is mentioned. */
const ofBlock = (found: Found): Text[] => {
  const spared = risesOf(found, 'player', 'loss').map(({ index }) => index);
  return risesOf(found, 'player', 'block').flatMap(({ index, rise }) => {
    if (rise <= 0 || spared.includes(index)) return [];
    if (index === found.seat) return [say('block', { number: rise })];
    return [say('blockFor', { number: rise, who: nameOfSeat(found.state, index) })];
  });
};

const POWER = CARD_TYPES.indexOf('power');

const ofPowers = ({ events }: Found): Text[] =>
  events.flatMap((event) => {
    const face = event.type === 'cardPlayed' ? FACES[faceOf(event.card)] : undefined;
    return face?.type === POWER ? [say('lasts', { card: face.name })] : [];
  });

const OWN_GAINS = { strength: 'strength', shivs: 'shivs', miracles: 'miracles', energy: 'energy' } as const;

const ofGains = (found: Found): Text[] => {
  const healed = riseOfOwn(found, 'hp');
  return [
    ...Object.entries(OWN_GAINS).flatMap(([field, key]) => {
      const number = riseOfOwn(found, field);
      return number > 0 ? [say(key, { number })] : [];
    }),
    ...(healed > 0 ? [say('heals', { number: healed })] : []),
  ];
};

const ofCards = ({ events, seat }: Found): Text[] => {
  let number = 0;
  for (const event of events) if (event.type === 'drew' && event.seat === seat) number += event.count;
  return number > 0 ? [say('draws', { number })] : [];
};

const nameOf = (word: string | undefined): string =>
  word === undefined ? '' : word.charAt(0).toUpperCase() + word.slice(1);

const ofOrbsAndStances = ({ events }: Found): Text[] => {
  const texts: Text[] = [];
  for (const event of events) {
    if (event.type === 'orbChanneled') texts.push(say('channels', { orb: nameOf(ORBS[event.orb]) }));
    if (event.type === 'orbEvoked') texts.push(say('evokes', { orb: nameOf(ORBS[event.orb]) }));
    if (event.type === 'stanceEntered')
      texts.push(
        event.stance === 0 ? say('leaves') : say('stance', { stance: nameOf(STANCES[event.stance]) }),
      );
  }
  return texts.slice(0, 1);
};

const ofPrice = (found: Found): Text[] => {
  const paid = riseOfOwn(found, 'hp');
  return paid < 0 ? [say('pays', { number: -paid })] : [];
};

/** The first parts matter most; more is too much for one line. */
const MOST_PARTS = 3;

const sentence = (texts: readonly Text[]): Text | undefined => {
  const [first, ...rest] = commaList(texts.slice(0, MOST_PARTS));
  if (typeof first !== 'string') return undefined;
  return withStop([first.charAt(0).toUpperCase() + first.slice(1), ...rest]);
};

const ofEnd = (state: State, seat: Seat): Text => {
  const { hpLost: number = 0, lethal = false } = forecast(state, seat)[seat] ?? {};
  if (lethal) return say('fatal');
  return number === 0 ? say('unhurt') : say('through', { number });
};

const partsOf = (found: Found, move: Move): Text[] => {
  // Once the fight is won, nothing else matters.
  if (isWonBy(found)) return [...ofDeaths(found), ...ofPrice(found)];
  return [
    ...ofDeaths(found),
    ...ofDanger(found),
    ...ofDamage(found),
    ...ofPlan(found, move),
    ...ofTokens(found),
    ...ofSapped(found),
    ...ofBlock(found),
    ...ofGains(found),
    ...ofPowers(found),
    ...ofCards(found),
    ...ofOrbsAndStances(found),
    ...ofPrice(found),
  ];
};

/** What a move achieves; undefined if there is nothing to say. */
export const bringsInFight = (state: State, seat: Seat, move: Move): Text | undefined => {
  if (moveKind(move) === MOVE.endTurn) return sentence([ofEnd(state, seat)]);
  const found = { state, seat, ...preview(state, seat, move), events: eventsOf(state, seat, move) };
  return sentence(partsOf(found, move));
};

/** The chosen move with its line. */
export const explained = (state: State, seat: Seat, move: Move): Choice => {
  const isEnd = moveKind(move) === MOVE.endTurn;
  const why = isEnd ? sentence([say('idle'), ofEnd(state, seat)]) : bringsInFight(state, seat, move);
  const sign = signOf(state, seat, move);
  return { move, ...(why !== undefined && { why }), ...(sign !== undefined && { sign }) };
};
