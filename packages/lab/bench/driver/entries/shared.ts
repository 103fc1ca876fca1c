/** Games of all three packages in one process, in turn, as on a server. */
import { answer, type Bench, playTask, readGames, readRequest } from '../drive.ts';
import { measureSpeeds } from '../measure.ts';
import { mysticSpiresBench } from '../mystic-spires.ts';
import { copyOfReplay } from '../replay.ts';
import { slayTheSpireBench } from '../slay-the-spire.ts';
import { stygianSocietyBench } from '../stygian-society.ts';

const BENCHES: readonly Bench[] = [slayTheSpireBench, mysticSpiresBench, stygianSocietyBench];

const request = readRequest();
if (request.do !== 'play') throw new Error(`a shared process cannot ${request.do}`);
const tasks = request.parts.map(({ games, file }) => {
  const bench = BENCHES.find(({ game }) => game.id === games.game);
  if (bench === undefined) throw new Error(`there is no game "${games.game}"`);
  const starts = { game: bench.game, setups: bench.setupsOf(games) };
  return playTask(starts, readGames(file), copyOfReplay(games.game));
});
answer(measureSpeeds(tasks, request.effort));
