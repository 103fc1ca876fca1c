import type { Makers } from '@three-spires/kernel';
import { MAKERS as MYSTIC } from '@three-spires/mystic-spires/makers';
import { MAKERS as SPIRE } from '@three-spires/slay-the-spire/makers';
import { MAKERS as STYGIAN } from '@three-spires/stygian-society/makers';
import { ICON_AUTHORS, ICON_NAMES } from '../icons/credits.ts';
import { PageFrame } from '../kit/page-frame.tsx';
import type { MessageKey } from '../text/en.ts';
import { say } from '../text/say.ts';
import styles from './credits-page.module.css';

const GAMES: readonly { readonly title: MessageKey; readonly makers: Makers }[] = [
  { title: 'game.slay-the-spire', makers: SPIRE },
  { title: 'game.mystic-spires', makers: MYSTIC },
  { title: 'game.stygian-society', makers: STYGIAN },
];

/** Who made the printed games, as far as our sources say. */
const PrintedGames = () => (
  <section className={styles.section}>
    <h2>{say('credits.games')}</h2>
    {GAMES.map(({ title, makers: { roles, source } }) => (
      <div key={title} className={styles.game} data-makers={title}>
        <h3>{say(title)}</h3>
        <dl className={styles.roles}>
          {roles.map(({ role, names }) => (
            <div key={role}>
              <dt>{say(`credits.role.${role}`)}</dt>
              <dd>{names.length === 0 ? say('credits.unknown') : names.join(', ')}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.source}>{source}</p>
      </div>
    ))}
  </section>
);

const CreditsPage = () => (
  <PageFrame title={say('credits')}>
    <section className={styles.section}>
      <h2>{say('credits.fanwork')}</h2>
      <p>{say('credits.fanworkText')}</p>
    </section>
    <PrintedGames />
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
