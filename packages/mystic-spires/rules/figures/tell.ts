/**
 * Emits changes of figures that have no event of their own: Passive effects, Equipment, ends of durations.
 */
import type { Figures, Limits, MysticSpiresEmit, MysticSpiresEvent } from '../event.ts';
import { type Keeper, type State, type Thing, UNLIMITED } from '../state.ts';
import { hpLeft, refresh } from './figures.ts';

const figuresOf = (thing: Thing): Figures => ({
  thing: thing.id,
  power: thing.power,
  hp: hpLeft(thing),
  maxHp: thing.maxHp,
  statuses: thing.statuses,
});

const limitsOf = (keeper: Keeper, seat: number): Limits => ({
  seat,
  ...(keeper.limit === UNLIMITED ? undefined : { limit: keeper.limit }),
  towerBarred: keeper.towerBarred === 1,
});

const hasChanged = (one: Figures, other: Figures | undefined): boolean =>
  one.power !== other?.power || one.maxHp !== other.maxHp || one.statuses !== other.statuses;

const haveChanged = (one: Limits, other: Limits | undefined): boolean =>
  one.limit !== other?.limit || one.towerBarred !== other?.towerBarred;

/** Recomputes figures that may have changed, emits those that did, and returns what was found. */
export const recompute = (state: State, emit: MysticSpiresEmit): number =>
  emit === undefined ? refresh(state) : refreshAloud(state, emit);

const refreshAloud = (state: State, emit: (event: MysticSpiresEvent) => void): number => {
  const before = state.things.map(figuresOf);
  const limits = state.keepers.map(limitsOf);
  const found = refresh(state);
  const things = state.things.map(figuresOf).filter((figures, at) => hasChanged(figures, before[at]));
  const keepers = state.keepers.map(limitsOf).filter((now, seat) => haveChanged(now, limits[seat]));
  if (things.length + keepers.length > 0) emit({ type: 'figures', things, keepers });
  return found;
};
