/** What a player types, as a command. */

export type Command =
  | { readonly do: 'choose'; readonly number: number }
  | {
      readonly do:
        | 'undo'
        | 'hint'
        | 'log'
        | 'board'
        | 'clock'
        | 'help'
        | 'quit'
        | 'agree'
        | 'refuse'
        | 'giveUp'
        | 'nothing';
    }
  | { readonly do: 'rules'; readonly words: string }
  | { readonly do: 'why'; readonly words: string }
  | { readonly do: 'seat'; readonly name: string }
  | { readonly do: 'say'; readonly words: string }
  /** `problem` is a sentence that says what is possible. */
  | { readonly do: 'unknown'; readonly problem: string };

const SIMPLE = {
  undo: 'undo',
  u: 'undo',
  hint: 'hint',
  h: 'hint',
  log: 'log',
  board: 'board',
  b: 'board',
  clock: 'clock',
  help: 'help',
  quit: 'quit',
  q: 'quit',
  exit: 'quit',
  agree: 'agree',
  refuse: 'refuse',
  'give up': 'giveUp',
} as const;

const isSimple = (words: string): words is keyof typeof SIMPLE => Object.hasOwn(SIMPLE, words);

/** A line of the chat may be this long. */
const LONGEST = 300;

const choose = (words: string, options: number): Command => {
  const number = Number(words);
  if (options === 0)
    return { do: 'unknown', problem: 'There is nothing to choose now. Type help for the commands.' };
  if (Number.isInteger(number) && number >= 1 && number <= options) return { do: 'choose', number };
  return { do: 'unknown', problem: `There is no option ${words}. Choose a number from 1 to ${options}.` };
};

/** Reads a line; `options` is how many options there are. */
export const readCommand = (line: string, options: number): Command => {
  const words = line.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST);
  const lower = words.toLowerCase();
  if (words === '') return { do: 'nothing' };
  if (isSimple(lower)) return { do: SIMPLE[lower] };
  if (/^-?[\d.]+$/.test(words)) return choose(words, options);
  const [, rules] = /^(?:\?|rules?)\s*(.*)$/i.exec(words) ?? [];
  if (rules !== undefined) return { do: 'rules', words: rules };
  const [, why] = /^why\b\s*(.*)$/i.exec(words) ?? [];
  if (why !== undefined) return { do: 'why', words: why };
  const [, said] = /^say (.+)$/i.exec(words) ?? [];
  if (said !== undefined) return { do: 'say', words: said };
  const [, seat] = /^seat (.+)$/i.exec(words) ?? [];
  if (seat !== undefined) return { do: 'seat', name: seat };
  const most = options === 0 ? '' : ` or a number from 1 to ${options}`;
  return { do: 'unknown', problem: `"${words}" is no command. Type help for the commands${most}.` };
};

export const HELP: readonly string[] = [
  'Type the number of an option to choose it.',
  'undo: take your last move back, where that is allowed. The others may have to agree.',
  'agree, refuse: answer the request of another player.',
  'hint: what a bot would do.',
  'log: what has happened so far.',
  'why: what led to the newest line of the log. why WORDS: to the newest line with these words.',
  'why 3: what option 3 would do, figure by figure, with the rules.',
  'board: the position once more.',
  'clock: the time that everyone has left.',
  'say WORDS: writes to everyone at the table.',
  'seat NAME: decide for another of your seats.',
  '? WORDS: what the rulebook says, as in "? Vulnerable".',
  'give up: end the game as a defeat; rivals concede.',
  'quit: leave. A game kept in a file, or at a server, goes on later.',
];
