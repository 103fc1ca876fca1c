import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest test files, longest first, by package and name; their folder does not matter. The first starts processes
 * enough for all cores, and those of the server that follow it mostly wait.
 */
const LONG = [
  'lab/commands',
  'server/cluster',
  'rigs/cluster',
  'rigs/campaigns',
  'server/crash',
  'slay-the-spire/mixed-decks.property',
  'slay-the-spire/properties',
  'lab/whole-games',
  'mystic-spires/properties',
  'server/start',
  'rigs/poison',
  'e2e/learn',
  'e2e/stygian-society-table',
  'e2e/lobby',
  'e2e/rooms',
  'e2e/climb',
  'e2e/director',
  'e2e/fourth-game',
  'e2e/combat',
  'e2e/mystic-spires-table',
  'e2e/deck-builder',
  'e2e/two-players',
  'e2e/tower',
  'e2e/library',
];

const shortName = (file: string): string =>
  file.replace(/^.*\/(?:packages\/([^/]+)|(e2e))\/(?:.*\/)?([^/]+?)(?:\.e2e)?\.test\.tsx?$/, '$1$2/$3');

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONG.indexOf(shortName(moduleId));
  return place < 0 ? LONG.length : place;
};

/** Runs the long files first, even without a cache of earlier runs; the others in vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
