import type { AidLine, AidSection } from '@three-spires/kernel';
import { use } from 'react';
import type { AidPage } from '../game/aid-page.ts';
import { useGame } from '../game/games-context.ts';
import { Button } from '../kit/button.tsx';
import { keyed } from '../kit/keyed.ts';
import { partOf } from '../kit/part.ts';
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

const Line = ({ line, page: { Sign, signs } }: { readonly line: AidLine; readonly page: AidPage }) => (
  <li className={styles.line}>
    {line.sign !== undefined && (
      <span className={styles.sign}>
        <Sign sign={line.sign} />
      </span>
    )}
    <span>
      {line.name !== undefined && <strong>{line.name}: </strong>}
      <RichText text={line.text} signs={signs} />
      <Rule rule={line.rule} />
    </span>
  </li>
);

type FiguresProps = { readonly lines: readonly AidLine[]; readonly page: AidPage };

const Figures = ({ lines, page: { signs } }: FiguresProps) => (
  <dl className={styles.figures}>
    {keyed(lines).map(({ key, item: { name, text } }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>
          <RichText text={text} signs={signs} />
        </dd>
      </div>
    ))}
  </dl>
);

const Section = ({
  section: { title, kind, lines },
  page,
}: {
  readonly section: AidSection;
  readonly page: AidPage;
}) => {
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <section className={styles.section} data-kind={kind}>
      <h2 className={styles.heading}>{title}</h2>
      {kind === 'figures' ? (
        <Figures lines={lines} page={page} />
      ) : (
        <List className={styles.lines}>
          {keyed(lines).map(({ key, item }) => (
            <Line key={key} line={item} page={page} />
          ))}
        </List>
      )}
    </section>
  );
};

type SheetProps = { readonly game: string; readonly title: string; readonly page: AidPage };

const Sheet = ({ game, title, page }: SheetProps) => {
  return (
    <article className={styles.aid} data-aid={game}>
      <header className={styles.head}>
        <div>
          <p className={controls.label}>{title}</p>
          <h1 className={styles.title}>{say('aid.title')}</h1>
          <p className={styles.lead}>{say('aid.lead')}</p>
        </div>
        <Button className={styles.print} onClick={() => window.print()}>
          {say('aid.print')}
        </Button>
      </header>
      <div className={styles.sections}>
        {page.aid.sections.map((section) => (
          <Section key={section.title} section={section} page={page} />
        ))}
      </div>
    </article>
  );
};

/** One page with the turn, the icons, the limits and the key numbers; it prints on one sheet. */
const PlayerAid = () => {
  const { book } = useBook();
  const game = useGame(book.game);
  return (
    game?.rulebook?.aid && <Sheet game={game.id} title={game.title} page={use(partOf(game.rulebook.aid))} />
  );
};

export default PlayerAid;
