import { useOpening } from '../front/use-opening.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useBoard } from './board-context.ts';

/** The same decks and the same opponents once more, at a new table. */
export const Rematch = () => {
  const { picture } = useBoard();
  const { open, busy, failure } = useOpening();
  if (!picture.seats.some(({ mine }) => mine)) return null;
  const again = (): void => {
    void open({
      game: picture.game,
      setup: picture.setup as Record<string, unknown>,
      seats: picture.seats.map(({ mine, bot }) =>
        bot === undefined
          ? { holder: mine ? 'me' : 'open' }
          : { holder: 'bot', level: bot as 'random' | 'heuristic' | 'search' },
      ),
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
