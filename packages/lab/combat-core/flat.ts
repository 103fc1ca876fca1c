/**
 * A combat core over flat memory: one Ironclad with the starter deck against one enemy that goes by the die. It carries
 * out the compiled steps of the game. The same source runs as JavaScript over an Int32Array and, compiled by
 * AssemblyScript, as WebAssembly, so it is written in what both understand.
 */
import * as at from './layout.ts';
import { type bool, copyCells, get, type i32, leadingZeros, set } from './memory.ts';

function rotateLeft(word: i32, by: i32): i32 {
  return (word << by) | (word >>> (32 - by));
}

/** xoshiro128**, as in the kernel; imul is spelt with a shift, since 5 and 9 are powers of 2 plus 1. */
function nextBits(generator: i32): i32 {
  let s0: i32 = get(generator);
  let s1: i32 = get(generator + 1);
  let s2: i32 = get(generator + 2);
  let s3: i32 = get(generator + 3);
  const five: i32 = (s1 + (s1 << 2)) | 0;
  const turned: i32 = rotateLeft(five, 7);
  const result: i32 = (turned + (turned << 3)) | 0;
  const shifted: i32 = s1 << 9;
  s2 ^= s0;
  s3 ^= s1;
  s1 ^= s2;
  s0 ^= s3;
  s2 ^= shifted;
  s3 = rotateLeft(s3, 11);
  set(generator, s0);
  set(generator + 1, s1);
  set(generator + 2, s2);
  set(generator + 3, s3);
  return result;
}

export function randomBelow(generator: i32, limit: i32): i32 {
  if (limit <= 1) return 0;
  const bits: i32 = 32 - leadingZeros(limit - 1);
  let drawn: i32 = limit;
  while (drawn >= limit) drawn = (nextBits(generator) >>> (32 - bits)) & ((1 << bits) - 1);
  return drawn;
}

// Piles

function pushCard(pile: i32, card: i32): void {
  const length: i32 = get(pile);
  set(pile + 1 + length, card);
  set(pile, length + 1);
}

function removeCard(pile: i32, place: i32): i32 {
  const length: i32 = get(pile);
  const card: i32 = get(pile + 1 + place);
  for (let next: i32 = place + 1; next < length; next++) set(pile + next, get(pile + 1 + next));
  set(pile, length - 1);
  return card;
}

function moveAll(from: i32, to: i32): void {
  const length: i32 = get(from);
  for (let place: i32 = 0; place < length; place++) pushCard(to, get(from + 1 + place));
  set(from, 0);
}

function shuffle(generator: i32, pile: i32): void {
  for (let last: i32 = get(pile) - 1; last > 0; last--) {
    const other: i32 = randomBelow(generator, last + 1);
    const kept: i32 = get(pile + 1 + last);
    set(pile + 1 + last, get(pile + 1 + other));
    set(pile + 1 + other, kept);
  }
}

function drawCards(state: i32, amount: i32): void {
  for (let drawn: i32 = 0; drawn < amount; drawn++) {
    if (get(state + at.DRAW) === 0) {
      if (get(state + at.DISCARD) === 0) return;
      moveAll(state + at.DISCARD, state + at.DRAW);
      shuffle(state + at.SHUFFLES, state + at.DRAW);
    }
    pushCard(state + at.HAND, removeCard(state + at.DRAW, get(state + at.DRAW) - 1));
  }
}

// Steps

function hitDamage(base: i32, weak: i32, vulnerable: i32): i32 {
  if (vulnerable > 0) return weak > 0 ? base : base * 2;
  if (weak > 0) return base > 0 ? base - 1 : 0;
  return base;
}

/** Damage to the side whose HP lies at `hp`, with its Block in front. */
function damage(hp: i32, block: i32, amount: i32): void {
  const blocked: i32 = get(block) < amount ? get(block) : amount;
  const through: i32 = amount - blocked;
  const lost: i32 = through < get(hp) ? through : get(hp);
  set(block, get(block) - blocked);
  set(hp, get(hp) - lost);
}

function hitEnemy(state: i32, base: i32, times: i32): void {
  for (let time: i32 = 0; time < times; time++) {
    if (get(state + at.ENEMY_HP) === 0) return;
    const amount: i32 = hitDamage(
      base + get(state + at.STRENGTH),
      get(state + at.WEAK),
      get(state + at.ENEMY_VULNERABLE),
    );
    damage(state + at.ENEMY_HP, state + at.ENEMY_BLOCK, amount);
  }
  if (get(state + at.ENEMY_HP) === 0) set(state + at.RESULT, at.WON);
}

function hitPlayer(state: i32, base: i32, times: i32): void {
  for (let time: i32 = 0; time < times; time++) {
    if (get(state + at.HP) === 0) return;
    const amount: i32 = hitDamage(
      base + get(state + at.ENEMY_STRENGTH),
      get(state + at.ENEMY_WEAK),
      get(state + at.VULNERABLE),
    );
    damage(state + at.HP, state + at.BLOCK, amount);
  }
  if (get(state + at.HP) === 0) set(state + at.RESULT, at.LOST);
}

function lower(cell: i32): void {
  if (get(cell) > 0) set(cell, get(cell) - 1);
}

/** What is gained up to a limit. */
function gain(cell: i32, amount: i32, limit: i32): void {
  const sum: i32 = get(cell) + amount;
  set(cell, sum < limit ? sum : limit);
}

function putToken(state: i32, token: i32, amount: i32): void {
  if (token === at.STRENGTH_TOKEN) gain(state + at.ENEMY_STRENGTH, amount, at.MOST_STRENGTH);
  else if (token === at.VULNERABLE_TOKEN) gain(state + at.ENEMY_VULNERABLE, amount, at.MOST_VULNERABLE);
  else set(state + at.RESULT, at.UNKNOWN);
}

function runStep(state: i32, op: i32, byEnemy: bool): void {
  const code: i32 = get(op + at.OP_CODE);
  const base: i32 = get(op + at.OP_BASE);
  if (code === at.HIT_ENEMIES) hitEnemy(state, base, get(op + at.OP_TIMES));
  else if (code === at.HIT_PLAYERS) hitPlayer(state, base, get(op + at.OP_TIMES));
  else if (code === at.END_ATTACK) {
    lower(state + (byEnemy ? at.ENEMY_WEAK : at.WEAK));
    lower(state + (byEnemy ? at.VULNERABLE : at.ENEMY_VULNERABLE));
  } else if (code === at.GAIN_BLOCK) gain(state + at.BLOCK, base, at.MOST_BLOCK);
  else if (code === at.BLOCK_SELF) set(state + at.ENEMY_BLOCK, get(state + at.ENEMY_BLOCK) + base);
  else if (code === at.TOKEN_ON_ENEMIES || code === at.TOKEN_ON_SELF)
    putToken(state, get(op + at.OP_KIND), base);
  else set(state + at.RESULT, at.UNKNOWN);
}

function runRoutine(state: i32, routine: i32, byEnemy: bool): void {
  const starts: i32 = get(at.ROUTINES_AT) + routine;
  const end: i32 = get(starts + 1);
  for (let op: i32 = get(starts); op < end && get(state + at.RESULT) === at.GOING_ON; op += at.OP_CELLS)
    runStep(state, op, byEnemy);
}

// Turns

function startRound(state: i32): void {
  set(state + at.ROUND, get(state + at.ROUND) + 1);
  set(state + at.ENERGY, at.ENERGY_PER_TURN);
  set(state + at.BLOCK, 0);
  drawCards(state, at.CARDS_PER_TURN);
  set(state + at.DIE, 1 + randomBelow(state + at.ROLLS, 6));
}

function endTurn(state: i32): void {
  moveAll(state + at.HAND, state + at.DISCARD);
  set(state + at.ENEMY_BLOCK, 0);
  const enemy: i32 = get(at.ENEMIES_AT) + get(state + at.KIND) * at.ENEMY_CELLS;
  runRoutine(state, get(enemy + get(state + at.DIE)), true);
  if (get(state + at.RESULT) === at.GOING_ON) startRound(state);
}

function faceCell(card: i32): i32 {
  return get(at.FACES_AT) + (card & at.FACE_MASK) * at.FACE_CELLS;
}

/** Writes the legal moves to MOVES: places of the hand, then the end of the turn. */
export function legal(state: i32): i32 {
  const hand: i32 = state + at.HAND;
  const length: i32 = get(hand);
  let count: i32 = 0;
  for (let place: i32 = 0; place < length; place++) {
    if (get(faceCell(get(hand + 1 + place))) <= get(state + at.ENERGY)) {
      count++;
      set(at.MOVES + count, place);
    }
  }
  count++;
  set(at.MOVES + count, at.END_TURN);
  set(at.MOVES, count);
  return count;
}

export function apply(state: i32, move: i32): void {
  if (move === at.END_TURN) {
    endTurn(state);
    return;
  }
  const card: i32 = removeCard(state + at.HAND, move);
  const face: i32 = faceCell(card);
  set(state + at.ENERGY, get(state + at.ENERGY) - get(face));
  runRoutine(state, get(face + 1), false);
  pushCard(state + at.DISCARD, card);
}

export function copy(from: i32, to: i32): void {
  copyCells(from, to, at.SIZE);
}

/** Plays at random to the end; gives the number of decisions. */
export function playOut(state: i32): i32 {
  let decisions: i32 = 0;
  while (get(state + at.RESULT) === at.GOING_ON) {
    const count: i32 = legal(state);
    apply(state, get(at.MOVES + 1 + randomBelow(at.CHOICES, count)));
    decisions++;
  }
  return decisions;
}
