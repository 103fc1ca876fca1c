import { chooseWorld, HAS_SERVER } from '../connection/world.ts';
import { Button } from '../kit/button.tsx';
import { MovingSection } from '../moving/moving-section.tsx';
import { DownloadSection } from './download-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { StorageSection } from './storage-section.tsx';
import type { SectionProps } from './use-action.ts';
import { say } from './words.ts';
import styles from './you-page.module.css';

/** The page about you where games live on this device: accounts belong to a server. */
export const DeviceSections = (given: SectionProps) => (
  <>
    <div className={styles.column}>
      <ProfileSection {...given} about={say('you.device.about')} />
      <StorageSection />
    </div>
    <div className={styles.column}>
      <MovingSection />
      <DownloadSection />
      {HAS_SERVER && (
        <div className={styles.online}>
          <p className={styles.about}>{say('you.device.online')}</p>
          <Button onClick={() => chooseWorld('server')}>{say('world.goOnline')}</Button>
        </div>
      )}
    </div>
  </>
);
