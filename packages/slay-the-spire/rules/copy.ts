/** A fast copy by hand: every field once, piles by slice. A property test holds it equal and independent. */
import type { Enemy, Frame, Player, Question, Reward, State, Waiting } from './state.ts';

const copyPlayer = (from: Player): Player => ({
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
  orbSlots: from.orbSlots,
  orbs: from.orbs.slice(),
  deck: from.deck.slice(),
  hand: from.hand.slice(),
  draw: from.draw.slice(),
  discard: from.discard.slice(),
  exhaust: from.exhaust.slice(),
  powers: from.powers.slice(),
  potions: from.potions.slice(),
  relics: from.relics.slice(),
  rewardDeck: from.rewardDeck.slice(),
  rareDeck: from.rareDeck.slice(),
  nextUid: from.nextUid,
  listens: from.listens,
  modifiers: from.modifiers.slice(),
  done: from.done,
  attacked: from.attacked,
  attacksThisTurn: from.attacksThisTurn,
  discardedThisTurn: from.discardedThisTurn,
  noMoreDraws: from.noMoreDraws,
  strengthToLose: from.strengthToLose,
  hpLostThisRound: from.hpLostThisRound,
  hpLostThisCombat: from.hpLostThisCombat,
  doubling: from.doubling.slice(),
});

const copyEnemy = (from: Enemy): Enemy => ({ ...from });
const copyFrame = (from: Frame): Frame => ({ ...from });
const copyWaiting = (from: Waiting): Waiting => ({ ...from });
const copyQuestion = (from: Question): Question => ({ ...from });
const copyReward = (from: Reward): Reward => ({ ...from, offer: from.offer.slice() });

export const copyState = (from: State): State => ({
  phase: from.phase,
  round: from.round,
  die: from.die,
  random: from.random.slice(),
  players: from.players.map(copyPlayer),
  enemies: from.enemies.map(copyEnemy),
  order: from.order.slice(),
  encounters: from.encounters.slice(),
  summons: from.summons.slice(),
  potionDeck: from.potionDeck.slice(),
  statusLeft: from.statusLeft,
  dazeLeft: from.dazeLeft,
  stack: from.stack.map(copyFrame),
  waiting: from.waiting.map(copyWaiting),
  question: copyQuestion(from.question),
  asked: from.asked,
  phaseQuestion: from.phaseQuestion,
  playedThisTurn: from.playedThisTurn.slice(),
  rewards: from.rewards.map((rewards) => rewards.map(copyReward)),
  confirmed: from.confirmed.slice(),
  won: from.won,
  fallen: from.fallen,
});
