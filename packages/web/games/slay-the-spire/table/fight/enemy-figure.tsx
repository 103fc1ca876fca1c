import type { PreviewChange } from '@three-spires/kernel';
import { memo, useRef } from 'react';
import { pictureSlug } from '../../../../pictures/addresses.ts';
import { Splinters } from '../../../../pictures/splinters.tsx';
import { useLastSight } from '../../../../table/stage/falls.ts';
import { useMotion } from '../../../../table/stage/stage.ts';
import type { Action } from '../../board/actions.ts';
import { useBoard, useFigurePreview } from '../../board/board-context.ts';
import { describeAction, describeChanges, wordsOf } from '../../board/describe.ts';
import { openOwn } from '../../board/dialogs.ts';
import { pressTarget, useSelection } from '../../board/selection.ts';
import { useTarget } from '../../board/use-target.ts';
import { attacksInWords } from '../../pieces/attacks-in-words.ts';
import { type EnemyView, enemyInfo } from '../../pieces/content.ts';
import { EnemyMarks, marksInWords } from '../../pieces/enemy-marks.tsx';
import { Figure } from '../../pieces/figure.tsx';
import { FloatLayer } from '../../pieces/float-layer.tsx';
import { HealthBar } from '../../pieces/health-bar.tsx';
import { Intent } from '../../pieces/intent.tsx';
import { TokenRow, tokensInWords } from '../../pieces/token-row.tsx';
import { say } from '../../words/say.ts';
import styles from './enemy-figure.module.css';

const TOKENS = ['strength', 'vulnerable', 'weak', 'poison'] as const;

/** An enemy in words, for screen readers. */
const inWords = (enemy: EnemyView, names: readonly string[]): string => {
  const action = enemyInfo(enemy.kind).actions[enemy.nextAction];
  return [
    enemy.name,
    say('hpOf', { hp: enemy.hp, maxHp: enemy.maxHp }),
    ...(enemy.block > 0 ? [`${enemy.block} ${say('symbol.block')}`] : []),
    ...tokensInWords(TOKENS.map((token) => ({ token, count: enemy[token] }))),
    ...marksInWords(enemy),
    ...(action === undefined ? [] : [say('intent.next', { action: wordsOf(action) })]),
    ...attacksInWords(enemy, names),
  ].join(', ');
};

type LivingProps = {
  readonly enemy: EnemyView;
  readonly names: readonly string[];
  readonly changes: readonly PreviewChange[] | undefined;
};

/** Everything drawn on a living enemy. Re-renders only when the enemy or its preview changes. */
const Living = memo(({ enemy, names, changes }: LivingProps) => {
  const body = useRef<HTMLSpanElement>(null);
  const figure = `enemy:${enemy.index}`;
  useMotion(figure, body);
  useLastSight(figure, body, { game: 'slay-the-spire', id: pictureSlug(enemy.name), maxHp: enemy.maxHp });
  return (
    <>
      <Intent enemy={enemy} action={enemyInfo(enemy.kind).actions[enemy.nextAction]} names={names} />
      <span className={styles.body} data-immune={enemy.immune || undefined} data-mode={enemy.mode}>
        <Figure ref={body} name={enemy.name} mood="enemy" hp={enemy.hp} maxHp={enemy.maxHp} />
        <FloatLayer figure={figure} />
      </span>
      <span className={styles.plate} data-plate>
        <span className={styles.name}>{enemy.name}</span>
        <HealthBar hp={enemy.hp} maxHp={enemy.maxHp} block={enemy.block} changes={changes} />
        <TokenRow tokens={TOKENS.map((token) => ({ token, count: enemy[token] }))} changes={changes} />
        <EnemyMarks enemy={enemy} />
      </span>
    </>
  );
});

const Gone = memo(({ enemy }: { readonly enemy: EnemyView }) => (
  <div className={styles.gone} data-status={enemy.status}>
    {enemy.status === 'left' && <Figure name={enemy.name} mood="enemy" state="still" />}
    {enemy.status === 'dead' && <Splinters id={pictureSlug(enemy.name)} game="slay-the-spire" />}
    <FloatLayer figure={`enemy:${enemy.index}`} />
    <span>{say(enemy.status === 'dead' ? 'enemyDead' : 'enemyLeft', { enemy: enemy.name })}</span>
  </div>
));

type FrameProps = LivingProps & {
  readonly action: Action | undefined;
  readonly words: string;
  readonly sure: boolean;
  readonly perform: (action: Action) => void;
};

const Frame = memo(({ enemy, names, changes, sure, action, words, perform }: FrameProps) => {
  const ref = useRef<HTMLButtonElement>(null);
  const figure = `enemy:${enemy.index}`;
  const target = { kind: 'enemy', index: enemy.index } as const;
  const handlers = useTarget(target, action, perform, ref);
  const armed = useSelection((selection) => selection.armed) === action?.option.move;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.enemy}
      data-lit={action !== undefined || undefined}
      data-touched={changes === undefined ? undefined : sure ? 'sure' : 'possible'}
      data-armed={(action !== undefined && armed) || undefined}
      data-target={action === undefined ? undefined : figure}
      data-figure={figure}
      data-hp={enemy.hp}
      data-explain={`enemy:${enemy.kind}/${enemy.nextAction}`}
      aria-label={words === '' ? inWords(enemy, names) : `${words}. ${inWords(enemy, names)}`}
      onClick={(event) =>
        action === undefined
          ? openOwn({ kind: 'enemy', enemy: enemy.index })
          : pressTarget(event, target, action, perform)
      }
      {...handlers}
    >
      <Living enemy={enemy} names={names} changes={changes} />
    </button>
  );
});

export const EnemyFigure = ({ enemy }: { readonly enemy: EnemyView }) => {
  const board = useBoard();
  const { changes, sure } = useFigurePreview(`enemy:${enemy.index}`);
  if (enemy.status !== 'alive') return <Gone enemy={enemy} />;
  const action = board.litFor({ kind: 'enemy', index: enemy.index });
  return (
    <Frame
      enemy={enemy}
      names={board.names}
      action={action}
      changes={changes}
      sure={sure}
      words={
        action === undefined ? '' : `${describeAction(board, action)}. ${describeChanges(board, action)}`
      }
      perform={board.perform}
    />
  );
};
