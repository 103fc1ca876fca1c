/** Pure changes to a position of Mystic Spires. */
import { CARDS, STARTER_DECKS } from '@three-spires/mystic-spires/library';
import type { Position } from '../../../game/sandbox.ts';
import { type Fields, listIn, nameIn, recordsIn, type Written, withField } from '../../../sandbox/fields.ts';

export const SEATS = [0, 1] as const;
export type KeeperSeat = (typeof SEATS)[number];

export const keeperIn = ({ keepers }: Position, seat: KeeperSeat): Fields => recordsIn(keepers)[seat] ?? {};

export const withKeeper = (position: Position, seat: KeeperSeat, keeper: Fields): Position => ({
  ...position,
  keepers: SEATS.map((each) => (each === seat ? keeper : keeperIn(position, each))),
});

export const fieldIn = (position: Position, seat: KeeperSeat): readonly Written[] =>
  listIn(keeperIn(position, seat), 'field');

/** A card in play with its marks; a name alone has none. */
export const thingIn = (written: Written): Fields =>
  typeof written === 'string' ? { card: written } : written;

/** The scenario format: just the name, if there is nothing else to store. */
const writtenThing = (thing: Fields): Written =>
  Object.keys(thing).length === 1 ? nameIn(thing as Written) : (thing as Written);

export const isUnit = (name: string): boolean => {
  const card = CARDS.find((each) => each.name === name);
  return card !== undefined && (card.kind === 'Unit' || card.kind === 'Token') && card.type !== 'Resource';
};

export const isEquipment = (name: string): boolean =>
  CARDS.some((card) => card.name === name && card.kind === 'Equipment');

type Place = { readonly seat: KeeperSeat; readonly at: number };

const placesIn = (position: Position): readonly Place[] =>
  SEATS.flatMap((seat) => fieldIn(position, seat).map((_, at) => ({ seat, at })));

const nameAt = (position: Position, { seat, at }: Place): string => nameIn(fieldIn(position, seat)[at] ?? '');

/** The label of a card in play: its name, with a number if there are several. */
export const labelAt = (position: Position, place: Place): string => {
  const name = nameAt(position, place);
  const same = placesIn(position).filter((other) => nameAt(position, other) === name);
  const number = same.findIndex(({ seat, at }) => seat === place.seat && at === place.at) + 1;
  return same.length === 1 ? name : `${name} ${number}`;
};

/** The labels of all Units in play, for anything that can be tied to them. */
export const unitLabels = (position: Position): readonly string[] =>
  placesIn(position)
    .filter((place) => isUnit(nameAt(position, place)))
    .map((place) => labelAt(position, place));

/** Equipment and bonds refer to others by label, and labels change when cards are added or removed. */
const retied = (before: Position, after: Position, moved: (place: Place) => Place | undefined): Position => {
  const renamed = new Map<string, string | undefined>();
  for (const place of placesIn(before)) {
    const now = moved(place);
    renamed.set(labelAt(before, place), now && labelAt(after, now));
  }
  const retie = (written: Written): Written => {
    if (typeof written === 'string') return written;
    const { on } = written;
    const bonds = listIn(written, 'bonds').flatMap((label) => renamed.get(String(label)) ?? []);
    const host = typeof on === 'string' ? renamed.get(on) : undefined;
    return writtenThing(withField(withField(written, 'bonds', bonds), 'on', host));
  };
  return SEATS.reduce<Position>(
    (position, seat) =>
      withKeeper(
        position,
        seat,
        withField(keeperIn(position, seat), 'field', fieldIn(position, seat).map(retie)),
      ),
    after,
  );
};

const withThings = (position: Position, seat: KeeperSeat, things: readonly Written[]): Position =>
  withKeeper(position, seat, withField(keeperIn(position, seat), 'field', things));

/** Equipment is attached to the first available Unit. */
export const addThing = (position: Position, seat: KeeperSeat, name: string): Position => {
  const after = withThings(position, seat, [...fieldIn(position, seat), name]);
  const tied = retied(position, after, (place) => place);
  const [host] = isEquipment(name) ? unitLabels(tied) : [];
  return host === undefined
    ? tied
    : withThing(tied, seat, fieldIn(tied, seat).length - 1, { card: name, on: host });
};

export const removeThing = (position: Position, seat: KeeperSeat, gone: number): Position => {
  const after = withThings(position, seat, fieldIn(position, seat).toSpliced(gone, 1));
  return retied(position, after, (place) => {
    if (place.seat !== seat || place.at < gone) return place;
    return place.at === gone ? undefined : { seat, at: place.at - 1 };
  });
};

export const withThing = (position: Position, seat: KeeperSeat, at: number, thing: Fields): Position =>
  withThings(position, seat, fieldIn(position, seat).with(at, writtenThing(thing)));

/** Tokens are stored as counts and shown one by one. */
export const tokensIn = ({ tokens }: Fields): readonly string[] =>
  typeof tokens === 'object' && tokens !== null
    ? Object.entries(tokens).flatMap(([name, count]) => new Array<string>(Number(count) || 0).fill(name))
    : [];

export const withTokens = (keeper: Fields, names: readonly string[]): Fields => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return withField(keeper, 'tokens', names.length === 0 ? undefined : counts);
};

const HAND = 5;

/** A Keeper in the middle of a duel with a starter deck: a hand, some Crystal, the rest in the deck. */
export const newKeeper = (starter: number): Fields => {
  const deck = STARTER_DECKS[starter] ?? STARTER_DECKS[0];
  if (deck === undefined) return {};
  const cards = Object.entries(deck.main).flatMap(([name, count]) => new Array<string>(count).fill(name));
  // Spread over the deck, so that the hand is not five copies of the first card.
  const hand = cards.filter((_, at) => at % 7 === 3).slice(0, HAND);
  const left = hand.reduce<string[]>((rest, name) => rest.toSpliced(rest.indexOf(name), 1), cards);
  return { tower: deck.tower, crystal: 10, hand, deck: left, tokens: { ...deck.tokens } };
};
