import type { SourceNote } from '@three-spires/kernel';
import { Link } from 'wouter';
import type { Entry, LibraryGame } from '../game/library.ts';
import { sourcesHref } from '../game/sources-address.ts';
import { say } from '../text/say.ts';
import rules from './entry-rules.module.css';
import styles from './entry-sources.module.css';
import { nameOfStanding } from './names.ts';
import { StandingMark } from './standing-mark.tsx';

/** The facts a note is about, in words. */
export const fieldsText = ({ fields }: SourceNote): string =>
  fields.map((field) => say(`sources.field.${field}`)).join(', ');

/** How certain the facts of an entry are; nothing if all of them are printed. */
export const EntrySources = ({ game, entry }: { readonly game: LibraryGame; readonly entry: Entry }) => {
  const { notes, standing } = entry;
  if (notes.length === 0 && standing === 'printed') return null;
  return (
    <section className={styles.section} data-section="sources">
      <h3 className={rules.title}>{say('sources.ofEntry')}</h3>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={`${note.standing} ${note.note}`} className={styles.note} data-standing={note.standing}>
            <StandingMark standing={note.standing} />
            <p>
              <strong>{nameOfStanding(note.standing)}</strong>{' '}
              <span className={styles.fields}>({fieldsText(note)})</span> {note.note}
            </p>
          </li>
        ))}
        {notes.length === 0 && (
          <li className={styles.note} data-standing={standing}>
            <StandingMark standing={standing} />
            <p>
              <strong>{nameOfStanding(standing)}</strong> {say(`sources.${standing}.about`)}
            </p>
          </li>
        )}
      </ul>
      <Link href={sourcesHref(game.id)} className={styles.more}>
        {say('sources.title')}
      </Link>
    </section>
  );
};
