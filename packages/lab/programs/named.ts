/** The bots that `--bot` and a list of levels name, and what went wrong with them. */
import { levelsOf } from '@three-spires/bots';
import type { AnyGame } from '@three-spires/kernel';
import { type BotSpec, type OwnSpec, readOwnBot, withOwnNames } from './own-spec.ts';
import { checkOwn } from './players.ts';

type Named = { readonly name: string; readonly own?: OwnSpec };

/** Starts each bot of your own once and calls it as it calls itself. Throws an InputError if one cannot be started. */
export const checkBots = async (game: AnyGame, specs: readonly BotSpec[]): Promise<BotSpec[]> => {
  const checked: BotSpec[] = [];
  for (const spec of specs)
    checked.push(spec.kind === 'level' ? spec : { ...spec, name: await checkOwn(spec, game) });
  return withOwnNames(checked, levelsOf(game.id));
};

/** The bot of `--bot`, or without it the levels. */
export const playersNamed = async (
  bot: string | undefined,
  game: AnyGame,
  levels: () => readonly string[],
): Promise<Named[]> => {
  if (bot === undefined) return levels().map((name) => ({ name }));
  const own = readOwnBot(game.id, bot);
  const [checked = own] = await checkBots(game, [own]);
  return [{ name: checked.name, own: { ...own, name: checked.name } }];
};

const MOST_LINES = 20;

type Failed = { readonly failure?: string };

/** Each game that a bot of your own lost before the end, and why. */
export const failureLines = (
  games: readonly { readonly own?: OwnSpec; readonly seed: string }[],
  ends: readonly Failed[],
): string[] => {
  const lines = ends.flatMap(({ failure }, at) =>
    failure === undefined ? [] : [`${games[at]?.own?.name} ${failure} (game "${games[at]?.seed}")`],
  );
  return shortened(lines, 'forfeits');
};

export const shortened = (lines: readonly string[], what: string): string[] =>
  lines.length <= MOST_LINES
    ? [...lines]
    : [...lines.slice(0, MOST_LINES), `and ${lines.length - MOST_LINES} more ${what}`];
