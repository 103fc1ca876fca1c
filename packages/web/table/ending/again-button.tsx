import type { BotLevel } from '@three-spires/bots';
import type { NewTableBody } from '@three-spires/session/protocol';
import type { Picture } from '@three-spires/table';
import { useOpening } from '../../connection/use-opening.ts';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';

/** The same game at a new table, with the same seats and bots. */
export const sameTable = ({ game, setup, seats, practice }: Picture): NewTableBody => ({
  game,
  setup: setup as Record<string, unknown>,
  seats: seats.map(({ mine, bot }) =>
    bot === undefined ? { holder: mine ? 'me' : 'open' } : { holder: 'bot', level: bot as BotLevel },
  ),
  ...(practice?.includes('freeUndo') ? { freeUndo: true } : {}),
});

type AgainButtonProps = {
  readonly picture: Picture;
  /** Whether it is the best next step. */
  readonly isMain?: boolean;
};

/** Opens the same game at a new table, for those who played. */
export const AgainButton = ({ picture, isMain = true }: AgainButtonProps) => {
  const { open, busy, failure } = useOpening();
  if (!picture.seats.some(({ mine }) => mine)) return null;
  return (
    <>
      <button
        type="button"
        className={isMain ? controls.primary : controls.button}
        data-action="rematch"
        disabled={busy}
        onClick={() => void open(sameTable(picture))}
      >
        {say('story.again')}
      </button>
      {failure !== undefined && <p role="alert">{failure.text}</p>}
    </>
  );
};
