/** Lantern Stair in the browser: one object with a door, a table and a set-up. Everything else is left out. */

import type { Picture } from '@three-spires/table';
import { useOpening } from '../../packages/web/connection/use-opening.ts';
import { useTable } from '../../packages/web/connection/use-table.ts';
import type { WebGame } from '../../packages/web/game/web-game.ts';
import { NameField } from '../../packages/web/set-up/name-field.tsx';
import { SetUpPage, Summary } from '../../packages/web/set-up/set-up-page.tsx';
import { TopBar } from '../../packages/web/table/bar/top-bar.tsx';
import { DecisionBanner } from '../../packages/web/table/decision/decision-banner.tsx';
import { EndingFacts, EndingPanel, EndingWays } from '../../packages/web/table/ending/ending-panel.tsx';
import { Notices } from '../../packages/web/table/live/notices.tsx';
import { useOutlook, usePerform } from '../../packages/web/table/seats/use-outlook.ts';
import controls from '../../packages/web/theme/controls.module.css';
import type { LanternStairView } from './game.ts';
import styles from './table.module.css';

type StairPicture = Picture<LanternStairView>;

const WORDS: Readonly<Record<string, string>> = {
  climb: 'Climb',
  rest: 'Rest and keep your steps',
  boots: 'Put on boots',
  cloak: 'Spend a cloak',
  fall: 'Let the gust take your steps',
};

const nothing = (): void => undefined;

const prompt = (mine: boolean, turn: string, asked: boolean): string => {
  if (!mine) return `${turn} is climbing.`;
  return asked ? 'A gust! Spend a cloak?' : 'Climb on, or rest?';
};

const Climbers = ({ picture, view }: { readonly picture: StairPicture; readonly view: LanternStairView }) => (
  <ul className={styles.climbers}>
    {view.climbers.map(({ safe, charms, own }, seat) => (
      <li key={picture.seats[seat]?.seat ?? seat} data-turn={view.turn === seat || undefined}>
        <strong>{picture.seats[seat]?.name}</strong>
        <span>{`${safe} safe steps`}</span>
        <span>
          {own === undefined ? `${charms} hidden charms` : `Your charms: ${own.join(', ') || 'none'}`}
        </span>
      </li>
    ))}
  </ul>
);

const Ending = ({ picture, view }: { readonly picture: StairPicture; readonly view: LanternStairView }) => {
  const table = useTable((state) => state.table);
  const winner = picture.seats[picture.outcome?.winners[0] ?? 0]?.name ?? '';
  return (
    <EndingPanel
      title={`${winner} reaches the top`}
      story="The lanterns go out below."
      ways={<EndingWays table={table} />}
    >
      <EndingFacts
        facts={view.climbers.map(({ safe }, seat) => ({
          name: picture.seats[seat]?.name ?? '',
          value: safe,
        }))}
      />
    </EndingPanel>
  );
};

const Table = ({ picture }: { readonly picture: StairPicture }) => {
  const { view, options = [], seat, decision } = useOutlook(picture);
  const perform = usePerform(seat, decision, nothing);
  if (view === undefined) return null;
  const turn = picture.seats[view.turn]?.name ?? '';
  const asked = options.some(({ readable }) => readable.do === 'cloak');
  return (
    <main className={styles.table}>
      <TopBar
        picture={picture}
        middle={<DecisionBanner mine={options.length > 0} prompt={prompt(options.length > 0, turn, asked)} />}
        onUndo={undefined}
      />
      {picture.outcome === undefined ? (
        <>
          <Climbers picture={picture} view={view} />
          <p
            className={styles.steps}
            role="status"
          >{`${view.steps} steps this turn, ${view.stair} cards left`}</p>
          <div className={styles.moves}>
            {options.map((option) => (
              <button
                key={option.move}
                type="button"
                className={controls.button}
                onClick={() => perform({ option })}
              >
                {WORDS[option.readable.do]}
              </button>
            ))}
          </div>
        </>
      ) : (
        <Ending picture={picture} view={view} />
      )}
      <Notices />
    </main>
  );
};

const SetUp = () => {
  const { open, busy, failure } = useOpening();
  const begin = () =>
    open({ game: 'lantern-stair', setup: { seats: 2 }, seats: [{ holder: 'me' }, { holder: 'bot' }] });
  return (
    <SetUpPage
      title="Lantern Stair"
      summary={
        <Summary
          title="Your climb"
          lines={['Against a bot']}
          failure={failure?.text}
          begin="Light the lantern"
          ready={!busy}
          narrow="foot"
          onBegin={() => void begin()}
        />
      }
    >
      <NameField />
    </SetUpPage>
  );
};

export const LANTERN_STAIR: WebGame = {
  id: 'lantern-stair',
  title: 'Lantern Stair',
  short: 'Lantern Stair',
  door: {
    about: 'Climb a dark stair and stop before the gust.',
    players: '2 climbers',
    begin: 'Climb the stair',
    beginHint: 'Against a bot',
  },
  table: () => TABLE,
  setUp: () => SET_UP,
};

const TABLE = Promise.resolve({ Table, names: ({ seats }: Picture) => seats.map(({ name }) => name) });
const SET_UP = Promise.resolve({ Page: SetUp });
