/** What a climb needs to continue: spaces that exist on the map, and non-empty decks. */
import { InputError, NONE } from '@three-spires/kernel';
import { EVENT_ENTRIES } from '../rules/compile/run-entries.ts';
import { spacesOf } from '../rules/run/map.ts';
import type { State } from '../rules/state.ts';

const fail = (field: string, problem: string): never => {
  const path = `position.climb.${field}`;
  throw new InputError(`${path}: ${problem}`, path);
};

const checkMap = (state: State): void => {
  const { run } = state;
  const spaces = spacesOf(state).length;
  const isOnMap = (space: number): boolean => space < spaces;
  if (run.space !== NONE && !isOnMap(run.space)) fail('space', `the map has spaces 0 to ${spaces - 1}`);
  if (!run.path.every(isOnMap)) fail('path', `the map has spaces 0 to ${spaces - 1}`);
  if (run.rooms.length !== spaces) fail('rooms', `one for each of the ${spaces} spaces of the map`);
};

/** Cards return to the bottom of their decks, so what suffices once suffices for the Act. */
const checkDecks = ({ run, players }: State): void => {
  // Act IV has only its map.
  if (run.act === 4) return;
  if (run.encounterDeck.length < players.length) fail('decks.encounters', 'at least one for each player');
  if (run.eliteDeck.length === 0) fail('decks.elites', 'at least one');
  const isFirst = run.act === 1 && run.eventsMet === 0;
  const comes = (event: number): boolean => !isFirst || EVENT_ENTRIES[event]?.definition.notFirst !== true;
  if (!run.eventDeck.some(comes)) fail('decks.events', 'at least one that can be the next');
};

export const checkClimb = (state: State): void => {
  checkMap(state);
  checkDecks(state);
};
