import type { Makers } from '@three-spires/kernel';
import { use } from 'react';
import { useGames } from '../game/games-context.ts';
import { partOf } from '../kit/part.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { say } from '../text/say.ts';
import styles from './credits-page.module.css';
import { LicenceCredits } from './licence-credits.tsx';
import { PictureCredits } from './picture-credits.tsx';
import { VersionLine } from './version-line.tsx';

type PrintedGameProps = { readonly id: string; readonly title: string; readonly makers: Makers };

const PrintedGame = ({ id, title, makers: { roles, source } }: PrintedGameProps) => (
  <div className={styles.game} data-makers={id}>
    <h3>{title}</h3>
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
);

/** Who made the printed games, as far as our sources say. */
const PrintedGames = () => (
  <section className={styles.section}>
    <h2>{say('credits.games')}</h2>
    {useGames().map(
      ({ id, title, makers }) =>
        makers && <PrintedGame key={id} id={id} title={title} makers={use(partOf(makers))} />,
    )}
  </section>
);

const CreditsPage = () => (
  <PageFrame title={say('credits')}>
    <section className={styles.section}>
      <h2>{say('credits.fanwork')}</h2>
      <p>{say('credits.fanworkText')}</p>
    </section>
    <PrintedGames />
    <PictureCredits />
    <LicenceCredits />
    <VersionLine />
  </PageFrame>
);

export default CreditsPage;
