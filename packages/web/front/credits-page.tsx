import { ICON_CREDITS } from '../icons/credits.ts';
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
      <dl className={styles.authors}>
        {ICON_CREDITS.map(({ author, icons }) => (
          <div key={author}>
            <dt>{author}</dt>
            <dd>{icons.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section className={styles.section}>
      <h2>{say('credits.fonts')}</h2>
      <p>{say('credits.fontsText')}</p>
    </section>
  </PageFrame>
);

export default CreditsPage;
