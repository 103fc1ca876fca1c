import { PageFrame } from '../page/page-frame.tsx';
import styles from './notices.module.css';
import { NoticesSection } from './notices-section.tsx';
import { say } from './words.ts';

const NoticesPage = () => (
  <PageFrame title={say('notices.title')}>
    <p className={styles.lead}>{say('notices.lead')}</p>
    <NoticesSection />
  </PageFrame>
);

export default NoticesPage;
