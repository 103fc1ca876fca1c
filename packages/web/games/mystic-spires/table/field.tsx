import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef } from 'react';
import { sameSource } from '../board/actions.ts';
import { useBoard } from '../board/board-context.ts';
import { useSelection } from '../board/selection.ts';
import { cardInfo, type KeeperView, type ThingView } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import styles from './field.module.css';
import { TowerPanel } from './tower-panel.tsx';
import { UnitTile } from './unit-tile.tsx';
import { Zones } from './zones.tsx';

/** Where what needs no target is dropped to be played. */
const usePlayDrop = (ref: React.RefObject<HTMLElement | null>, near: boolean): boolean => {
  const { actions, source, perform } = useBoard();
  const plain = actions.find(
    (action) => sameSource(action.source, source) && action.target === undefined && action.does === 'play',
  );
  const dragging = useSelection((selection) => selection.dragging);
  const open = near && plain !== undefined;
  useEffect(() => {
    const element = ref.current;
    if (element === null || !open || plain === undefined) return;
    return dropTargetForElements({ element, onDrop: () => perform(plain) });
  }, [ref, open, plain, perform]);
  return open && dragging;
};

const Lane = ({
  things,
  kind,
}: {
  readonly things: readonly ThingView[];
  readonly kind: 'units' | 'spells';
}) => (
  <ul
    className={styles.lane}
    data-lane={kind}
    data-many={things.length > 7 || undefined}
    aria-label={say(`lane.${kind}`, { count: things.length })}
  >
    {things.map((thing) => (
      <UnitTile key={thing.id} thing={thing} />
    ))}
  </ul>
);

/** One Keeper's half of the table: the Tower at the end, Units towards the middle, Spells behind them. */
export const Field = ({ keeper }: { readonly keeper: KeeperView }) => {
  const { view, near, names, seat } = useBoard();
  const ref = useRef<HTMLDivElement>(null);
  const isNear = keeper.seat === near;
  const dropping = usePlayDrop(ref, isNear);
  const own = view.things.filter(({ controller, host }) => controller === keeper.seat && host < 0);
  const units = own.filter(({ card }) => cardInfo(card).isUnit);
  const spells = own.filter(({ card }) => !cardInfo(card).isUnit);
  const lanes = [
    ...(spells.length > 0 ? [<Lane key="spells" things={spells} kind="spells" />] : []),
    <Lane key="units" things={units} kind="units" />,
  ];
  return (
    <section
      className={styles.field}
      data-side={isNear ? 'near' : 'far'}
      aria-label={say('fieldOf', { who: names[keeper.seat] ?? '' })}
    >
      <TowerPanel keeper={keeper} />
      <div ref={ref} className={styles.ground} data-dropping={dropping || undefined}>
        {isNear ? lanes.reverse() : lanes}
        {own.length === 0 && <p className={styles.empty}>{say('emptyField')}</p>}
      </div>
      <Zones keeper={keeper} hidden={keeper.seat !== seat} />
    </section>
  );
};
