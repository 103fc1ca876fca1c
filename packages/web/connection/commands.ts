import type { ClientMessage } from '@three-spires/session/protocol';
import { nanoid } from 'nanoid';
import type { Command, CommandBody } from './table-state.ts';
import { forgetUnsent, keepUnsent, unsentAt } from './unsent.ts';

/** Unanswered commands in the order they were sent, so that a reconnect can resend them. */
export type Commands = {
  /** Restores the commands made at a table before the page was reloaded. */
  start(table: string): void;
  /** Undefined if the same command is already pending: a double click makes one command. */
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
