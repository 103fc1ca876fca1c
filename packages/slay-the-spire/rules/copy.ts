/**
 * A fast hand-written copy: every field once, in creation order, so that a copy has the same shape as its
 * original. A spread takes several times as long. A property test verifies that copies are equal and
 * independent. Lists are copied before the enclosing object is created, so that nothing interrupts its
 * creation. Whatever is never mutated is shared: `readonly` lists always, the climb during a combat
 * (own-climb.ts).
 */
import { copyPile } from '@three-spires/kernel';
import { sharesClimb } from './own-climb.ts';
import { copyRun } from './run-copy.ts';
import type { Enemy, Frame, Pending, Player, Question, Reward, State, Waiting } from './state.ts';

const copyPlayer = (from: Player, shared: boolean): Player => {
  const orbs = copyPile(from.orbs);
  const deck = copyPile(from.deck);
  const hand = copyPile(from.hand);
  const draw = copyPile(from.draw);
  const discard = copyPile(from.discard);
  const exhaust = copyPile(from.exhaust);
  const powers = copyPile(from.powers);
  const potions = copyPile(from.potions);
  const rewardDeck = shared ? from.rewardDeck : copyPile(from.rewardDeck);
  const rareDeck = shared ? from.rareDeck : copyPile(from.rareDeck);
  return {
    character: from.character,
    row: from.row,
    hp: from.hp,
    maxHp: from.maxHp,
    energy: from.energy,
    block: from.block,
    strength: from.strength,
    vulnerable: from.vulnerable,
    weak: from.weak,
    shivs: from.shivs,
    miracles: from.miracles,
    gold: from.gold,
    stance: from.stance,
    shard: from.shard,
    orbSlots: from.orbSlots,
    orbs,
    deck,
    hand,
    draw,
    discard,
    exhaust,
    powers,
    potions,
    relics: from.relics,
    relicState: from.relicState,
    rewardDeck,
    rareDeck,
    nextUid: from.nextUid,
    listens: from.listens,
    modifiers: from.modifiers,
    done: from.done,
    attacked: from.attacked,
    attacksThisTurn: from.attacksThisTurn,
    discardedThisTurn: from.discardedThisTurn,
    noMoreDraws: from.noMoreDraws,
    cardsThisTurn: from.cardsThisTurn,
    changedStance: from.changedStance,
    noMoreCards: from.noMoreCards,
    nextFree: from.nextFree,
    atEndOfTurn: from.atEndOfTurn,
    hpLossLimited: from.hpLossLimited,
    redCubes: from.redCubes,
    nextCost: from.nextCost,
    dealsNoDamage: from.dealsNoDamage,
    strengthToLose: from.strengthToLose,
    hpLostThisRound: from.hpLostThisRound,
    hpLostThisCombat: from.hpLostThisCombat,
    powersThisTurn: from.powersThisTurn,
    reshuffledThisCombat: from.reshuffledThisCombat,
    leftoverEnergy: from.leftoverEnergy,
    strengthForAttack: from.strengthForAttack,
    blockChoice: from.blockChoice,
    doubling: from.doubling,
    achievements: from.achievements,
    bosses: from.bosses,
    shivsThisTurn: from.shivsThisTurn,
    loopCards: from.loopCards,
    loopEnergy: from.loopEnergy,
    loopStates: from.loopStates,
  };
};

const copyEnemy = (from: Enemy): Enemy => ({
  kind: from.kind,
  row: from.row,
  status: from.status,
  hp: from.hp,
  maxHp: from.maxHp,
  block: from.block,
  strength: from.strength,
  vulnerable: from.vulnerable,
  weak: from.weak,
  poison: from.poison,
  mode: from.mode,
  cube: from.cube,
  cubes: from.cubes,
  otherRow: from.otherRow,
  usedSlots: from.usedSlots,
  usedAbilities: from.usedAbilities,
  attacked: from.attacked,
  actedRound: from.actedRound,
  arrivedRound: from.arrivedRound,
  attachedCard: from.attachedCard,
  attachedSeat: from.attachedSeat,
});

const copyFrame = (from: Frame): Frame => ({
  routine: from.routine,
  step: from.step,
  kind: from.kind,
  seat: from.seat,
  enemy: from.enemy,
  card: from.card,
  target: from.target,
  x: from.x,
  copy: from.copy,
  copies: from.copies,
  begun: from.begun,
  paid: from.paid,
  lent: from.lent,
  bonus: from.bonus,
  exhausts: from.exhausts,
  attached: from.attached,
  hits: from.hits,
  killed: from.killed,
  wounded: from.wounded,
  through: from.through,
  moved: from.moved,
  drawn: from.drawn,
  gained: from.gained,
  left: from.left,
  answer: from.answer,
  repeats: from.repeats,
});

const copyWaiting = (from: Waiting): Waiting => ({
  routine: from.routine,
  seat: from.seat,
  enemy: from.enemy,
  card: from.card,
  target: from.target,
});

const copyPending = (from: Pending): Pending => ({ routine: from.routine, enemy: from.enemy });

const copyQuestion = (from: Question): Question => ({
  kind: from.kind,
  id: from.id,
  seat: from.seat,
  pile: from.pile,
  filter: from.filter,
  top: from.top,
  optional: from.optional,
});

const copyReward = (from: Reward): Reward => ({
  kind: from.kind,
  amount: from.amount,
  revealed: from.revealed,
  offer: copyPile(from.offer),
  choice: from.choice,
  settled: from.settled,
});

// Lists of objects start as a slice, which has the right length immediately; then each element is copied.

const copyPlayers = (from: readonly Player[], shared: boolean): Player[] => {
  const copies = from.slice();
  for (let at = 0; at < copies.length; at++) copies[at] = copyPlayer(copies[at] as Player, shared);
  return copies;
};

const copyEnemies = (from: readonly Enemy[]): Enemy[] => {
  const copies = from.slice();
  for (let at = 0; at < copies.length; at++) copies[at] = copyEnemy(copies[at] as Enemy);
  return copies;
};

const copyFrames = (from: readonly Frame[]): Frame[] => {
  if (from.length === 0) return [];
  const copies = from.slice();
  for (let at = 0; at < copies.length; at++) copies[at] = copyFrame(copies[at] as Frame);
  return copies;
};

const copyWaitings = (from: readonly Waiting[]): Waiting[] => {
  if (from.length === 0) return [];
  const copies = from.slice();
  for (let at = 0; at < copies.length; at++) copies[at] = copyWaiting(copies[at] as Waiting);
  return copies;
};

const copyPendings = (from: readonly Pending[]): Pending[] =>
  from.length === 0 ? [] : from.map(copyPending);

const copyRewards = (from: readonly Reward[][]): Reward[][] =>
  from.length === 0 ? [] : from.map((rewards) => rewards.map(copyReward));

export const copyState = (from: State): State => {
  const shared = sharesClimb(from);
  const random = copyPile(from.random);
  const nextRolls = copyPile(from.nextRolls);
  const players = copyPlayers(from.players, shared);
  const enemies = copyEnemies(from.enemies);
  const potionDeck = shared ? from.potionDeck : copyPile(from.potionDeck);
  const stack = copyFrames(from.stack);
  const waiting = copyWaitings(from.waiting);
  const pending = copyPendings(from.pending);
  const later = copyPile(from.later);
  const question = copyQuestion(from.question);
  const playedThisTurn = copyPile(from.playedThisTurn);
  const rewards = copyRewards(from.rewards);
  const confirmed = copyPile(from.confirmed);
  const run = shared ? from.run : copyRun(from.run);
  const votes = copyPile(from.votes);
  const turnOrder = copyPile(from.turnOrder);
  return {
    phase: from.phase,
    round: from.round,
    die: from.die,
    random,
    nextRolls,
    players,
    enemies,
    order: from.order,
    encounters: from.encounters,
    summons: from.summons,
    potionDeck,
    statusLeft: from.statusLeft,
    dazeLeft: from.dazeLeft,
    stack,
    waiting,
    pending,
    ordered: from.ordered,
    later,
    dieWindow: from.dieWindow,
    dieSeats: from.dieSeats,
    dieAccepted: from.dieAccepted,
    active: from.active,
    question,
    asked: from.asked,
    phaseQuestion: from.phaseQuestion,
    playedThisTurn,
    rewards,
    confirmed,
    run,
    votes,
    achievements: from.achievements,
    turnSeats: from.turnSeats,
    turnOrder,
    turnAt: from.turnAt,
    won: from.won,
    fallen: from.fallen,
  };
};
