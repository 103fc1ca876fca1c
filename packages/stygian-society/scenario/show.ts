/** A position in the words of scenarios. */

import { NONE } from '@three-spires/kernel';
import { CHEST_ENTRIES, cardEntry, cardName, placeEntry } from '../rules/compile/entries.ts';
import { isReady, tokenIndex } from '../rules/hero/heroes.ts';
import { figureLabel, heroName } from '../rules/naming.ts';
import { type Hero, QUESTION, RESULTS, type State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { COLOURS, HEROES, RANKS, STATUSES } from '../words/lists.ts';
import { showPoses } from './fall.ts';

const showCubes = (counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(COLOURS.map((colour, index) => [colour, counts[index] ?? 0]));

const showTokens = ({ tokens }: Hero): Record<string, Record<string, number>> =>
  Object.fromEntries(
    STATUSES.map((name, status) => [
      name,
      Object.fromEntries(
        [0, 1, 2].map((colour) => [COLOURS[colour], tokens[tokenIndex(status, colour)] ?? 0]),
      ),
    ]),
  );

const showHero = (state: State, hero: Hero) => {
  const cards = [...hero.skills, ...hero.treasures];
  return {
    hero: HEROES[hero.hero],
    seat: hero.seat,
    skills: hero.skills.filter((card) => cardEntry(card).level > 0).map(cardName),
    treasures: hero.treasures.map(cardName),
    exhausted: cards.filter((card) => !isReady(state, card)).map(cardName),
    tokens: showTokens(hero),
  };
};

const showRank = (state: State, rank: number) =>
  state.figures
    .filter((figure) => figure.rank === rank)
    .map((figure) => ({ enemy: figureLabel(state, figure), wounds: figure.wounds }));

/** Outcomes fixed in place of chance, if any. */
const showArranged = ({ arranged: { chests, tokens, place } }: State) => ({
  ...(chests.length === 0 ? {} : { chests: chests.map((chest) => CHEST_ENTRIES[chest]?.name) }),
  ...(tokens.length === 0 ? {} : { tokenColours: tokens.map((colour) => COLOURS[colour]) }),
  ...(place === NONE ? {} : { next: placeEntry(place).definition.name }),
});

export const showPosition = (state: State) => {
  const seen = view(state, 'spectator');
  return {
    players: state.players,
    phase: seen.phase,
    floor: state.floor,
    place: state.place < 0 ? '' : placeEntry(state.place).definition.name,
    turn: state.turn,
    active: heroName(state, state.active),
    target: seen.figures.find(({ id }) => id === state.target)?.label ?? '',
    heroes: state.heroes.map((hero) => showHero(state, hero)),
    ...Object.fromEntries(RANKS.map((name, rank) => [name, showRank(state, rank)])),
    field: showCubes(state.field),
    crypt: showCubes(state.crypt),
    tower: showCubes(state.tower),
    ...(state.physical === 0 ? {} : { stuck: showPoses(state.stuck) }),
    awaited: seen.awaited,
    bank: showCubes(state.bank),
    gathered: showCubes(state.gathered),
    banished: showCubes(state.banished),
    extra: showCubes(state.extra),
    luck: state.luck,
    xp: state.xp,
    needed: state.needed,
    wounds: state.wounds,
    maxWounds: seen.woundLimit,
    peril: state.peril,
    guard: state.guard,
    partyTreasures: state.partyTreasures.map(cardName),
    jostling: state.jostling === 1,
    ...showArranged(state),
    ...(state.question.kind === QUESTION.none
      ? {}
      : { question: seen.question?.kind, asked: seen.question?.seats }),
    ...(state.result === 0 ? {} : { result: RESULTS[state.result] }),
  };
};
