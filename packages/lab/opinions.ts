/** Counts what bots chose in many games, for the library. */
import { writeFileSync } from 'node:fs';
import { type Aftermath, figuresOf, type Opinions } from '@three-spires/bots/opinion';

/** Something that a bot could take. */
export type Offered = {
  /** The id in the library. */
  readonly thing: string;
  readonly taken: boolean;
  /** Rooms or floors entered so far. */
  readonly depth: number;
};

/** A finished game. */
export type Told = {
  readonly won: boolean;
  /** The total number of rooms or floors entered. */
  readonly depth: number;
  readonly offers: readonly Offered[];
};

type Counts = { -readonly [Figure in keyof Aftermath]: number };
const nothing = (): Counts => ({ times: 0, won: 0, depth: 0, squares: 0 });

/** The fate of each thing in one game: offers in the same game are not independent, so they count once. */
const onceEach = (offers: readonly Offered[]): Iterable<Offered> => {
  const found = new Map<string, Offered>();
  for (const offer of offers) {
    const known = found.get(offer.thing);
    if (known === undefined || (offer.taken && !known.taken)) found.set(offer.thing, offer);
  }
  return found.values();
};

export const countOpinions = (games: readonly Told[]): Opinions['things'] => {
  const all = new Map<string, { readonly taken: Counts; readonly left: Counts }>();
  for (const { won, depth, offers } of games)
    for (const { thing, taken, depth: before } of onceEach(offers)) {
      const counts = all.get(thing) ?? { taken: nothing(), left: nothing() };
      all.set(thing, counts);
      const side = taken ? counts.taken : counts.left;
      side.times++;
      side.won += won ? 1 : 0;
      side.depth += depth - before;
      side.squares += (depth - before) ** 2;
    }
  const inOrder = [...all].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    inOrder.map(([thing, { taken, left }]) => [thing, [...figuresOf(taken), ...figuresOf(left)]]),
  );
};

/** Formatted like the repository's formatter would: the figures of a thing are on one line. */
export const writeOpinions = (
  file: string,
  about: Omit<Opinions, 'things' | 'games' | 'won'>,
  games: readonly Told[],
): void => {
  const won = games.filter((game) => game.won).length;
  const opinions: Opinions = { ...about, games: games.length, won, things: countOpinions(games) };
  const text = JSON.stringify(opinions, undefined, 2);
  const flat = text.replace(/\[[^[\]]*\]/g, (list) => `[${list.slice(1, -1).trim().replace(/,\s+/g, ', ')}]`);
  writeFileSync(file, `${flat}\n`);
};
