import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { chooseWorld, HAS_SERVER, useWorld } from '../connection/world.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './online-only.module.css';

type OnlineOnlyProps = {
  readonly title: Parameters<typeof say>[0];
  readonly children: ReactNode;
};

/** A page about other people. On this device it says what to do instead. */
export const OnlineOnly = ({ title, children }: OnlineOnlyProps) => {
  const world = useWorld((state) => state.world);
  if (world === 'server') return children;
  return (
    <PageFrame title={say(title)}>
      <div className={styles.lead} data-online-only>
        <p>{say(HAS_SERVER ? 'world.needsOthers' : 'world.needsServer')}</p>
        {HAS_SERVER ? (
          <button type="button" className={controls.primary} onClick={() => chooseWorld('server')}>
            {say('world.goOnline')}
          </button>
        ) : (
          <Link href="/" className={controls.primary}>
            {say('home')}
          </Link>
        )}
      </div>
    </PageFrame>
  );
};
