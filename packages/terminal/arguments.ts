/** The command line of `npm run play`. */
import { parseArgs } from 'node:util';
import { type Answers, answersTo, faultOf, type GameInWords } from '@three-spires/in-words';
import { findGame, GAMES } from './games.ts';
import { PlayerError } from './hosts/host.ts';

export type Wanted = {
  readonly colour: boolean;
  /** The link of a table at a server; otherwise a game in this process. */
  readonly link?: string;
  readonly game?: GameInWords;
  readonly answers: Answers;
  /** The deck to bring to a table of a server. */
  readonly deck?: string;
  /** The file with a set-up that replaces the choices. */
  readonly setUpFile?: string;
  readonly seed?: string;
  /** The file in which the game is kept. */
  readonly file?: string;
  /** Begins a new game even if the file has one that goes on. */
  readonly fresh: boolean;
  readonly help: boolean;
};

const FIELDS = [...new Set(GAMES.flatMap(({ setUp }) => setUp.fields.map(({ name }) => name)))];

/** `opponentDeck` is written `--opponent-deck`. */
const flagOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const OPTIONS = {
  game: { type: 'string' },
  table: { type: 'string' },
  seed: { type: 'string' },
  save: { type: 'string' },
  'set-up': { type: 'string' },
  new: { type: 'boolean' },
  help: { type: 'boolean' },
  'no-colour': { type: 'boolean' },
  ...Object.fromEntries(FIELDS.map((name) => [flagOf(name), { type: 'string' as const }])),
} as const;

const parse = (args: string[]): Record<string, string | boolean | undefined> => {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true }).values;
  } catch (error) {
    const text = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new PlayerError(`${text.replace(/\.$/, '')}. Type npm run play -- --help for all options.`);
  }
};

const gameFor = (id: string): GameInWords => {
  const game = findGame(id);
  if (game !== undefined) return game;
  throw new PlayerError(
    `There is no game "${id}". The games are: ${GAMES.map((each) => each.id).join(', ')}.`,
  );
};

const answersIn = (values: ReturnType<typeof parse>, game: GameInWords): Answers => {
  const given: Record<string, string> = {};
  for (const name of FIELDS) {
    const value = values[flagOf(name)];
    if (typeof value !== 'string') continue;
    // Whether a player has saved a deck of this name shows later.
    const isDeck = game.setUp.fields.some((field) => field.name === name && field.decks === true);
    const fault = isDeck ? undefined : faultOf(game.setUp, name, value);
    if (fault !== undefined) throw new PlayerError(fault);
    given[name] = value;
  }
  return answersTo(game.setUp, given);
};

/** Reads the arguments; throws a sentence that says what is wrong and what is possible. */
export const readWanted = (args: string[], environment: NodeJS.ProcessEnv, isTerminal: boolean): Wanted => {
  const values = parse(args);
  const text = (name: string): string | undefined =>
    typeof values[name] === 'string' ? (values[name] as string) : undefined;
  const [link, id, seed, file] = [text('table'), text('game'), text('seed'), text('save')];
  const [deck, setUpFile] = [text('deck'), text('set-up')];
  const help = values.help === true;
  if (!help && link === undefined && id === undefined)
    throw new PlayerError(
      `Which game? Type npm run play -- --game ${GAMES[0]?.id}, or --table and the link of a table. The games are: ${GAMES.map((each) => each.id).join(', ')}.`,
    );
  const game = id === undefined || link !== undefined ? undefined : gameFor(id);
  return {
    colour: isTerminal && values['no-colour'] !== true && (environment.NO_COLOR ?? '') === '',
    ...(link === undefined ? {} : { link }),
    ...(game === undefined ? {} : { game }),
    answers: game === undefined ? {} : answersIn(values, game),
    ...(link === undefined || deck === undefined ? {} : { deck }),
    ...(setUpFile === undefined ? {} : { setUpFile }),
    ...(seed === undefined ? {} : { seed }),
    ...(file === undefined ? {} : { file }),
    fresh: values.new === true,
    help,
  };
};

const fieldHelp = ({ setUp }: GameInWords): string[] =>
  setUp.fields.map(
    ({ name, label, choices, usual, decks }) =>
      `  --${flagOf(name)}: ${label}. One of ${choices.map(({ value }) => value).join(', ')}${decks === true ? ', or a deck you saved' : ''}; else ${usual}.`,
  );

/** All options, game by game. */
export const usage = (): readonly string[] => [
  'npm run play -- --game GAME [options]',
  'npm run play -- --table LINK',
  '',
  '--table LINK: joins the table of a server; with --deck NAME, with that deck, which may be one you saved there.',
  '--save FILE: keeps the game in a file; the same command goes on with it later.',
  '--new: begins a new game although the file has one that goes on.',
  '--set-up FILE: a set-up as JSON, in the words of the protocol; it replaces the choices of the game.',
  '--seed TEXT: the same seed with the same choices is the same game. It is then practice.',
  '--no-colour: no colours; so does NO_COLOR.',
  ...GAMES.flatMap((game) => ['', `--game ${game.id}`, ...fieldHelp(game)]),
];
