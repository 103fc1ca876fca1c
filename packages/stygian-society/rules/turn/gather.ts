/** Gathering and dropping cubes (section 6). */
import { COLOURS, HERO_COLOURS } from '../../words/lists.ts';
import { activeHero, activeSeat, ask } from '../asking.ts';
import { WILD } from '../compile/cubes.ts';
import { cardEntry, placeEntry } from '../compile/entries.ts';
import { OCCASION } from '../compile/occasions.ts';
import { add, at, take, total } from '../cubes/cubes.ts';
import { awaitFall, dropFast } from '../cubes/tower.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { addBonusCubes, DAZED, tokensOf } from '../hero/heroes.ts';
import { openWindow } from '../hero/responses.ts';
import { changeLuck, changePeril } from '../hero/tracks.ts';
import { AWAITED, PHASE, QUESTION, STREAM, type State } from '../state.ts';

/** From the bank; returns how many are missing. */
const gather = (state: State, colour: number, number: number): number => {
  const taken = Math.min(number, at(state.bank, colour));
  take(state.bank, colour, taken);
  add(state.gathered, colour, taken);
  return number - taken;
};

/** STY-6.1, STY-6.2 */
export const gatherPerilCubes = (state: State, emit: StygianSocietyEmit): void => {
  const { perilCubes } = placeEntry(state.place);
  let missing = 0;
  for (let colour = HERO_COLOURS; colour < COLOURS.length; colour++)
    missing += gather(state, colour, at(perilCubes, colour) + at(state.extra, colour));
  emit?.({ type: 'gathered', cubes: state.gathered.slice(), missing });
  state.phase = PHASE.heroCubes;
  changePeril(state, missing, emit);
};

/** STY-6.3, STY-6.6, STY-21.4: drop line plus bonus, minus the cubes lost to Dazed. */
export const listHeroCubes = (state: State): void => {
  const hero = activeHero(state);
  const { drop } = cardEntry(state.action);
  for (let kind = 0; kind <= WILD; kind++) state.wanted[kind] = at(drop, kind);
  if (total(drop) > 0) addBonusCubes(state, hero, state.wanted);
  state.struck = Math.min(total(state.wanted), tokensOf(hero, DAZED));
  state.phase = PHASE.dazed;
};

export const strike = (state: State, kind: number): void => {
  add(state.wanted, kind, -1);
  state.struck--;
};

/** How many of the first counts are above zero. */
const countKinds = (counts: readonly number[], kinds: number): number => {
  let found = 0;
  for (let kind = 0; kind < kinds; kind++) if (at(counts, kind) > 0) found++;
  return found;
};

const firstKind = (counts: readonly number[]): number => {
  let kind = 0;
  while (at(counts, kind) === 0) kind++;
  return kind;
};

/** Loses blue, green, white or wild cubes. */
export const strikeDazed = (state: State, emit: StygianSocietyEmit): void => {
  const { wanted, struck } = state;
  if (struck === 0) gatherPrinted(state, emit);
  else if (countKinds(wanted, WILD + 1) > 1 && struck < total(wanted))
    ask(state, QUESTION.daze, activeSeat(state), struck);
  else strike(state, firstKind(wanted));
};

/** STY-6.5: printed colours that the bank lacks are lost. */
const gatherPrinted = (state: State, emit: StygianSocietyEmit): void => {
  for (let colour = 0; colour < HERO_COLOURS; colour++) gather(state, colour, at(state.wanted, colour));
  state.phase = PHASE.wild;
  if (emit !== undefined && total(state.gathered.slice(0, HERO_COLOURS)) > 0)
    emit({
      type: 'added',
      cubes: state.gathered.map((count, colour) => (colour < HERO_COLOURS ? count : 0)),
    });
};

export const takeWild = (state: State, colour: number, emit: StygianSocietyEmit): void => {
  gather(state, colour, 1);
  add(state.wanted, WILD, -1);
  emit?.({ type: 'added', cubes: COLOURS.map((_, other) => (other === colour ? 1 : 0)) });
};

/** STY-6.4: colours still in the bank. */
export const gatherWild = (state: State, emit: StygianSocietyEmit): void => {
  const wild = at(state.wanted, WILD);
  const colours = wild === 0 ? 0 : countKinds(state.bank, HERO_COLOURS);
  if (colours === 0) state.phase = PHASE.drop;
  else if (colours === 1) takeWild(state, firstKind(state.bank), emit);
  else ask(state, QUESTION.wild, activeSeat(state), wild);
};

/** STY-6.7: randomly, or as cubes fall outside. */
export const dropCubes = (state: State, emit: StygianSocietyEmit): void => {
  if (state.physical === 0) dropFast(state, emit);
  else awaitFall(state, AWAITED.drop, STREAM.tower);
};

/** STY-6.10, STY-10.1 */
export const afterDrop = (state: State, emit: StygianSocietyEmit): void => {
  if (state.landedInCrypt >= 2) changeLuck(state, 1, emit);
  state.phase = PHASE.enemies;
  state.checking = 0;
  state.checked = 0;
  openWindow(state, OCCASION.dropped);
};
