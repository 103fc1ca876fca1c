import type { ImportAnswer, LeftOut, MovedFile } from '@three-spires/session/protocol';
import { useId, useRef, useState } from 'react';
import { useWorld } from '../connection/world.ts';
import { useGames } from '../game/games-context.ts';
import { Button } from '../kit/button.tsx';
import { Failure } from '../kit/failure.tsx';
import controls from '../theme/controls.module.css';
import { readFile, saveFile } from './file.ts';
import styles from './moving-section.module.css';
import { useTask } from './use-task.ts';
import { exportAll, importAll } from './whole.ts';
import { listed, say } from './words.ts';

type Counts = {
  readonly games: number;
  readonly decks: number;
  readonly campaigns: number;
  readonly results: number;
};

const PARTS = ['games', 'decks', 'campaigns', 'results'] as const;

const countsText = (counts: Counts): string =>
  listed(
    PARTS.filter((part) => counts[part] > 0).map((part) => say(`moving.${part}`, { count: counts[part] })),
  );

const useGameNames = (): ((ids: readonly string[]) => string) => {
  const games = useGames();
  return (ids) => listed([...new Set(ids)].map((id) => games.find((game) => game.id === id)?.title ?? id));
};

const LeftOutGames = ({ games }: { readonly games: readonly LeftOut[] }) => {
  const names = useGameNames();
  if (games.length === 0) return null;
  return (
    <div>
      <p>{say('moving.leftOut', { count: games.length })}</p>
      <ul className={styles.left}>
        {games.map(({ table, game, why }) => (
          <li key={table}>
            <strong>{names([game])}</strong> {why}
          </li>
        ))}
      </ul>
    </div>
  );
};

type ImportedProps = { readonly answer: ImportAnswer; readonly onReplace: () => void };

const Imported = ({ answer, onReplace }: ImportedProps) => {
  const names = useGameNames();
  const { games, decks, campaigns, results, known, campaignsKept, leftOut } = answer;
  const isNothing = games.length + decks + campaigns + results === 0;
  return (
    <>
      <p role="status" data-imported={games.length}>
        {isNothing
          ? say('moving.importedNothing')
          : say('moving.imported', { what: countsText({ games: games.length, decks, campaigns, results }) })}
        {known > 0 && ` ${say('moving.known', { count: known })}`}
      </p>
      {campaignsKept.length > 0 && (
        <div className={styles.kept}>
          <p>{say('moving.campaignsKept', { games: names(campaignsKept) })}</p>
          <Button data-action="replace-campaigns" onClick={onReplace}>
            {say('moving.replace')}
          </Button>
        </div>
      )}
      <LeftOutGames games={leftOut} />
    </>
  );
};

/** A server names the field and the problem: `file.games.0.seed: must be text`. */
const sentence = (problem: string): string => problem.replace(/^file\./, '').replace(/([^.!?])$/, '$1.');

type Outcome =
  | { readonly did: 'export'; readonly counts: Counts; readonly leftOut: readonly LeftOut[] }
  | { readonly did: 'import'; readonly file: MovedFile; readonly answer: ImportAnswer }
  | { readonly did: 'replace' };

/** Takes everything along as a file, and brings it in from one. */
export const MovingSection = () => {
  const world = useWorld((state) => state.world);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { busy, failure, run } = useTask();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isImport, setImport] = useState(false);

  const save = (): void => {
    setOutcome(undefined);
    setImport(false);
    run(say('moving.exporting', { count: 0 }), async (tell) => {
      const { file, leftOut } = await exportAll((count) => tell(say('moving.exporting', { count })));
      saveFile(file);
      const { games, decks, campaigns, results } = file;
      const counts = {
        games: games.length,
        decks: decks.length,
        campaigns: campaigns.length,
        results: results.length,
      };
      setOutcome({ did: 'export', counts, leftOut });
    });
  };

  const bring = (chosen: File | undefined): void => {
    if (chosen === undefined) return;
    setOutcome(undefined);
    setImport(true);
    run(say('moving.reading'), async (tell) => {
      const file = await readFile(chosen);
      const answer = await importAll(file, { world, checked: () => tell(say('moving.importing')) });
      setOutcome({ did: 'import', file, answer });
    });
  };

  const replace = (file: MovedFile): void =>
    run(say('moving.importing'), async () => {
      await importAll({ ...file, games: [], decks: [], results: [] }, { world, replaceCampaigns: true });
      setOutcome({ did: 'replace' });
    });

  return (
    <section className={`${controls.panel} ${styles.section}`} aria-labelledby={id} data-moving>
      <h2 id={id} className={styles.heading}>
        {say('moving.title')}
      </h2>
      <p className={styles.about}>{say('moving.about')}</p>
      <p className={styles.about}>{say('moving.terms')}</p>
      <div className={styles.buttons}>
        <Button data-action="export-all" disabled={busy !== undefined} onClick={save}>
          {say('moving.export')}
        </Button>
        <Button data-action="import" disabled={busy !== undefined} onClick={() => field.current?.click()}>
          {say('moving.import')}
        </Button>
        <input
          ref={field}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={say('moving.import')}
          onChange={({ target }) => {
            bring(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {busy !== undefined && <p role="status">{busy}</p>}
      {outcome?.did === 'export' && (
        <>
          <p role="status" data-exported={outcome.counts.games}>
            {say('moving.exported', { what: countsText(outcome.counts) })}
          </p>
          <LeftOutGames games={outcome.leftOut} />
        </>
      )}
      {outcome?.did === 'import' && (
        <Imported answer={outcome.answer} onReplace={() => replace(outcome.file)} />
      )}
      {outcome?.did === 'replace' && <p role="status">{say('moving.replaced')}</p>}
      <Failure
        text={failure && (isImport ? say('moving.refused', { problem: sentence(failure) }) : failure)}
      />
    </section>
  );
};
