import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take long on any machine, the longest first: what begins last must not be what all wait for. */
const LONG = [
  'packages/lab/whole-games.test.ts',
  'packages/slay-the-spire/rules/tests/properties.test.ts',
  'packages/lab/commands.test.ts',
  'packages/slay-the-spire/rules/tests/mixed-decks.property.test.ts',
  'packages/stygian-society/testing/properties.test.ts',
  'e2e/run.e2e.test.ts',
  'e2e/rooms.e2e.test.ts',
  'e2e/stygian-table.e2e.test.ts',
  'e2e/combat.e2e.test.ts',
  'e2e/mystic-table.e2e.test.ts',
  'e2e/deck-builder.e2e.test.ts',
  'e2e/two-players.e2e.test.ts',
  'e2e/accessibility.e2e.test.ts',
  'e2e/tower.e2e.test.ts',
  'e2e/library.e2e.test.ts',
  'e2e/four-players.e2e.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? LONG.length : place;
};

/** The long files first, whatever the machine remembers of earlier runs; the others as vitest would have them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
