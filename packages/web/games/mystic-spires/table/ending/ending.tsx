import type { DuelSummary } from '@three-spires/mystic-spires/summary';
import { useCallback, useState } from 'react';
import type { TableState } from '../../../../connection/table-state.ts';
import { useLiveTable, useTable } from '../../../../connection/use-table.ts';
import { Place } from '../../../../pictures/place.tsx';
import { ShareButton } from '../../../../story/share-button.tsx';
import { useSummary } from '../../../../story/use-summary.ts';
import frame from '../../../../table/ending/ending-panel.module.css';
import { EndingFacts, EndingPanel, EndingWays } from '../../../../table/ending/ending-panel.tsx';
import { useLive } from '../../../../table/live/use-live.ts';
import { type Board, useBoard } from '../../board/board-context.ts';
import { TowerArt } from '../../pieces/art.tsx';
import { type KeeperView, towerInfo } from '../../pieces/content.ts';
import { factsOf, shareCard } from '../../story/duel-facts.ts';
import { DuelStory } from '../../story/duel-story.tsx';
import { say } from '../../words/say.ts';
import styles from './ending.module.css';
import { FallenTower } from './fallen-tower.tsx';
import { Rematch } from './rematch.tsx';

type Outcome = 'victory' | 'defeat' | 'draw' | 'over';

/** The result for the viewer. A person with both seats and a spectator only see who won. */
const resultFor = ({ view, picture, seat }: Board): Outcome => {
  const losers = view.result?.losers ?? [];
  if (losers.length > 1) return 'draw';
  const mine = picture.seats.filter((each) => each.mine).length;
  if (seat === undefined || mine > 1) return 'over';
  return losers.includes(seat) ? 'defeat' : 'victory';
};

const storyOf = ({ view, names, picture }: Board): string => {
  const { losers = [], reasons = [] } = view.result ?? {};
  const [lost = 0] = losers;
  if (losers.length > 1) return say('end.draw');
  const who = names[lost] ?? '';
  const winner = names[1 - lost] ?? '';
  switch (reasons[lost]) {
    case 'decked-out':
      return say('end.decked-out', { who, winner });
    case 'overload':
      return say('end.overload', { who, winner });
    case 'conceded':
      return say(picture.clock?.left[lost] === 0 ? 'end.time' : 'end.conceded', {
        who,
        winner,
      });
    default:
      return say('end.tower', { who, winner });
  }
};

const Standing = ({ keeper, lost }: { readonly keeper: KeeperView; readonly lost: boolean }) => {
  const { names } = useBoard();
  const { name, definition } = towerInfo(keeper.tower);
  const facts = [
    [say('field.hp'), say('summary.ofAll', { count: Math.max(0, keeper.hp), all: keeper.maxHp })],
    [say('crystal'), String(keeper.crystal)],
    [say('zone.deck'), String(keeper.deckSize)],
  ] as const;
  return (
    <li className={styles.keeper} data-set={definition.set} data-lost={lost || undefined}>
      <span className={styles.tower}>
        <TowerArt id={definition.id} />
      </span>
      <strong>{names[keeper.seat]}</strong>
      <span className={styles.soft}>{name}</span>
      <dl className={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
};

/** The score of the match after this game, or its final result. */
const MatchStanding = () => {
  const { names, picture } = useBoard();
  const { match } = picture;
  if (match === undefined || match.best < 2) return null;
  const wins = match.wins.join(' : ');
  if (match.result === undefined)
    return <p>{say('match', { number: match.number, best: match.best, wins })}</p>;
  const { winner } = match.result;
  return (
    <p className={styles.match}>
      {winner === undefined
        ? say('matchDraw', { wins })
        : say('matchWon', { who: names[winner] ?? '', wins })}
    </p>
  );
};

/** Whether the end has just happened live: reopening a finished duel starts with its result. */
const hasJustEnded = ({ batch, told }: TableState): boolean =>
  [...batch.events, ...told.events].some(({ type }) => type === 'over');

/** The fall of a Tower, then the result. */
export const Ending = () => {
  const { store } = useLiveTable();
  const [fallen, setFallen] = useState(() => !hasJustEnded(store.getState()));
  const story = storyOf(useBoard());
  const end = useCallback(() => setFallen(true), []);
  return fallen ? <Result /> : <FallenTower story={story} onEnd={end} />;
};

/** How the duel ended, and a link to the next one. */
const Result = () => {
  const board = useBoard();
  const { view } = board;
  const table = useTable((state) => state.table);
  // A replay has no next game, and no replay to offer.
  const live = useLive();
  const { answer } = useSummary<DuelSummary>(live ? table : undefined);
  const result = resultFor(board);
  const losers = view.result?.losers ?? [];
  return (
    <main className={`${frame.place} ${styles.place}`} data-result={result}>
      <Place game="mystic-spires" name="table" dim={result === 'defeat' ? 'deep' : 'soft'} fixed />
      <EndingPanel
        title={
          result === 'over'
            ? say('end.winner', { who: board.names[losers[0] === 0 ? 1 : 0] ?? '' })
            : say(`end.title.${result}`)
        }
        story={storyOf(board)}
        ways={
          <>
            {live && <Rematch />}
            {answer !== undefined && <ShareButton card={shareCard(answer)} table={answer.table} />}
            <EndingWays table={live ? table : undefined} />
          </>
        }
      >
        <ul className={styles.keepers}>
          {view.keepers.map((keeper) => (
            <Standing key={keeper.seat} keeper={keeper} lost={losers.includes(keeper.seat)} />
          ))}
        </ul>
        {answer === undefined ? (
          <p className={styles.soft}>{say('end.turns', { turns: view.turn })}</p>
        ) : (
          <EndingFacts facts={factsOf(answer.summary)} />
        )}
        <MatchStanding />
      </EndingPanel>
      {answer !== undefined && <DuelStory answer={answer} />}
    </main>
  );
};
