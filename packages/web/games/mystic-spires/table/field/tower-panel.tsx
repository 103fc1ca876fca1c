import { tryTower } from '@three-spires/mystic-spires/options';
import { useRef } from 'react';
import { whyOf } from '../../../../connection/preview-origins.ts';
import { useLongPress } from '../../../../kit/use-long-press.ts';
import { SeatClock } from '../../../../table/bar/seat-clock.tsx';
import { useMotion } from '../../../../table/stage/stage.ts';
import { useBoard } from '../../board/board-context.ts';
import { openOwn } from '../../board/dialogs.ts';
import { useTarget } from '../../board/use-target.ts';
import { TowerArt } from '../../pieces/art.tsx';
import { isTower, type KeeperView, towerInfo, towerSeat } from '../../pieces/content.ts';
import { towerFigure } from '../../pieces/figures.ts';
import { FloatLayer } from '../../pieces/float-layer.tsx';
import { SIGNS, STATUS_SIGNS } from '../../pieces/signs.ts';
import { say } from '../../words/say.ts';
import { AbilityButton } from './ability-button.tsx';
import { AimMark } from './aim-mark.tsx';
import { CrystalGauge } from './crystal-gauge.tsx';
import { peekAt } from './peek.tsx';
import styles from './tower-panel.module.css';

const Health = ({ keeper, after }: { readonly keeper: KeeperView; readonly after: number | undefined }) => {
  const { hp, maxHp } = keeper;
  const share = (value: number): string => `${Math.max(0, Math.min(100, (value / maxHp) * 100))}%`;
  return (
    <span className={styles.health}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.fill} style={{ width: share(hp) }} />
        {after !== undefined && <span className={styles.next} style={{ width: share(after) }} />}
      </span>
      <span className={styles.hp} data-explain="figure:hp">
        <SIGNS.Heart aria-hidden="true" />
        <strong>{Math.max(0, hp)}</strong>
        <span>/{maxHp}</span>
        {after !== undefined && (
          <span className={styles.after} data-worse={after < hp || undefined}>
            {after}
          </span>
        )}
      </span>
    </span>
  );
};

/** The Ignite marks that burn the Tower in its Keeper's next Standby Phase. */
const Marks = ({ marks }: { readonly marks: readonly number[] }) => {
  const Burn = STATUS_SIGNS.Ignite;
  if (marks.length === 0) return null;
  return (
    <span
      className={styles.marks}
      data-explain="status:mark"
      data-tip={say('marks', { marks: marks.join(' + ') })}
    >
      {Burn && <Burn aria-hidden="true" />}
      {marks.reduce((sum, mark) => sum + mark, 0)}
    </span>
  );
};

/** A Keeper's pending penalties and restrictions. */
const Burdens = ({ keeper }: { readonly keeper: KeeperView }) => {
  const { skipDraw, skipBattle, limit, played, towerBarred } = keeper;
  const lines = [
    ...(skipDraw > 0 ? [say('skipDraw', { count: skipDraw })] : []),
    ...(skipBattle > 0 ? [say('skipBattle', { count: skipBattle })] : []),
    ...(limit === undefined ? [] : [say('limit', { played, limit })]),
    ...(towerBarred ? [say('barred')] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.burdens}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

/** A Tower at the end of its field: HP, Crystal, and its abilities. */
export const TowerPanel = ({ keeper }: { readonly keeper: KeeperView }) => {
  const board = useBoard();
  const ref = useRef<HTMLButtonElement>(null);
  const { seat } = keeper;
  const { name, definition, actives } = towerInfo(keeper.tower);
  const target = { kind: 'tower', seat } as const;
  const lit = board.litFor(target);
  const hints = useTarget(target, lit, board.perform, ref);
  const figure = towerFigure(seat);
  useMotion(figure, ref, seat === board.near);
  const look = (): void => openOwn({ kind: 'tower', seat });
  const inspect = useLongPress(look);
  const changes = board.changes.get(`player:${seat}`) ?? [];
  const after = changes.find(({ field }) => field === 'hp')?.to;
  const own = seat === board.seat;
  const who = board.names[seat] ?? '';
  return (
    <section
      className={styles.panel}
      data-set={definition.set}
      data-side={seat === board.near ? 'near' : 'far'}
      data-turn={board.view.turnPlayer === seat || undefined}
      aria-label={say('towerOf', { who })}
    >
      <button
        ref={ref}
        type="button"
        className={styles.tower}
        data-figure={figure}
        data-hp={keeper.hp}
        data-why={whyOf(...changes)}
        data-tower={seat}
        data-peek={peekAt('tower', keeper.tower)}
        data-target={lit === undefined ? undefined : figure}
        aria-label={[
          say('tower', { name, who, hp: Math.max(0, keeper.hp), maxHp: keeper.maxHp }),
          ...(keeper.marks.length > 0 ? [say('marks', { marks: keeper.marks.join(' + ') })] : []),
        ].join(', ')}
        onClick={() => (lit === undefined ? look() : board.perform(lit))}
        {...hints}
        {...inspect}
      >
        <span className={styles.art}>
          <TowerArt id={definition.id} />
        </span>
        <span className={styles.who}>{who}</span>
        <span className={styles.name}>{name}</span>
        <Health keeper={keeper} after={after} />
        <Marks marks={keeper.marks} />
      </button>
      <div className={styles.side}>
        {board.picture.clock !== undefined && <SeatClock clock={board.picture.clock} seat={seat} />}
        <CrystalGauge keeper={keeper} after={changes.find(({ field }) => field === 'crystal')?.to} />
        {own && actives.length > 0 && (
          <span className={styles.abilities}>
            {actives.map((info, which) => (
              <AbilityButton
                // biome-ignore lint/suspicious/noArrayIndexKey: abilities have no identity but their place
                key={which}
                source={{ kind: 'tower', which }}
                info={info}
                of={name}
                why={() => board.askWhy(tryTower(which))}
              />
            ))}
          </span>
        )}
        <Burdens keeper={keeper} />
      </div>
      <AimMark at={(ref) => isTower(ref) && towerSeat(ref) === seat} />
      <span className={styles.rising}>
        <FloatLayer figure={figure} />
      </span>
    </section>
  );
};
