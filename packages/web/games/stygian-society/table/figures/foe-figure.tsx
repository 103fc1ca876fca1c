import type { PreviewChange } from '@three-spires/kernel';
import { useRef } from 'react';
import Target from '~icons/game-icons/bullseye';
import Doubled from '~icons/game-icons/doubled';
import Screened from '~icons/game-icons/guards';
import { whyOf } from '../../../../connection/preview-origins.ts';
import { useLastSight } from '../../../../table/stage/falls.ts';
import { useMotion } from '../../../../table/stage/stage.ts';
import { spotOf } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { type After, afterOf, afterText, isChange } from '../../board/changes.ts';
import { openOwn } from '../../board/dialogs.ts';
import { useSpot } from '../../board/use-spot.ts';
import { AttackSign } from '../../pieces/attack-sign.tsx';
import { type FigureView, type FoeInfo, foeInfo } from '../../pieces/content.ts';
import { Figure, figureId } from '../../pieces/figure.tsx';
import { FloatLayer } from '../../pieces/float-layer.tsx';
import { say } from '../../words/say.ts';
import styles from './foe-figure.module.css';

const RESISTED = ['melee', 'projectile', 'magic'] as const;

/** Its defences against wounds, as signs with numbers. */
const Defences = ({ info, doubled }: { readonly info: FoeInfo; readonly doubled: boolean }) => (
  <span className={styles.marks}>
    {RESISTED.map((attack) => {
      const number = info.resist[attack];
      return number === undefined ? null : (
        <span
          key={attack}
          className={styles.mark}
          data-explain="mark:resist"
          data-tip={say('resist', { number, attack })}
        >
          <AttackSign attack={attack} />−{number}
        </span>
      );
    })}
    {info.screened > 0 && (
      <span className={styles.mark} data-explain="mark:screened">
        <Screened aria-hidden="true" />
      </span>
    )}
    {doubled && (
      <span className={styles.mark} data-bad data-explain="mark:doubled">
        <Doubled aria-hidden="true" />
      </span>
    )}
  </span>
);

/** The remaining health; zero for an enemy that is certainly eliminated. */
const healthAfter = (
  { health, wounds }: FigureView,
  changes: readonly PreviewChange[] | undefined,
): After => {
  if (changes?.some(({ field, to }) => field === 'gone' && to === 1)) return { least: 0, most: 0 };
  const after = afterOf(
    changes?.find(({ field }) => field === 'wounds'),
    wounds,
  );
  return { least: Math.max(0, health - after.most), most: Math.max(0, health - after.least) };
};

type HealthProps = { readonly figure: FigureView; readonly changes: readonly PreviewChange[] | undefined };

/** The remaining health, and what the previewed move would leave of it. */
const Health = ({ figure, changes }: HealthProps) => {
  const left = figure.health - figure.wounds;
  const after = healthAfter(figure, changes);
  const [low, high] = [Math.min(left, after.least), Math.max(left, after.most)];
  const share = (value: number): string => `${Math.max(0, Math.min(100, (100 * value) / figure.health))}%`;
  return (
    <span className={styles.health} data-after={isChange(after, left) ? afterText(after) : undefined}>
      <span className={styles.bar}>
        <span className={styles.left} style={{ width: share(low) }} />
        {high > low && (
          <span className={low < left ? styles.lost : styles.gained} style={{ width: share(high - low) }} />
        )}
      </span>
      <span className={styles.number}>
        {isChange(after, left) ? `${left} → ${afterText(after)}` : `${left}/${figure.health}`}
      </span>
    </span>
  );
};

const inWords = (figure: FigureView, info: FoeInfo, doubled: boolean): string =>
  [
    figure.label,
    say('health', { left: figure.health - figure.wounds, health: figure.health }),
    ...RESISTED.flatMap((attack) => {
      const number = info.resist[attack];
      return number === undefined ? [] : [say('resist', { number, attack })];
    }),
    ...(info.screened > 0 ? [say('screened', { number: info.screened })] : []),
    ...(doubled ? [say('doubled')] : []),
  ].join(', ');

export const FoeFigure = ({ figure }: { readonly figure: FigureView }) => {
  const { view, changes } = useBoard();
  const key = spotOf.figure(figure.id);
  const info = foeInfo(figure.enemy, view.place);
  const body = useRef<HTMLSpanElement>(null);
  useMotion(key, body);
  useMotion(`kind:${figure.enemy}`, body);
  useLastSight(key, body, { game: 'stygian-society', id: figureId(info.id), maxHp: figure.health });
  const { words, props } = useSpot(key, () => openOwn({ kind: 'foe', enemy: figure.enemy }));
  const doubled = view.doubled.includes(figure.enemy);
  const name = inWords(figure, info, doubled);
  return (
    <button
      type="button"
      className={styles.foe}
      data-colour={info.colour ?? 'boss'}
      data-figure={key}
      data-hp={figure.health - figure.wounds}
      data-why={whyOf(...(changes.get(key) ?? []))}
      data-enemy={figure.enemy}
      data-explain={`foe:${figure.enemy}/${view.place}`}
      data-touched={changes.has(key) || undefined}
      data-aimed={view.target === figure.id || undefined}
      aria-label={words === '' ? name : `${words}. ${name}`}
      {...props}
    >
      <span className={styles.body}>
        <Figure ref={body} id={info.id} hp={figure.health - figure.wounds} maxHp={figure.health} />
        <FloatLayer figure={key} />
        {view.target === figure.id && <Target className={styles.aim} aria-hidden="true" />}
      </span>
      <span className={styles.name}>{figure.label}</span>
      <Health figure={figure} changes={changes.get(key)} />
      <Defences info={info} doubled={doubled} />
    </button>
  );
};
