import { Link } from 'wouter';
import { useLoaded } from '../connection/use-loaded.ts';
import { PageFrame } from '../kit/page-frame.tsx';
import controls from '../theme/controls.module.css';
import { fetchAccount } from './account-api.ts';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { Section } from './section.tsx';
import { say } from './words.ts';
import styles from './you-page.module.css';

/** The page about you: how others see you, where you are known, and what is stored about you. */
const YouPage = () => {
  const { loaded: account, setLoaded, failure } = useLoaded(fetchAccount);
  if (account === undefined)
    return (
      <PageFrame title={say('you.title')}>
        <p role="status">{failure ?? say('loading')}</p>
      </PageFrame>
    );
  const given = { account, onChange: setLoaded };
  return (
    <PageFrame title={say('you.title')}>
      <div className={styles.sections}>
        <ProfileSection {...given} />
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
        <DataSection {...given} />
      </div>
    </PageFrame>
  );
};

export default YouPage;
