// npm run heroes [-- --levels novice,adept,master] [--bot FILE] [--parties 1,2,2x1,3,4] [--heroes Knight,Doctor]
//   [--games 100] [--seed heroes] [--ms 0] [--workers N] [--json FILE] [--cards FILE] [--watch]
//   [--bundle FILE]
// Plays whole games of The Stygian Society with bots in every seat and prints, by level and party, how many
// are won, how far they get and where they are lost. `--cards FILE` writes which skills were learned, which
// treasures found, and how those games ended; the library shows packages/bots/opinions/stygian-society.json
// as the bots' opinion. A party is named by its number of players; 2x1 is the variant of two players with one
// hero each. `--ms` limits each decision; 0 means no limit. `--watch` prints every move. `--bundle FILE`
// writes this command as one file for a machine without the repository: node FILE [the same options].
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { levelsOf } from '@three-spires/bots';
import { defined } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { commandOf, readNumber, UsageError } from '../command.ts';
import { type Given, playAll, playInTurn, runOnCores, type ValuesOf } from '../many-cores.ts';
import { writeOpinions } from '../opinions.ts';
import { failureLines, playersNamed } from '../programs/named.ts';
import { type HeroEnd, type HeroGame, playHeroes } from './hero-game.ts';
import { reportHeroes } from './hero-report.ts';

const USAGE =
  'npm run heroes [-- --levels novice,adept,master] [--bot FILE] [--parties 1,2,2x1,3,4] [--heroes Knight,Doctor] [--games 100] [--seed heroes] [--ms 0] [--workers N] [--json FILE] [--cards FILE] [--watch] [--bundle FILE]';
const OPTIONS = {
  levels: { type: 'string', default: 'novice,adept,master' },
  bot: { type: 'string' },
  parties: { type: 'string', default: '1,2,2x1,3,4' },
  heroes: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'heroes' },
  ms: { type: 'string', default: '0' },
  json: { type: 'string' },
  cards: { type: 'string' },
  watch: { type: 'boolean', default: false },
} as const;

type Values = ValuesOf<typeof OPTIONS>;
type Party = { readonly name: string; readonly setup: object };

const MOST_GAMES = 1_000_000;
const LEVELS = levelsOf(stygianSociety.id);
/** STY-25.1, STY-25.3 */
const PARTIES: Readonly<Record<string, Party>> = {
  '1': { name: '1 player with 3 heroes', setup: { players: 1 } },
  '2': { name: '2 players with 2 heroes each', setup: { players: 2 } },
  '2x1': { name: '2 players with 1 hero each', setup: { players: 2, twoHeroes: true } },
  '3': { name: '3 players', setup: { players: 3 } },
  '4': { name: '4 players', setup: { players: 4 } },
};

const readLevels = (text: string): string[] =>
  text.split(',').map((name) => {
    const level = LEVELS.find((each) => each === name.trim());
    if (level === undefined) throw new UsageError(`there is no level "${name}", only ${LEVELS.join(', ')}`);
    return level;
  });

const readParties = (text: string, heroes: string | undefined): Party[] =>
  text.split(',').map((name) => {
    const party = PARTIES[name.trim()];
    if (party === undefined)
      throw new UsageError(`there is no party "${name}", only ${Object.keys(PARTIES).join(', ')}`);
    if (heroes === undefined) return party;
    const setup = { ...party.setup, heroes: heroes.split(',').map((hero) => hero.trim()) };
    stygianSociety.readSetup(setup);
    return { ...party, setup };
  });

/** The same seeds for every level and party. */
const gamesOf = async (values: Values): Promise<HeroGame[]> => {
  const games = readNumber(values.games, '--games', 1, MOST_GAMES);
  const milliseconds = readNumber(values.ms, '--ms', 0, 600_000);
  const parties = readParties(values.parties, values.heroes);
  const bots = await playersNamed(values.bot, stygianSociety, () => readLevels(values.levels));
  return bots.flatMap(({ name: level, own }) =>
    parties.flatMap(({ name, setup }) =>
      Array.from({ length: games }, (_, number) => ({
        level,
        ...defined({ own }),
        party: name,
        setup,
        milliseconds,
        seed: `${values.seed} ${number}`,
        watched: values.watch,
      })),
    ),
  );
};

const SCRIPT = fileURLToPath(import.meta.url);

/** The bots of one level have one opinion. */
const writeCards = (
  file: string,
  games: readonly HeroGame[],
  ends: readonly HeroEnd[],
  args: readonly string[],
): void => {
  const players = [...new Set(games.map(({ setup }) => (setup as { players: number }).players))];
  const about = { command: commandOf('heroes', args), level: games[0]?.level ?? '', players };
  const told = ends.map(({ won, floor, offers }) => ({ won, depth: floor, offers }));
  writeOpinions(file, { ...about, chosen: ['skill'], found: ['treasure'] }, told);
};

const main = async ({ values, workers, args }: Given<typeof OPTIONS>): Promise<number> => {
  const games = await gamesOf(values);
  if (values.cards !== undefined && new Set(games.map(({ level }) => level)).size > 1)
    throw new UsageError('--cards needs one level, such as --levels adept');
  const began = performance.now();
  const ends = values.watch
    ? await playInTurn(games, playHeroes)
    : await playAll(SCRIPT, 'games', games, workers, ({ won }: HeroEnd) => won);
  reportHeroes(games, ends);
  for (const line of failureLines(games, ends)) console.log(line);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${seconds} s with ${values.watch ? 1 : Math.min(workers, games.length)} workers`);
  if (values.cards !== undefined) writeCards(values.cards, games, ends, args);
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify(games.map((game, at) => ({ ...game, ...ends[at] })))}\n`);
  return 0;
};

runOnCores({ script: SCRIPT, usage: USAGE, options: OPTIONS, work: playHeroes, main });
