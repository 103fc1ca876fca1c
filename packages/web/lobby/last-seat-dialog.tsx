import type { Level } from '../game/bot-levels.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { say } from '../text/say.ts';

type LastSeatDialogProps = {
  readonly seat: string;
  readonly level: Level;
  readonly onYes: () => void;
};

/** A bot in the last open seat starts the game for everyone, so this asks for confirmation. */
export const LastSeatDialog = ({ seat, level, onYes }: LastSeatDialogProps) => (
  <ConfirmDialog
    title={say('lastSeat.title')}
    about={say('lastSeat.about', { seat, level: say(`level.${level}`) })}
    yes={say('lastSeat.yes')}
    no={say('lastSeat.no')}
    action="last-seat-yes"
    onYes={onYes}
  />
);
