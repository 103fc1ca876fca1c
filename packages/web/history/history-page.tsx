import { useState } from 'react';
import { useGames } from '../game/games-context.ts';
import { Button } from '../kit/button.tsx';
import page from '../page/page-frame.module.css';
import { PageFrame } from '../page/page-frame.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './history.module.css';
import { HistoryList } from './history-list.tsx';
import { Statistics } from './statistics.tsx';

/** Which games to include. */
export type Filter = { readonly game: string | undefined; readonly practice: boolean };

type FilterBarProps = { readonly filter: Filter; readonly onChange: (filter: Filter) => void };

const FilterBar = ({ filter, onChange }: FilterBarProps) => {
  const games = useGames();
  const choices = [{ id: undefined, short: say('history.all') }, ...games];
  return (
    <div className={styles.filter}>
      <fieldset className={styles.choices} aria-label={say('history.filter')}>
        {choices.map(({ id, short }) => (
          <Button
            key={id ?? ''}
            aria-pressed={filter.game === id}
            onClick={() => onChange({ ...filter, game: id })}
          >
            {short}
          </Button>
        ))}
      </fieldset>
      <label className={styles.practice}>
        <input
          type="checkbox"
          checked={filter.practice}
          onChange={(event) => onChange({ ...filter, practice: event.target.checked })}
        />
        {say('history.practice')}
      </label>
    </div>
  );
};

const HALL = { game: 'slay-the-spire', name: 'treasure' } as const;

/** Your finished games and their statistics. */
const HistoryPage = () => {
  const [filter, setFilter] = useState<Filter>({ game: undefined, practice: false });
  const key = `${filter.game}:${filter.practice}`;
  return (
    <PageFrame title={say('history.title')} hall={HALL} wide>
      <FilterBar filter={filter} onChange={setFilter} />
      <div className={page.columns}>
        <section className={styles.section} aria-labelledby="history-finished">
          <h2 id="history-finished" className={controls.label}>
            {say('history.finished')}
          </h2>
          <HistoryList key={key} filter={filter} />
        </section>
        <section className={styles.section} aria-labelledby="history-statistics">
          <h2 id="history-statistics" className={controls.label}>
            {say('history.statistics')}
          </h2>
          <Statistics key={key} filter={filter} />
        </section>
      </div>
    </PageFrame>
  );
};

export default HistoryPage;
