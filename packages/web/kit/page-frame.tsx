import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './page-frame.module.css';

type PageFrameProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** Drawn behind everything; the page scrolls over it. */
  readonly behind?: ReactNode;
};

/** A plain page: a link home, a heading, a column. */
export const PageFrame = ({ title, children, wide = false, behind }: PageFrameProps) => (
  <div className={styles.page} data-wide={wide || undefined}>
    {behind}
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
);
