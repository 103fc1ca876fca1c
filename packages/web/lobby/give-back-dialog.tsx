import type { Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { useLocation } from 'wouter';
import { fetchTable, releaseSeat } from '../connection/api.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { say } from '../text/say.ts';
import { useShowFailure } from './failure.ts';

type GiveBackDialogProps = {
  readonly table: string;
  readonly picture: Pick<Picture, 'seats' | 'rivals'>;
  readonly seat: Seat;
  readonly name: string;
};

/** Gives up a seat. A person without another one goes to the invitation, where it can be taken again. */
export const GiveBackDialog = ({ table, picture, seat, name }: GiveBackDialogProps) => {
  const [, go] = useLocation();
  const showFailure = useShowFailure();
  const isLast = picture.seats.filter(({ mine }) => mine).length < 2;
  const giveBack = async (): Promise<void> => {
    try {
      const { invite = '' } = await fetchTable(table);
      await releaseSeat(table, seat);
      if (isLast) go(`/join/${table}/${invite}`);
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <ConfirmDialog
      title={say('giveBack.title', { seat: name })}
      about={[say('giveBack.about'), ...(picture.rivals === true ? [say('giveBack.rivals')] : [])].join(' ')}
      yes={say('giveBack.yes')}
      no={say('giveBack.no')}
      action="give-back-yes"
      onYes={() => void giveBack()}
    />
  );
};
