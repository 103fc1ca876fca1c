import { type CSSProperties, useEffect, useRef } from 'react';
import { dropPlace } from '../../../../table/dragging/dragging.ts';
import { sameSource } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { useSelection } from '../../board/selection.ts';
import { cardInfo, type KeeperView, type ThingView } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import styles from './field.module.css';
import { TowerPanel } from './tower-panel.tsx';
import { UnitTile } from './unit-tile.tsx';
import { Zones } from './zones.tsx';

/** The place to drop cards that need no target, to play them. */
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
    return dropPlace(element, { onDrop: () => perform(plain), wide: true });
  }, [ref, open, plain, perform]);
  return open && dragging;
};

type LaneProps = { readonly things: readonly ThingView[]; readonly kind: 'units' | 'spells' };

/** The number of columns for one, two and three rows, and the most pieces of Equipment under a Unit. */
const measuresOf = (count: number, carried: number): CSSProperties => ({
  ['--one' as string]: Math.max(1, count),
  ['--two' as string]: Math.max(1, Math.ceil(count / 2)),
  ['--three' as string]: Math.max(1, Math.ceil(count / 3)),
  ['--carried' as string]: carried,
});

const Lane = ({ things, kind }: LaneProps) => {
  const all = useBoard().view.things;
  const carried = things.map(({ id }) => all.filter(({ host }) => host === id).length);
  return (
    <ul
      className={styles.lane}
      data-lane={kind}
      style={measuresOf(things.length, Math.max(0, ...carried))}
      aria-label={say(`lane.${kind}`, { count: things.length })}
    >
      {things.map((thing) => (
        <UnitTile key={thing.id} thing={thing} />
      ))}
    </ul>
  );
};

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
      <div
        ref={ref}
        className={styles.ground}
        data-spells={spells.length > 0 || undefined}
        data-dropping={dropping || undefined}
      >
        {isNear ? lanes.reverse() : lanes}
        {own.length === 0 && <p className={styles.empty}>{say('emptyField')}</p>}
      </div>
      <Zones keeper={keeper} hidden={keeper.seat !== seat} />
    </section>
  );
};
