import { useState } from 'react';
import { useLocation } from 'wouter';
import { openNextGame } from '../connection/api.ts';
import { useTable } from '../connection/table-store.ts';
import { useOpening } from '../front/use-opening.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useBoard } from './board-context.ts';

/** The next game of a match: whoever asks first opens it, and both go there. */
const NextGame = () => {
  const { match } = useBoard().picture;
  const table = useTable((state) => state.table);
  const [, go] = useLocation();
  const [failure, setFailure] = useState<string>();
  const next = (): void => {
    if (match?.next !== undefined) {
      go(`/table/${match.next}`);
      return;
    }
    openNextGame(table ?? '')
      .then((opened) => go(`/table/${opened.table}`))
      .catch((error: Error) => setFailure(error.message));
  };
  return (
    <>
      <button type="button" className={controls.primary} data-action="next-game" onClick={next}>
        {say('mystic.nextGame')}
      </button>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  );
};

/** The same decks, clock and the same opponents once more, at a new table. */
const SameAgain = () => {
  const { picture } = useBoard();
  const { open, busy, failure } = useOpening();
  const again = (): void => {
    void open({
      game: picture.game,
      setup: picture.setup as Record<string, unknown>,
      seats: picture.seats.map(({ mine, bot }) =>
        bot === undefined
          ? { holder: mine ? 'me' : 'open' }
          : { holder: 'bot', level: bot as 'random' | 'heuristic' | 'search' },
      ),
      ...(picture.match?.best === 3 ? { match: { best: 3 as const } } : {}),
      ...(picture.clock === undefined ? {} : { clock: picture.clock.settings }),
    });
  };
  return (
    <>
      <button
        type="button"
        className={controls.primary}
        data-action="rematch"
        disabled={busy}
        onClick={again}
      >
        {say('mystic.rematch')}
      </button>
      {failure !== undefined && <p role="alert">{failure.text}</p>}
    </>
  );
};

/** The way into another game, for those who played. */
export const Rematch = () => {
  const { seats, match } = useBoard().picture;
  if (!seats.some(({ mine }) => mine)) return null;
  return match !== undefined && match.result === undefined ? <NextGame /> : <SameAgain />;
};
