import { Link } from 'wouter';
import type { Entry } from '../game/library.ts';
import styles from './detail.module.css';

type RelatedLinksProps = {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly nameOf: (entry: Entry) => string;
  readonly hrefOf: (entry: Entry) => string;
};

/** Links from one entry to others, if there are any. */
export const RelatedLinks = ({ label, entries, nameOf, hrefOf }: RelatedLinksProps) =>
  entries.length === 0 ? null : (
    <nav className={styles.namesakes} aria-label={label}>
      <span>{label}</span>
      {entries.map((entry) => (
        <Link key={`${entry.kind}/${entry.slug}`} href={hrefOf(entry)} replace>
          {nameOf(entry)}
        </Link>
      ))}
    </nav>
  );
