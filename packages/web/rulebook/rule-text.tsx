import { createContext, Fragment, useContext } from 'react';
import { Link } from 'wouter';
import type { Rulebook } from '../game/rulebook.ts';
import { keyed } from '../kit/keyed.ts';
import { bookHref } from './address.ts';
import styles from './rule-text.module.css';
import { slugOf } from './rulebook.ts';
import { type Piece, type Reader, readerOf } from './terms.ts';

export type BookInHand = {
  readonly book: Rulebook;
  /** Opens a rule or term in the drawer. The page has links instead. */
  readonly follow?: (query: string) => void;
};

const BookContext = createContext<BookInHand | undefined>(undefined);
export const BookProvider = BookContext.Provider;

export const useBook = (): BookInHand => {
  const book = useContext(BookContext);
  if (book === undefined) throw new Error('a rule stands outside its book');
  return book;
};

const readers = new WeakMap<Rulebook, Reader>();
const readerFor = (book: Rulebook): Reader => {
  const known = readers.get(book) ?? readerOf(book);
  readers.set(book, known);
  return known;
};

/** A reference to a rule or a term: a link on the page, a button in the drawer. */
export const Way = ({
  place,
  query,
  kind,
  children,
}: {
  readonly place: string;
  readonly query: string;
  readonly kind: 'rule' | 'term';
  readonly children: string;
}) => {
  const { book, follow } = useBook();
  const className = kind === 'rule' ? styles.rule : styles.term;
  if (follow === undefined)
    return (
      <Link href={bookHref(book.game, place)} className={className}>
        {children}
      </Link>
    );
  return (
    <button type="button" className={className} onClick={() => follow(query)}>
      {children}
    </button>
  );
};

const PieceText = ({ piece }: { readonly piece: Piece }) => {
  const { text, rule, keyword, strong } = piece;
  if (rule !== undefined)
    return (
      <Way place={rule} query={rule} kind="rule">
        {text}
      </Way>
    );
  const words =
    keyword === undefined ? (
      text
    ) : (
      <Way place={slugOf(keyword.keyword)} query={keyword.keyword} kind="term">
        {text}
      </Way>
    );
  return strong ? <strong className={styles.strong}>{words}</strong> : words;
};

/** Rulebook text in which every id and every term is a reference. */
export const RuleText = ({ text }: { readonly text: string }) => {
  const { book } = useBook();
  return keyed(readerFor(book)(text)).map(({ key, item }) => (
    <Fragment key={key}>
      <PieceText piece={item} />
    </Fragment>
  ));
};
