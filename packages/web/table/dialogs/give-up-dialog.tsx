import type { Seat } from '@three-spires/kernel';
import { useLiveTable, useTable } from '../../connection/use-table.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { say } from '../../text/say.ts';

/** Asks for confirmation before giving up. */
export const GiveUpDialog = ({ seat }: { readonly seat: Seat }) => {
  const { send } = useLiveTable();
  const others = useTable(({ picture }) => picture?.seats.some(({ mine, open }) => !mine && !open) ?? false);
  return (
    <ConfirmDialog
      title={say('giveUp.title')}
      about={say('giveUp.about')}
      yes={say('giveUp.yes')}
      no={say('giveUp.no')}
      action="give-up"
      onYes={() => send({ type: 'giveUp', seat })}
    >
      {others && <p>{say('giveUp.ask')}</p>}
    </ConfirmDialog>
  );
};
