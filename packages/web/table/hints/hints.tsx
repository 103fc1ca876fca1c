import { plainText, type Seat } from '@three-spires/kernel';
import type { Hint } from '@three-spires/session/protocol';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import Bulb from '~icons/game-icons/light-bulb';
import { useLiveTable, useTable } from '../../connection/use-table.ts';
import { followLayout } from '../../kit/follow-layout.ts';
import { say } from '../../text/say.ts';
import { type HintMark, HintMarks } from './hint-marks.tsx';
import { chanceOf, howSure } from './hint-words.ts';
import styles from './hints.module.css';

type Hinted = { readonly option: { readonly move: number } };

type HintsProps<Action extends Hinted> = {
  readonly seat: Seat | undefined;
  readonly actions: readonly Action[];
  readonly name: (action: Action) => string;
  readonly perform: (action: Action) => void;
  readonly pointing: (move: number) => ComponentProps<'button'>;
  /** The places of an action on the board, as selectors: its source and its target. */
  readonly places: (action: Action) => readonly string[];
};

type Shown<Action> = { readonly action: Action; readonly hint: Hint; readonly name: string };

const NOTHING: readonly never[] = [];

/** The hints whose moves are among the options. Identical copies of a card become one hint. */
const shownHints = <Action extends Hinted>(
  hints: readonly Hint[],
  actions: readonly Action[],
  nameOf: (action: Action) => string,
): readonly Shown<Action>[] => {
  const found: Shown<Action>[] = [];
  for (const hint of hints) {
    const action = actions.find(({ option }) => option.move === hint.move);
    if (action === undefined) continue;
    const name = nameOf(action);
    if (!found.some((other) => other.name === name)) found.push({ action, hint, name });
  }
  return found;
};

/**
 * Below the bar of the table, whatever its height. If the prompt has a separate line, over that line, because
 * the enemies' next actions are below it.
 */
const topNow = (): number => {
  const bar = document.querySelector('header');
  if (bar === null) return 0;
  const { top, bottom, height } = bar.getBoundingClientRect();
  const prompt = bar.querySelector('p[role="status"]')?.parentElement?.getBoundingClientRect().top ?? top;
  return prompt > top + height / 3 ? prompt : bottom;
};

const useTop = () => {
  const ref = useRef<HTMLElement>(null);
  useEffect(
    () =>
      followLayout(() => {
        const top = `${Math.round(topNow())}px`;
        if (ref.current?.style.top !== top) ref.current?.style.setProperty('top', top);
      }),
    [],
  );
  return ref;
};

type StripProps<Action extends Hinted> = Pick<HintsProps<Action>, 'perform' | 'pointing'> & {
  readonly shown: readonly Shown<Action>[];
  readonly onHide: () => void;
};

const Strip = <Action extends Hinted>({ shown, perform, pointing, onHide }: StripProps<Action>) => {
  const ref = useTop();
  const hints = shown.map(({ hint }) => hint);
  return (
    <section ref={ref} className={styles.strip} aria-label={say('hint.title')} data-hints={shown.length}>
      {shown.length === 0 && <p className={styles.none}>{say('hint.none')}</p>}
      <ol className={styles.lines} hidden={shown.length === 0}>
        {shown.map(({ action, hint, name }, at) => {
          const { move } = action.option;
          const brings = plainText(hint.brings ?? []);
          const sure = [chanceOf(hint), howSure(hints, at)].filter((words) => words !== '').join(', ');
          return (
            <li key={move}>
              <button
                type="button"
                className={styles.line}
                data-hint={at + 1}
                onClick={() => perform(action)}
                {...pointing(move)}
              >
                <span className={styles.number}>{at + 1}</span>
                <strong>{name}</strong>
                {sure !== '' && <span className={styles.sure}>{sure}</span>}
                {brings !== '' && <span className={styles.brings}>{brings}</span>}
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" className={styles.close} aria-label={say('hint.hide')} onClick={onHide}>
        <span aria-hidden="true">×</span>
      </button>
    </section>
  );
};

/** Waits for the answer, or for the reason why there is none. */
const useAsking = (seat: Seat | undefined, seq: number | undefined) => {
  const { askHint, forgetHints } = useLiveTable();
  const advice = useTable((state) => state.advice);
  const refused = useTable((state) => state.refused);
  const [asked, setAsked] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any answer ends the waiting
  useEffect(() => setAsked(undefined), [advice, refused, seq]);
  return {
    isAsking: asked !== undefined,
    advice: advice !== undefined && advice.seat === seat && advice.seq === seq ? advice : undefined,
    ask: (by: Seat) => {
      setAsked(seq);
      askHint(by);
    },
    forget: forgetHints,
  };
};

/** The hint button, and the hints: numbers on the board and a line for each. */
export const Hints = <Action extends Hinted>({
  seat,
  actions,
  name,
  places,
  perform,
  pointing,
}: HintsProps<Action>) => {
  const isOn = useTable(({ picture }) => picture?.hints === true && picture.outcome === undefined);
  const seq = useTable(({ picture }) => picture?.seq);
  const { isAsking, advice, ask, forget } = useAsking(seat, seq);
  const shown = advice === undefined ? NOTHING : shownHints(advice.hints, actions, name);
  const key = JSON.stringify(
    shown.flatMap(({ action }, at) => places(action).map((selector) => ({ number: at + 1, selector }))),
  );
  const marks = useMemo(() => JSON.parse(key) as readonly HintMark[], [key]);
  if (!isOn || seat === undefined || actions.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={styles.ask}
        data-action="hint"
        data-tip={say('hint.about')}
        aria-label={say('hint')}
        aria-expanded={advice !== undefined}
        aria-busy={isAsking}
        onClick={() => (advice === undefined ? ask(seat) : forget())}
      >
        <Bulb aria-hidden="true" />
        <span className={styles.word}>{say('hint')}</span>
      </button>
      {advice !== undefined &&
        createPortal(
          <>
            <Strip shown={shown} perform={perform} pointing={pointing} onHide={forget} />
            <HintMarks marks={marks} />
          </>,
          document.querySelector('[data-table]') ?? document.body,
        )}
    </>
  );
};
