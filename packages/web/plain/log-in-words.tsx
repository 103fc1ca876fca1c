import { type GameInWords, narrated, type ToldLine } from '@three-spires/in-words';
import type { Picture } from '@three-spires/table';
import { useState } from 'react';
import { useTable } from '../connection/use-table.ts';
import { say } from '../text/say.ts';
import styles from './plain.module.css';
import { Part } from './plain-page.tsx';
import { WhyOfLine } from './why-in-words.tsx';

/** What has happened since the last decision. New lines are read out as they come; the whole log can be asked why. */
export const Story = ({ lines }: { readonly lines: readonly ToldLine[] }) => (
  <Part title={say('plain.happened')}>
    {lines.length === 0 && <p>{say('log.empty')}</p>}
    <div role="log" aria-live="polite" aria-label={say('plain.happened')}>
      <ul className={styles.lines}>
        {lines.map(({ line, seq, place }) => (
          <li key={`${seq} ${place}`}>{line}</li>
        ))}
      </ul>
    </div>
  </Part>
);

type WholeLogProps = { readonly game: GameInWords; readonly picture: Picture };

const AllLines = ({ game, picture }: WholeLogProps) => {
  const log = useTable((state) => state.log);
  return (
    <ol className={styles.lines}>
      {narrated(game, log, game.names(picture)).map((told) => (
        <li key={`${told.seq} ${told.place}`}>
          {told.line}
          <WhyOfLine game={game} told={told} />
        </li>
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
