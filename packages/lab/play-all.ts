/** Plays whole games on several cores, showing the proportion won so far next to the remaining time. */
import { shareOut } from './crew.ts';
import { percent } from './interval.ts';
import { showProgress } from './progress.ts';

/** The results of the games, in order. `what` names them in the plural; `script` plays one as a helper. */
export const playAll = async <Game, End extends { readonly won: boolean }>(
  script: string,
  what: string,
  games: readonly Game[],
  workers: number,
): Promise<End[]> => {
  const ends: End[] = new Array(games.length);
  const places = new Map(games.map((game, at) => [game, at]));
  const progress = showProgress(what, games.length);
  let [won, played] = [0, 0];
  await shareOut<Game, End>(
    script,
    games,
    (end, game) => {
      ends[places.get(game) as number] = end;
      played++;
      if (end.won) won++;
      progress.done(`${percent(won / played)} won`);
    },
    workers,
  );
  progress.end();
  return ends;
};
