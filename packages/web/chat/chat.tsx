import type { ChatLine } from '@three-spires/session/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useChat, useLiveTable } from '../connection/use-table.ts';
import { PersonOptions } from '../finding/person-options.tsx';
import type { ChatTarget } from '../game/table.ts';
import { Button } from '../kit/button.tsx';
import { useSettings } from '../settings/settings-store.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './chat.module.css';
import { lineText } from './line-text.ts';
import { SignalButtons } from './signal-buttons.tsx';
import { SignalLayer } from './signal-layer.tsx';

const LONGEST = 300;

type LineProps = {
  readonly line: ChatLine;
  readonly table: string;
  readonly targets: readonly ChatTarget[];
};

const Line = ({ line, table, targets }: LineProps) => (
  <li className={styles.line} data-mine={line.mine || undefined} data-signal={line.signal?.name}>
    <span className={styles.who}>
      {line.seats.length === 0 ? say('chat.spectator', { name: line.name }) : line.name}
    </span>
    <span className={styles.words}>{lineText(line, targets)}</span>
    {!line.mine && line.person !== undefined && (
      <PersonOptions {...{ table, person: line.person, name: line.name }} />
    )}
  </li>
);

/** The whole chat, newest lines at the bottom. */
const Lines = ({ targets }: { readonly targets: readonly ChatTarget[] }) => {
  const { lines, table = '' } = useChat();
  const ref = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [lines]);
  return (
    <div className={styles.lines} role="log" aria-label={say('chat')}>
      {lines.length === 0 && <p className={styles.empty}>{say('chat.empty')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol ref={ref} tabIndex={0} aria-label={say('chat')}>
        {lines.map((line) => (
          <Line key={line.number} {...{ line, table, targets }} />
        ))}
      </ol>
    </div>
  );
};

const Write = () => {
  const live = useLiveTable();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    live.send({ type: 'chat', text: text.trim() });
    setText('');
  };
  return (
    <form className={styles.write} onSubmit={send}>
      <input
        ref={field}
        className={controls.field}
        value={text}
        maxLength={LONGEST}
        placeholder={say('chat.placeholder')}
        aria-label={say('chat.words')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={controls.button} disabled={text.trim() === ''}>
        {say('chat.send')}
      </button>
    </form>
  );
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);

/** C opens the chat from anywhere; Alt and a press on a figure points at it. */
const useShortcuts = (): void => {
  const live = useLiveTable();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key !== 'c' || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      live.chat.open();
    };
    const point = (event: MouseEvent): void => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      const at = event.target.closest<HTMLElement>('[data-figure]')?.dataset.figure;
      if (at === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      live.send({ type: 'signal', signal: 'ping', at });
    };
    window.addEventListener('keydown', press);
    window.addEventListener('click', point, { capture: true });
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('click', point, { capture: true });
    };
  }, [live]);
};

/** The chat of a table: a panel, and new lines that float over the table while the panel is closed. */
export const Chat = ({ targets }: { readonly targets: readonly ChatTarget[] }) => {
  const { chat } = useLiveTable();
  const open = useChat((state) => state.open);
  const muted = useSettings((settings) => settings.muteChat);
  useShortcuts();
  return (
    <>
      {!muted && <SignalLayer targets={targets} />}
      {open && (
        <section
          id="chat"
          data-panel
          className={styles.panel}
          aria-label={say('chat')}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            chat.close();
          }}
        >
          <header>
            <h2 className={controls.label}>{say('chat')}</h2>
            <Button look="square" aria-label={say('close')} onClick={chat.close}>
              ×
            </Button>
          </header>
          <Lines targets={targets} />
          <SignalButtons targets={targets} />
          <Write />
        </section>
      )}
    </>
  );
};
