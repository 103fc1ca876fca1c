import type { ClientMessage } from '@three-spires/session/protocol';

/** What a player does in a game. Chat, signs and requests for hints are not worth keeping. */
type GameCommand = Extract<ClientMessage, { type: 'move' | 'undo' | 'giveUp' | 'consent' }>;

type Kept = { readonly at: number; readonly command: GameCommand };

/** After this long a person has looked at the table again, and no longer expects that an old press counts. */
const KEPT_MS = 10 * 60_000;
const TYPES: readonly string[] = ['move', 'undo', 'giveUp', 'consent'] satisfies GameCommand['type'][];

const keyOf = (table: string): string => `three-spires.unsent.${table}`;

const isGameCommand = (message: ClientMessage): message is GameCommand => TYPES.includes(message.type);

const readAt = (table: string): readonly Kept[] => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? '[]') as readonly Kept[];
    return kept.filter(({ at }) => Date.now() - at < KEPT_MS);
  } catch {
    return [];
  }
};

const writeAt = (table: string, kept: readonly Kept[]): void => {
  try {
    if (kept.length === 0) sessionStorage.removeItem(keyOf(table));
    else sessionStorage.setItem(keyOf(table), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing, or is full: then a reload forgets the command, as without all this.
  }
};

/** Keeps a command until it is answered, also when the page is loaded again. */
export const keepUnsent = (command: ClientMessage): void => {
  if (!isGameCommand(command)) return;
  writeAt(command.table, [...readAt(command.table), { at: Date.now(), command }]);
};

export const forgetUnsent = (table: string, command: string): void => {
  const kept = readAt(table);
  const rest = kept.filter((each) => each.command.command !== command);
  if (rest.length < kept.length) writeAt(table, rest);
};

/** The commands of this tab that the server has not answered, in the order in which they were given. */
export const unsentAt = (table: string): readonly GameCommand[] =>
  readAt(table).map(({ command }) => command);
