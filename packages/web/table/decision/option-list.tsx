import type { Seat } from '@three-spires/kernel';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { say } from '../../text/say.ts';
import { asksAbout } from './ask-why.ts';
import type { Previewed } from './changes.ts';
import styles from './option-list.module.css';
import { usePreviews } from './use-previews.ts';

type Listed = Previewed & { readonly option: { readonly move: number }; readonly does: string };

const NONE: readonly never[] = [];

type OptionListProps<Action extends Listed> = {
  readonly seat: Seat | undefined;
  readonly actions: readonly Action[];
  readonly name: (action: Action) => string;
  /** What it would change; empty if unknown. */
  readonly effect: (action: Action) => string;
  readonly perform: (action: Action) => void;
  /** Shows a move on the table while the pointer or the focus is on it. */
  readonly pointing: (move: number) => ComponentProps<'button'>;
  /** Actions with the same key do the same and are listed once. By default, every action is listed. */
  readonly alike?: (action: Action) => string;
};

type OptionProps<Action extends Listed> = Omit<OptionListProps<Action>, 'actions' | 'seat' | 'alike'> & {
  readonly action: Action;
  readonly count: number;
};

const Option = <Action extends Listed>({
  action,
  count,
  name,
  effect,
  perform,
  pointing,
}: OptionProps<Action>) => {
  const change = effect(action);
  const ask = change === '' ? undefined : asksAbout(action);
  const { move } = action.option;
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.option}
        data-move={move}
        onClick={() => perform(action)}
        {...pointing(move)}
      >
        <span>{count > 1 ? say('optionTimes', { what: name(action), count }) : name(action)}</span>
        {change !== '' && <span className={styles.effect}>{change}</span>}
      </button>
      {ask !== undefined && (
        <button
          type="button"
          className={styles.why}
          aria-label={say('why.ofOption', { what: name(action) })}
          onClick={ask}
        >
          {say('why')}
        </button>
      )}
    </li>
  );
};

/** The first of each group of alike actions, with the size of the group. */
const merged = <Action extends Listed>(
  actions: readonly Action[],
  alike: (action: Action) => string,
): readonly { readonly action: Action; readonly count: number }[] => {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const group = groups.get(alike(action));
    if (group === undefined) groups.set(alike(action), [action]);
    else group.push(action);
  }
  return [...groups.values()].flatMap(([action, ...others]) =>
    action === undefined ? [] : [{ action, count: others.length + 1 }],
  );
};

/** Closes the list on Escape, before the table receives the key, and on a press anywhere else. */
const useClosing = (open: boolean, close: () => void) => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const press = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && ref.current?.contains(target))) close();
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
      ref.current?.querySelector('button')?.focus();
    };
    window.addEventListener('pointerdown', press, { capture: true, signal });
    window.addEventListener('keydown', leave, { capture: true, signal });
    return () => listening.abort();
  }, [open, close]);
  return ref;
};

/** All possible actions as a plain list of buttons, put into words when opened. */
export const OptionList = <Action extends Listed>({
  seat,
  actions,
  alike = ({ option }) => `${option.move}`,
  ...words
}: OptionListProps<Action>) => {
  const [open, setOpen] = useState(false);
  const ref = useClosing(
    open,
    useCallback(() => setOpen(false), []),
  );
  usePreviews(seat, open ? actions : NONE);
  if (actions.length === 0) return null;
  return (
    <nav ref={ref} className={styles.options} data-open={open || undefined} aria-label={say('allOptions')}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('optionsCount', { count: actions.length })}
      </button>
      <ul className={styles.list} hidden={!open}>
        {open &&
          merged(actions, alike).map(({ action, count }) => (
            <Option key={action.option.move} action={action} count={count} {...words} />
          ))}
      </ul>
    </nav>
  );
};
