import type { Text } from '@three-spires/kernel';
import { Fragment } from 'react';
import type { Signs } from '../icons/signs.ts';
import { openDialog } from './dialogs.ts';
import { keyed } from './keyed.ts';
import styles from './rich-text.module.css';

type RichTextProps = {
  readonly text: Text;
  /**
   * Whether keywords link to the rules; pictures do too, unless it is `'words'`. Must be off inside a button.
   */
  readonly linked?: boolean | 'words';
  /** The pictures of the game. Without them, a picture shows as its name. */
  readonly signs?: Signs | undefined;
};

type SignProps = {
  readonly icon: string;
  /** The word to read aloud if it is not the picture's own name: a plural. */
  readonly word?: string | undefined;
  readonly signs: Signs | undefined;
  readonly linked: boolean;
};

const Sign = ({ icon, word = icon, signs, linked }: SignProps) => {
  const Picture = signs?.pictures[icon];
  const name = signs?.nameOf(word) ?? word;
  if (Picture === undefined) return <span>{name}</span>;
  const shared = {
    className: styles.symbol,
    'data-symbol': icon,
    'data-explain': `sign:${icon}`,
    'aria-label': name,
  };
  if (!linked)
    return (
      <span {...shared} role="img" data-in-text>
        <Picture aria-hidden="true" />
      </span>
    );
  return (
    <button
      {...shared}
      type="button"
      onClick={() => openDialog({ kind: 'rules', query: signs?.nameOf(icon) ?? icon })}
    >
      <Picture aria-hidden="true" />
    </button>
  );
};

/** Keeps a picture on one line with the number before it and the full stop after it. */
const joined = (line: string): string => line.replace(/^[.,:;)]/, '\u2060$&').replace(/(\d) $/, '$1\u00a0');

/** Generated text with its pictures and terms. A line break in the text is a line break on the card. */
export const RichText = ({ text, linked = false, signs }: RichTextProps) => (
  <>
    {keyed(text).map(({ key, item: part }) => {
      if (typeof part === 'string')
        return (
          <Fragment key={key}>
            {keyed(part.split('\n')).map(({ key: number, item: line, place }) => (
              <Fragment key={number}>
                {place > 0 && <br />}
                {joined(line)}
              </Fragment>
            ))}
          </Fragment>
        );
      if ('icon' in part)
        return <Sign key={key} icon={part.icon} word={part.word} signs={signs} linked={linked === true} />;
      const explained = { 'data-explain': `keyword:${part.keyword}` };
      return linked ? (
        <button
          key={key}
          type="button"
          className={styles.link}
          {...explained}
          onClick={() => openDialog({ kind: 'rules', query: part.keyword })}
        >
          {part.keyword}
        </button>
      ) : (
        <span key={key} className={styles.keyword} {...explained} data-in-text>
          {part.keyword}
        </span>
      );
    })}
  </>
);
