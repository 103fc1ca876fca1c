import { Link } from 'wouter';
import { useLoaded } from '../connection/use-loaded.ts';
import { useWorld } from '../connection/world.ts';
import { PageFrame } from '../kit/page-frame.tsx';
import { MovingSection } from '../moving/moving-section.tsx';
import controls from '../theme/controls.module.css';
import { fetchAccount } from './account-api.ts';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { Section } from './section.tsx';
import { say } from './words.ts';
import styles from './you-page.module.css';

/** How others see you, where you are known, and what is stored about you. */
const YouOnline = () => {
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
        <MovingSection />
        <DataSection {...given} />
      </div>
    </PageFrame>
  );
};

/** The page about you. */
const YouPage = () => {
  const world = useWorld((state) => state.world);
  if (world === 'server') return <YouOnline />;
  return (
    <PageFrame title={say('you.title')}>
      <div className={styles.sections}>
        <MovingSection />
      </div>
    </PageFrame>
  );
};

export default YouPage;
