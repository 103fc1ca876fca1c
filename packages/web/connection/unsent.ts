import type { ClientMessage } from '@three-spires/session/protocol';

/** A player's commands in a game. Chat, signals and hint requests are not worth keeping. */
type GameCommand = Extract<ClientMessage, { type: 'move' | 'undo' | 'giveUp' | 'consent' }>;

type Kept = { readonly at: number; readonly command: GameCommand };

/** After this long, a person has looked at the table again and no longer expects an old press to count. */
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
    // Storage is disabled or full: then a reload forgets the command.
  }
};

/** Stores a command until it is answered, so that it survives a reload. */
export const keepUnsent = (command: ClientMessage): void => {
  if (!isGameCommand(command)) return;
  writeAt(command.table, [...readAt(command.table), { at: Date.now(), command }]);
};

export const forgetUnsent = (table: string, command: string): void => {
  const kept = readAt(table);
  const rest = kept.filter((each) => each.command.command !== command);
  if (rest.length < kept.length) writeAt(table, rest);
};

/** The unanswered commands of this tab, in order. */
export const unsentAt = (table: string): readonly GameCommand[] =>
  readAt(table).map(({ command }) => command);
