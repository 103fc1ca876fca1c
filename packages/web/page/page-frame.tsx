import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './page-frame.module.css';
import { type HallOfPage, PageHall } from './page-hall.tsx';

type PageFrameProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** The hall at the head of the page; the three windows of the front page if none is named. */
  readonly hall?: HallOfPage | undefined;
  /** Drawn behind everything, in place of a hall at the head; the page scrolls over it. */
  readonly behind?: ReactNode;
};

const FRONT: HallOfPage = { game: 'slay-the-spire', name: 'front' };

/** A page of the shell: a hall at its head with a link home and a heading before it, and a column. */
export const PageFrame = ({ title, children, wide = false, hall = FRONT, behind }: PageFrameProps) => (
  <div className={styles.frame}>
    {behind ?? <PageHall {...hall} />}
    <div
      className={styles.page}
      data-wide={wide || undefined}
      data-headed={behind === undefined || undefined}
    >
      <header className={styles.header}>
        <Link href="/" className={controls.home}>
          {say('title')}
        </Link>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  </div>
);
