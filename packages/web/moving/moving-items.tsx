import Save from '~icons/game-icons/save-arrow';
import Send from '~icons/game-icons/share';
import { useTable } from '../connection/use-table.ts';
import { worldOfTable } from '../connection/world.ts';
import { closeDialog, openDialog } from '../kit/dialogs.ts';
import { useShowFailure } from '../lobby/failure.ts';
import { saveTable } from './save-table.ts';
import { say } from './words.ts';

/** In the menu of a table: inviting someone to a game of this device, and exporting it. */
export const MovingItems = ({ className }: { readonly className: string | undefined }) => {
  const { table, picture } = useTable();
  const showFailure = useShowFailure();
  if (table === undefined || picture?.seats.some(({ mine }) => mine) !== true) return null;
  const save = async (): Promise<void> => {
    closeDialog();
    try {
      await saveTable(table, picture.game);
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <>
      {worldOfTable(table) === 'device' && picture.outcome === undefined && (
        <li>
          <button
            type="button"
            className={className}
            data-action="invite"
            onClick={() => openDialog({ kind: 'upload' })}
          >
            <Send aria-hidden="true" />
            {say('upload.title')}
          </button>
        </li>
      )}
      <li>
        <button type="button" className={className} data-action="export-table" onClick={() => void save()}>
          <Save aria-hidden="true" />
          {say('moving.exportTable')}
        </button>
      </li>
    </>
  );
};
