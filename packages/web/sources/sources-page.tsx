import { ENTRY_STANDINGS, type SourceNote, STANDINGS, type Standing } from '@three-spires/kernel';
import { use } from 'react';
import { Link } from 'wouter';
import { type Catalogue, type Entry, NOTHING_CHOSEN } from '../game/library.ts';
import { entryHref, writeSelection } from '../game/library-address.ts';
import type { Rulebook } from '../game/rulebook.ts';
import type { WebGame } from '../game/web-game.ts';
import { partOf } from '../kit/part.ts';
import { fieldsText } from '../library/entry-sources.tsx';
import { nameOfStanding } from '../library/names.ts';
import { StandingMark } from '../library/standing-mark.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './sources-page.module.css';

/** A larger number of entries is linked together, as a part of the library. */
const MOST_NAMES = 14;

/** The number of entries of each standing, as links into the library. */
const Counts = ({ catalogue }: { readonly catalogue: Catalogue }) => (
  <ul className={styles.counts}>
    {ENTRY_STANDINGS.flatMap((standing) => {
      const count = catalogue.entries.filter((entry) => entry.standing === standing).length;
      const chosen = writeSelection({ ...NOTHING_CHOSEN, wanted: { source: [standing] } });
      return count === 0
        ? []
        : [
            <li key={standing}>
              <Link href={`/library/${catalogue.id}${chosen}`} className={styles.count} data-count={standing}>
                <strong>{count}</strong>
                <span className={styles.standing}>
                  <StandingMark standing={standing} />
                  {nameOfStanding(standing)}
                </span>
                <span className={styles.about}>{say(`sources.${standing}.about`)}</span>
              </Link>
            </li>,
          ];
    })}
  </ul>
);

const partHref = ({ id }: Catalogue, kind: string): string =>
  `/library/${id}${writeSelection({ ...NOTHING_CHOSEN, kind })}`;

/** The entries a note is about: by name or, if there are many, as a part of the library. */
const NamedEntries = ({
  catalogue,
  entries,
}: {
  readonly catalogue: Catalogue;
  readonly entries: readonly Entry[];
}) => {
  const byName = [...new Map(entries.map((entry) => [`${entry.kind} ${entry.name}`, entry])).values()];
  if (byName.length > MOST_NAMES)
    return catalogue.kinds.flatMap(({ kind, name }) => {
      const count = entries.filter((entry) => entry.kind === kind).length;
      return count === 0
        ? []
        : [
            <Link key={kind} href={partHref(catalogue, kind)} className={styles.entry}>
              {say('sources.many', { count, kind: name })}
            </Link>,
          ];
    });
  return byName.map((entry) => (
    <Link key={entry.slug} href={entryHref(catalogue.id, entry)} className={styles.entry}>
      {entry.name}
    </Link>
  ));
};

const Note = ({ catalogue, note }: { readonly catalogue: Catalogue; readonly note: SourceNote }) => (
  <li className={styles.note}>
    <p className={styles.entries}>
      <NamedEntries
        catalogue={catalogue}
        entries={catalogue.entries.filter(({ notes }) => notes.includes(note))}
      />
      <span className={styles.fields}>{fieldsText(note)}</span>
    </p>
    <p>{note.note}</p>
  </li>
);

/** All notes of one standing. */
const Part = ({ catalogue, standing }: { readonly catalogue: Catalogue; readonly standing: Standing }) => {
  const { notes, general } = catalogue.sources;
  const said = general.filter((note) => note.standing === standing);
  const found = notes.filter((note) => note.standing === standing);
  if (said.length + found.length === 0) return null;
  return (
    <section className={styles.part} data-part={standing}>
      <h2 className={styles.heading}>
        <StandingMark standing={standing} />
        {nameOfStanding(standing)}
      </h2>
      <ul className={styles.notes}>
        {said.map(({ topic, note }) => (
          <li key={topic} className={styles.note}>
            <h3 className={styles.topic}>{topic}</h3>
            <p>{note}</p>
          </li>
        ))}
        {found.map((note) => (
          <Note key={note.note + fieldsText(note)} catalogue={catalogue} note={note} />
        ))}
      </ul>
    </section>
  );
};

/** The least certain comes first: that is why people open this page. */
const PARTS = STANDINGS.toReversed();

/** The number of rulings in the rulebook, with a link to it. */
const Rulings = ({ book }: { readonly book: Rulebook }) => (
  <p>
    {say('sources.rulings', { rulings: book.rules.reduce((sum, rule) => sum + rule.rulings.length, 0) })}{' '}
    <Link href={`/rules/${book.game}`}>{say('rules.openPage')}</Link>
  </p>
);

type SourcesProps = { readonly game: WebGame; readonly catalogue: Catalogue };

const Sources = ({ game: { title, rulebook }, catalogue }: SourcesProps) => {
  const { lead, origins } = catalogue.sources;
  return (
    <main className={styles.page}>
      <p className={controls.label}>{title}</p>
      <h1 className={styles.title}>{say('sources.title')}</h1>
      <p className={styles.lead}>{lead}</p>
      <h2 className={styles.heading}>{say('sources.counts')}</h2>
      <Counts catalogue={catalogue} />
      <h2 className={styles.heading}>{say('sources.origins')}</h2>
      <dl className={styles.origins}>
        {origins.map(({ name, about }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      {rulebook !== undefined && <Rulings book={use(partOf(rulebook.book))} />}
      {PARTS.map((standing) => (
        <Part key={standing} catalogue={catalogue} standing={standing} />
      ))}
    </main>
  );
};

/** Which parts of a game are printed, which have a single source, and which are ours. */
const SourcesPage = ({ game }: { readonly game: WebGame }) =>
  game.library && <Sources game={game} catalogue={use(partOf(game.library.catalogue))} />;

export default SourcesPage;
