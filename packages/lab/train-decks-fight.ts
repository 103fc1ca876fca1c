/** Fights of decks from chance, alone and in parties, and what the deck of each player came to. */
import {
  answerForHp,
  type DeckNets,
  deckGain,
  deckOf,
  judgeDecksBy,
} from '@three-spires/bots/slay-the-spire/deck';
import { createDeckInputs, fillDeck } from '@three-spires/bots/slay-the-spire/deck-inputs';
import { leftByFight } from '@three-spires/bots/trial';
import { WORTHS, type Worth } from '@three-spires/bots/worth';
import { createRandom, randomBelow, shuffle } from '@three-spires/kernel';
import { CHARACTERS, type Player } from '@three-spires/slay-the-spire/for-bots';
import { randomEnemy, randomParty, type Taste, tasteOf } from './train-deck.ts';

export type DeckLesson = {
  readonly seed: string;
  readonly fights: number;
  /** The nets by which half of the cards are picked; without them it goes by the worth of single cards. */
  readonly nets?: DeckNets | undefined;
};

/** A deck before a fight: its character, the places of its inputs with their values, and how the fight ended. */
export type DeckSample = {
  readonly character: number;
  readonly at: readonly number[];
  readonly value: readonly number[];
  /** From 0 to 1 (worth/deck.ts). */
  readonly end: number;
};

const ACTS = 3;
/** How many fight together, as often as they stand here. */
const PARTIES = [1, 1, 1, 1, 2, 2, 2, 3, 4] as const;

/** One deck in this many fights an enemy of the next Act: cards are also taken for later. */
const LATER = 5;

const BY_WORTH = tasteOf((character) => WORTHS[character] as Worth);
const BY_NETS: Taste = {
  add: (state, seat) => {
    const deck = deckOf(state, seat);
    return (face) => deckGain(deck, { added: face });
  },
  remove: (state, seat) => {
    const deck = deckOf(state, seat);
    return (face) => deckGain(deck, { removed: face });
  },
  upgrade: (state, seat) => {
    const deck = deckOf(state, seat);
    return (face) => deckGain(deck, { removed: face, added: face + 1 });
  },
};

export const fightLesson = ({ seed, fights, nets }: DeckLesson): DeckSample[] => {
  if (nets !== undefined) judgeDecksBy(nets);
  const taste = nets === undefined ? BY_WORTH : BY_NETS;
  return Array.from({ length: fights }, (_, number) =>
    fightOnce(`${seed} ${number}`, 1 + (number % ACTS), taste),
  ).flat();
};

const fightOnce = (name: string, act: number, taste: Taste): DeckSample[] => {
  const random = createRandom(`party ${name}`, 1);
  const party = CHARACTERS.map((_, character) => character);
  shuffle(random, 0, party);
  const size = PARTIES[randomBelow(random, 0, PARTIES.length)] as number;
  const state = randomParty(party.slice(0, size), taste, act, name);
  const later = act < ACTS && randomBelow(random, 0, LATER) === 0 ? 1 : 0;
  const enemy = randomEnemy(act + later, name);
  const left = leftByFight(state, 0, enemy, name);
  return state.players.map(({ character }: Player, seat) => {
    fillDeck(state, seat, enemy, inputs);
    const { at, value } = merged();
    return { character, at, value, end: answerForHp(left[seat] as number) };
  });
};

const inputs = createDeckInputs();

/** Copies of a card as one input, in thousandths. */
const merged = (): Pick<DeckSample, 'at' | 'value'> => {
  const amounts = new Map<number, number>();
  for (let part = 0; part < inputs.length; part++) {
    const place = inputs.at[part] as number;
    amounts.set(place, (amounts.get(place) ?? 0) + (inputs.value[part] as number));
  }
  return {
    at: [...amounts.keys()],
    value: Array.from(amounts.values(), (amount) => Math.round(amount * 1000) / 1000),
  };
};
