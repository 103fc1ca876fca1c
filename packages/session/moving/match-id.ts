/**
 * The id of an imported match. It names the person, so that nobody can continue the match of another person by writing
 * its id into a file; and it is the same for all games of the match, also when they come in several files.
 */
export const idHere = (id: string, person: string): string => `${person}/${id}`;

/** The id of a match in a file that this person exports. */
export const idAbroad = (id: string, person: string): string =>
  id.startsWith(`${person}/`) ? id.slice(person.length + 1) : id;
