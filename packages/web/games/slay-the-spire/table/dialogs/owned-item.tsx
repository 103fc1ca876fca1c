import { DialogFrame } from '../../../../kit/dialog-frame.tsx';
import { closeDialog } from '../../../../kit/dialogs.ts';
import controls from '../../../../theme/controls.module.css';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { describeAction } from '../../board/describe.ts';
import { actionsWith, relicState } from '../../board/item-medallions.tsx';
import { itemInfo } from '../../pieces/content.ts';
import { ItemTile } from '../../pieces/item-tile.tsx';
import styles from './owned-item.module.css';

/** Using it comes first, discarding it last. */
const ORDER: readonly string[] = ['potion', 'relic', 'useRelic', 'give', 'drop'];
const inOrder = (actions: readonly Action[]): readonly Action[] =>
  actions.toSorted((a, b) => ORDER.indexOf(a.does) - ORDER.indexOf(b.does));

/** One of your relics or potions, with everything you can do with it now. */
export const OwnedItem = ({ of, place }: { readonly of: 'relic' | 'potion'; readonly place: number }) => {
  const board = useBoard();
  const { me } = board;
  const item = (of === 'relic' ? me?.relics : me?.potions)?.[place];
  if (me === undefined || item === undefined) return null;
  const state = of === 'relic' ? relicState(me, place) : '';
  return (
    <DialogFrame title={itemInfo(item).name}>
      <div className={styles.owned}>
        <ItemTile item={item} />
        {state !== '' && <p className={styles.state}>{state}</p>}
        <div className={styles.buttons}>
          {inOrder(actionsWith(board.actions, { kind: of, place })).map((action) => (
            <button
              key={action.option.move}
              type="button"
              className={action.does === 'drop' ? controls.quiet : controls.button}
              data-item-action={action.does}
              onClick={() => {
                closeDialog();
                board.perform(action);
              }}
            >
              {describeAction(board, action)}
            </button>
          ))}
        </div>
      </div>
    </DialogFrame>
  );
};
