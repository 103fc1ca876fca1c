import { seatsOf, type Table } from '@three-spires/table';
import type { PresentPerson } from '../protocol/index.ts';
import type { Screen } from './screen.ts';

/**
 * Everyone who looks at a table through this node, each once however many tabs they have open. Presence is stored
 * nowhere, so that people at other nodes are not among them.
 */
export const presentAt = (table: Table, present: readonly Screen[], viewer: Screen): PresentPerson[] => {
  const people = new Map(present.map(({ person }) => [person.id, person]));
  return [...people.values()].map(({ id, name }) => {
    const seats = seatsOf(table, id);
    const [first] = seats;
    const shown = first === undefined ? undefined : table.seats[first]?.name;
    return { name: shown ?? name, seats, me: id === viewer.person.id };
  });
};
