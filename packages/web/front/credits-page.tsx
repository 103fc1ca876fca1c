import { ICON_AUTHORS, ICON_NAMES } from '../icons/credits.ts';
import { say } from '../text/say.ts';
import styles from './credits-page.module.css';
import { PageFrame } from './page-frame.tsx';

const CreditsPage = () => (
  <PageFrame title={say('credits')}>
    <section className={styles.section}>
      <h2>{say('credits.fanwork')}</h2>
      <p>{say('credits.fanworkText')}</p>
    </section>
    <section className={styles.section}>
      <h2>{say('credits.icons')}</h2>
      <p>
        {say('credits.iconsText')} <a href="https://game-icons.net">game-icons.net</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.
      </p>
      <p>{say('credits.authors', { authors: ICON_AUTHORS.join(', ') })}</p>
      <details className={styles.icons}>
        <summary>{say('credits.iconList', { count: ICON_NAMES.length })}</summary>
        <p>{ICON_NAMES.join(', ')}</p>
      </details>
    </section>
    <section className={styles.section}>
      <h2>{say('credits.fonts')}</h2>
      <p>{say('credits.fontsText')}</p>
    </section>
  </PageFrame>
);

export default CreditsPage;
