import { useEffect, useRef } from 'react';
import { useNarrow } from '../../../../kit/use-narrow.ts';
import { dropPlace } from '../../../../table/dragging/dragging.ts';
import { PlayedCards } from '../../../../table/stage/float-layer.tsx';
import { type Action, paymentsOf, sameSource } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { describeAction, describeChanges } from '../../board/describe.ts';
import { pressTarget, useSelection } from '../../board/selection.ts';
import { useTarget } from '../../board/use-target.ts';
import { SYMBOLS } from '../../pictures/symbols.ts';
import { CardFace } from '../../pieces/card.tsx';
import type { EnemyView, PlayerView, SlayTheSpireView } from '../../pieces/content.ts';
import { enemyAt } from '../../pieces/enemy-at.ts';
import { say } from '../../words/say.ts';
import { Arrivals } from './arrivals.tsx';
import styles from './battlefield.module.css';
import stage from './boss-stage.module.css';
import { EnemyFigure } from './enemy-figure.tsx';
import { PlayerFigure } from './player-figure.tsx';

const Tomb = SYMBOLS.fallen;

/** How much room the enemies of a row need; dead ones take little. */
const crowdOf = (enemies: readonly EnemyView[]): number =>
  enemies.reduce((sum, { status }) => sum + (status === 'alive' ? 1 : 0.5), 0);

/** An empty row: its player is out of the combat while the others fight on (STS-35.1), or elsewhere. */
const Deserted = ({ fallen }: { readonly fallen: readonly string[] }) => (
  <div className={styles.fallen}>
    {fallen.length > 0 && Tomb && <Tomb aria-hidden="true" />}
    <span>{fallen.length > 0 ? say('fallen', { names: fallen.join(', ') }) : say('rowEmpty')}</span>
  </div>
);

type RowProps = { readonly row: number; readonly player: PlayerView | undefined };

const Row = ({ row, player }: RowProps) => {
  const board = useBoard();
  const { view, names } = board;
  const ref = useRef<HTMLButtonElement>(null);
  const target = { kind: 'row', row } as const;
  const action = board.litFor(target);
  const handlers = useTarget(target, action, board.perform, ref);
  const armed = useSelection((selection) => selection.armed);
  const enemies = view.enemies.filter((enemy) => enemy.row === row);
  const arrivals = view.arrivals.filter(({ enemy }) => enemyAt(view, enemy)?.row === row);
  const crowd = crowdOf(enemies) + arrivals.length * 0.7;
  return (
    <section
      className={`${styles.row} ${stage.row}`}
      data-row={row}
      data-lit={action !== undefined || undefined}
      data-own={(player !== undefined && player.seat === board.seat) || undefined}
      aria-label={say('row', { row })}
    >
      {action !== undefined && (
        <button
          ref={ref}
          type="button"
          className={styles.rowTarget}
          data-target={`row:${row}`}
          aria-label={`${describeAction(board, action)}. ${describeChanges(board, action)}`}
          data-armed={armed === action.option.move || undefined}
          onClick={(event) => pressTarget(event, target, action, board.perform)}
          {...handlers}
        />
      )}
      <div className={styles.hero}>
        {player === undefined ? (
          <Deserted
            fallen={view.players.flatMap(({ seat, row: at }) => (at === 0 ? [names[seat] ?? ''] : []))}
          />
        ) : (
          <PlayerFigure player={player} />
        )}
      </div>
      <div
        className={`${styles.enemies} ${stage.company}`}
        data-crowd={crowd > 3 ? 'many' : 'few'}
        style={{ ['--enemies' as string]: Math.max(1, crowd) }}
      >
        {enemies.map((enemy) => (
          <EnemyFigure key={enemy.index} enemy={enemy} />
        ))}
        <Arrivals arrivals={arrivals} callerOf={(enemy) => enemyAt(view, enemy)?.name ?? ''} />
      </div>
      {view.players.length > 1 && (
        <span className={styles.number} aria-hidden="true">
          {row}
        </span>
      )}
    </section>
  );
};

/** Bosses stand in every row at once (STS-11.10), so they are next to the rows, with those they summon. */
const Bosses = () => {
  const { view } = useBoard();
  const bosses = view.enemies.filter(({ row }) => row === 0);
  if (bosses.length === 0) return null;
  const arrivals = view.arrivals.filter(({ enemy }) => enemyAt(view, enemy)?.row === 0);
  return (
    <section
      className={`${styles.bosses} ${stage.bosses}`}
      aria-label={say('bosses')}
      data-bosses
      data-count={bosses.filter(({ status }) => status === 'alive').length}
    >
      {bosses.map((enemy) => (
        <EnemyFigure key={enemy.index} enemy={enemy} />
      ))}
      <Arrivals arrivals={arrivals} callerOf={(enemy) => enemyAt(view, enemy)?.name ?? ''} />
    </section>
  );
};

/** One row per player; if all rows are open, as many as are used or can be chosen (STS-32.11). */
const rowCount = ({ players, enemies }: SlayTheSpireView, lit: ReadonlyMap<string, Action>): number =>
  Math.max(
    players.length,
    ...players.map(({ row }) => row),
    ...enemies.map(({ row }) => row),
    ...[...lit.values()].map(({ target }) => (target?.kind === 'row' ? target.row : 0)),
  );

/** Row 1 at the bottom, as on the table; on a phone your own row comes first. */
const useRows = (): readonly RowProps[] => {
  const { view, seat, lit } = useBoard();
  const narrow = useNarrow();
  const count = rowCount(view, lit);
  const rows = Array.from({ length: count }, (_, place) => {
    const row = count - place;
    return { row, player: view.players.find((player) => player.row === row) };
  });
  if (!narrow) return rows;
  const isOwn = ({ player }: RowProps): boolean => player !== undefined && player.seat === seat;
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
};

/** One row per player; a Boss is next to all of them. */
export const Battlefield = () => {
  const { view, source, payment, actions, perform, lit } = useBoard();
  const ref = useRef<HTMLDivElement>(null);
  const rows = useRows();
  const playable = actions.filter((action) => sameSource(action.source, source));
  const [only] = playable;
  const untargeted =
    source !== undefined && playable.length === 1 && only?.target === undefined ? only : undefined;
  // If the payment is still open, the card waits for it after being dropped.
  const unpaid = source !== undefined && payment === undefined && paymentsOf(playable).length > 1;
  useEffect(() => {
    const element = ref.current;
    if (element === null || (untargeted === undefined && !unpaid)) return;
    return dropPlace(element, { onDrop: () => untargeted && perform(untargeted), wide: true });
  }, [untargeted, unpaid, perform]);
  const isStaged = view.enemies.some(({ row }) => row === 0);
  const firstLit = [...lit.keys()][0];
  useEffect(() => {
    if (firstLit === undefined || source !== undefined) return;
    ref.current?.querySelector(`[data-target="${firstLit}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [firstLit, source]);
  return (
    <div
      ref={ref}
      className={`${styles.field} ${isStaged ? stage.field : ''}`}
      data-rows={rows.length}
      data-layout={rows.length > 1 ? 'compact' : 'tall'}
      data-boss={isStaged || undefined}
      data-inviting={untargeted !== undefined || undefined}
    >
      <div className={styles.rows}>
        {rows.map(({ row, player }) => (
          <Row key={row} row={row} player={player} />
        ))}
      </div>
      <Bosses />
      <PlayedCards Card={CardFace} />
    </div>
  );
};
