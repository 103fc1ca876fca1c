import { plainText } from '@three-spires/kernel';
import { type EnemyInfo, enemyWithId, LIMITS } from '@three-spires/slay-the-spire/library';
import type { Entry } from '../../../game/library.ts';
import { Button } from '../../../kit/button.tsx';
import { ChoiceField } from '../../../sandbox/choice-field.tsx';
import styles from '../../../sandbox/editor.module.css';
import { type Fields, numberIn, textIn, withField } from '../../../sandbox/fields.ts';
import { NumberField } from '../../../sandbox/number-field.tsx';
import { useProblem } from '../../../sandbox/problem-context.ts';
import { ENTRIES } from '../library/entries.ts';
import { enemyInfo } from '../pieces/content.ts';
import { Figure } from '../pieces/figure.tsx';
import type { MessageKey } from '../words/sandbox.ts';
import { say } from '../words/sandbox.ts';

const ENEMY_ENTRIES = ENTRIES.filter(({ kind }) => kind === 'enemy');

/** The library entry of an enemy that a scenario names by id or by printed name. */
const entryOf = (enemy: Fields): Entry | undefined => {
  const [id, name] = [textIn(enemy, 'id', ''), textIn(enemy, 'name', '')];
  const wanted = id === '' ? name : id;
  return (
    ENEMY_ENTRIES.find((entry) => entry.id === wanted) ?? ENEMY_ENTRIES.find((entry) => entry.name === wanted)
  );
};

const isBoss = (entry: Entry | undefined): boolean => entry?.facets.rank?.[0] === 'boss';

/** A scenario uses an enemy's printed name if only one card has it. */
export const newEnemy = (entry: Entry, row: number): Fields => {
  const namesakes = ENEMY_ENTRIES.filter(({ name }) => name === entry.name).length;
  return {
    ...(namesakes === 1 ? { name: entry.name } : { id: entry.id }),
    ...(isBoss(entry) ? {} : { row }),
  };
};

const TOKENS: readonly (readonly [string, number])[] = [
  ['block', 99],
  ['strength', LIMITS.strength],
  ['vulnerable', LIMITS.vulnerable],
  ['weak', LIMITS.weak],
  ['poison', LIMITS.poison],
];

const ActionFields = ({
  enemy,
  info,
  path,
  onChange,
}: {
  enemy: Fields;
  info: EnemyInfo;
  path: string;
  onChange: (enemy: Fields) => void;
}) => (
  <div className={styles.acting}>
    {info.modes.length > 1 && (
      <ChoiceField
        label={say('sandbox.mode')}
        value={String(numberIn(enemy, 'mode', 1))}
        options={info.modes.map((name, at) => ({
          value: String(at + 1),
          name: name === '' ? say('sandbox.modeNumber', { number: at + 1 }) : name,
        }))}
        path={`${path}.mode`}
        onChange={(value) => onChange(withField(enemy, 'mode', Number(value), 1))}
      />
    )}
    {info.pattern === 'cube' && (
      <ChoiceField
        label={say('sandbox.cube')}
        value={String(numberIn(enemy, 'cube', 0))}
        options={[
          { value: '0', name: say('sandbox.cubeFirst') },
          ...info.actions.map((action, at) => ({
            value: String(at + 1),
            name: `${plainText(info.labels[at] ?? [])}: ${plainText(action)}`,
          })),
        ]}
        path={`${path}.cube`}
        onChange={(value) => onChange(withField(enemy, 'cube', Number(value), 0))}
      />
    )}
  </div>
);

type EnemyEditorProps = {
  readonly enemy: Fields;
  readonly at: number;
  readonly players: number;
  readonly onChange: (enemy: Fields) => void;
  readonly onRemove: () => void;
};

/** An enemy on the table: its row, its HP, its tokens and its next action. */
export const EnemyEditor = ({ enemy, at, players, onChange, onRemove }: EnemyEditorProps) => {
  const path = `position.enemies[${at}]`;
  const problem = useProblem(path);
  const entry = entryOf(enemy);
  const name = entry?.name ?? textIn(enemy, 'name', textIn(enemy, 'id', ''));
  const info = entry === undefined ? undefined : enemyInfo(enemyWithId(entry.id));
  const printed = info?.hp[players - 1] ?? numberIn(enemy, 'maxHp', 10);
  const rows = Array.from({ length: players }, (_, row) => row + 1);
  return (
    <section className={styles.enemy} data-enemy-editor={name} data-wrong={problem && true} aria-label={name}>
      <header className={styles.enemyHead}>
        <span className={styles.portrait}>
          <Figure name={name} mood="enemy" state="still" />
        </span>
        <h3 className={styles.enemyName}>{name}</h3>
        <Button
          look="square"
          className={styles.remove}
          aria-label={say('sandbox.remove', { what: name })}
          onClick={onRemove}
        >
          ×
        </Button>
      </header>
      <div className={styles.counters}>
        {!isBoss(entry) && players > 1 && (
          <ChoiceField
            label={say('sandbox.row')}
            value={String(numberIn(enemy, 'row', 1))}
            options={rows.map((row) => ({ value: String(row), name: say('row', { row }) }))}
            path={`${path}.row`}
            onChange={(value) => onChange({ ...enemy, row: Number(value) })}
          />
        )}
        <NumberField
          label={say('sandbox.hp')}
          value={numberIn(enemy, 'hp', numberIn(enemy, 'maxHp', printed))}
          least={1}
          most={999}
          path={`${path}.hp`}
          onChange={(value) => onChange(withField(enemy, 'hp', value, printed))}
        />
        {TOKENS.map(([token, most]) => (
          <NumberField
            key={token}
            label={say(`sandbox.${token}` as MessageKey)}
            value={numberIn(enemy, token, 0)}
            most={most}
            path={`${path}.${token}`}
            onChange={(value) => onChange(withField(enemy, token, value, 0))}
          />
        ))}
      </div>
      {info !== undefined && <ActionFields enemy={enemy} info={info} path={path} onChange={onChange} />}
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
    </section>
  );
};
