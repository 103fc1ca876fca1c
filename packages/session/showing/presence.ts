import { defined } from '@three-spires/kernel';
import { seatsOf, type Table } from '@three-spires/table';
import type { Viewer } from '../given/bus.ts';
import type { PresentPerson } from '../protocol/index.ts';

/** Everyone watching a table, without duplicates for tabs or nodes. */
export const presentAt = (table: Table, present: readonly Viewer[], viewer: string): PresentPerson[] => {
  const people = new Map(present.map((person) => [person.id, person]));
  return [...people.values()].map(({ id, name, avatar }) => {
    const seats = seatsOf(table, id);
    const [first] = seats;
    const holder = first === undefined ? undefined : table.seats[first];
    const face = holder === undefined ? avatar : holder.avatar;
    return {
      person: id,
      name: holder?.name ?? name,
      seats,
      me: id === viewer,
      ...defined({ avatar: face }),
    };
  });
};
