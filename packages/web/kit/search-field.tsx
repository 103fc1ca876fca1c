import { type KeyboardEventHandler, useEffect, useRef } from 'react';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './search-field.module.css';

type SearchFieldProps = {
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onKeyDown?: KeyboardEventHandler;
  /** In a dialog opened to search: it has the focus from the start, and no shortcut. */
  readonly searching?: boolean;
};

/** The field that filters a library as you type; `/` focuses it, as at the table. */
export const SearchField = ({ query, onChange, onKeyDown, searching = false }: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (searching) return;
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (event.key !== '/' || typing || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [searching]);
  return (
    <input
      ref={field}
      // biome-ignore lint/a11y/noAutofocus: only where a dialog was opened to search
      autoFocus={searching}
      type="search"
      className={`${controls.field} ${styles.search}`}
      aria-label={say('library.search')}
      placeholder={say('library.search')}
      value={query}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
};
