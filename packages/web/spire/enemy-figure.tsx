import { useRef } from 'react';
import { keyed } from '../keyed.ts';
import { openDialog } from '../table/dialogs.ts';
import { say } from '../text/say.ts';
import { useBoard } from './board-context.ts';
import { describeAction, describeChanges, wordsOf } from './describe.ts';
import styles from './enemy-figure.module.css';
import { Figure } from './figure.tsx';
import { FloatLayer, useHurt } from './float-layer.tsx';
import { HealthBar } from './health-bar.tsx';
import { Intent } from './intent.tsx';
import { type EnemyView, enemyInfo } from './library.ts';
import { RichText } from './rich-text.tsx';
import { TokenRow } from './token-row.tsx';
import { useTarget } from './use-target.ts';

const TOKENS = ['strength', 'vulnerable', 'weak', 'poison'] as const;

/** An enemy in words, for those who do not see it. */
const inWords = (enemy: EnemyView): string => {
  const tokens = TOKENS.filter((token) => enemy[token] > 0).map(
    (token) => `${enemy[token]} ${say(`symbol.${token}`)}`,
  );
  const action = enemyInfo(enemy.kind).actions[enemy.nextAction];
  const attacks = enemy.attacks.map(({ damage, times }) => say('intent.hits', { damage, times })).slice(0, 1);
  return [
    enemy.name,
    say('hpOf', { hp: enemy.hp, maxHp: enemy.maxHp }),
    ...(enemy.block > 0 ? [`${enemy.block} ${say('symbol.block')}`] : []),
    ...tokens,
    ...(action === undefined ? [] : [say('intent.next', { action: wordsOf(action) })]),
    ...attacks,
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

export const EnemyFigure = ({ enemy }: { readonly enemy: EnemyView }) => {
  const board = useBoard();
  const ref = useRef<HTMLButtonElement>(null);
  const { action, handlers } = useTarget({ kind: 'enemy', index: enemy.index }, ref);
  const figure = `enemy:${enemy.index}`;
  const changes = board.changes.get(figure);
  const hurt = useHurt(figure);
  if (enemy.status !== 'alive')
    return (
      <div className={styles.gone} data-status={enemy.status}>
        <Figure name={enemy.name} kind="enemy" mood="enemy" />
        <FloatLayer figure={figure} />
        <span>{say(enemy.status === 'dead' ? 'enemyDead' : 'enemyLeft', { enemy: enemy.name })}</span>
      </div>
    );
  const label =
    action === undefined
      ? inWords(enemy)
      : `${describeAction(board, action)}. ${describeChanges(board, action)}. ${inWords(enemy)}`;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.enemy}
      data-lit={action !== undefined || undefined}
      data-touched={changes !== undefined || undefined}
      data-hurt={hurt || undefined}
      data-target={action === undefined ? undefined : figure}
      data-figure={figure}
      aria-label={label}
      onClick={() =>
        action === undefined ? openDialog({ kind: 'enemy', enemy: enemy.index }) : board.perform(action)
      }
      {...handlers}
    >
      <Intent enemy={enemy} action={enemyInfo(enemy.kind).actions[enemy.nextAction]} />
      <span className={styles.body}>
        <Figure name={enemy.name} kind="enemy" mood="enemy" seed={enemy.id} />
        <FloatLayer figure={figure} />
      </span>
      <EnemyHint enemy={enemy} />
      <span className={styles.plate}>
        <span className={styles.name}>{enemy.name}</span>
        <HealthBar hp={enemy.hp} maxHp={enemy.maxHp} block={enemy.block} changes={changes} />
        <TokenRow tokens={TOKENS.map((token) => ({ token, count: enemy[token] }))} changes={changes} />
      </span>
    </button>
  );
};
