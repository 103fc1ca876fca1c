// npm run games -- N [--players 1-4] [--game ID] [--seed TEXT]: plays N whole games by chance over all parties, with
// every check after every move. A game that fails is printed as a log, ready to be played again.
import { readArguments, readNumber, runCommand, UsageError } from './command.ts';
import { findGame, type LabGame } from './games-list.ts';
import { type PlayedGame, playRandomGame } from './random-game.ts';

const USAGE = 'npm run games -- N [--players 1-4] [--game ID] [--seed TEXT]';
const MOST_GAMES = 100_000_000;

const OPTIONS = {
  players: { type: 'string' },
  game: { type: 'string', default: 'slay-the-spire' },
  seed: { type: 'string', default: 'games' },
} as const;

/** The set-ups that are played in turn. */
const setupsFor = ({ game, setups }: LabGame, players: string | undefined): unknown[] => {
  const { least, most } = game.seats;
  if (players !== undefined) return setups(readNumber(players, '--players', least, most));
  return Array.from({ length: most - least + 1 }, (_, more) => setups(least + more)).flat();
};

const report = ({ problem, log }: NonNullable<PlayedGame['failure']>): number => {
  console.error(`The game with the seed "${log.seed}" failed: ${problem}`);
  console.log(JSON.stringify(log));
  return 1;
};

runCommand(USAGE, (args) => {
  const { positionals, values } = readArguments(args, OPTIONS);
  const [wanted, extra] = positionals;
  if (wanted === undefined) throw new UsageError('the number of games is missing');
  if (extra !== undefined) throw new UsageError(`"${extra}" is too much`);
  const count = readNumber(wanted, 'the number of games', 1, MOST_GAMES);
  const labGame = findGame(values.game);
  const setups = setupsFor(labGame, values.players);
  const results = new Map<string, number>();
  let decisions = 0;
  const began = performance.now();
  for (let number = 0; number < count; number++) {
    const played = playRandomGame(labGame, setups[number % setups.length], `${values.seed} ${number}`);
    if (played.failure !== undefined) return report(played.failure);
    decisions += played.decisions;
    results.set(played.result, (results.get(played.result) ?? 0) + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  const counted = [...results].map(([result, times]) => `${times} ${result}`).join(', ');
  console.log(`${count} games with ${setups.length} parties: ${counted}; all checks hold`);
  console.log(
    `${decisions} decisions in ${seconds.toFixed(1)} s: ${Math.round(count / seconds)} games and ${Math.round(decisions / seconds)} decisions per second, checks included`,
  );
  return 0;
});
