import { type Allowances, type Host, SessionError, type Time, TooMany } from '@three-spires/session';
import type { Playing } from '@three-spires/session/door';
import type { CommandAnswer, Metrics } from '../metrics/metrics.ts';

type PlayingNeeds = {
  readonly host: Host;
  readonly moves: Pick<Allowances, 'take'>;
  readonly metrics: Pick<Metrics, 'command'>;
  readonly time: Pick<Time, 'elapsed'>;
};

/** How people and programs change games here, over sockets and by single requests. */
export const createPlaying = ({ host, moves, metrics, time }: PlayingNeeds): Playing => ({
  async admit(person, table) {
    const waitS = moves.take(person.id);
    if (waitS > 0)
      throw new TooMany(
        'too-many-moves',
        'You have made too many moves in a short time. Wait a while.',
        1000 * waitS,
      );
    // A rated game is between those who were matched. A bot account is only matched with those who agree.
    if (person.program?.isBot === false && (await host.table(table)).rated)
      throw new SessionError(
        'forbidden',
        'rated-for-people',
        'This game is rated. A program may not play it for a person.',
      );
  },

  /** Records the result of a command and its duration. */
  async perform(person, command) {
    const began = time.elapsed();
    let result: CommandAnswer = 'error';
    try {
      const answer = await host.perform(person, command);
      result = answer.type;
      return answer;
    } finally {
      // A table that is not in memory was not found or could not be read.
      const game = host.gameAt(command.table) ?? 'unknown';
      metrics.command(game, result, (time.elapsed() - began) / 1000);
    }
  },
});
