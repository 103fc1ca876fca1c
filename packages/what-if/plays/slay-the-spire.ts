/** Plays of Slay the Spire: to the end of a fight, or of the climb. */
import { type GameEvent, InputError, NONE, type Seat } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import {
  CHARACTERS,
  ENEMY_ENTRIES,
  FACES,
  faceNamed,
  faceOf,
  ITEM_ENTRIES,
  imagine,
  isCombatPhase,
  makeCard,
  nameOfFace,
  outcome,
  PHASE,
  playerAt,
  QUESTION,
  type SlayTheSpireEvent,
  type State,
  uidOf,
} from '@three-spires/slay-the-spire/for-bots';
import type { Until } from '../question.ts';
import type { PlayedGame, Result, Watch } from './played-game.ts';
import { MOST_ROUNDS } from './rounds.ts';

const MOST_CARDS = 150;
/** The copies of a player's cards are numbered below this. */
const COPY_NUMBERS = 255;

/** Whose action it is, for events that can be followed by a loss of HP. */
const sourceIn = (event: SlayTheSpireEvent): string | undefined => {
  switch (event.type) {
    case 'enemyActed':
      return ENEMY_ENTRIES[event.kind]?.definition.name;
    case 'cardPlayed':
      return FACES[faceOf(event.card)]?.name;
    case 'potionUsed':
      return ITEM_ENTRIES[event.potion]?.definition.name;
    default:
      return undefined;
  }
};

/** What cost a player the last HP. */
const watchKiller = (state: State): { see(event: GameEvent): void; name(): string } => {
  let [latest, name] = ['', ''];
  return {
    see(each) {
      const event = each as SlayTheSpireEvent;
      if (event.type === 'abilityTriggered' && event.enemy !== NONE)
        latest = ENEMY_ENTRIES[state.enemies[event.enemy]?.kind ?? NONE]?.definition.name ?? latest;
      latest = sourceIn(event) ?? latest;
      if (event.type !== 'damaged' && event.type !== 'hpLost') return;
      if (event.side === 'player' && event.lost > 0) name = latest;
    },
    name: () => name,
  };
};

const watch = (state: State, _seat: Seat, until: Until): Watch => {
  const killer = watchKiller(state);
  let hasFought = isCombatPhase(state.phase);
  let round = state.round;
  const isWon = (): boolean => {
    const ended = outcome(state);
    return ended === undefined ? state.fallen === NONE : ended.result === 'victory';
  };
  const isStuck = (): boolean => isCombatPhase(state.phase) && state.round >= MOST_ROUNDS;
  const resultNow = (): Result => {
    if (!isWon()) return 'lost';
    const isDone = outcome(state) !== undefined || (until === 'scene' && !isCombatPhase(state.phase));
    return isDone ? 'won' : 'unfinished';
  };
  return {
    see: killer.see,
    isOver() {
      if (isCombatPhase(state.phase)) [hasFought, round] = [true, state.round];
      if (outcome(state) !== undefined || isStuck() || state.fallen !== NONE) return true;
      return until === 'scene' && hasFought && !isCombatPhase(state.phase);
    },
    end() {
      const result = resultNow();
      const hp = state.players.reduce((sum, player) => sum + Math.max(0, player.hp), 0);
      return {
        result,
        hp: result === 'lost' ? 0 : hp,
        rounds: round,
        cause: result === 'lost' ? killer.name() : '',
      };
    },
  };
};

const characterOf = (state: State, seat: Seat) => CHARACTERS[playerAt(state, seat).character] ?? 'Ironclad';

/** Numbers that none of the player's other cards has: Powers, exhausted cards and cards attached to enemies. */
const freeNumbers = (state: State, seat: Seat): number[] => {
  const { exhaust, powers } = playerAt(state, seat);
  const attached = state.enemies.filter(({ attachedSeat }) => attachedSeat === seat);
  const used = new Set(
    [...exhaust, ...powers, ...attached.map(({ attachedCard }) => attachedCard)].map(uidOf),
  );
  return Array.from({ length: COPY_NUMBERS }, (_, number) => number).filter((number) => !used.has(number));
};

/** Nothing is being resolved that could name one of the cards. */
const isQuiet = ({ phase, question, stack, waiting }: State): boolean =>
  phase === PHASE.play && question.kind === QUESTION.none && stack.length === 0 && waiting.length === 0;

export const SLAY_THE_SPIRE: PlayedGame<State> = {
  game: slayTheSpire,
  watch,
  deal: imagine,
  cardsOf(state, seat) {
    if (isCombatPhase(state.phase) && !isQuiet(state)) return undefined;
    const { hand, draw, discard, deck } = playerAt(state, seat);
    const own = characterOf(state, seat);
    return [hand, draw, discard, deck]
      .flat()
      .map((card) => nameOfFace(faceOf(card), own))
      .sort();
  },
  replaceCards(state, seat, names) {
    if (names.length > MOST_CARDS) throw new InputError(`cards: at most ${MOST_CARDS} cards`);
    const player = playerAt(state, seat);
    const own = characterOf(state, seat);
    const faces = names.map((name) => faceNamed(name, own, 'cards'));
    const numbers = freeNumbers(state, seat);
    const cards = faces.map((face, at) => makeCard(face, numbers[at] ?? 0));
    // Past the last number, a new card takes any free one.
    player.nextUid = COPY_NUMBERS;
    player.hand = [];
    player.discard = [];
    if (isCombatPhase(state.phase)) player.draw = cards;
    else player.deck = cards;
  },
  handSize: (state, seat) => playerAt(state, seat).hand.length,
  drawAgain(state, seat, count) {
    const player = playerAt(state, seat);
    const from = Math.max(0, player.draw.length - count);
    player.hand = player.draw.slice(from);
    player.draw = player.draw.slice(0, from);
  },
};
