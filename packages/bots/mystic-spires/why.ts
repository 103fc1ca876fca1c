/**
 * Why a bot makes a move, in one line: what the move changes if nobody answers, compared with not making it. It tells
 * nothing about cards in hands.
 */
import {
  formatTemplate,
  joinTexts,
  type MessageParams,
  type Move,
  moveKind,
  type Text,
} from '@three-spires/kernel';
import {
  cardEntry,
  hpLeft,
  type Keeper,
  MOVE,
  OVERLOAD,
  opponentOf,
  PHASE,
  REASON,
  STATUS,
  type State,
  type Thing,
  TYPE,
} from '@three-spires/mystic-spires/for-bots';
import type { Choice } from '../bot.ts';
import { attackersOf } from './battle.ts';
import { type Compared, compare } from './compare.ts';
import { whyWords } from './why-words.ts';

type Key = keyof typeof whyWords;

const say = (key: Key, params: MessageParams = {}): Text => formatTemplate(whyWords[key], params);

const nameOf = (card: number): string => cardEntry(card).definition.name;

const has = (state: State, { id }: Thing): boolean => state.things.some((thing) => thing.id === id);
const isUnit = ({ card }: Thing): boolean => cardEntry(card).isUnit;
const keeperOf = (state: State, seat: number): Keeper => state.keepers[seat] as Keeper;

const DISABLED = STATUS.sleep | STATUS.paralyzed;

const WINS: Readonly<Record<number, Key>> = {
  [REASON.tower]: 'win.tower',
  [REASON.deckedOut]: 'win.deckedOut',
  [REASON.overload]: 'win.overload',
};

const ofTheEnd = ({ idle, after, seat }: Compared): Text[] => {
  const key = WINS[after.reasons[opponentOf(seat)] ?? 0];
  if (after.phase === PHASE.over && after.losers === 1 << opponentOf(seat) && key !== undefined)
    return [say(key)];
  return idle.phase === PHASE.over && after.phase !== PHASE.over ? [say('saves')] : [];
};

const ofDestroyed = ({ before, idle, after, seat }: Compared): Text[] => {
  const gone = idle.things.filter(
    (thing) => thing.controller !== seat && isUnit(thing) && has(before, thing) && !has(after, thing),
  );
  const [first] = gone;
  if (first === undefined) return [];
  if (gone.length > 1) return [say('destroysMany', { number: gone.length })];
  const card = nameOf(first.card);
  const other = opponentOf(seat);
  if (keeperOf(after, other).hand.length > keeperOf(idle, other).hand.length)
    return [say('returns', { card })];
  const { type } = cardEntry(first.card);
  const isBeforeBattle = before.turnPlayer === seat && before.phase <= PHASE.battle;
  if (isBeforeBattle && type !== TYPE.assault && first.fatigue === 0) return [say('destroysGuard', { card })];
  return [say(type === TYPE.defense ? 'destroys' : 'destroysAttacker', { card })];
};

const ofSaved = ({ before, idle, after, seat }: Compared): Text[] => {
  const saved = after.things.find(
    (thing) => thing.controller === seat && isUnit(thing) && has(before, thing) && !has(idle, thing),
  );
  return saved === undefined ? [] : [say('keepsUnit', { card: nameOf(saved.card) })];
};

/** What became of the announcement or attack that the move answers. */
const ofStopped = ({ before, idle, after, seat }: Compared): Text[] => {
  const top = before.links[before.links.length - 1];
  if (top === undefined || top.keeper === seat || top.card < 0) return [];
  const card = nameOf(top.card);
  if (after.attack.negated > idle.attack.negated) return [say('stopsAttack', { card })];
  const arrived = idle.things.some((thing) => thing.card === top.card && !has(before, thing));
  const arrives = after.things.some((thing) => thing.card === top.card && !has(before, thing));
  return arrived && !arrives ? [say('stops', { card })] : [];
};

const ofTowers = ({ before, idle, after, seat }: Compared): Text[] => {
  const texts: Text[] = [];
  const other = opponentOf(seat);
  const dealt = keeperOf(idle, other).hp - keeperOf(after, other).hp;
  if (dealt > 0) texts.push(say('damage', { number: dealt }));
  const kept = keeperOf(after, seat).hp - keeperOf(idle, seat).hp;
  const isHealed = keeperOf(after, seat).hp > keeperOf(before, seat).hp;
  if (kept > 0) texts.push(say(isHealed ? 'heals' : 'shields', { number: kept }));
  return texts;
};

const ofPlans = ({ before, idle, after, seat }: Compared): Text[] => {
  const texts: Text[] = [];
  const other = opponentOf(seat);
  const [was, now] = [keeperOf(idle, other), keeperOf(after, other)];
  const milled = was.deck.length - now.deck.length;
  if (milled > 0) texts.push(say('mills', { number: milled, left: now.deck.length }));
  if (now.crystal > was.crystal) texts.push(say('floods', { now: now.crystal }));
  const own = keeperOf(before, seat).crystal;
  if (own > 0.7 * OVERLOAD && keeperOf(after, seat).crystal < own) texts.push(say('drains'));
  return texts;
};

const isBound = ({ statuses }: Thing): boolean => (statuses & DISABLED) !== 0;

/** Units of both sides that are there with and without the move, and what it does to them. */
const ofUnits = ({ idle, after, seat }: Compared): Text[] => {
  for (const thing of after.things) {
    const was = idle.things.find(({ id }) => id === thing.id);
    if (was === undefined || !isUnit(thing)) continue;
    const card = nameOf(thing.card);
    if (thing.controller === seat) {
      if (thing.power > was.power || thing.maxHp > was.maxHp) return [say('strengthens', { card })];
    } else {
      if (isBound(thing) && !isBound(was)) return [say('binds', { card })];
      if (hpLeft(thing) < hpLeft(was)) return [say('wounds', { card, left: hpLeft(thing) })];
    }
  }
  return [];
};

const ofArrivals = ({ idle, after, seat }: Compared): Text[] => {
  const fresh = after.things.filter((thing) => thing.controller === seat && !has(idle, thing));
  const units = fresh.filter(isUnit);
  const [first] = units;
  if (units.length > 1) return [say('arrivesMany', { number: units.length })];
  if (first !== undefined)
    return [say('arrives', { card: nameOf(first.card), power: first.power, hp: hpLeft(first) })];
  const [spell] = fresh;
  return spell === undefined ? [] : [say('puts', { card: nameOf(spell.card) })];
};

const ofHands = ({ idle, after, seat }: Compared, move: Move): Text[] => {
  const texts: Text[] = [];
  const other = opponentOf(seat);
  const played = moveKind(move) === MOVE.play ? 1 : 0;
  const drawn = keeperOf(after, seat).hand.length - keeperOf(idle, seat).hand.length + played;
  if (drawn > 0) texts.push(say('draws', { number: drawn }));
  const lost = keeperOf(idle, other).hand.length - keeperOf(after, other).hand.length;
  if (lost > 0) texts.push(say('takesCards', { number: lost }));
  return texts;
};

/** Going on in the turn: nothing changes yet. */
const ofGoingOn = (state: State, seat: number, kind: number): Text[] => {
  const ready = attackersOf(state, seat).length;
  if (kind === MOVE.battle) return [say('battle', { number: ready })];
  if (kind !== MOVE.leave) return [];
  return [say(state.phase === PHASE.battle && ready > 0 ? 'guards' : 'leave')];
};

const GOING_ON: readonly number[] = [MOVE.battle, MOVE.leave, MOVE.pass, MOVE.none];

/** Two reasons are enough. */
const MOST_REASONS = 2;

const sentence = (texts: readonly Text[]): Text => {
  const [first, ...rest] = joinTexts(texts.slice(0, MOST_REASONS), ' and ');
  const begun = typeof first === 'string' ? first.charAt(0).toUpperCase() + first.slice(1) : first;
  return begun === undefined ? [] : joinTexts([[begun, ...rest], ['.']], '');
};

/** The line for a move in a position without secrets; undefined where there is nothing to say. */
export const whyOf = (state: State, seat: number, move: Move): Text | undefined => {
  const kind = moveKind(move);
  if (GOING_ON.includes(kind)) {
    const texts = ofGoingOn(state, seat, kind);
    return texts.length === 0 ? undefined : sentence(texts);
  }
  const compared = compare(state, seat, move);
  const ends = ofTheEnd(compared);
  const texts =
    ends.length > 0
      ? ends
      : [
          ...ofStopped(compared),
          ...ofDestroyed(compared),
          ...ofTowers(compared),
          ...ofSaved(compared),
          ...ofPlans(compared),
          ...ofUnits(compared),
          ...ofHands(compared, move),
          ...ofArrivals(compared),
        ];
  return texts.length === 0 ? undefined : sentence(texts);
};

/** The move with its line. */
export const explained = (state: State, seat: number, move: Move): Choice => {
  const why = whyOf(state, seat, move);
  return why === undefined ? { move } : { move, why };
};
