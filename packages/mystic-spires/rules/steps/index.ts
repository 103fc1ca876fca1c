/** Carrying out one step of an effect. Each handler says what it affected; a step that did nothing affected nothing. */
import type { Reference } from '../../words/effect.ts';
import type { Status } from '../../words/lists.ts';
import { ask } from '../asking.ts';
import { disruptLink } from '../cascade/disruption.ts';
import { ALL, isChosen } from '../compile/sieve.ts';
import { DO, type StepEntry, WHO } from '../compile/step-entry.ts';
import type { MysticEmit } from '../event.ts';
import { changeCrystal, changeStatus, dealDamage, healBy } from '../field/harm.ts';
import { destroyTogether, leave } from '../field/leaving.ts';
import { drawCards, enterPlay, makeTokens, millCards, shuffleDeck, takeFrom } from '../field/piles.ts';
import { hostKeeper } from '../field/triggers.ts';
import { amountOf } from '../figures/amounts.ts';
import { collect, hasSearchable, stillFits } from '../figures/select.ts';
import { findThing, isPile, isTower, pileCard, pileRef, pileSeat } from '../refs.ts';
import {
  type Keeper,
  type Link,
  NONE,
  opponentOf,
  QUESTION,
  type Ref,
  STALE,
  type State,
  type Thing,
} from '../state.ts';

/** What carrying out a step came to: what it affected, or `asked` when somebody must answer first. */
export type Result = readonly Ref[] | 'asked';

/** Something happened that is no object: cards, Crystal. */
const DONE: readonly Ref[] = [NONE];
const NOTHING: readonly Ref[] = [];

/** The card a link comes from, wherever it is now: in play, or in its owner's graveyard (MYS-22.13). */
const selfRef = (state: State, link: Link): Ref => {
  if (link.source !== NONE) return link.source;
  return (state.keepers[link.keeper] as Keeper).graveyard.includes(link.card)
    ? pileRef(link.keeper, link.card)
    : NONE;
};

/** What a word of a step means, if it is still there. */
const addReferred = (state: State, link: Link, what: Reference, out: Ref[]): void => {
  if (what === 'it') {
    addThere(state, link.it, out);
    return;
  }
  let ref = link.subject;
  if (what === 'host') ref = findThing(state, link.source)?.host ?? NONE;
  else if (what === 'self') ref = selfRef(state, link);
  if (isThere(state, ref)) out.push(ref);
};

const addThere = (state: State, refs: readonly Ref[], out: Ref[]): void => {
  for (let at = 0; at < refs.length; at++) if (isThere(state, refs[at] as Ref)) out.push(refs[at] as Ref);
};

/** The objects of the announced step that are still there and still fit. */
const objectsOf = (state: State, link: Link, entry: StepEntry): Ref[] => {
  const { what, sieve, partner } = entry;
  const found: Ref[] = [];
  if (typeof what === 'string') {
    addReferred(state, link, what, found);
    if (partner !== undefined) addThere(state, link.targets, found);
  } else if (sieve?.pick === ALL) collect(state, sieve, link.keeper, link.source, found);
  else
    for (let at = 0; at < link.targets.length; at++) {
      const ref = link.targets[at] as Ref;
      if (isLegal(state, link, entry, ref)) found.push(ref);
    }
  return found;
};

const isThere = (state: State, ref: Ref): boolean => {
  if (isTower(ref)) return true;
  if (isPile(ref)) return (state.keepers[pileSeat(ref)] as Keeper).graveyard.includes(pileCard(ref));
  return findThing(state, ref) !== undefined;
};

const isLegal = (state: State, link: Link, { sieve, partner }: StepEntry, ref: Ref): boolean =>
  (sieve !== undefined && stillFits(state, sieve, ref, link.keeper, link.source)) ||
  (partner !== undefined && stillFits(state, partner, ref, link.keeper, link.source));

/** MYS-23.3: all chosen targets are gone or no longer legal; a Spiritbond needs both. */
export const lostTargets = (state: State, link: Link, entry: StepEntry): boolean => {
  const { targets } = link;
  if (targets.length === 0) return false;
  let legal = 0;
  for (let at = 0; at < targets.length; at++) if (isLegal(state, link, entry, targets[at] as Ref)) legal++;
  return entry.does === DO.bond ? legal < targets.length : legal === 0;
};

/** The cards in play among the objects. */
const things = (state: State, refs: readonly Ref[]): Thing[] => {
  const found: Thing[] = [];
  for (let at = 0; at < refs.length; at++) {
    const thing = findThing(state, refs[at] as Ref);
    if (thing !== undefined) found.push(thing);
  }
  return found;
};

/** Moves cards to a hand, a deck or exile, from the field or from a graveyard. */
const moveCards = (
  state: State,
  refs: readonly Ref[],
  to: 'hand' | 'deck' | 'exile',
  emit: MysticEmit,
): Ref[] => {
  const moved: Ref[] = [];
  for (const ref of refs) {
    if (isPile(ref)) {
      const seat = pileSeat(ref);
      const keeper = state.keepers[seat] as Keeper;
      const card = pileCard(ref);
      if (!takeFrom(keeper.graveyard, card)) continue;
      keeper[to === 'exile' ? 'exiled' : to].push(card);
      state.stale |= STALE.piles;
      emit?.({ type: 'moved', card, seat, from: 'graveyard', to });
    } else {
      const thing = findThing(state, ref);
      if (thing === undefined) continue;
      leave(state, thing, to, false, emit);
    }
    moved.push(ref);
  }
  return moved;
};

const summonCards = (state: State, link: Link, refs: readonly Ref[], emit: MysticEmit): Ref[] => {
  const summoned: Ref[] = [];
  for (const ref of refs) {
    if (!isPile(ref)) continue;
    const owner = pileSeat(ref);
    const card = pileCard(ref);
    if (!takeFrom((state.keepers[owner] as Keeper).graveyard, card)) continue;
    state.stale |= STALE.piles;
    summoned.push(enterPlay(state, card, owner, link.keeper, NONE, emit).id);
  }
  return summoned;
};

/** The card set aside by a search goes to the hand (MYS-7.11); otherwise cards from play and graveyards do. */
const toHand = (state: State, link: Link, refs: readonly Ref[], emit: MysticEmit): readonly Ref[] => {
  if (link.aside === NONE) return moveCards(state, refs, 'hand', emit);
  const card = link.aside;
  (state.keepers[link.keeper] as Keeper).hand.push(card);
  emit?.({ type: 'moved', card, seat: link.keeper, from: 'aside', to: 'hand' });
  link.aside = NONE;
  return DONE;
};

const bondUnits = (state: State, refs: readonly Ref[], emit: MysticEmit): readonly Ref[] => {
  const [first, second] = things(state, refs);
  if (first === undefined || second === undefined || first === second) return NOTHING;
  first.bonds.push(second.id);
  second.bonds.push(first.id);
  emit?.({ type: 'bonded', things: [first.id, second.id] });
  return [first.id, second.id];
};

const raiseUnits = (
  state: State,
  link: Link,
  { amount, hp, until }: StepEntry,
  refs: readonly Ref[],
  emit: MysticEmit,
): Ref[] =>
  things(state, refs).map((thing) => {
    const power = amountOf(state, amount, link.keeper, link.source, link);
    if (until === undefined) {
      thing.lastingPower += power;
      thing.lastingHp += hp;
    } else {
      thing.turnPower += power;
      thing.turnHp += hp;
    }
    state.stale |= STALE.field;
    emit?.({ type: 'raised', thing: thing.id, power, hp });
    return thing.id;
  });

const readyUnits = (state: State, refs: readonly Ref[], emit: MysticEmit): Ref[] =>
  things(state, refs).flatMap((thing) => {
    if (thing.fatigue === 0) return [];
    thing.fatigue = 0;
    state.stale |= STALE.fatigue;
    emit?.({ type: 'readied', thing: thing.id });
    return [thing.id];
  });

const owe = (state: State, seat: number, phase: 'Draw' | 'Battle', emit: MysticEmit): readonly Ref[] => {
  const keeper = state.keepers[seat] as Keeper;
  if (phase === 'Draw') keeper.skipDraw++;
  else keeper.skipBattle++;
  emit?.({ type: 'skipOwed', seat, phase });
  return DONE;
};

/** Steps that speak of a Keeper rather than of objects. */
const keeperStep = (state: State, link: Link, entry: StepEntry, emit: MysticEmit): Result => {
  const { does, number } = entry;
  const seat = entry.who === WHO.opp ? opponentOf(link.keeper) : link.keeper;
  switch (does) {
    case DO.tokens:
      return makeTokens(state, entry.token, number, link.keeper, seat, emit).map(({ id }) => id);
    case DO.draw:
      return drawCards(state, seat, number, emit) > 0 ? DONE : NOTHING;
    case DO.mill:
      return millCards(state, seat, number, emit).map((card) => pileRef(seat, card));
    case DO.discard:
      return askDiscard(state, seat, number);
    case DO.gain:
    case DO.drain: {
      const amount = amountOf(state, entry.amount, link.keeper, link.source, link);
      return changeCrystal(state, seat, does === DO.gain ? amount : -amount, emit) === 0 ? NOTHING : DONE;
    }
    case DO.skip:
      return owe(state, seat, entry.phase, emit);
    case DO.toll:
      return askToll(state, entry.who === WHO.host ? hostKeeper(state, link.source) : seat, number, emit);
    case DO.disrupt:
      return disruptAnswered(state, link, emit);
    case DO.negate:
      state.attack.negated = 1;
      emit?.({ type: 'attackNegated' });
      return DONE;
    default:
      return NOTHING;
  }
};

/** MYS-7.12: the Keeper who discards chooses. */
const askDiscard = (state: State, seat: number, number: number): Result => {
  if ((state.keepers[seat] as Keeper).hand.length === 0) return NOTHING;
  ask(state, QUESTION.discard, seat, number);
  return 'asked';
};

/** MYS-15.3: who cannot pay has refused. */
const askToll = (state: State, seat: number, number: number, emit: MysticEmit): Result => {
  if (seat === NONE) return NOTHING;
  if ((state.keepers[seat] as Keeper).crystal < number) {
    emit?.({ type: 'toll', seat, number, paid: false });
    return NOTHING;
  }
  ask(state, QUESTION.toll, seat, number);
  return 'asked';
};

const disruptAnswered = (state: State, link: Link, emit: MysticEmit): Result => {
  const answered = state.links.find(({ id }) => id === link.answers);
  if (answered === undefined) return NOTHING;
  disruptLink(state, answered, emit);
  return DONE;
};

const searchDeck = (state: State, link: Link, { sieve }: StepEntry, emit: MysticEmit): Result => {
  if (isChosen(sieve) && hasSearchable(state, sieve, link.keeper)) {
    ask(state, QUESTION.search, link.keeper);
    return 'asked';
  }
  emit?.({ type: 'foundNothing', seat: link.keeper });
  shuffleDeck(state, link.keeper, emit);
  return NOTHING;
};

/** Takes the searched card out of the deck and sets it aside; an empty deck loses. */
export const setAside = (state: State, link: Link, card: number, emit: MysticEmit): readonly Ref[] => {
  const keeper = state.keepers[link.keeper] as Keeper;
  takeFrom(keeper.deck, card);
  state.stale |= STALE.piles;
  link.aside = card;
  emit?.({ type: 'found', seat: link.keeper, card, reveals: true });
  shuffleDeck(state, link.keeper, emit);
  return DONE;
};

const equipUnit = (state: State, link: Link, refs: readonly Ref[], emit: MysticEmit): readonly Ref[] => {
  const [host] = refs;
  if (host === undefined) return NOTHING;
  const thing = enterPlay(state, link.card, link.keeper, link.keeper, host, emit);
  // The rest of the effect, if any, is the effect of a card in play.
  link.source = thing.id;
  return [host];
};

const destroyUnits = (state: State, link: Link, refs: readonly Ref[], emit: MysticEmit): Ref[] => {
  const doomed = things(state, refs);
  destroyTogether(
    state,
    doomed.map((thing) => ({ thing, by: link.keeper, killer: NONE })),
    link,
    emit,
  );
  return doomed.map(({ id }) => id);
};

const changeStatuses = (
  state: State,
  { does, status, until }: StepEntry,
  refs: readonly Ref[],
  emit: MysticEmit,
): Ref[] =>
  things(state, refs).map((thing) => {
    changeStatus(state, thing, status as Status, does === DO.give, until, emit);
    return thing.id;
  });

/** Carries out the announced step of a link. */
export const carryOut = (state: State, link: Link, entry: StepEntry, emit: MysticEmit): Result => {
  const { does } = entry;
  if (entry.what === undefined) return keeperStep(state, link, entry, emit);
  if (does === DO.search) return searchDeck(state, link, entry, emit);
  const refs = objectsOf(state, link, entry);
  switch (does) {
    case DO.destroy:
      return destroyUnits(state, link, refs, emit);
    case DO.exile:
      return moveCards(state, refs, 'exile', emit);
    case DO.toHand:
      return toHand(state, link, refs, emit);
    case DO.toDeck:
      return returnToDeck(state, refs, emit);
    case DO.summon:
      return summonCards(state, link, refs, emit);
    case DO.ready:
      return readyUnits(state, refs, emit);
    case DO.damage: {
      const amount = amountOf(state, entry.amount, link.keeper, link.source, link);
      return refs.filter((ref) => dealDamage(state, ref, amount, link.keeper, NONE, emit) > 0);
    }
    case DO.heal: {
      const amount = amountOf(state, entry.amount, link.keeper, link.source, link);
      return refs.filter((ref) => healBy(state, ref, amount, emit) > 0);
    }
    case DO.raise:
      return raiseUnits(state, link, entry, refs, emit);
    case DO.give:
    case DO.strip:
      return changeStatuses(state, entry, refs, emit);
    case DO.equip:
      return equipUnit(state, link, refs, emit);
    default:
      return bondUnits(state, refs, emit);
  }
};

/** Cards go to their owners' decks, which are shuffled. */
const returnToDeck = (state: State, refs: readonly Ref[], emit: MysticEmit): Ref[] => {
  const owners = new Set(refs.map((ref) => (isPile(ref) ? pileSeat(ref) : findThing(state, ref)?.owner)));
  const moved = moveCards(state, refs, 'deck', emit);
  for (const owner of owners) if (owner !== undefined) shuffleDeck(state, owner, emit);
  return moved;
};
