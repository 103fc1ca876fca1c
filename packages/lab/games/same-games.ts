// npm run same-games -- COMMIT [--games N] [--json]: plays the same random games of each game here and with
// the rules of a commit, and compares moves and final states. Exits with 1 if they differ although
// rulesVersion is the same.
import { judge, playSameGames } from '../bench/same-games.ts';
import { treeHere, treeOf } from '../bench/tree.ts';
import { onlyArgument, readArguments, readNumber, runCommand } from '../command.ts';
import { ROOT } from '../folders.ts';

const MOST_GAMES = 1_000_000;

runCommand('npm run same-games -- COMMIT [--games N] [--json]', async (args) => {
  const { positionals, values } = readArguments(args, {
    games: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
  });
  const commit = onlyArgument(positionals, 'commit');
  const games = readNumber(values.games, '--games', 1, MOST_GAMES);
  const there = await treeOf(ROOT, commit);
  const say = (progress: string): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${progress}`);
  };
  const results = await playSameGames(ROOT, [await treeHere(ROOT), there], games, say);
  say('');
  const verdicts = results.map(judge);
  if (values.json) console.log(JSON.stringify(results, null, 2));
  else for (const line of verdicts.flatMap(({ lines }) => lines)) console.log(line);
  return verdicts.every(({ ok }) => ok) ? 0 : 1;
});
