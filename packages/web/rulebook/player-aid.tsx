import type { AidLine, AidSection } from '@three-spires/kernel';
import { use } from 'react';
import type { AidPage } from '../game/aid-page.ts';
import { shelfGame } from '../game/web-game.ts';
import { keyed } from '../kit/keyed.ts';
import { RichText } from '../kit/rich-text.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './player-aid.module.css';
import { useBook, Way } from './rule-text.tsx';

const Rule = ({ rule }: { readonly rule: string | undefined }) =>
  rule === undefined ? null : (
    <span className={styles.rule}>
      {' '}
      <Way place={rule} query={rule} kind="rule">
        {rule}
      </Way>
    </span>
  );

const Line = ({ line, Sign }: { readonly line: AidLine; readonly Sign: AidPage['Sign'] }) => (
  <li className={styles.line}>
    {line.sign !== undefined && (
      <span className={styles.sign}>
        <Sign sign={line.sign} />
      </span>
    )}
    <span>
      {line.name !== undefined && <strong>{line.name}: </strong>}
      <RichText text={line.text} />
      <Rule rule={line.rule} />
    </span>
  </li>
);

const Figures = ({ lines }: { readonly lines: readonly AidLine[] }) => (
  <dl className={styles.figures}>
    {keyed(lines).map(({ key, item: { name, text } }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>
          <RichText text={text} />
        </dd>
      </div>
    ))}
  </dl>
);

const Section = ({
  section: { title, kind, lines },
  Sign,
}: {
  readonly section: AidSection;
  readonly Sign: AidPage['Sign'];
}) => {
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <section className={styles.section} data-kind={kind}>
      <h2 className={styles.heading}>{title}</h2>
      {kind === 'figures' ? (
        <Figures lines={lines} />
      ) : (
        <List className={styles.lines}>
          {keyed(lines).map(({ key, item }) => (
            <Line key={key} line={item} Sign={Sign} />
          ))}
        </List>
      )}
    </section>
  );
};

/** One page with the turn, the icons, the limits and the key numbers; it prints on one sheet. */
const PlayerAid = () => {
  const { book } = useBook();
  const shelf = shelfGame(book.game);
  const { aid, Sign } = use(shelf.aid());
  return (
    <article className={styles.aid} data-aid={book.game}>
      <header className={styles.head}>
        <div>
          <p className={controls.label}>{say(shelf.title)}</p>
          <h1 className={styles.title}>{say('aid.title')}</h1>
          <p className={styles.lead}>{say('aid.lead')}</p>
        </div>
        <button type="button" className={`${controls.button} ${styles.print}`} onClick={() => window.print()}>
          {say('aid.print')}
        </button>
      </header>
      <div className={styles.sections}>
        {aid.sections.map((section) => (
          <Section key={section.title} section={section} Sign={Sign} />
        ))}
      </div>
    </article>
  );
};

export default PlayerAid;
