import { useState } from 'react';
import { useLocation } from 'wouter';
import { openNextGame } from '../connection/api.ts';
import { useTable } from '../connection/table-store.ts';
import { AgainButton } from '../table/again-button.tsx';
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

/** The way into another game, for those who played. */
export const Rematch = () => {
  const { picture } = useBoard();
  const { seats, match } = picture;
  if (!seats.some(({ mine }) => mine)) return null;
  return match !== undefined && match.result === undefined ? (
    <NextGame />
  ) : (
    <AgainButton picture={picture} words={say('mystic.rematch')} />
  );
};
