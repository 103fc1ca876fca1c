/** Enemies in their two ranks: placement, movement, reforming (section 16). */
import { HERO_COLOURS } from '../../words/lists.ts';
import { enemyEntry, placeEntry } from '../compile/entries.ts';
import type { BossEntry } from '../compile/place-entry.ts';
import type { Step } from '../compile/routines.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { ofFigure } from '../naming.ts';
import { BOSS, FIGURES_PER_COLOUR, type Figure, type State } from '../state.ts';

export const FRONT = 0;
export const REAR = 1;

export const bossOf = (state: State): BossEntry => placeEntry(state.place).boss as BossEntry;

/** 3 to 5, or NONE for a boss (STY-22.2). */
export const colourOf = ({ kind }: Figure): number => (kind === BOSS ? BOSS : enemyEntry(kind).colour);

/**
 * How many heroes a party lacks of four, by size; a lone hero occurs only in set-up positions and lacks none.
 */
const HEROES_LACKING = [0, 0, 2, 1, 0];

const healthOfBoss = (state: State): number => {
  const { health, lessPerHero } = bossOf(state);
  return health - lessPerHero * (HEROES_LACKING[state.heroes.length] as number);
};

export const healthOf = (state: State, { kind }: Figure): number =>
  kind === BOSS ? healthOfBoss(state) : enemyEntry(kind).health;

export const xpOf = (state: State, { kind }: Figure): number =>
  kind === BOSS ? bossOf(state).xp : enemyEntry(kind).xp;

export const resistanceOf = (state: State, { kind }: Figure, attack: number): number =>
  (kind === BOSS ? bossOf(state).resist[attack] : enemyEntry(kind).resist[attack]) ?? 0;

export const screenOf = (state: State, { kind }: Figure): number =>
  kind === BOSS ? bossOf(state).screened : enemyEntry(kind).screened;

export const findFigure = ({ figures }: State, id: number): Figure | undefined => {
  for (let place = 0; place < figures.length; place++) {
    const figure = figures[place] as Figure;
    if (figure.id === id) return figure;
  }
  return undefined;
};

export const countKind = ({ figures }: State, kind: number): number => {
  let count = 0;
  for (let place = 0; place < figures.length; place++) if ((figures[place] as Figure).kind === kind) count++;
  return count;
};

export const countRank = ({ figures }: State, rank: number): number => {
  let count = 0;
  for (let place = 0; place < figures.length; place++) if ((figures[place] as Figure).rank === rank) count++;
  return count;
};

/** The only kind of a colour that is in play, or undefined (STY-3.4). */
export const kindInPlay = ({ figures }: State, colour: number): number | undefined => {
  for (let place = 0; place < figures.length; place++) {
    const figure = figures[place] as Figure;
    if (colourOf(figure) === colour) return figure.kind;
  }
  return undefined;
};

export const placeFigure = (state: State, kind: number, rank: number, emit: StygianSocietyEmit): Figure => {
  const figure: Figure = { id: state.nextId++, kind, rank, wounds: 0 };
  state.figures.push(figure);
  emit?.({ type: 'arrived', ...ofFigure(state, figure), rank, health: healthOf(state, figure) });
  return figure;
};

/** To the right end of a rank. */
const moveTo = (state: State, figure: Figure, rank: number, emit: StygianSocietyEmit): void => {
  state.figures.splice(state.figures.indexOf(figure), 1);
  figure.rank = rank;
  state.figures.push(figure);
  emit?.({ type: 'moved', ...ofFigure(state, figure), rank });
};

/** STY-16.6: red, yellow, black, then a boss; from the left. */
const nextToFall = (state: State): Figure | undefined => {
  let best: Figure | undefined;
  let bestOrder = Number.POSITIVE_INFINITY;
  for (const figure of state.figures) {
    if (figure.rank !== REAR) continue;
    const order = figure.kind === BOSS ? 2 * HERO_COLOURS : colourOf(figure);
    if (order < bestOrder) {
      best = figure;
      bestOrder = order;
    }
  }
  return best;
};

/** STY-16.5 */
export const reform = (state: State, emit: StygianSocietyEmit): void => {
  while (countRank(state, REAR) > countRank(state, FRONT))
    moveTo(state, nextToFall(state) as Figure, FRONT, emit);
};

/** STY-16.7, STY-16.8, STY-16.9: false when no figure is left. */
export const summon = (state: State, kind: number, rank: number, emit: StygianSocietyEmit): boolean => {
  const comes = kindInPlay(state, enemyEntry(kind).colour) ?? kind;
  if (countKind(state, comes) >= FIGURES_PER_COLOUR) return false;
  placeFigure(state, comes, rank, emit);
  reform(state, emit);
  return true;
};

/** STY-16.10 */
export const shove = (state: State, id: number, emit: StygianSocietyEmit): void => {
  const figure = findFigure(state, id);
  if (figure === undefined || figure.kind === BOSS) return;
  moveTo(state, figure, figure.rank === FRONT ? REAR : FRONT, emit);
  reform(state, emit);
};

/** STY-5.4: enemies an action can target, by the bits of the ranks it reaches. */
export const isInRanks = ({ rank }: Figure, ranks: number): boolean => (ranks & (1 << rank)) !== 0;

/** Ranks in which a support or response may wound an enemy, as bits. */
export const ranksToWound = (scope: Step['scope']): number => (scope === 'anyFront' ? 1 << FRONT : 3);

export const woundFigure = (state: State, figure: Figure, number: number, emit: StygianSocietyEmit): void => {
  if (number <= 0) return;
  figure.wounds += number;
  const left = Math.max(0, healthOf(state, figure) - figure.wounds);
  emit?.({ type: 'wounded', ...ofFigure(state, figure), number, left });
};

/** STY-28.5 */
export const mendFigure = (state: State, figure: Figure, number: number, emit: StygianSocietyEmit): void => {
  const mended = Math.min(number, figure.wounds);
  if (mended === 0) return;
  figure.wounds -= mended;
  emit?.({ type: 'mended', ...ofFigure(state, figure), number: mended });
};
