/** The set-up of a game as a short list of choices, for a form or a command line. */

export type Choice = { readonly value: string; readonly label: string };

/** One question of a set-up. Every answer is one of its choices. */
export type Field = {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The answer where none is given. */
  readonly usual: string;
  /** Its choices are decks, and a player's saved decks are choices too (`withOwnDecks`). */
  readonly decks?: true;
};

export type Answers = Readonly<Record<string, string>>;

type SeatHolder =
  | { readonly holder: 'me' | 'open' }
  | { readonly holder: 'bot'; readonly level: 'novice' | 'adept' | 'master' };

/** The request that opens a table. */
export type Opening = {
  readonly game: string;
  readonly setup: Record<string, unknown>;
  readonly seats: SeatHolder[];
};

export type DeckOf = (answer: string | undefined) => unknown;

export type SetUp = {
  readonly fields: readonly Field[];
  /** `answers` has an answer to every field (`answersTo`); `deckOf` turns the name of a saved deck into the deck. */
  readonly open: (answers: Answers, deckOf?: DeckOf) => Opening;
};

export const choices = (values: readonly (string | number)[], labels: readonly string[] = []): Choice[] =>
  values.map((value, at) => ({ value: String(value), label: labels[at] ?? String(value) }));

export const LEVEL: Field = {
  name: 'level',
  label: 'Level of the bots',
  choices: choices(['novice', 'adept', 'master'], ['Novice', 'Adept', 'Master']),
  usual: 'adept',
};

/** Who takes the other seats. */
export const othersField = (label: string): Field => ({
  name: 'others',
  label,
  choices: choices(['bots', 'me', 'open'], ['Bots', 'You', 'Friends, by link']),
  usual: 'bots',
});

/** Your seat and the others. */
export const seatsFor = (count: number, { others, level }: Answers): SeatHolder[] =>
  Array.from({ length: count }, (_, seat): SeatHolder => {
    if (seat === 0 || others === 'me') return { holder: 'me' };
    if (others === 'open') return { holder: 'open' };
    return { holder: 'bot', level: level === 'novice' || level === 'master' ? level : 'adept' };
  });

/** What is wrong with an answer, in a sentence that names what is possible; undefined if nothing is. */
export const faultOf = ({ fields }: SetUp, name: string, value: string): string | undefined => {
  const field = fields.find((each) => each.name === name);
  if (field === undefined)
    return `There is no choice "${name}". There are: ${fields.map((each) => each.name).join(', ')}.`;
  if (field.choices.some((choice) => choice.value === value)) return undefined;
  const possible = field.choices.map((choice) => choice.value).join(', ');
  return `"${value}" is not possible for ${name}. Possible are: ${possible}.`;
};

/** An answer to every field: the given one, or the usual one. */
export const answersTo = ({ fields }: SetUp, given: Answers): Answers =>
  Object.fromEntries(fields.map(({ name, usual }) => [name, given[name] ?? usual]));
