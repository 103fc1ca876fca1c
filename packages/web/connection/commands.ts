import type { ClientMessage } from '@three-spires/session/protocol';
import { nanoid } from 'nanoid';
import type { Command, CommandBody } from './table-state.ts';
import { forgetUnsent, keepUnsent, unsentAt } from './unsent.ts';

/** Commands that the host has not answered, in order of sending, so that a reconnect can send them again. */
export type Commands = {
  /** Starts with those that were given at a table before the page was loaded again. */
  start(table: string): void;
  /** Undefined where the same is under way: a double click gives one command. */
  make(table: string, body: CommandBody): ClientMessage | undefined;
  answered(command: string): void;
  has(command: string): boolean;
  all(): readonly ClientMessage[];
};

export const createCommands = (): Commands => {
  const unanswered = new Map<string, Command>();

  const isUnderWay = (body: CommandBody): boolean =>
    [...unanswered.values()].some(
      ({ command: _, table: __, ...sent }) => JSON.stringify(sent) === JSON.stringify(body),
    );

  return {
    start(table) {
      unanswered.clear();
      for (const command of unsentAt(table)) unanswered.set(command.command, command);
    },
    make(table, body) {
      if (isUnderWay(body)) return undefined;
      const command = { ...body, table, command: nanoid() } as Command;
      unanswered.set(command.command, command);
      keepUnsent(command);
      return command;
    },
    answered(command) {
      const known = unanswered.get(command);
      unanswered.delete(command);
      if (known !== undefined) forgetUnsent(known.table, command);
    },
    has: (command) => unanswered.has(command),
    all: () => [...unanswered.values()],
  };
};
