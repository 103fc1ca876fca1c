import type { CampaignAnswer } from '@three-spires/session/protocol';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'wouter';
import { call, fetchCampaign } from '../connection/api.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import type { CampaignGame } from '../game/campaign.ts';
import type { WebGame } from '../game/web-game.ts';
import { Button } from '../kit/button.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './campaign-page.module.css';

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** Downloads the campaign as a file. */
const save = ({ game, campaign }: CampaignAnswer): void => {
  const file = new Blob([JSON.stringify(campaign, undefined, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${game}-campaign.json`;
  link.click();
  URL.revokeObjectURL(link.href);
};

type FilesProps = {
  readonly answer: CampaignAnswer;
  readonly onRead: (answer: CampaignAnswer) => void;
};

/** Exports the campaign to a file, and imports one. */
const Files = ({ answer, onRead }: FilesProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<{ readonly text: string; readonly bad: boolean }>();
  const read = async (file: File): Promise<void> => {
    try {
      const campaign: unknown = JSON.parse(await file.text());
      onRead(await call<CampaignAnswer>('PUT', `/api/campaign/${answer.game}`, { campaign }));
      setNote({ text: say('campaign.imported'), bad: false });
    } catch (error) {
      const text = error instanceof SyntaxError ? say('campaign.notJson') : (error as Error).message;
      setNote({ text, bad: true });
    }
  };
  return (
    <div className={styles.files}>
      <Button onClick={() => save(answer)}>{say('campaign.export')}</Button>
      <Button onClick={() => field.current?.click()}>{say('campaign.import')}</Button>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        className="hidden-visually"
        aria-label={say('campaign.file')}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file !== undefined) void read(file);
        }}
      />
      {note !== undefined && (
        <p role={note.bad ? 'alert' : 'status'} data-bad={note.bad || undefined}>
          {note.text}
        </p>
      )}
    </div>
  );
};

/** The games that count, newest first. */
const History = ({ answer, game }: { readonly answer: CampaignAnswer; readonly game: CampaignGame }) => (
  <section className={styles.section} aria-labelledby="campaign-history">
    <h2 id="campaign-history" className={controls.label}>
      {say('campaign.history')}
    </h2>
    {answer.entries.length === 0 ? (
      <p className={styles.empty}>{say('campaign.noGames')}</p>
    ) : (
      <ol className={styles.history}>
        {answer.entries.map(({ table, at, news }) => (
          <li key={table}>
            <Link href={game.story(table)} className={styles.entry}>
              <time dateTime={new Date(at).toISOString()}>{DAY.format(at)}</time>
              <span>{news.length === 0 ? say('campaign.noNews') : news.map(game.newsText).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ol>
    )}
  </section>
);

const load = (
  id: string,
  campaign: WebGame['campaign'],
): Promise<readonly [CampaignAnswer, CampaignGame | undefined]> =>
  Promise.all([fetchCampaign(id), campaign?.()]);

/** What carries over from game to game. */
const CampaignPage = ({ game: { id, campaign, place } }: { readonly game: WebGame }) => {
  const { loaded, setLoaded, failure, setFailure } = useLoaded(
    useCallback(() => load(id, campaign), [id, campaign]),
  );
  const [answer, game] = loaded ?? [];
  const setAnswer = (next: CampaignAnswer): void => setLoaded([next, game]);
  const choose = (choice: unknown): void => {
    call<CampaignAnswer>('POST', `/api/campaign/${id}/choices`, { choice })
      .then(setAnswer)
      .catch((error: Error) => setFailure(error.message));
  };
  return (
    <PageFrame title={say('campaign.title')} hall={place}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {answer !== undefined && game !== undefined && (
        <>
          <div className={styles.lead}>
            <p>{say('campaign.lead')}</p>
            <Files answer={answer} onRead={setAnswer} />
          </div>
          <game.Progress campaign={answer.campaign} onChoose={choose} />
          <History answer={answer} game={game} />
        </>
      )}
    </PageFrame>
  );
};

export default CampaignPage;
