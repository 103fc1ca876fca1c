/** Fights of random decks, alone and in parties, and the results for each player's deck. */
import { answerForHp } from '@three-spires/bots/slay-the-spire/deck';
import { createDeckInputs, fillDeck } from '@three-spires/bots/slay-the-spire/deck-inputs';
import { leftByFight } from '@three-spires/bots/trial';
import { WORTHS, type Worth } from '@three-spires/bots/worth';
import { CHARACTERS, type State } from '@three-spires/slay-the-spire/for-bots';
import { randomEnemy, randomParty } from './train-deck.ts';

/** Fights by number; everything in them is derived from it. */
export type DeckLesson = { readonly parties: boolean; readonly first: number; readonly fights: number };

/**
 * A deck before a fight: its character, the indices of its inputs with their values, and the fight's result.
 */
export type DeckSample = {
  readonly character: number;
  readonly at: readonly number[];
  readonly value: readonly number[];
  /** From 0 to 1 (worth/deck.ts). */
  readonly end: number;
};

const ACTS = 3;
const SEATS = CHARACTERS.length;

/** Cycles through characters and Acts; every fourth party has three or four players. */
const partyOf = (parties: boolean, number: number): number[] => {
  const lead = number % SEATS;
  if (!parties) return [lead];
  const large = lead === SEATS - 1;
  const size = large ? 3 + (Math.floor(number / SEATS) % 2) : 2;
  const step = large ? 1 : 1 + (Math.floor(number / (SEATS * ACTS)) % (SEATS - 1));
  return Array.from({ length: size }, (_, seat) => (lead + seat * step) % SEATS);
};

export const fightLesson = ({ parties, first, fights }: DeckLesson): DeckSample[] =>
  Array.from({ length: fights }, (_, at) => fightOnce(parties, first + at)).flat();

const fightOnce = (parties: boolean, number: number): DeckSample[] => {
  const act = 1 + (Math.floor(number / SEATS) % ACTS);
  const name = parties ? `party ${number}` : `gen 1 ${number}`;
  const state = randomParty(partyOf(parties, number), (each) => WORTHS[each] as Worth, act, name);
  const enemy = randomEnemy(act, name);
  return samplesOf(state, enemy, leftByFight(state, 0, enemy, name));
};

const inputs = createDeckInputs();

/** The decks of a party before a fight, with what each player had left after it. */
const samplesOf = (state: State, enemy: number, left: readonly number[]): DeckSample[] =>
  state.players.map(({ character }, seat) => {
    fillDeck(state, seat, enemy, inputs);
    return { character, ...merged(), end: answerForHp(left[seat] as number) };
  });

/** Merges copies of a card into one input, in thousandths. */
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
