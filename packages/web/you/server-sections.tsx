import { Link } from 'wouter';
import { MovingSection } from '../moving/moving-section.tsx';
import controls from '../theme/controls.module.css';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { DownloadSection } from './download-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ProgramsSection } from './programs-section.tsx';
import { Section } from './section.tsx';
import type { SectionProps } from './use-action.ts';
import { say } from './words.ts';
import styles from './you-page.module.css';

/** The page about you at a server: how others see you, where you are known, and what is stored about you. */
export const ServerSections = (given: SectionProps) => (
  <>
    <div className={styles.column}>
      <ProfileSection {...given} about={say('you.name.about')} />
      <PasskeysSection {...given} />
      <DevicesSection {...given} />
      <Section title={say('you.notices')}>
        <p className={styles.about}>{say('you.notices.about')}</p>
        <div className={styles.buttons}>
          <Link href="/notices" className={controls.button}>
            {say('you.notices.choose')}
          </Link>
        </div>
      </Section>
      <DownloadSection />
    </div>
    <div className={styles.column}>
      <ProgramsSection />
      <MovingSection />
      <DataSection {...given} />
    </div>
  </>
);
