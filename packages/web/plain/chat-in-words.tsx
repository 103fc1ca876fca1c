import { type FormEvent, useState } from 'react';
import { lineText } from '../chat/line-text.ts';
import { useChat, useLiveTable } from '../connection/use-table.ts';
import { Button } from '../kit/button.tsx';
import { say } from '../text/say.ts';
import styles from './plain.module.css';
import { Part } from './plain-page.tsx';

const LONGEST = 300;
const SHOWN = 20;

/** What is said at the table. New lines are read aloud. */
export const ChatInWords = () => {
  const { send } = useLiveTable();
  const lines = useChat((state) => state.lines);
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    send({ type: 'chat', text: text.trim() });
    setText('');
  };
  return (
    <Part title={say('chat')}>
      <div role="log" aria-label={say('chat')}>
        <ul className={styles.lines}>
          {lines.slice(-SHOWN).map((line) => (
            <li key={line.number}>{say('plain.said', { name: line.name, words: lineText(line, []) })}</li>
          ))}
        </ul>
      </div>
      <form className={styles.row} onSubmit={submit}>
        <label className={styles.field}>
          {say('chat.words')}
          <input
            className={styles.input}
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <Button type="submit">{say('chat.send')}</Button>
      </form>
    </Part>
  );
};
