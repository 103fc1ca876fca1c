import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef } from 'react';
import { say } from '../text/say.ts';
import { sameSource } from './actions.ts';
import styles from './battlefield.module.css';
import { useBoard } from './board-context.ts';
import { describeAction, describeChanges } from './describe.ts';
import { EnemyFigure } from './enemy-figure.tsx';
import type { EnemyView, PlayerView } from './library.ts';
import { PlayerFigure } from './player-figure.tsx';
import { useTarget } from './use-target.ts';

/** How much room the enemies of a row ask for: those that are gone take little. */
const crowdOf = (enemies: readonly EnemyView[]): number =>
  enemies.reduce((sum, { status }) => sum + (status === 'alive' ? 1 : 0.5), 0);

const Row = ({ player }: { readonly player: PlayerView }) => {
  const board = useBoard();
  const ref = useRef<HTMLButtonElement>(null);
  const { action, handlers } = useTarget({ kind: 'row', row: player.row }, ref);
  const enemies = board.view.enemies.filter(({ row }) => row === player.row);
  return (
    <section
      className={styles.row}
      data-lit={action !== undefined || undefined}
      aria-label={say('row', { row: player.row })}
    >
      {action !== undefined && (
        <button
          ref={ref}
          type="button"
          className={styles.rowTarget}
          data-target={`row:${player.row}`}
          aria-label={`${describeAction(board, action)}. ${describeChanges(board, action)}`}
          onClick={() => board.perform(action)}
          {...handlers}
        />
      )}
      <div className={styles.hero}>
        <PlayerFigure player={player} />
      </div>
      <div className={styles.enemies} style={{ ['--enemies' as string]: crowdOf(enemies) }}>
        {enemies.map((enemy) => (
          <EnemyFigure key={enemy.index} enemy={enemy} />
        ))}
      </div>
      {board.view.players.length > 1 && (
        <span className={styles.number} aria-hidden="true">
          {player.row}
        </span>
      )}
    </section>
  );
};

/** One row for each player, row 1 at the bottom; a Boss stands beside all of them. */
export const Battlefield = () => {
  const { view, source, actions, perform } = useBoard();
  const ref = useRef<HTMLDivElement>(null);
  const playable = actions.filter((action) => sameSource(action.source, source));
  const [only] = playable;
  const untargeted =
    source !== undefined && playable.length === 1 && only?.target === undefined ? only : undefined;
  useEffect(() => {
    const element = ref.current;
    if (element === null || untargeted === undefined) return;
    return dropTargetForElements({ element, onDrop: () => perform(untargeted) });
  });
  const rows = [...view.players].sort((a, b) => b.row - a.row);
  const bosses = view.enemies.filter(({ row }) => row === 0);
  return (
    <div
      ref={ref}
      className={styles.field}
      data-rows={rows.length}
      data-inviting={untargeted !== undefined || undefined}
    >
      <div className={styles.rows}>
        {rows.map((player) => (
          <Row key={player.seat} player={player} />
        ))}
      </div>
      {bosses.length > 0 && (
        <div className={styles.bosses}>
          {bosses.map((enemy) => (
            <EnemyFigure key={enemy.index} enemy={enemy} />
          ))}
        </div>
      )}
    </div>
  );
};
