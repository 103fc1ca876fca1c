/** For tests: whole climbs played at random, and what must hold at every decision. */
import {
  createMoveList,
  createRandom,
  encodeMove,
  findDifference,
  listedMoves,
  type Random,
  randomBelow,
  seatsIn,
} from '@three-spires/kernel';
import { type SpireState, slayTheSpire } from '../../index.ts';
import { CHARACTERS } from '../../words/lists.ts';
import { faceOf } from '../card.ts';
import { MOVE } from '../moves.ts';
import { POTION, RELIC } from '../rewards.ts';
import { PHASE, QUESTION, type Reward, UNSET } from '../state.ts';
import { ENEMY_TABLE, FACES, ITEM_TABLE } from '../tables.ts';
import { RUN_MODIFIERS } from './modifiers.ts';

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[randomBelow(random, 0, items.length)] as Item;
const coin = (random: Random): boolean => randomBelow(random, 0, 2) === 0;

/** Any set-up that the box allows. */
const randomSetup = (random: Random, startAct: number): unknown => {
  const characters = CHARACTERS.slice().sort(() => randomBelow(random, 0, 3) - 1);
  const colorless = coin(random);
  const modifiers = RUN_MODIFIERS.filter(
    (modifier) => randomBelow(random, 0, 5) === 0 && (colorless || modifier !== 'All Star'),
  );
  return {
    characters: characters.slice(0, 1 + randomBelow(random, 0, 4)),
    climb: {
      ascension: randomBelow(random, 0, 14),
      startAct,
      modifiers,
      unlocks: {
        Ironclad: randomBelow(random, 0, 4),
        Silent: randomBelow(random, 0, 4),
        Defect: randomBelow(random, 0, 4),
        Watcher: randomBelow(random, 0, 4),
        colorless,
        actFour: coin(random) || startAct === 4,
      },
      chooseYourRelic: coin(random),
      lastStand: coin(random),
      sequentialTurns: coin(random),
    },
  };
};

const list = createMoveList();

const legalMoves = (state: SpireState, seat: number): number[] => {
  slayTheSpire.legal(state, seat, list);
  return listedMoves(list);
};

/** Moves that can be made over and over again, so a random player makes them seldom. */
const IDLE: ReadonlySet<number> = new Set([
  MOVE.swapRows,
  MOVE.share,
  MOVE.givePotion,
  MOVE.dropPotion,
  MOVE.takeBack,
]);
const kindOf = (move: number): number => move >>> 24;

/** A move of a seat that has to decide; throws where the game waits for somebody who can do nothing. */
const randomMove = (state: SpireState, random: Random): { seat: number; move: number } => {
  const seats = seatsIn(slayTheSpire.deciding(state));
  if (seats.length === 0) throw new Error('the game is not over and waits for nobody');
  const seat = pick(random, seats);
  const moves = legalMoves(state, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} has to decide and can do nothing`);
  const busy = moves.filter((move) => !IDLE.has(kindOf(move)));
  return { seat, move: pick(random, busy.length > 0 && randomBelow(random, 0, 20) > 0 ? busy : moves) };
};

/** Nobody falls and enemies do not last, so that later Acts come into view. */
const strengthen = (state: SpireState): void => {
  for (const player of state.players) player.hp = player.maxHp;
  for (const enemy of state.enemies) if (enemy.hp > 3) enemy.hp = 3;
};

// What must hold

/** `legal` and `refuse` say the same about every move of every seat, also about nonsense. */
const checkMoves = (state: SpireState, random: Random): void => {
  for (let seat = 0; seat < state.players.length; seat++) {
    const moves = legalMoves(state, seat);
    const known = new Set(moves);
    for (const move of moves) {
      const refused = slayTheSpire.refuse(state, seat, move);
      if (refused !== undefined)
        throw new Error(
          `listed, but refused (${refused.code}): ${JSON.stringify(slayTheSpire.describe(state, seat, move))}`,
        );
      slayTheSpire.describe(state, seat, move);
    }
    for (let tries = 0; tries < 8; tries++) {
      const move = encodeMove(
        randomBelow(random, 0, 48),
        randomBelow(random, 0, 6),
        randomBelow(random, 0, 3),
        0,
      );
      if (!known.has(move) && slayTheSpire.refuse(state, seat, move) === undefined)
        throw new Error(`allowed, but not listed: ${move} of seat ${seat}`);
    }
  }
};

const checkCopy = (state: SpireState): void => {
  const before = JSON.stringify(state);
  if (JSON.stringify(slayTheSpire.copy(state)) !== before)
    throw new Error('a copy differs from its original');
};

/** The same state but for what no viewer outside the seat may know: orders of decks, others' hands, the future. */
const disguise = (state: SpireState, seat: number): SpireState => {
  const other = JSON.parse(JSON.stringify(state)) as SpireState;
  const { run } = other;
  other.random.reverse();
  const shared = [run.relicDeck, run.bossRelicDeck, run.curseDeck, run.colorlessDeck, run.neowDeck];
  const ofAct = [run.encounterDeck, run.eliteDeck, run.eventDeck, other.potionDeck];
  for (const deck of [...shared, ...ofAct, ...run.foreignRewards, ...run.foreignRares]) deck.reverse();
  other.players.forEach((player, at) => {
    const own = at === seat ? [] : [player.hand];
    for (const pile of [player.draw, player.rewardDeck, player.rareDeck, ...own]) pile.reverse();
  });
  return other;
};

/** Every seat and a spectator get a picture, and it does not change with what they may not see. */
const checkViews = (state: SpireState): void => {
  for (let seat = 0; seat < state.players.length; seat++) {
    const seen = JSON.stringify(slayTheSpire.view(state, seat));
    // While a search or a Scry is open its cards are meant to be seen.
    if (state.question.seat === seat && state.question.kind !== 0) continue;
    const difference = findDifference(slayTheSpire.view(disguise(state, seat), seat), JSON.parse(seen), '');
    if (difference !== undefined) throw new Error(`seat ${seat} sees something hidden: ${difference}`);
  }
  const seen = JSON.stringify(slayTheSpire.view(state, 'spectator'));
  if (state.question.kind === QUESTION.none || state.question.kind === QUESTION.party) {
    const other = JSON.stringify(slayTheSpire.view(disguise(state, UNSET), 'spectator'));
    if (other !== seen) throw new Error('a spectator sees something hidden');
  }
};

type Counts = Readonly<Record<string, number>>;

/** How many cards of each shared deck there are, wherever they lie; only asked while nothing is being resolved. */
const countCards = (state: SpireState): Counts => {
  const { run, players } = state;
  const rewards: readonly Reward[] = state.rewards.flat();
  const items = [
    ...players.flatMap(({ relics, potions }) => [...relics, ...potions]),
    ...[
      run.relicDeck,
      run.bossRelicDeck,
      state.potionDeck,
      run.relicStock,
      run.potionStock,
      run.bossRelics,
    ].flat(),
    ...rewards.flatMap(({ kind, offer }) => (kind === RELIC || kind === POTION ? offer : [])),
  ];
  const ofKind = (kind: string): number =>
    items.filter((item) => item !== UNSET && ITEM_TABLE[item]?.definition.kind === kind).length;
  const enemies = [...run.encounterDeck, ...run.eliteDeck, ...state.encounters];
  const ofRank = (rank: string): number =>
    enemies.filter((kind) => {
      const definition = ENEMY_TABLE[kind]?.definition;
      return definition?.rank === rank && definition.deck === `act${run.act}`;
    }).length;
  return {
    relics: ofKind('relic'),
    bossRelics: ofKind('bossRelic'),
    potions: ofKind('potion'),
    curses: countFaces(state, 'curse') + run.curseDeck.length,
    colorless: countFaces(state, 'colorless') + run.colorlessDeck.length + offeredColorless(state),
    encounters: ofRank('encounter'),
    elites: ofRank('elite'),
    events: run.eventDeck.length + (run.event === UNSET ? 0 : 1),
  };
};

const AFTER_FIGHT: ReadonlySet<number> = new Set([PHASE.rewards, PHASE.bossRelics, PHASE.actEnd]);

const countFaces = ({ players }: SpireState, deck: string): number =>
  players
    .flatMap(({ deck: own, hand, draw, discard, exhaust, powers }) =>
      [own, hand, draw, discard, exhaust, powers].flat(),
    )
    .filter((card) => FACES[faceOf(card)]?.definition.deck === deck).length;

const offeredColorless = ({ run, rewards }: SpireState): number => {
  const faces = [
    ...run.colorlessStock,
    ...run.offer,
    ...rewards.flat().flatMap(({ kind, offer }) => (kind === RELIC || kind === POTION ? [] : offer)),
  ];
  return faces.filter((face) => face !== UNSET && FACES[faceOf(face)]?.definition.deck === 'colorless')
    .length;
};

/** Items and the cards of enemies and Events never get lost; Curses and colorless cards only by being removed. */
const checkCounts = (state: SpireState, before: Counts): void => {
  const now = countCards(state);
  for (const name of ['relics', 'bossRelics', 'potions']) {
    if (now[name] !== before[name]) throw new Error(`${before[name]} ${name} became ${now[name]}`);
  }
  for (const name of ['curses', 'colorless']) {
    if ((now[name] as number) > (before[name] as number))
      throw new Error(`${before[name]} ${name} became ${now[name]}`);
  }
  // After a fight its cards are back in their decks and still say which rewards there are.
  if (state.run.act > 3 || AFTER_FIGHT.has(state.phase)) return;
  for (const name of ['encounters', 'elites', 'events']) {
    if (now[name] !== before[name]) throw new Error(`${before[name]} ${name} became ${now[name]}`);
  }
};

/** Plays a climb to its end, or as far as the limit; gives the Act it came to. Every trouble names the seed. */
export const playClimb = (seed: string, startAct: number, strong: boolean, limit: number): number => {
  const random = createRandom(seed, 1);
  const setup = randomSetup(random, startAct);
  const state = slayTheSpire.start(slayTheSpire.readSetup(setup), seed);
  let counts: Counts | undefined;
  let act = state.run.act;
  let decision = 0;
  try {
    for (; decision < limit && slayTheSpire.outcome(state) === undefined; decision++) {
      if (strong) strengthen(state);
      if (state.stack.length === 0 && state.waiting.length === 0) {
        counts ??= countCards(state);
        if (state.run.act !== act || counts.events === 0) {
          act = state.run.act;
          counts = { ...counts, ...pickActDecks(countCards(state)) };
        }
        checkCounts(state, counts);
      }
      if (decision % 7 === 0) checkMoves(state, random);
      if (decision % 23 === 0) checkViews(state);
      if (decision % 31 === 0) checkCopy(state);
      const { seat, move } = randomMove(state, random);
      if (decision % 61 === 0) checkReplay(state, random);
      if (decision % 37 === 0) checkPreview(state, seat, move);
      slayTheSpire.apply(state, seat, move);
    }
  } catch (error) {
    throw new Error(
      `climb ${seed}, decision ${decision}, ${JSON.stringify(setup)}: ${(error as Error).stack}`,
    );
  }
  return state.run.act;
};

const pickActDecks = ({ encounters, elites, events }: Counts): Counts => ({
  encounters: encounters as number,
  elites: elites as number,
  events: events as number,
});

/** A preview leaves the game as it was. */
const checkPreview = (state: SpireState, seat: number, move: number): void => {
  const before = JSON.stringify(state);
  slayTheSpire.preview(state, seat, move);
  if (JSON.stringify(state) !== before) throw new Error('a preview changed the game');
};

/** Read back from JSON, a game goes on as the one that was written. */
const checkReplay = (state: SpireState, random: Random): void => {
  const first = slayTheSpire.copy(state);
  const second = JSON.parse(JSON.stringify(state)) as SpireState;
  for (let step = 0; step < 12 && slayTheSpire.outcome(first) === undefined; step++) {
    const { seat, move } = randomMove(first, random);
    slayTheSpire.apply(first, seat, move);
    slayTheSpire.apply(second, seat, move);
  }
  if (JSON.stringify(first) !== JSON.stringify(second))
    throw new Error('read back from JSON, the game went another way');
};
