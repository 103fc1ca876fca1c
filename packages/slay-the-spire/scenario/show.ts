/** The position of a state in the words of scenarios, every field in a fixed order. */
import { NONE, seatsIn } from '@three-spires/kernel';
import {
  type Card,
  cheaperBy,
  cubesOn,
  FREE,
  faceOf,
  forget,
  KEEP,
  KEPT,
  RETAINED,
  USED,
} from '../rules/card.ts';
import { achievementNames } from '../rules/combat/achievements.ts';
import { playedFace, playedPaid, playedSeat, playedX } from '../rules/combat/played.ts';
import { leftOn, usedInCombat, usedInRoom } from '../rules/combat/relics.ts';
import {
  ENEMY_ENTRIES,
  type EnemyEntry,
  FACES,
  ITEM_ENTRIES,
  type ItemEntry,
  ROUTINE_SOURCES,
} from '../rules/compile/entries.ts';
import { seatName } from '../rules/naming.ts';
import { nameOfEnemy, nameOfFace, nameOfItem } from '../rules/printed-names.ts';
import { INSANITY } from '../rules/run/rewards.ts';
import {
  type Enemy,
  enemyAt,
  LATER,
  PHASE,
  type Player,
  playerAt,
  QUESTION,
  type Reward,
  SKIPPED,
  type State,
} from '../rules/state.ts';
import { FREE_ANY, FREE_ATTACK } from '../words/energy.ts';
import { CHARACTERS, type Character, DOUBLINGS, ORBS, REWARDS, STANCES } from '../words/lists.ts';
import { showClimb } from './climb-show.ts';
import { showPlain } from './plain.ts';
import { ENEMY_FIELDS, PLAYER_FIELDS } from './plain-fields.ts';

const PHASE_NAMES = Object.keys(PHASE);
const QUESTION_NAMES = Object.keys(QUESTION);
const STATUS_NAMES = ['alive', 'dead', 'left'];

const characterOf = (player: Player): Character => CHARACTERS[player.character] as Character;

export const showPosition = (state: State): unknown => ({
  phase: PHASE_NAMES[state.phase],
  round: state.round,
  die: state.die,
  nextDie: state.nextRolls.slice(),
  players: state.players.map(showPlayer),
  enemies: state.enemies.map((enemy) => showEnemy(state, enemy)),
  encounters: state.encounters.map((kind) => (kind === NONE ? null : nameOfEnemy(kind))),
  summons: state.summons.map(nameOfEnemy),
  potionDeck: state.potionDeck.map(nameOfItem).reverse(),
  relicDeck: state.run.relicDeck.map(nameOfItem).reverse(),
  statusLeft: state.statusLeft,
  dazeLeft: state.dazeLeft,
  orbCubes: state.run.orbCubes === 0 ? null : state.run.orbCubes,
  playedThisTurn: state.playedThisTurn.map((played) => showPlayed(state, played)),
  climb: showClimb(state),
  question: showQuestion(state),
  waiting: state.waiting.map(({ routine }) => ROUTINE_SOURCES[routine]?.name ?? ''),
  /** What is delayed until the next round, by the name of the card or ability. */
  arrivals: state.pending.map(({ routine }) => ROUTINE_SOURCES[routine]?.name ?? ''),
  turn: seatsIn(state.turnSeats).map((seat) => seatName(state, seat)),
  achievements: achievementNames(state.achievements),
  outcome: showOutcome(state),
  rewards: state.phase === PHASE.rewards ? showRewards(state) : null,
});

const showPlayer = (player: Player): unknown => {
  const own = characterOf(player);
  const cards = (pile: readonly Card[]): unknown[] => pile.map((card) => showCard(card, own));
  const faces = (deck: readonly number[]): string[] => deck.map((face) => nameOfFace(face, own)).reverse();
  return {
    character: own,
    row: player.row,
    hp: player.hp,
    maxHp: player.maxHp,
    ...showPlain(PLAYER_FIELDS, player),
    stance: STANCES[player.stance],
    shard: player.shard !== 0,
    orbSlots: player.orbSlots,
    orbs: player.orbs.map((orb) => ORBS[orb]),
    hand: cards(player.hand),
    draw: cards(player.draw.map(forget)).reverse(),
    discard: cards(player.discard).reverse(),
    exhaust: cards(player.exhaust).reverse(),
    powers: cards(player.powers),
    deck: cards(player.deck),
    potions: player.potions.map(nameOfItem),
    relics: player.relics.map((_, at) => showRelic(player, at)),
    rewardDeck: faces(player.rewardDeck),
    rareDeck: faces(player.rareDeck),
    nextFree: [
      ...((player.nextFree & FREE_ATTACK) === 0 ? [] : ['attack']),
      ...((player.nextFree & FREE_ANY) === 0 ? [] : ['any']),
    ],
    nextCost: player.nextCost === NONE ? null : player.nextCost,
    doubling: player.doubling.map((type) => DOUBLINGS[type]),
    achievements: achievementNames(player.achievements),
  };
};

/** The name alone for a relic that is ready with all its cubes or uses; otherwise with its marks. */
const showRelic = (player: Player, at: number): unknown => {
  const item = player.relics[at] as number;
  const { uses, cubes } = (ITEM_ENTRIES[item] as ItemEntry).definition;
  const full = uses ?? cubes;
  const marks = {
    ...(usedInCombat(player, at) ? { usedInCombat: true } : {}),
    ...(usedInRoom(player, at) ? { usedInRoom: true } : {}),
    ...(full === undefined || leftOn(player, at) === full ? {} : { left: leftOn(player, at) }),
  };
  return Object.keys(marks).length === 0 ? nameOfItem(item) : { relic: nameOfItem(item), ...marks };
};

/** The name alone, or with what the card remembers. */
const showCard = (card: Card, own: Character): unknown => {
  const marks = {
    ...((card & RETAINED) === 0 ? {} : { retained: true }),
    ...((card & KEEP) === 0 ? {} : { staying: true }),
    ...((card & FREE) === 0 ? {} : { costsZero: true }),
    ...((card & KEPT) === 0 ? {} : { drawnLate: true }),
    ...((card & USED) === 0 ? {} : { used: true }),
    ...(cubesOn(card) === 0 ? {} : { cubes: cubesOn(card) }),
    ...(cheaperBy(card) === 0 ? {} : { cheaper: cheaperBy(card) }),
  };
  const name = nameOfFace(faceOf(card), own);
  return Object.keys(marks).length === 0 ? name : { card: name, ...marks };
};

/** The name alone for a card of the first player without X. */
const showPlayed = (state: State, played: number): unknown => {
  const card = nameOfFace(playedFace(played), characterOf(playerAt(state, 0)));
  const x = playedX(played);
  const free = playedPaid(played) === 0;
  const usual = free === (FACES[playedFace(played)]?.cost === 0);
  if (playedSeat(played) === 0 && x === 0 && usual) return card;
  return {
    card,
    player: seatName(state, playedSeat(played)),
    ...(x === 0 ? {} : { x }),
    ...(usual ? {} : { free }),
  };
};

const showEnemy = (state: State, enemy: Enemy): unknown => {
  const { definition } = ENEMY_ENTRIES[enemy.kind] as EnemyEntry;
  return {
    name: definition.name,
    id: definition.id,
    row: enemy.row,
    place: placeInRow(state, enemy),
    status: STATUS_NAMES[enemy.status],
    hp: enemy.hp,
    maxHp: enemy.maxHp,
    ...showPlain(ENEMY_FIELDS, enemy),
    cube: enemy.cube + 1,
    mode: enemy.mode + 1,
    cubes: enemy.cubes,
    usedSlots: placesOf(enemy.usedSlots),
    usedAbilities: placesOf(enemy.usedAbilities),
    newcomer: enemy.arrivedRound === state.round,
    attached: showAttached(state, enemy),
  };
};

/** From the left, counted from 1. */
const placeInRow = (state: State, enemy: Enemy): number =>
  state.order
    .map((index) => enemyAt(state, index))
    .filter(({ row }) => row === enemy.row)
    .indexOf(enemy) + 1;

/** Indices of the set bits, counted from 1. */
const placesOf = (bits: number): number[] => {
  const places: number[] = [];
  for (let at = 0; bits >> at !== 0; at++) if ((bits & (1 << at)) !== 0) places.push(at + 1);
  return places;
};

const showAttached = (state: State, enemy: Enemy): unknown => {
  const owner = state.players[enemy.attachedSeat];
  if (enemy.attachedCard === NONE || owner === undefined) return null;
  const player = characterOf(owner);
  return { card: nameOfFace(faceOf(enemy.attachedCard), player), player };
};

const showQuestion = (state: State): unknown => {
  const { question } = state;
  if (question.kind === QUESTION.none) return null;
  const frame = state.stack[state.stack.length - 1];
  return {
    kind: QUESTION_NAMES[question.kind],
    seat: seatName(state, question.seat),
    source: (frame && ROUTINE_SOURCES[frame.routine]?.name) ?? null,
    optional: question.optional !== 0,
  };
};

const showOutcome = (state: State): unknown => {
  if (state.phase !== PHASE.over) return null;
  return state.fallen === NONE ? 'victory' : 'defeat';
};

const showRewards = (state: State): unknown =>
  Object.fromEntries(
    state.players.map((player, seat) => [
      characterOf(player),
      {
        confirmed: state.confirmed[seat] !== 0,
        pieces: (state.rewards[seat] ?? []).map((reward) => showReward(reward, characterOf(player))),
      },
    ]),
  );

const showReward = (reward: Reward, own: Character): unknown => {
  const kind = REWARDS[reward.kind] as string;
  const offer = reward.offer.map((offered) =>
    kind === 'potion' || kind === 'relic' ? nameOfItem(offered) : nameOfFace(offered, own),
  );
  return {
    kind,
    amount: reward.amount,
    revealed: reward.revealed !== 0,
    offer,
    choice: showChoice(reward, offer),
    settled: reward.settled !== 0,
  };
};

const showChoice = (reward: Reward, offer: readonly string[]): string => {
  if (reward.choice === NONE) return 'open';
  if (reward.kind === INSANITY && reward.choice === LATER) return 'later';
  return reward.choice === SKIPPED ? 'skipped' : (offer[reward.choice] ?? 'taken');
};
