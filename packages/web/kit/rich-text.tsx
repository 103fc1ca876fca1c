import type { Text } from '@three-spires/kernel';
import { Fragment } from 'react';
import type { Signs } from '../icons/signs.ts';
import { openDialog } from './dialogs.ts';
import { keyed } from './keyed.ts';
import styles from './rich-text.module.css';

type RichTextProps = {
  readonly text: Text;
  /** Keywords open the rules, and pictures too unless only words do; inside a button they cannot. */
  readonly linked?: boolean | 'words';
  /** The pictures of the game; without them a picture is read as its name. */
  readonly signs?: Signs | undefined;
};

type SignProps = {
  readonly icon: string;
  /** What it is read as, where that is not its own name: a plural. */
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

/** A picture stays on one line with the number before it and the stop behind it. */
const joined = (line: string): string => line.replace(/^[.,:;)]/, '\u2060$&').replace(/(\d) $/, '$1\u00a0');

/** Generated text with its pictures and terms; a line break in the text is one on the card. */
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
