import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The test files that take most time of the processor, with all processes they start, longest first, by package and name;
 * their folder does not matter. A long file that begins last would leave the other workers idle.
 */
const LONG = [
  'lab/arena',
  'lab/commands',
  'terminal/play',
  'rigs/cluster',
  'rigs/campaigns',
  'server/start',
  'lab/whole-games',
  'rigs/poison',
  'slay-the-spire/mixed-decks.property',
  'server/move-store',
  'server/processes',
  'slay-the-spire/state-fields',
  'mystic-spires/properties',
  'server/cluster',
  'e2e/failures',
  'e2e/learn',
  'e2e/text-mode',
  'e2e/climb',
  'e2e/lobby',
  'e2e/what-if',
  'e2e/combat',
  'e2e/stygian-society-table',
  'e2e/history',
  'e2e/library',
  'e2e/mystic-spires-table',
  'e2e/deck-builder',
  'e2e/director',
  'e2e/tower',
  'e2e/install',
  'e2e/rooms',
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
