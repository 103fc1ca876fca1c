import type { PreviewChange } from '@three-spires/kernel';
import { memo, useRef } from 'react';
import { keyed } from '../../../kit/keyed.ts';
import { pictureSlug } from '../../../pictures/addresses.ts';
import { Splinters } from '../../../pictures/splinters.tsx';
import { useLastSight } from '../../../table/falls.ts';
import { useMotion } from '../../../table/stage.ts';
import type { Action } from '../board/actions.ts';
import { useBoard, usePreview } from '../board/board-context.ts';
import { describeAction, describeChanges, wordsOf } from '../board/describe.ts';
import { openOwn } from '../board/dialogs.ts';
import { useTarget } from '../board/use-target.ts';
import { attacksInWords } from '../pieces/attacks-in-words.ts';
import { type EnemyView, enemyInfo } from '../pieces/content.ts';
import { EnemyMarks, marksInWords } from '../pieces/enemy-marks.tsx';
import { Figure } from '../pieces/figure.tsx';
import { FloatLayer } from '../pieces/float-layer.tsx';
import { HealthBar } from '../pieces/health-bar.tsx';
import { Intent } from '../pieces/intent.tsx';
import { RichText } from '../pieces/rich-text.tsx';
import { TokenRow, tokensInWords } from '../pieces/token-row.tsx';
import { say } from '../words/say.ts';
import styles from './enemy-figure.module.css';

const TOKENS = ['strength', 'vulnerable', 'weak', 'poison'] as const;

/** An enemy in words, for those who do not see it. */
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

/** What it does and what it can, for a pointer that rests on it. */
const EnemyHint = ({ enemy }: { readonly enemy: EnemyView }) => {
  const { actions, abilities } = enemyInfo(enemy.kind);
  const next = actions[enemy.nextAction];
  return (
    <span className={styles.hint} aria-hidden="true">
      {next !== undefined && (
        <span>
          <strong>{say('enemy.next')}:</strong> <RichText text={next} />
        </span>
      )}
      {keyed(abilities).map(({ key, item: { text } }) => (
        <span key={key}>
          <RichText text={text} />
        </span>
      ))}
      <span className={styles.more}>{say('enemy.more')}</span>
    </span>
  );
};

type LivingProps = {
  readonly enemy: EnemyView;
  readonly names: readonly string[];
  readonly changes: readonly PreviewChange[] | undefined;
};

/** Everything drawn on a living enemy; drawn again only when the enemy or its preview changes. */
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
      <span className={styles.plate}>
        <span className={styles.name}>{enemy.name}</span>
        <HealthBar hp={enemy.hp} maxHp={enemy.maxHp} block={enemy.block} changes={changes} />
        <TokenRow tokens={TOKENS.map((token) => ({ token, count: enemy[token] }))} changes={changes} />
        <EnemyMarks enemy={enemy} />
      </span>
      <EnemyHint enemy={enemy} />
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
  readonly perform: (action: Action) => void;
};

const Frame = memo(({ enemy, names, changes, action, words, perform }: FrameProps) => {
  const ref = useRef<HTMLButtonElement>(null);
  const figure = `enemy:${enemy.index}`;
  const handlers = useTarget({ kind: 'enemy', index: enemy.index }, action, perform, ref);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.enemy}
      data-lit={action !== undefined || undefined}
      data-touched={changes !== undefined || undefined}
      data-target={action === undefined ? undefined : figure}
      data-figure={figure}
      aria-label={words === '' ? inWords(enemy, names) : `${words}. ${inWords(enemy, names)}`}
      onClick={() =>
        action === undefined ? openOwn({ kind: 'enemy', enemy: enemy.index }) : perform(action)
      }
      {...handlers}
    >
      <Living enemy={enemy} names={names} changes={changes} />
    </button>
  );
});

export const EnemyFigure = ({ enemy }: { readonly enemy: EnemyView }) => {
  const board = useBoard();
  const changes = usePreview().changes.get(`enemy:${enemy.index}`);
  if (enemy.status !== 'alive') return <Gone enemy={enemy} />;
  const action = board.litFor({ kind: 'enemy', index: enemy.index });
  return (
    <Frame
      enemy={enemy}
      names={board.names}
      action={action}
      changes={changes}
      words={
        action === undefined ? '' : `${describeAction(board, action)}. ${describeChanges(board, action)}`
      }
      perform={board.perform}
    />
  );
};
