// npm run coverage -- GAME [--games N] [--json]: counts how often each printed thing took effect in N random
// games, and in special positions for the rest. Fails if something never did.
import { onlyArgument, readArguments, readNumber, runCommand } from '../command.ts';
import { type Counted, findGame } from '../games-list.ts';

const MOST_GAMES = 1_000_000;

const printTable = (rows: readonly Counted[]): void => {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const kindWidth = Math.max(...rows.map(({ kind }) => kind.length));
  for (const { kind, name, count } of rows)
    console.log(`${kind.padEnd(kindWidth)}  ${name.padEnd(width)}  ${String(count).padStart(9)}`);
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const ofKind = rows.filter((row) => row.kind === kind);
    const never = ofKind.filter(({ count }) => count === 0).length;
    console.log(`${kind.padEnd(kindWidth)}  ${ofKind.length} in all, ${never} never took effect`);
  }
};

runCommand('npm run coverage -- GAME [--games N] [--json]', (args) => {
  const { positionals, values } = readArguments(args, {
    games: { type: 'string', default: '100' },
    json: { type: 'boolean' },
  });
  const { census } = findGame(onlyArgument(positionals, 'game'));
  const rows = census(readNumber(values.games, '--games', 0, MOST_GAMES));
  if (values.json) console.log(JSON.stringify(rows, null, 1));
  else printTable(rows);
  return rows.some(({ count }) => count === 0) ? 1 : 0;
});
