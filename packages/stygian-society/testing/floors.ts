/** For tests of enemies, rooms and bosses: triggers one thing and reports exactly what it changed. */
import { closeQuestion, createMoveList, seatsIn } from '@three-spires/kernel';
import { stygianSociety } from '../index.ts';
import { cardNamed, enemyEntry, placeEntry } from '../rules/compile/entries.ts';
import { tokensOf } from '../rules/hero/heroes.ts';
import { changePeril } from '../rules/hero/tracks.ts';
import { advance } from '../rules/loop.ts';
import { PHASE, QUESTION, RESULTS, type State } from '../rules/state.ts';
import { COLOURS, RANKS, STATUSES } from '../words/lists.ts';

type Fields = Readonly<Record<string, unknown>>;
/** What has changed, and nothing else. */
export type Difference = Fields;

/**
 * Two heroes without shields, each with two skills that can be exhausted, and cubes and luck that can be
 * lost.
 */
const PARTY = {
  heroes: [
    { hero: 'Knight', skills: ['Cleave', 'Sunder'] },
    { hero: 'Doctor', skills: ['Scalpel', 'Transfusion'] },
  ],
  wounds: 5,
  luck: 2,
};
export const HERO_CUBES = { blue: 3, green: 1 };

const cubesIn = (counts: readonly number[], before: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    COLOURS.flatMap((colour, index) => {
      const change = (counts[index] ?? 0) - (before[index] ?? 0);
      return change === 0 ? [] : [[colour, change]];
    }),
  );

const isEmpty = (value: unknown): boolean =>
  value === 0 ||
  value === undefined ||
  (typeof value === 'object' && Object.keys(value as object).length === 0);

const named = (state: State, kind: number): string =>
  kind < 0 ? placeEntry(state.place).definition.name : enemyEntry(kind).definition.name;

const difference = (before: State, after: State): Difference => {
  const old = new Map(before.figures.map((figure) => [figure.id, figure]));
  const all: Fields = {
    wounds: after.wounds - before.wounds,
    peril: after.peril - before.peril,
    luck: after.luck - before.luck,
    xp: after.xp - before.xp,
    field: cubesIn(after.field, before.field),
    crypt: cubesIn(after.crypt, before.crypt),
    extra: cubesIn(after.extra, before.extra),
    // How many tokens each hero received.
    ...Object.fromEntries(
      STATUSES.map((name, status) => {
        const counts = after.heroes.map(
          (hero, index) =>
            tokensOf(hero, status) - tokensOf(before.heroes[index] as State['heroes'][0], status),
        );
        return [name, counts.some((count) => count !== 0) ? counts : undefined];
      }),
    ),
    arrived: after.figures
      .filter(({ id }) => !old.has(id))
      .map(({ kind, rank }) => `${named(after, kind)} ${RANKS[rank]}`),
    // Wounds removed from each enemy, by name.
    mended: Object.fromEntries(
      after.figures.flatMap(({ id, kind, wounds }) => {
        const removed = (old.get(id)?.wounds ?? wounds) - wounds;
        return removed === 0 ? [] : [[named(after, kind), removed]];
      }),
    ),
    exhausted: after.exhausted.length - before.exhausted.length,
    doubled: after.doubled === before.doubled ? undefined : true,
    ends: after.endEffects.length - before.endEffects.length,
    result: after.result === 0 ? undefined : RESULTS[after.result],
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isEmpty(value)));
};

const list = createMoveList();

/** Answers every question with the first move, until the hero would pay or choose. */
const settle = (state: State): void => {
  advance(state, undefined);
  while (stygianSociety.outcome(state) === undefined) {
    const { kind } = state.question;
    if (kind === QUESTION.turn || kind === QUESTION.pay) return;
    const [seat = 0] = seatsIn(stygianSociety.deciding(state));
    stygianSociety.legal(state, seat, list);
    stygianSociety.apply(state, seat, list.moves[0] as number);
  }
};

const build = (position: Fields): State =>
  stygianSociety.scenario.build({ ...PARTY, ...position }, 'floor') as State;

/** The enemy actions of a turn, without a preceding drop. */
export const enemiesAct = (position: Fields): Difference => {
  const state = build(position);
  closeQuestion(state);
  state.action = cardNamed('Brawl') ?? -1;
  state.target = state.figures[0]?.id ?? -1;
  state.phase = PHASE.enemies;
  state.checking = 0;
  state.checked = 0;
  const before = stygianSociety.copy(state);
  settle(state);
  return difference(before, state);
};

/** Peril rises by one to a number on the chart; that point is not part of the difference. */
export const perilReaches = (position: Fields, at: number): Difference => {
  const state = build({ ...position, peril: at - 1 });
  closeQuestion(state);
  const before = stygianSociety.copy(state);
  before.peril++;
  changePeril(state, 1, undefined);
  settle(state);
  return difference(before, state);
};
