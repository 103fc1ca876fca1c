/**
 * Invariants at every decision, whatever was played before. The numbers are the rulebook's, repeated here, so
 * that mistakes in the rules' own numbers are found too.
 */

import { createMoveList, NONE, type Pile } from '@three-spires/kernel';
import { listAnswers } from '../rules/answers.ts';
import { type Card, faceOf, forget, known, MARKED, uidOf } from '../rules/card.ts';
import { WINDOW } from '../rules/combat/die-window.ts';
import { isLiving, rowCount } from '../rules/combat/living.ts';
import { orbSlotsOf } from '../rules/combat/slots.ts';
import { refreshAbilities } from '../rules/combat/triggers.ts';
import {
  CHARACTER_ENTRIES,
  DAZE_FACE,
  ENEMY_ENTRIES,
  FACES,
  ITEM_ENTRIES,
  POWER,
  ROUTINES,
  STATUS,
  TICKET,
} from '../rules/compile/entries.ts';
import { CODES } from '../rules/compile/op.ts';
import { GIVE_POTION } from '../rules/moves.ts';
import { isRunPhase } from '../rules/run/legal.ts';
import { CARD, GOLD, INSANITY, POTION, TRANSFORM } from '../rules/run/rewards.ts';
import { MODE, OPTION, ROOM } from '../rules/run-state.ts';
import {
  ALIVE,
  DEAD,
  type Enemy,
  FRAME,
  PHASE,
  type Player,
  QUESTION,
  type Reward,
  SKIPPED,
  type State,
} from '../rules/state.ts';
import { mayOrder } from '../rules/waiting.ts';
import { CHARACTERS } from '../words/lists.ts';

/** What no play changes, as order-independent sums over sets. */
export type Conserved = {
  /** Each player's deck and piles, without Status and Daze; constant until the rewards are settled. */
  readonly decks: readonly number[];
  /** The same including the reward decks and current offers; constant for the whole game. */
  readonly cards: readonly number[];
  readonly potions: number;
};

export const conserved = (state: State): Conserved => sumUp(state, allCards(state));

const baseFace = (face: number): number => face - (face % 2);

const sumUp = (state: State, cards: readonly (readonly Card[])[]): Conserved => {
  const decks = cards.map((own) => sumOf(facesOf(own)));
  const rewardDecks = state.players.map(
    ({ rewardDeck, rareDeck }, seat) =>
      sumOf(rewardDeck) + sumOf(rareDeck) + sumOf(offersOf(state, CARD, seat)),
  );
  const potions = state.players.map(
    (player, seat) => sumOf(player.potions) + sumOf(offersOf(state, POTION, seat)),
  );
  return {
    decks,
    // An Egg upgrades a card on its way into the deck, so only its base side is constant.
    cards: cards.map((own, seat) => sumOf(facesOf(own).map(baseFace)) + (rewardDecks[seat] as number)),
    potions: potions.reduce((sum, held) => sum + held, sumOf(state.potionDeck) + sumOf(drawnPotions(state))),
  };
};

/** Potions drawn by an effect: those it offers, and the one The Courier shows. */
const drawnPotions = ({ question, run, stack }: State): number[] => {
  const offered = question.kind === QUESTION.none ? [] : run.offer;
  const shown = stack.flatMap(({ routine, step, moved }) =>
    CODES[ROUTINES[routine]?.[step]?.code ?? -1] === 'courier' && moved > 0 ? [moved - 1] : [],
  );
  return [...offered, ...shown].filter((item) => ITEM_ENTRIES[item]?.definition.kind === 'potion');
};

/** Every fault of a state, in plain words with the rule behind it; empty if there is none. */
export const checkState = (state: State, origin?: Conserved): string[] => {
  const problems: string[] = [];
  checkPlainData(state, 'state', problems);
  if (problems.length > 0) return problems;
  const cards = allCards(state);
  state.players.forEach((player, seat) => {
    const name = `${CHARACTERS[player.character]} (seat ${seat})`;
    checkLimits(player, name, problems);
    checkCards(player, cards[seat] as Card[], name, problems);
    checkBoard(state, player, name, problems);
  });
  checkParty(state, cards, problems);
  state.enemies.forEach((enemy, index) => {
    checkEnemy(state, enemy, `${ENEMY_ENTRIES[enemy.kind]?.definition.name} (enemy ${index})`, problems);
  });
  checkOrder(state, problems);
  checkCourse(state, problems);
  checkQuestion(state, problems);
  checkRewards(state, problems);
  if (origin !== undefined) checkConserved(state, origin, sumUp(state, cards), problems);
  return problems;
};

// Plain data

/** Fields in which a negative number means "none" or is a word of random bits. */
const MAY_BE_NEGATIVE: ReadonlySet<string> = new Set([
  'random',
  'encounters',
  'active',
  'fallen',
  'choice',
  'copies',
  'seat',
  'enemy',
  'card',
  'target',
  'drawn',
  'left',
  'answer',
  'attachedCard',
  'attachedSeat',
  'nextCost',
  'space',
  'event',
  'boss',
  'secondBoss',
  'nextRoom',
  'rewardKind',
  'turnedUp',
  'relicStock',
  'potionStock',
  'colorlessStock',
  'cardStock',
  'bossRelics',
  'votes',
  'loopStates',
  'neow',
]);

const checkPlainData = (value: unknown, field: string, problems: string[]): void => {
  if (typeof value === 'number') {
    // All numbers of a state fit in 32 bits; `-0` would not survive JSON.
    if ((value | 0) !== value || Object.is(value, -0)) problems.push(`${field} is ${value}, no integer`);
    else if (value < 0 && !MAY_BE_NEGATIVE.has(field)) problems.push(`${field} is negative: ${value}`);
  } else if (Array.isArray(value)) {
    if (Object.hasOwn(value, -1)) problems.push(`${field} has an item before its first`);
    for (let at = 0; at < value.length; at++) checkPlainData(value[at], field, problems);
  } else if (typeof value === 'object' && value !== null) {
    for (const key in value) checkPlainData((value as Record<string, unknown>)[key], key, problems);
  } else problems.push(`${field} is ${String(value)}, not made of numbers, lists and objects`);
};

// Players

const checkLimits = (player: Player, name: string, problems: string[]): void => {
  const atMost = (field: keyof Player & string, limit: number, rule: string): void => {
    if ((player[field] as number) > limit)
      problems.push(`${name} has ${player[field]} ${field}, more than ${limit} (${rule})`);
  };
  atMost('energy', 6, 'STS-6.2');
  atMost('block', 20, 'STS-38.4');
  atMost('strength', 8, 'STS-20.2');
  atMost('vulnerable', 3, 'STS-38.21');
  atMost('weak', 3, 'STS-38.23');
  atMost('hp', player.maxHp, 'STS-4.6');
  atMost('done', 1, 'STS-13.2');
  if (player.potions.length > 3) problems.push(`${name} has ${player.potions.length} potions (STS-8.14)`);
};

/** Every card of each player, including those being played and those attached to enemies. */
const allCards = (state: State): Card[][] => {
  const cards = state.players.map(({ deck, hand, draw, discard, exhaust, powers }) =>
    deck.concat(hand, draw, discard, exhaust, powers),
  );
  for (const { kind, copy, attached, seat, card } of state.stack)
    if (kind === FRAME.card && copy === 0 && attached === 0) cards[seat]?.push(card);
  for (const { attachedCard, attachedSeat } of state.enemies)
    if (attachedCard !== NONE) cards[attachedSeat]?.push(attachedCard);
  return cards;
};

const typeOf = (card: Card): number | undefined => FACES[faceOf(card)]?.type;

/** The faces of permanent cards, without Status and Daze. */
const facesOf = (cards: readonly Card[]): number[] => {
  const faces: number[] = [];
  for (const card of cards) if (typeOf(card) !== STATUS) faces.push(faceOf(card));
  return faces;
};

/** The number that means "done" in an answer; no card may have it. */
const UID_LIMIT = 255;

const checkCards = (player: Player, cards: readonly Card[], name: string, problems: string[]): void => {
  const uids = new Set<number>();
  for (const card of cards) {
    const uid = uidOf(card);
    if (uids.has(uid)) problems.push(`${name} has two cards with the number ${uid}`);
    uids.add(uid);
    if (uid >= UID_LIMIT) problems.push(`${name} has a card with the number ${uid}, which means "done"`);
    const type = typeOf(card);
    if (type === undefined) problems.push(`${name} has a card with the unknown face ${faceOf(card)}`);
    if (type === TICKET) problems.push(`${name} has a Golden Ticket among the cards (STS-8.7)`);
  }
  for (const pile of [player.deck, player.discard, player.exhaust]) {
    if (pile.some((card) => card !== forget(card)))
      problems.push(`${name} has a card outside the hand that remembers something (STS-24.4)`);
  }
  // R177: a card that a Scry will play is known and marked.
  if (player.draw.some((card) => ![forget(card), known(card), known(card) | MARKED].includes(card)))
    problems.push(`${name} has a card in the draw pile that remembers something (STS-24.4)`);
  if (player.exhaust.some((card) => typeOf(card) === STATUS))
    problems.push(`${name} has a Status or Daze in the exhaust pile (STS-38.8)`);
  if (player.powers.some((card) => typeOf(card) !== POWER))
    problems.push(`${name} has a card in front that is no Power (STS-13.22)`);
};

const checkBoard = (state: State, player: Player, name: string, problems: string[]): void => {
  const slots = orbSlotsOf(player);
  if (player.orbs.length > slots)
    problems.push(`${name} has ${player.orbs.length} Orbs in ${slots} slots (STS-22.8)`);
  if (
    player.stance !== 0 &&
    player.shard === 0 &&
    CHARACTER_ENTRIES[player.character]?.definition.stances !== true
  )
    problems.push(`${name} is in a Stance without having any (STS-25.10)`);
  if (player.hp === 0 && (state.phase !== PHASE.over || state.fallen === NONE) && !mayFall(state))
    problems.push(`${name} has no HP left and the game goes on (STS-15.3)`);
  const fresh: Player = { ...player, modifiers: player.modifiers.slice() };
  refreshAbilities(fresh);
  if (fresh.listens !== player.listens || fresh.modifiers.some((sum, at) => sum !== player.modifiers[at]))
    problems.push(`${name} has other abilities than the Powers, items and board give (STS-27.9)`);
};

/** STS-35.1: in a fight with a Boss the others go on. */
const mayFall = ({ run }: State): boolean => (run.options & OPTION.lastStand) !== 0 && run.room === ROOM.boss;

// The party

const checkParty = (state: State, cards: readonly (readonly Card[])[], problems: string[]): void => {
  const { players } = state;
  const sum = (field: 'shivs' | 'miracles'): number =>
    players.reduce((total, player) => total + player[field], 0);
  if (sum('shivs') > 5) problems.push(`the party has ${sum('shivs')} Shivs, more than 5 (STS-21.10)`);
  if (sum('miracles') > 5) problems.push(`the party has ${sum('miracles')} Miracles, more than 5 (STS-23.3)`);
  // Fallen players are in no row; in the fight for Act IV all rows are open (STS-35.1, STS-32.11).
  const rows = players.filter(isLiving).map(({ row }) => row);
  const apart = new Set(rows).size === rows.length;
  if (!apart || rows.some((row) => row < 1 || row > rowCount(state)))
    problems.push(`the players stand in rows ${rows} (STS-11.1)`);
  let daze = 0;
  let status = 0;
  for (const own of cards) {
    for (const card of own) {
      if (faceOf(card) === DAZE_FACE) daze++;
      else if (typeOf(card) === STATUS) status++;
    }
  }
  if (state.dazeLeft + daze !== 10) problems.push(`${state.dazeLeft} + ${daze} Daze, not 10 (STS-5.6)`);
  if (state.statusLeft + status !== 36)
    problems.push(`${state.statusLeft} + ${status} Status cards, not 36 (STS-5.6)`);
};

// Enemies

const TOKENS = ['block', 'strength', 'vulnerable', 'weak', 'poison'] as const;

const checkEnemy = (state: State, enemy: Enemy, name: string, problems: string[]): void => {
  const { status, hp, maxHp, strength, vulnerable, weak, cube, kind, row } = enemy;
  const entry = ENEMY_ENTRIES[kind];
  if (entry === undefined) {
    problems.push(`${name} is of the unknown kind ${kind}`);
    return;
  }
  if (hp > maxHp) problems.push(`${name} has ${hp} of ${maxHp} HP (STS-11.11)`);
  if (strength > 8) problems.push(`${name} has ${strength} Strength, more than 8 (STS-38.18)`);
  if (vulnerable > 3) problems.push(`${name} has ${vulnerable} Vulnerable, more than 3 (STS-38.21)`);
  if (weak > 3) problems.push(`${name} has ${weak} Weak, more than 3 (STS-38.23)`);
  if ((hp === 0) !== (status === DEAD))
    problems.push(`${name} has ${hp} HP and the status ${status} (STS-15.1)`);
  if (status !== ALIVE) {
    const kept = TOKENS.filter((token) => enemy[token] !== 0);
    if (kept.length > 0) problems.push(`${name} is out of the combat and keeps ${kept} (STS-15.1)`);
  }
  const slots = entry.actions.length;
  if (cube >= slots) problems.push(`${name} has its cube on slot ${cube} of ${slots} (STS-14.13)`);
  if (entry.boss ? row !== 0 : row < 1 || row > rowCount(state))
    problems.push(`${name} stands in row ${row} (STS-11.1)`);
  if (enemy.actedRound > state.round || enemy.arrivedRound > state.round)
    problems.push(`${name} has acted or come in a later round than this (STS-14.4)`);
};

const checkOrder = (state: State, problems: string[]): void => {
  const { enemies, order } = state;
  const poison = enemies.reduce((sum, enemy) => sum + enemy.poison, 0);
  if (poison > 30) problems.push(`the enemies have ${poison} Poison, more than 30 (STS-21.6)`);
  const listed = new Set(order);
  if (order.length !== enemies.length || listed.size !== enemies.length)
    problems.push(
      `the acting order ${order} does not name each of ${enemies.length} enemies once (STS-14.3)`,
    );
  const rows = order.map((index) => enemies[index]?.row ?? 0);
  if (rows.some((row, at) => row > (rows[at - 1] ?? row)))
    problems.push(`the enemies act in rows ${rows}, not from the highest down (STS-14.3)`);
  for (const { kind, status } of enemies) {
    const definition = ENEMY_ENTRIES[kind]?.definition;
    if (status !== ALIVE || definition?.rank !== 'summon') continue;
    const used = enemies.filter((other) => other.kind === kind && other.status === ALIVE).length;
    const left = state.summons.filter((other) => other === kind).length;
    if (used + left > definition.copies)
      problems.push(`${used} + ${left} ${definition.name}, more than ${definition.copies} (STS-11.6)`);
  }
};

// The course of the game

const LAST_PHASE = Math.max(...Object.values(PHASE));

/** The phases of a combat precede its rewards; the one for facing enemies was added last. */
export const isCombat = ({ phase }: State): boolean => phase <= PHASE.endOfCombat || phase === PHASE.facing;

const checkCourse = (state: State, problems: string[]): void => {
  if (state.phase > LAST_PHASE) problems.push(`there is no phase ${state.phase}`);
  if (state.round > 0 && (state.die < (state.phase === PHASE.roll ? 0 : 1) || state.die > 6))
    problems.push(`the die shows ${state.die} (STS-13.8)`);
  if (state.won !== 0) problems.push('the combat is won and goes on (STS-15.5)');
  // A lost game leaves the table as it is.
  if (state.phase === PHASE.over && state.fallen !== NONE) return;
  if (!isCombat(state)) {
    for (const player of state.players) checkCleared(state, player, problems);
    return;
  }
  if (state.players.some((player) => isLiving(player) && player.deck.length > 0))
    problems.push('a deck is not in the draw pile during a combat (STS-4.2)');
  if (
    state.phase === PHASE.play &&
    state.pending.length === 0 &&
    state.waiting.length === 0 &&
    state.enemies.every(({ status }) => status !== ALIVE)
  )
    problems.push('the combat goes on without enemies (STS-15.5)');
};

const checkCleared = (state: State, player: Player, problems: string[]): void => {
  const name = CHARACTERS[player.character];
  const piles: Pile[] = [player.hand, player.draw, player.discard, player.exhaust, player.powers];
  if (piles.some((pile) => pile.length > 0)) problems.push(`${name} has cards outside the deck (STS-15.11)`);
  if (state.statusLeft !== 36 || state.dazeLeft !== 10)
    problems.push('not all Status and Daze cards went back (STS-15.11)');
  const { block, energy, orbs, stance, strength, vulnerable, weak, shivs, miracles } = player;
  if (block !== 0 || energy !== 3 || orbs.length > 0 || stance !== 0)
    problems.push(`${name}'s board is not set back after the combat (STS-15.12)`);
  if (strength + vulnerable + weak + shivs + miracles > 0)
    problems.push(`${name} keeps tokens after the combat (STS-15.13)`);
};

const answers = createMoveList();

const checkQuestion = (state: State, problems: string[]): void => {
  const { question, stack, waiting, ordered, phase } = state;
  if (question.kind === QUESTION.none) {
    if (phase === PHASE.over) return;
    if (state.dieWindow === WINDOW.open) return;
    if (phase !== PHASE.play && phase !== PHASE.rewards && !isRunPhase(phase))
      problems.push(`no seat is asked in phase ${phase}`);
    if (stack.length > 0 || waiting.length > 0 || ordered > 0 || state.active !== NONE)
      problems.push('something is half resolved and no seat is asked (STS-13.13)');
    if (phase === PHASE.play && state.players.every(({ done }) => done !== 0))
      problems.push('all are done and the turn goes on (STS-13.26)');
    return;
  }
  if (phase === PHASE.over || (phase === PHASE.rewards && state.run.mode === MODE.firstFight))
    problems.push(`a question is open in phase ${phase}`);
  if (question.id !== state.asked) problems.push(`question ${question.id} is open, not the newest`);
  if (question.kind === QUESTION.party) {
    if (question.pile < 1) problems.push('the party is asked about nothing (STS-1.9)');
  } else if (state.players[question.seat] === undefined) problems.push(`seat ${question.seat} is asked`);
  else if (question.kind === QUESTION.order) {
    const choices = waiting.filter((ability) => mayOrder(state, question.seat, ability)).length;
    // A single ability is asked for only if its owner may use a relic first (R60).
    if (choices < 1) problems.push(`an order of ${choices} abilities is asked for (STS-13.20)`);
  } else {
    answers.length = 0;
    listAnswers(state, answers);
    if (answers.length === 0) problems.push(`question kind ${question.kind} has no answer`);
    if (stack.length === 0) problems.push('a question is open and nothing asks it');
  }
};

const offersOf = (state: State, kind: number, seat: number): number[] =>
  (state.rewards[seat] ?? []).flatMap((reward) => (reward.kind === kind ? reward.offer : []));

const checkRewards = (state: State, problems: string[]): void => {
  const seats = state.phase === PHASE.rewards ? state.players.length : 0;
  if (state.rewards.length !== seats) {
    problems.push(`${state.rewards.length} players have rewards in phase ${state.phase} (STS-15.9)`);
    return;
  }
  state.rewards.forEach((rewards, seat) => {
    for (const reward of rewards) checkReward(reward, problems);
    const taken = rewards.filter(
      ({ kind, choice, settled }) => kind === POTION && choice >= 0 && choice < GIVE_POTION && settled === 0,
    ).length;
    if ((state.players[seat]?.potions.length ?? 0) + taken > 3)
      problems.push(`seat ${seat} takes more potions than fit (STS-8.14)`);
    if (state.confirmed[seat] !== 0 && rewards.some(({ choice }) => choice === NONE))
      problems.push(`seat ${seat} has confirmed with a reward open (STS-8.2)`);
  });
};

const checkReward = (
  { kind, amount, revealed, offer, choice, settled }: Reward,
  problems: string[],
): void => {
  if (revealed === 0 && offer.length > 0)
    problems.push('a reward shows something before it is revealed (STS-8.2)');
  if (amount < 1) problems.push(`a reward of ${amount} (STS-8.1)`);
  if (choice === NONE || choice === SKIPPED || settled !== 0 || kind === INSANITY) return;
  if (kind === POTION && choice >= GIVE_POTION) return;
  if (kind === GOLD || kind === TRANSFORM ? choice !== 0 : choice >= offer.length)
    problems.push(`choice ${choice} among ${offer.length} rewards (STS-8.5)`);
  else if (kind === CARD && typeOf(offer[choice] as Card) === TICKET)
    problems.push('a Golden Ticket is taken (STS-8.7)');
};

// Conservation

/** A hash of a multiset: equal sets give equal numbers, different ones almost always different numbers. */
const sumOf = (items: readonly number[]): number => {
  let sum = 0;
  for (const item of items) {
    let mixed = Math.imul((item + 1) ^ 0x9e3779b9, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    // The lower bits mix the items, the upper ones count them.
    sum += ((mixed ^ (mixed >>> 16)) >>> 0) + 2 ** 42;
  }
  return sum;
};

const checkConserved = (state: State, origin: Conserved, now: Conserved, problems: string[]): void => {
  state.players.forEach(({ character }, seat) => {
    const settled = state.phase === PHASE.over && state.fallen === NONE;
    if (!settled && now.decks[seat] !== origin.decks[seat])
      problems.push(
        `${CHARACTERS[character]} has other cards in the deck and its piles than at first (STS-4.2)`,
      );
    if (now.cards[seat] !== origin.cards[seat])
      problems.push(`${CHARACTERS[character]} has other cards with the reward decks than at first (STS-8.5)`);
  });
  if (now.potions !== origin.potions) problems.push('there are other potions than at first (STS-8.16)');
};
