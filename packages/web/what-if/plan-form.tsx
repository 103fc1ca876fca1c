import type { ReadableMove } from '@three-spires/kernel';
import type { Look } from '@three-spires/what-if/figures';
import { type ReactNode, useId } from 'react';
import { LEVELS, type Level } from '../game/bot-levels.ts';
import type { WhatIfGame } from '../game/what-if.ts';
import { moveWords } from '../replay/analysis/move-words.ts';
import { Steps } from '../set-up/choices.tsx';
import controls from '../theme/controls.module.css';
import { COMPARES, type Compare, PLAYS, type Plan, sideName } from './plan.ts';
import styles from './what-if.module.css';
import { say } from './words.ts';

const MOST_SEED = 100;

type PlanFormProps = {
  readonly game: WhatIfGame;
  readonly plan: Plan;
  readonly look: Look;
  /** Two sides are given already, so there is nothing else to compare. */
  readonly isCompared: boolean;
  /** Who decides at this moment: a name. */
  readonly who: string;
  readonly onChange: (plan: Plan) => void;
};

const Field = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) => {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </p>
  );
};

type LevelFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly level: Level;
  readonly onChoose: (level: Level) => void;
};

export const LevelField = ({ name, label, level, onChoose }: LevelFieldProps) => (
  <div className={styles.field}>
    <span>{label}</span>
    <Steps
      name={name}
      label={label}
      values={LEVELS}
      chosen={level}
      nameOf={(each) => say(`level.${each}`)}
      onChoose={onChoose}
    />
  </div>
);

const PlaysField = ({
  plays,
  onChange,
}: {
  readonly plays: number;
  readonly onChange: (plays: number) => void;
}) => (
  <Field label={say('whatIf.plays')}>
    {(id) => (
      <select
        id={id}
        className={controls.field}
        value={plays}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {PLAYS.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    )}
  </Field>
);

export const SeedField = ({
  seed,
  onChange,
}: {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}) => (
  <Field label={say('whatIf.seed')}>
    {(id) => (
      <>
        <input
          id={id}
          className={controls.field}
          value={seed}
          maxLength={MOST_SEED}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => onChange(target.value)}
        />
        <small id={`${id}-about`}>{say('whatIf.seedAbout')}</small>
      </>
    )}
  </Field>
);

type PartProps = Pick<PlanFormProps, 'plan' | 'look' | 'onChange'>;
const SIDES = [0, 1] as const;

const withSide = <Value,>(pair: readonly [Value, Value], at: 0 | 1, value: Value): readonly [Value, Value] =>
  at === 0 ? [value, pair[1]] : [pair[0], value];

const Moves = ({
  plan,
  look,
  nameMove,
  onChange,
}: PartProps & { readonly nameMove: (move: ReadableMove) => string }) => (
  <>
    {SIDES.map((at) => (
      <Field key={at} label={say('whatIf.move', { side: sideName(at) })}>
        {(id) => (
          <select
            id={id}
            className={controls.field}
            value={plan.moves[at] ?? ''}
            onChange={({ target }) => {
              const move = target.value === '' ? undefined : Number(target.value);
              onChange({ ...plan, moves: withSide(plan.moves, at, move) });
            }}
          >
            <option value="">{say('whatIf.anyMove')}</option>
            {look.offers.map(({ move, readable }) => (
              <option key={move} value={move}>
                {nameMove(readable)}
              </option>
            ))}
          </select>
        )}
      </Field>
    ))}
  </>
);

const Cards = ({ plan, look, about, onChange }: PartProps & { readonly about: string | undefined }) => (
  <>
    <p className={styles.note}>{about}</p>
    {SIDES.map((at) => (
      <Field key={at} label={say('whatIf.cards', { side: sideName(at) })}>
        {(id) => (
          <textarea
            id={id}
            className={styles.cards}
            rows={8}
            spellCheck={false}
            value={plan.cards[at] ?? look.cards?.join('\n') ?? ''}
            onChange={({ target }) => onChange({ ...plan, cards: withSide(plan.cards, at, target.value) })}
          />
        )}
      </Field>
    ))}
  </>
);

/** Only what can be compared is offered. */
const comparesOf = ({ offers, cards }: Look): readonly Compare[] =>
  COMPARES.filter(
    (each) =>
      each === 'nothing' ||
      (each === 'moves' && offers.length > 1) ||
      (each === 'cards' && cards !== undefined),
  );

const ComparePart = (props: PlanFormProps) => {
  const { game, plan, look, who, onChange } = props;
  const { nameMove = moveWords } = game;
  return (
    <>
      <div className={styles.field}>
        <span>{say('whatIf.compare')}</span>
        <Steps
          name="compare"
          label={say('whatIf.compare')}
          values={comparesOf(look)}
          chosen={plan.compare}
          nameOf={(each) => say(`whatIf.compare.${each}`)}
          onChoose={(compare) => onChange({ ...plan, compare })}
        />
      </div>
      {look.offers.length === 0 && <p className={styles.note}>{say('whatIf.noMoves', { who })}</p>}
      {plan.compare === 'moves' && <Moves {...{ plan, look, nameMove, onChange }} />}
      {plan.compare === 'cards' && <Cards {...{ plan, look, onChange }} about={game.words.cards} />}
    </>
  );
};

/** The choices that make up a question. */
export const PlanForm = (props: PlanFormProps) => {
  const { game, plan, isCompared, onChange } = props;
  const { until, opponent } = game.words;
  const isSlow = plan.bots === 'master' || (opponent !== undefined && plan.opponent === 'master');
  return (
    <div className={styles.form}>
      {!isCompared && <ComparePart {...props} />}
      <LevelField
        name="bots"
        label={say('whatIf.bots')}
        level={plan.bots}
        onChoose={(bots) => onChange({ ...plan, bots })}
      />
      {opponent !== undefined && (
        <LevelField
          name="opponent"
          label={opponent}
          level={plan.opponent}
          onChoose={(level) => onChange({ ...plan, opponent: level })}
        />
      )}
      {isSlow && <p className={styles.note}>{say('whatIf.masterSlow')}</p>}
      {until !== undefined && (
        <div className={styles.field}>
          <span>{say('whatIf.until')}</span>
          <Steps
            name="until"
            label={say('whatIf.until')}
            values={['scene', 'game'] as const}
            chosen={plan.until}
            nameOf={(each) => until[each]}
            onChoose={(each) => onChange({ ...plan, until: each })}
          />
        </div>
      )}
      <PlaysField plays={plan.plays} onChange={(plays) => onChange({ ...plan, plays })} />
      <SeedField seed={plan.seed} onChange={(seed) => onChange({ ...plan, seed })} />
    </div>
  );
};
