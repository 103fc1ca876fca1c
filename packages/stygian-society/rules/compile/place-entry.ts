/** Room cards and boss mats, compiled into the form the rules read. */
import { NONE } from '@three-spires/kernel';
import type { BossDefinition, FloorDefinition, Line, RoomDefinition } from '../../words/definition.ts';
import { COLOURS, RANKS } from '../../words/lists.ts';
import { countCubes, plainList } from './cubes.ts';
import { resistOf } from './enemy-entry.ts';
import { requireEnemy } from './enemy-names.ts';
import { compileRoutine } from './routines.ts';

export type LineEntry = { readonly cubes: number; readonly always: boolean; readonly routine: number };

export type BossEntry = {
  readonly definition: BossDefinition;
  readonly rank: number;
  readonly resist: readonly number[];
  readonly health: number;
  readonly lessPerHero: number;
  readonly xp: number;
  readonly screened: number;
  readonly defeated: number;
};

export type PerilEvent = { readonly at: number; readonly routine: number };

export type PlaceEntry = {
  readonly definition: FloorDefinition;
  /** Enemies in the front and the rear rank. */
  readonly ranks: readonly (readonly number[])[];
  /** By colour. */
  readonly perilCubes: readonly number[];
  /** Red, yellow, black. */
  readonly lines: readonly (LineEntry | undefined)[];
  readonly events: readonly PerilEvent[];
  readonly boss: BossEntry | undefined;
};

const compileLine = (line: Line | undefined): LineEntry | undefined =>
  line && { cubes: line.cubes, always: line.always === true, routine: compileRoutine(line.effects) };

const compileBoss = (definition: BossDefinition): BossEntry => ({
  definition,
  rank: RANKS.indexOf(definition.rank),
  resist: resistOf(definition.resist),
  health: definition.health,
  lessPerHero: definition.lessPerHero ?? 0,
  xp: definition.xp,
  screened: definition.screened ?? 0,
  defeated: definition.defeated === undefined ? NONE : compileRoutine(definition.defeated),
});

const compilePlace = (definition: FloorDefinition, boss: BossEntry | undefined): PlaceEntry => ({
  definition,
  ranks: [definition.front.map(requireEnemy), definition.rear.map(requireEnemy)],
  perilCubes: plainList(countCubes(definition.perilCubes).slice(0, COLOURS.length)),
  lines: [compileLine(definition.red), compileLine(definition.yellow), compileLine(definition.black)],
  events: definition.events.map(({ at, effects }) => ({ at, routine: compileRoutine(effects) })),
  boss,
});

export const compileRoom = (room: RoomDefinition): PlaceEntry => compilePlace(room, undefined);

/** The mat of a boss. Its other side is numbered before its lines. */
export const compileBossMat = (boss: BossDefinition): PlaceEntry => compilePlace(boss, compileBoss(boss));
