import { differenceOf, type PlayAnswer, playTable, tallyOf } from '@three-spires/what-if/figures';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { WhatIfGame } from '../game/what-if.ts';
import { Button } from '../kit/button.tsx';
import { CopyButton } from '../kit/copy-button.tsx';
import { Failure } from '../kit/failure.tsx';
import { moveWords } from '../replay/analysis/move-words.ts';
import controls from '../theme/controls.module.css';
import { Figures } from './figures.tsx';
import { aboutSides, NEW_PLAN, type Plan, questionOf, sideName } from './plan.ts';
import { PlanForm } from './plan-form.tsx';
import { RunBar } from './run-bar.tsx';
import { saveTable } from './save-file.ts';
import type { Source } from './source.ts';
import { useCrew } from './use-crew.ts';
import { useLook } from './use-look.ts';
import styles from './what-if.module.css';
import { say } from './words.ts';

type AskProps = { readonly game: WhatIfGame; readonly source: Source };

/** Whose knowledge is used, and what that means. */
const Knowledge = ({ source }: { readonly source: Source }) => {
  const [, go] = useLocation();
  const { moment } = source;
  const nameOf = (seat: number): string => moment?.seats.find((each) => each.seat === seat)?.name ?? '';
  if (source.isNewGame === true) return <p className={styles.note}>{say('whatIf.newGame')}</p>;
  if (moment === undefined) return <p className={styles.note}>{say('whatIf.open')}</p>;
  return (
    <>
      {moment.eyes.length > 1 && (
        <label className={styles.field}>
          <span>{say('whatIf.eyes')}</span>
          <select
            className={controls.field}
            value={moment.seat}
            onChange={({ target }) => {
              const query = new URLSearchParams(location.search);
              query.set('seat', target.value);
              go(`/what-if/${moment.game}?${query}`, { replace: true });
            }}
          >
            {moment.eyes.map((seat) => (
              <option key={seat} value={seat}>
                {nameOf(seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={styles.note}>
        {moment.isOpen ? say('whatIf.open') : say('whatIf.hidden', { who: nameOf(moment.seat) })}
      </p>
    </>
  );
};

type Ends = Extract<PlayAnswer, { type: 'played' }>;
const isPlayed = (answer: PlayAnswer): answer is Ends => answer.type === 'played';

/** A question about one position, and its figures. */
export const Ask = ({ game, source }: AskProps) => {
  const { starts, seat, moment } = source;
  const [first, second] = starts;
  const { look, failure } = useLook(game.id, first as (typeof starts)[number], seat);
  const [plan, setPlan] = useState<Plan>(() => ({
    ...NEW_PLAN,
    compare: source.compare ?? 'nothing',
    until: source.isNewGame ? 'game' : 'scene',
  }));
  const { run, start, stop, clear } = useCrew();
  const isCompared = second !== undefined || plan.compare !== 'nothing';
  const plays = useMemo(() => (run?.played ?? []).filter(isPlayed), [run]);
  const names = useMemo(
    () => (isCompared ? [sideName(0), sideName(1)] : [source.title]),
    [isCompared, source.title],
  );
  const abouts = useMemo(
    () => (look === undefined ? [] : aboutSides(plan, source, look, game.nameMove ?? moveWords)),
    [plan, source, look, game],
  );
  const sides = useMemo(
    () =>
      names.map((name, at) => ({
        name,
        about: abouts[at],
        tally: tallyOf(plays.flatMap(({ ends }) => ends[at] ?? [])),
      })),
    [names, abouts, plays],
  );
  const change = (next: Plan): void => {
    setPlan(next);
    clear();
  };
  return (
    <div className={styles.layout}>
      <section className={styles.ask} aria-label={say('whatIf.setup')}>
        <h2>{source.title}</h2>
        <p className={styles.ways}>
          {source.back !== undefined && (
            <Link href={source.back.href} className={controls.button}>
              {source.back.words}
            </Link>
          )}
          <Link href={`/what-if/${game.id}`} className={controls.button}>
            {say('whatIf.back.start')}
          </Link>
          <CopyButton text={location.href} label={say('whatIf.share')} className={controls.button} />
        </p>
        <Knowledge source={source} />
        <Failure text={failure} className={styles.failure} />
        {look === undefined && failure === undefined && <p role="status">{say('whatIf.looking')}</p>}
        {look !== undefined && (
          <>
            <PlanForm
              {...{ game, plan, look }}
              isCompared={second !== undefined}
              who={moment?.seats.find((each) => each.seat === look.seat)?.name ?? ''}
              onChange={change}
            />
            <RunBar
              run={run}
              words={say(isCompared ? 'whatIf.startEach' : 'whatIf.start', { count: plan.plays })}
              onStart={() => {
                const isDuel = game.words.opponent !== undefined;
                const question = questionOf(plan, { game: game.id, starts, look, isDuel });
                start({ type: 'question', question }, plan.plays);
              }}
              onStop={stop}
            />
          </>
        )}
      </section>
      <section className={styles.figures} aria-label={say('whatIf.figures')}>
        {plays.length === 0 ? (
          <p className={styles.note}>{say('whatIf.none')}</p>
        ) : (
          <>
            <Figures
              game={game}
              sides={sides}
              difference={isCompared ? differenceOf(plays.map(({ ends }) => ends)) : undefined}
            />
            <Button
              data-action="save"
              onClick={() => saveTable('what-if.csv', playTable(names, plan.seed, plays))}
            >
              {say('whatIf.save')}
            </Button>
          </>
        )}
      </section>
    </div>
  );
};
