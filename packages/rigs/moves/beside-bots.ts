/** A person at a table with bots, who answers at random as soon as there is something to answer. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { defined, randomBelow } from '@three-spires/kernel';
import type { SeatedTable } from './seated-table.ts';

/** Time of a person between two looks at the table. */
const PACE_MS = 1_000;

/** Makes a move if the person has to decide. A bot may have been faster; then the next look shows it. */
const maybeMove = async ({ table, people, random }: SeatedTable): Promise<void> => {
  const [person] = people;
  const outlook = person?.picture()?.outlooks[0];
  const option = outlook?.options[randomBelow(random, 0, outlook.options.length || 1)];
  if (person === undefined || option === undefined || !person.picture()?.deciding.includes(0)) return;
  const decision = outlook?.decisions[0]?.id;
  await person.ask({
    type: 'move',
    command: randomUUID(),
    table,
    seat: 0,
    move: option.move,
    ...defined({ decision }),
  });
};

export const keepPlaying = async (table: SeatedTable, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    await maybeMove(table);
    await sleep(PACE_MS);
  }
};
