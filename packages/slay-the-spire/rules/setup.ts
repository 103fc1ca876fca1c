/** Sets up a game: characters, decks, the first encounter (STS-2). */

import { createRandom, InputError, NONE, requireBounds, setupProblem, shuffle } from '@three-spires/kernel';
import * as v from 'valibot';
import { ENERGY_PER_TURN, LIMITS, SOLO_GOLD } from '../content/limits.ts';
import { CHARACTERS, type Character, MODIFIERS } from '../words/lists.ts';
import { SETUP_BOUNDS } from './bounds.ts';
import { makeCard } from './card.ts';
import { gainRelicCard } from './combat/relics.ts';
import { startCombat } from './combat/start-combat.ts';
import { cardsOf, facesOfDeck } from './compile/decks.ts';
import {
  CHARACTER_ENTRIES,
  type CharacterEntry,
  ENEMY_ENTRIES,
  findFace,
  findItem,
  ITEM_ENTRIES,
} from './compile/entries.ts';
import type { Emit } from './event.ts';
import { newRun } from './new-run.ts';
import { OWN_ROLL, RUN_MODIFIERS } from './run-modifiers.ts';
import { MODE, OPTION } from './run-state.ts';
import { PHASE, type Player, playerAt, QUESTION, STREAM, STREAMS, type State } from './state.ts';

const lock = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)), 0);

const climbSchema = v.pipe(
  v.strictObject({
    /** The Ascension level, 0 for none (STS-29). */
    ascension: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(13, 'there are 13 levels')),
      0,
    ),
    /** Act to start in; from II on with Quick Start (STS-33.1). */
    startAct: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)), 1),
    /** Daily Climb and Custom modifiers by name (STS-31). */
    modifiers: v.optional(v.array(v.picklist(RUN_MODIFIERS)), []),
    /** Rolls one modifier of each section: the same for everybody on that day, or a roll of this game's own (STS-31.1). */
    daily: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          new RegExp(`^(${OWN_ROLL}|\\d{4}-\\d{2}-\\d{2})$`),
          `a day is written 2026-11-15, a roll of your own "${OWN_ROLL}"`,
        ),
      ),
    ),
    /** What earlier climbs have unlocked (STS-28). */
    unlocks: v.optional(
      v.strictObject({
        /** Locks opened, from 0 to 3. */
        Ironclad: lock,
        /** Locks opened, from 0 to 3. */
        Silent: lock,
        /** Locks opened, from 0 to 3. */
        Defect: lock,
        /** Locks opened, from 0 to 3. */
        Watcher: lock,
        /** The Colorless cards. */
        colorless: v.optional(v.boolean(), false),
        /** Act IV (STS-32). */
        actFour: v.optional(v.boolean(), false),
      }),
      {},
    ),
    /** STS-35.1 */
    lastStand: v.optional(v.boolean(), false),
    sequentialTurns: v.optional(v.boolean(), false),
    /** STS-37.1 */
    chooseYourRelic: v.optional(v.boolean(), false),
    /** The other Claws come into the Defect's card rewards (R164). */
    clawPack: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(
      ({ modifiers, unlocks }) => !modifiers.includes('All Star') || unlocks.colorless,
      'All Star needs the colorless unlock (STS-31.3)',
    ),
    ['modifiers'],
  ),
);
export type ClimbSetup = v.InferOutput<typeof climbSchema>;

const tableSchema = v.strictObject({
  /** One for each seat, in joining order. */
  characters: v.pipe(
    v.array(v.picklist(CHARACTERS)),
    v.minLength(1, 'at least one character'),
    v.maxLength(4, 'at most four characters'),
    v.check((list) => new Set(list).size === list.length, 'each character can be played only once (STS-1.8)'),
  ),
  /** The row of each seat; joining order if left out (STS-2.11, R5). */
  rows: v.optional(v.array(v.pipe(v.number(), v.integer()))),
  /** Cubes of each kind of Orb, for all players together; without it there are always enough (STS-22.4). */
  orbCubes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
  /** Only this fight, against the first encounter of Act I. */
  encounter: v.optional(v.literal('first')),
  /** STS-36.1. Beside `characters` for the first fight alone; a climb has its own. */
  sequentialTurns: v.optional(v.boolean()),
  /** The whole climb instead of the first fight alone. */
  climb: v.optional(climbSchema),
  /** A position in the words of scenarios, as the sandbox makes them. It replaces everything else. */
  position: v.optional(v.record(v.string(), v.unknown())),
});
export type Setup = v.InferOutput<typeof tableSchema>;

/** Every row from 1 to the number of players is used exactly once. */
const fillsRows = ({ characters, rows }: Setup): boolean =>
  rows === undefined ||
  (rows.length === characters.length && characters.every((_, at) => rows.includes(at + 1)));

export const setupSchema = v.pipe(
  tableSchema,
  v.forward(v.check(fillsRows, 'must be the rows from 1 to the number of players, each once (STS-2.11)'), [
    'rows',
  ]),
);

export const readSetup = (value: unknown): Setup => {
  requireBounds(value, SETUP_BOUNDS, 'setup');
  const read = v.safeParse(setupSchema, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new InputError(setupProblem(v.getDotPath(issue), issue));
};

// The components in the box, collected once.

const starterDeck = ({ definition }: CharacterEntry): number[] =>
  definition.starterDeck
    .flatMap(([name, number]) => new Array<number>(number).fill(findFace(name, definition.name)))
    .map((face, uid) => makeCard(face, uid));

const NO_MODIFIERS = MODIFIERS.map(() => 0);
const LOADED_DIE = findItem('Loaded Die');
const STARTER_DECKS = CHARACTER_ENTRIES.map(starterDeck);
const REWARD_DECKS = CHARACTERS.map((owner) => facesOfDeck(owner, 'rewards'));
const RARE_DECKS = CHARACTERS.map((owner) => facesOfDeck(owner, 'rare'));
const SUMMONS = cardsOf(ENEMY_ENTRIES, ({ definition }) =>
  definition.rank === 'summon' ? definition.copies : 0,
);
const SUMMONS_OF_ACT_ONE = cardsOf(ENEMY_ENTRIES, ({ definition }) =>
  definition.rank === 'summon' && definition.deck === 'act1' ? definition.copies : 0,
);
const FIRST_ENCOUNTERS = cardsOf(ENEMY_ENTRIES, ({ definition }) => (definition.deck === 'first' ? 1 : 0));
const POTIONS = cardsOf(ITEM_ENTRIES, ({ definition }) =>
  definition.kind === 'potion' ? definition.copies : 0,
);

/** A game with its players and decks, but without an encounter. */
export const createGame = (characters: readonly Character[], seed: string): State => {
  const state: State = {
    phase: PHASE.reset,
    round: 0,
    die: 0,
    random: createRandom(seed, STREAMS),
    nextRolls: [],
    players: [],
    enemies: [],
    order: [],
    encounters: [],
    summons: SUMMONS,
    potionDeck: POTIONS.slice(),
    statusLeft: LIMITS.status,
    dazeLeft: LIMITS.daze,
    stack: [],
    waiting: [],
    pending: [],
    ordered: 0,
    later: [],
    dieWindow: 0,
    dieSeats: 0,
    dieAccepted: 0,
    active: NONE,
    question: { kind: QUESTION.none, id: 0, seat: 0, pile: 0, filter: 0, top: 0, optional: 0 },
    asked: 0,
    phaseQuestion: 0,
    playedThisTurn: [],
    rewards: [],
    confirmed: [],
    run: newRun(MODE.firstFight),
    votes: [],
    achievements: 0,
    turnSeats: (1 << characters.length) - 1,
    turnOrder: [],
    turnAt: 0,
    won: 0,
    fallen: NONE,
  };
  for (const character of characters)
    state.players.push(newPlayer(CHARACTERS.indexOf(character), state.players.length + 1));
  if (characters.length === 1) addSoloKit(playerAt(state, 0));
  return state;
};

export const newPlayer = (character: number, row: number): Player => {
  const { definition, listens } = CHARACTER_ENTRIES[character] as CharacterEntry;
  const deck = (STARTER_DECKS[character] as number[]).slice();
  return {
    character,
    row,
    hp: definition.hp,
    maxHp: definition.hp,
    energy: ENERGY_PER_TURN,
    block: 0,
    strength: 0,
    vulnerable: 0,
    weak: 0,
    shivs: 0,
    miracles: 0,
    gold: 0,
    stance: 0,
    shard: 0,
    orbSlots: definition.orbSlots,
    orbs: [],
    deck,
    hand: [],
    draw: [],
    discard: [],
    exhaust: [],
    powers: [],
    potions: [],
    relics: [],
    relicState: [],
    rewardDeck: (REWARD_DECKS[character] as number[]).slice(),
    rareDeck: (RARE_DECKS[character] as number[]).slice(),
    nextUid: deck.length,
    listens,
    modifiers: NO_MODIFIERS.slice(),
    done: 0,
    attacked: 0,
    attacksThisTurn: 0,
    discardedThisTurn: 0,
    noMoreDraws: 0,
    cardsThisTurn: 0,
    changedStance: 0,
    noMoreCards: 0,
    nextFree: 0,
    atEndOfTurn: [],
    hpLossLimited: 0,
    redCubes: 0,
    nextCost: NONE,
    dealsNoDamage: 0,
    strengthToLose: 0,
    hpLostThisRound: 0,
    hpLostThisCombat: 0,
    powersThisTurn: 0,
    reshuffledThisCombat: 0,
    leftoverEnergy: 0,
    strengthForAttack: 0,
    blockChoice: 0,
    doubling: [],
    achievements: 0,
    bosses: 0,
    shivsThisTurn: 0,
    loopCards: 0,
    loopEnergy: 0,
    loopStates: [],
  };
};

/** STS-2.17 */
const addSoloKit = (player: Player): void => {
  player.gold += SOLO_GOLD;
  gainRelicCard(player, LOADED_DIE);
};

/** A game with what the players decided before it: their rows and the supply of Orb cubes. */
export const createTable = ({ characters, rows, orbCubes }: Setup, seed: string): State => {
  const state = createGame(characters, seed);
  if (rows !== undefined) {
    for (let seat = 0; seat < state.players.length; seat++) playerAt(state, seat).row = rows[seat] as number;
  }
  state.run.orbCubes = orbCubes ?? 0;
  return state;
};

/** Shuffles the decks (STS-2.1, STS-2.6) and puts a 1st Encounter in each row (STS-10.4). */
export const startGame = (setup: Setup, seed: string, emit: Emit): State => {
  const state = createTable(setup, seed);
  if (setup.sequentialTurns === true) state.run.options |= OPTION.sequentialTurns;
  shuffle(state.random, STREAM.setup, state.potionDeck);
  for (const player of state.players) {
    shuffle(state.random, STREAM.setup, player.rewardDeck);
    shuffle(state.random, STREAM.setup, player.rareDeck);
  }
  // Only the Summons deck of Act I is on the table (STS-2.5).
  state.summons = SUMMONS_OF_ACT_ONE;
  const cards = FIRST_ENCOUNTERS.slice();
  shuffle(state.random, STREAM.enemies, cards);
  state.encounters = cards.slice(0, state.players.length);
  startCombat(state, emit);
  return state;
};
