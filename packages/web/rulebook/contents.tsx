import { Link } from 'wouter';
import { useGame } from '../game/games-context.ts';
import { sourcesHref } from '../game/sources-address.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { AID, bookHref, GLOSSARY } from './address.ts';
import styles from './contents.module.css';
import { useBook } from './rule-text.tsx';

/** The first page of the book: what it is, and its chapters. */
export const Contents = () => {
  const { book } = useBook();
  const game = useGame(book.game);
  const rulings = book.rules.reduce((sum, rule) => sum + rule.rulings.length, 0);
  return (
    <>
      <p className={controls.label}>{game?.title}</p>
      <h1 className={styles.title}>{say('rules.title')}</h1>
      <p className={styles.lead}>{say('rules.lead')}</p>
      <p className={styles.counts}>
        {say('rules.counts', { rules: book.rules.length, rulings, terms: book.keywords.length })}
      </p>
      <p className={styles.further}>
        {game?.rulebook?.aid && <Link href={bookHref(book.game, AID)}>{say('aid.title')}</Link>}
        {game?.library && <Link href={sourcesHref(book.game)}>{say('sources.title')}</Link>}
      </p>
      <h2 className="hidden-visually">{say('rules.chapters')}</h2>
      <ul className={styles.chapters}>
        {book.chapters.map(({ number, title, rules }) => (
          <li key={number}>
            <Link href={bookHref(book.game, number)} className={styles.chapter}>
              <span className={styles.number}>{number}</span>
              <strong>{title}</strong>
              <span className={styles.count}>{say('rules.count', { count: rules.length })}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link href={bookHref(book.game, GLOSSARY)} className={styles.chapter}>
            <span className={styles.number}>A–Z</span>
            <strong>{say('rules.glossary')}</strong>
            <span className={styles.count}>{book.keywords.length}</span>
          </Link>
        </li>
      </ul>
    </>
  );
};
