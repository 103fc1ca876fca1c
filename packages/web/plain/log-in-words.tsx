import { type GameInWords, narrated } from '@three-spires/in-words';
import type { Picture } from '@three-spires/table';
import { useState } from 'react';
import { useTable } from '../connection/use-table.ts';
import { keyed } from '../kit/keyed.ts';
import { say } from '../text/say.ts';
import styles from './plain.module.css';
import { Part } from './plain-page.tsx';

/** What has happened since the last decision. New lines are read out as they come. */
export const Story = ({ lines }: { readonly lines: readonly string[] }) => (
  <Part title={say('plain.happened')}>
    {lines.length === 0 && <p>{say('log.empty')}</p>}
    <div role="log" aria-live="polite" aria-label={say('plain.happened')}>
      <ul className={styles.lines}>
        {keyed(lines).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </div>
  </Part>
);

type WholeLogProps = { readonly game: GameInWords; readonly picture: Picture };

const AllLines = ({ game, picture }: WholeLogProps) => {
  const log = useTable((state) => state.log);
  const events = log.map(({ event }) => event);
  return (
    <ol className={styles.lines}>
      {keyed(narrated(game, events, game.names(picture))).map(({ key, item }) => (
        <li key={key}>{item}</li>
      ))}
    </ol>
  );
};

/** The log from the beginning, written out only while it is open. */
export const WholeLog = ({ game, picture }: WholeLogProps) => {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('plain.wholeLog')}</summary>
      {open && <AllLines game={game} picture={picture} />}
    </details>
  );
};
