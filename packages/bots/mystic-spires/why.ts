/**
 * Why a bot makes a move, in one line: what the move changes if nobody answers, compared with not making it.
 * Reveals nothing about cards in hands.
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
  isGuard,
  type Keeper,
  keeperAt,
  MOVE,
  opponentOf,
  PHASE,
  QUESTION,
  REASON,
  STATUS,
  type State,
  type Thing,
  TYPE,
} from '@three-spires/mystic-spires/for-bots';
import type { Choice } from '../bot.ts';
import { attackersOf } from './battle.ts';
import { type Compared, compare } from './compare.ts';
import { MUCH_CRYSTAL } from './vain.ts';
import { whyWords } from './why-words.ts';

type Key = keyof typeof whyWords;

const say = (key: Key, params: MessageParams = {}): Text => formatTemplate(whyWords[key], params);

const nameOf = (card: number): string => cardEntry(card).definition.name;

const has = (state: State, { id }: Thing): boolean => state.things.some((thing) => thing.id === id);
const isUnit = ({ card }: Thing): boolean => cardEntry(card).isUnit;
const keeperOf = (state: State, seat: number): Keeper => keeperAt(state, seat);

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

/** MYS-6.5: only destruction counts as destroyed; exile and return are different. */
const LEAVES: Readonly<Record<string, Key>> = { exile: 'exiles', hand: 'returns', deck: 'shuffles' };

/** Where an opposing card goes. */
const ofGone = ({ before, happened, seat }: Compared, { id, card: number, fatigue }: Thing): Text => {
  const card = nameOf(number);
  const left = happened.find((each) => each.type === 'left' && each.thing === id);
  const away = left?.type === 'left' ? LEAVES[left.to] : undefined;
  if (away !== undefined) return say(away, { card });
  const { type, isUnit: fights } = cardEntry(number);
  if (!fights) return say('destroys', { card });
  const isBeforeBattle = before.turnPlayer === seat && before.phase <= PHASE.battle;
  if (isBeforeBattle && type !== TYPE.assault && fatigue === 0) return say('destroysGuard', { card });
  return say(type === TYPE.defense ? 'destroys' : 'destroysAttacker', { card });
};

const ofDestroyed = (compared: Compared): Text[] => {
  const { before, idle, after, happened, seat } = compared;
  const gone = idle.things.filter(
    (thing) => thing.controller !== seat && has(before, thing) && !has(after, thing),
  );
  const units = gone.filter(isUnit);
  // Equipment leaves with its Unit (MYS-10.4) and is then not mentioned.
  const first = units[0] ?? gone[0];
  if (first === undefined) return [];
  const isDestroyed = ({ id }: Thing): boolean =>
    happened.some((each) => each.type === 'left' && each.thing === id && each.destroyed);
  if (units.length > 1 && units.every(isDestroyed)) return [say('destroysMany', { number: units.length })];
  return [ofGone(compared, first)];
};

const ofSaved = ({ before, idle, after, seat }: Compared): Text[] => {
  const saved = after.things.find(
    (thing) => thing.controller === seat && isUnit(thing) && has(before, thing) && !has(idle, thing),
  );
  return saved === undefined ? [] : [say('keepsUnit', { card: nameOf(saved.card) })];
};

/** What happened to the announcement or attack that the move answers. */
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
  if (now.crystal < was.crystal) texts.push(say('takesCrystal', { number: was.crystal - now.crystal }));
  if (now.skipBattle > was.skipBattle) texts.push(say('skipsBattle'));
  const own = keeperOf(before, seat).crystal;
  const gained = keeperOf(after, seat).crystal - Math.max(own, keeperOf(idle, seat).crystal);
  if (gained > 0) texts.push(say('gains', { number: gained }));
  if (own > MUCH_CRYSTAL && keeperOf(after, seat).crystal < own) texts.push(say('drains'));
  return texts;
};

const isBound = ({ statuses }: Thing): boolean => (statuses & DISABLED) !== 0;

const HELPFUL = STATUS.fatal | STATUS.ignite | STATUS.levitating | STATUS.piercing | STATUS.poison;
const HARMFUL = STATUS.necrotic | STATUS.paralyzed | STATUS.poisoned | STATUS.sleep | STATUS.ethereal;

/** The printed name of the first status. */
const statusIn = (bits: number): string | undefined => {
  const name = Object.entries(STATUS).find(([, bit]) => (bits & bit) !== 0)?.[0];
  return name === undefined ? undefined : name.charAt(0).toUpperCase() + name.slice(1);
};

/** A status that a Unit gains, or that it avoids or loses. */
const ofStatuses = (
  { before }: Compared,
  was: Thing,
  now: Thing,
  wanted: number,
  unwanted: number,
): Text[] => {
  const card = nameOf(now.card);
  const given = statusIn(now.statuses & ~was.statuses & wanted);
  if (given !== undefined) return [say('gives', { card, status: given })];
  const taken = was.statuses & ~now.statuses & unwanted;
  const status = statusIn(taken);
  if (status === undefined) return [];
  const hadIt = before.things.some(({ id, statuses }) => id === now.id && (statuses & taken) !== 0);
  return [say(hadIt ? 'rids' : 'spares', { card, status })];
};

const ofOwnUnit = (compared: Compared, was: Thing, now: Thing): Text[] => {
  const card = nameOf(now.card);
  if (now.power > was.power || now.maxHp > was.maxHp) return [say('strengthens', { card })];
  if (was.fatigue !== 0 && now.fatigue === 0) return [say('readies', { card })];
  if (now.damage < was.damage) {
    const isHealed = compared.before.things.some(({ id, damage }) => id === now.id && damage > now.damage);
    return [isHealed ? say('healsUnit', { card, left: hpLeft(now) }) : say('shieldsUnit', { card })];
  }
  return ofStatuses(compared, was, now, HELPFUL, HARMFUL);
};

const ofOtherUnit = (compared: Compared, was: Thing, now: Thing): Text[] => {
  const card = nameOf(now.card);
  if (isBound(now) && !isBound(was)) return [say('binds', { card })];
  if (hpLeft(now) < hpLeft(was)) return [say('wounds', { card, left: hpLeft(now) })];
  if (now.bonds.length > was.bonds.length) return [say('ties', { card })];
  return ofStatuses(compared, was, now, HARMFUL, HELPFUL);
};

/** Units of both sides present with and without the move, and its effect on them. */
const ofUnits = (compared: Compared): Text[] => {
  const { idle, after, seat } = compared;
  for (const now of after.things) {
    const was = idle.things.find(({ id }) => id === now.id);
    if (was === undefined || !isUnit(now)) continue;
    const texts = now.controller === seat ? ofOwnUnit(compared, was, now) : ofOtherUnit(compared, was, now);
    if (texts.length > 0) return texts;
  }
  return [];
};

const ofArrivals = ({ before, idle, after, seat }: Compared): Text[] => {
  const fresh = after.things.filter(
    (thing) => thing.controller === seat && !has(idle, thing) && !has(before, thing),
  );
  const units = fresh.filter(isUnit);
  const [first] = units;
  if (units.length > 1) return [say('arrivesMany', { number: units.length })];
  if (first !== undefined)
    return [say('arrives', { card: nameOf(first.card), power: first.power, hp: hpLeft(first) })];
  const [spell] = fresh;
  return spell === undefined ? [] : [say('puts', { card: nameOf(spell.card) })];
};

const drawnIn = (happened: Compared['happened'], seat: number): number => {
  let drawn = 0;
  for (const each of happened) if (each.type === 'drew' && each.seat === seat) drawn += each.number;
  return drawn;
};

/** MYS-7.11: a search and a return from the graveyard are not draws. What a search finds is not revealed. */
const ofFinds = ({ after, happened, seat }: Compared): Text[] => {
  if (after.question.kind === QUESTION.search && after.question.seat === seat) return [say('searches')];
  for (const each of happened) {
    if (each.type === 'found' && each.seat === seat) return [say('fetches')];
    if (each.type === 'moved' && each.seat === seat && each.from === 'graveyard' && each.to === 'hand')
      return [say('takesBack', { card: nameOf(each.card) })];
  }
  return [];
};

const ofHands = (compared: Compared): Text[] => {
  const { idle, after, anyway, happened, seat } = compared;
  const texts = ofFinds(compared);
  const other = opponentOf(seat);
  const drawn = drawnIn(happened, seat) - drawnIn(anyway, seat);
  if (drawn > 0) texts.push(say('draws', { number: drawn }));
  const lost = keeperOf(idle, other).hand.length - keeperOf(after, other).hand.length;
  if (lost > 0) texts.push(say('takesCards', { number: lost }));
  return texts;
};

/** Less Crystal than this buys next to nothing. */
const KEPT_CRYSTAL = 3;

/** Only from what both Keepers see: whether a card in hand could be paid for is secret. */
const ofLeaving = (state: State, seat: number): Text => {
  const { crystal, hand } = keeperOf(state, seat);
  if (state.phase !== PHASE.battle)
    return say(crystal >= KEPT_CRYSTAL && hand.length > 0 ? 'keepsCrystal' : 'leave');
  const ready = attackersOf(state, seat);
  if (ready.length === 0) return say('allFought');
  return say(ready.some(isGuard) ? 'guards' : 'noAttack');
};

/** Continuing the turn: nothing changes yet. */
const ofGoingOn = (state: State, seat: number, kind: number): Text[] => {
  if (kind === MOVE.battle) return [say('battle', { number: attackersOf(state, seat).length })];
  return kind === MOVE.leave ? [ofLeaving(state, seat)] : [];
};

const GOING_ON: readonly number[] = [MOVE.battle, MOVE.leave, MOVE.pass, MOVE.none];

/** Two reasons are enough. */
const MOST_REASONS = 2;

const sentence = (texts: readonly Text[]): Text => {
  const [first, ...rest] = joinTexts(texts.slice(0, MOST_REASONS), ' and ');
  const begun = typeof first === 'string' ? first.charAt(0).toUpperCase() + first.slice(1) : first;
  return begun === undefined ? [] : joinTexts([[begun, ...rest], ['.']], '');
};

/** The line for a move in a position without secrets; undefined if there is nothing to say. */
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
          ...ofHands(compared),
          ...ofArrivals(compared),
        ];
  return texts.length === 0 ? undefined : sentence(texts);
};

/** The move with its line. */
export const explained = (state: State, seat: number, move: Move): Choice => {
  const why = whyOf(state, seat, move);
  return why === undefined ? { move } : { move, why };
};
