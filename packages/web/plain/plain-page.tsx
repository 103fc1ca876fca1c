import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { say } from '../text/say.ts';
import styles from './plain.module.css';

type PlainPageProps = {
  readonly title: string;
  /** Links beside the one to all games. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of text mode: links, a heading, a column. It loads no pictures. */
export const PlainPage = ({ title, links, children }: PlainPageProps) => (
  <div className={styles.page}>
    <nav className={styles.links} aria-label={say('plain.title')}>
      <Link href="/">{say('home')}</Link>
      <Link href="/text">{say('plain.all')}</Link>
      {links}
    </nav>
    <main className={styles.part}>
      <h1>{title}</h1>
      {children}
    </main>
  </div>
);

type PartProps = { readonly title: string; readonly children: ReactNode };

/** A part of the page under its heading. */
export const Part = ({ title, children }: PartProps) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
);
