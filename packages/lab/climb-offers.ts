/** Cards that were offered in a climb and what became of them, and the statistics of many climbs. */
import { type Move, moveA, moveB, moveKind } from '@three-spires/kernel';
import {
  CARD_TYPES,
  CHARACTERS,
  FACES,
  MOVE,
  offersItems,
  PHASE,
  QUESTION,
  REWARDS,
  type Reward,
  type State,
} from '@three-spires/slay-the-spire/for-bots';

/** One card that was shown to a seat. */
export type Offered = { readonly seat: number; readonly card: string; readonly taken: boolean };

const CARD_REWARDS: readonly number[] = [
  REWARDS.indexOf('card'),
  REWARDS.indexOf('rare'),
  REWARDS.indexOf('upgradedCard'),
];
const TICKET = CARD_TYPES.indexOf('ticket');

/** What a move decides about cards that lie open: those of a reward, or those that an effect offers. */
export const offersOf = (state: State, seat: number, move: Move): Offered[] => {
  const { run, question } = state;
  if (state.phase === PHASE.rewards && question.kind === QUESTION.none) {
    const reward: Reward | undefined = state.rewards[seat]?.[moveA(move)];
    const decides = moveKind(move) === MOVE.take || moveKind(move) === MOVE.skip;
    if (!decides || reward === undefined || !CARD_REWARDS.includes(reward.kind)) return [];
    return named(seat, reward.offer, moveKind(move) === MOVE.take ? moveB(move) : -1);
  }
  if (question.kind !== QUESTION.offer || offersItems(state) || question.optional === 0) return [];
  return moveKind(move) === MOVE.choose ? named(seat, run.offer, moveA(move)) : [];
};

const named = (seat: number, faces: readonly number[], taken: number): Offered[] =>
  faces.flatMap((face, at) =>
    FACES[face]?.type === TICKET ? [] : [{ seat, card: FACES[face]?.name ?? '', taken: at === taken }],
  );

/** By character and card: how often it was offered, how often taken, and in how many of those climbs the party won. */
export type CardStatistics = Readonly<
  Record<string, Readonly<Record<string, { offered: number; taken: number; wonWith: number }>>>
>;

type Told = {
  readonly won: boolean;
  readonly offers: readonly Offered[];
  readonly characters: readonly string[];
};

export const cardStatistics = (climbs: readonly Told[]): CardStatistics => {
  const all: Record<string, Record<string, { offered: number; taken: number; wonWith: number }>> = {};
  for (const name of CHARACTERS) all[name] = {};
  for (const { won, offers, characters } of climbs) {
    for (const { seat, card, taken } of offers) {
      const cards = all[characters[seat] as string];
      if (cards === undefined) continue;
      cards[card] ??= { offered: 0, taken: 0, wonWith: 0 };
      const counts = cards[card];
      counts.offered++;
      if (taken) counts.taken++;
      if (taken && won) counts.wonWith++;
    }
  }
  return Object.fromEntries(Object.entries(all).map(([name, cards]) => [name, inOrder(cards)]));
};

const inOrder = <Value>(cards: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(cards).toSorted(([one], [other]) => (one < other ? -1 : 1)));
