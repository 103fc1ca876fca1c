/** Moves at a table with one person in each seat: checked, logged and shown to every person. */
import { createMoveList } from '@three-spires/kernel';
import { openTable, pictureFor, proposeMove } from '@three-spires/table';
import { answer, readGames, readRequest } from '../drive.ts';
import { measureSpeeds, type Task } from '../measure.ts';
import type { RecordedGame } from '../record.ts';
import { slayTheSpireBench } from '../slay-the-spire.ts';

const tableTask = (games: readonly RecordedGame[], setups: readonly unknown[], players: number): Task => {
  const { game } = slayTheSpireBench;
  const list = createMoveList();
  const seats = Array.from({ length: players }, (_, seat) => ({
    person: `person ${seat}`,
    name: `P${seat}`,
  }));
  let next = 0;
  return () => {
    const { setup, seed, choices } = games[next++ % games.length] as RecordedGame;
    const table = openTable({ game, setup: setups[setup], seed, seats });
    for (const choice of choices) {
      const deciding = game.deciding(table.state);
      const seat = 31 - Math.clz32(deciding & -deciding);
      game.legal(table.state, seat, list);
      proposeMove(table, seat, list.moves[choice] as number);
      for (const { person } of seats) pictureFor(table, person);
    }
    return choices.length;
  };
};

const request = readRequest();
if (request.do !== 'play') throw new Error(`a table cannot ${request.do}`);
answer(
  measureSpeeds(
    request.parts.map(({ games, file }) =>
      tableTask(readGames(file), slayTheSpireBench.setupsOf(games), games.players),
    ),
    request.effort,
  ),
);
