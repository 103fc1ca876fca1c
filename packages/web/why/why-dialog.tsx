import type { Explained, GameEvent, PreviewChange } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import { use, useCallback, useState } from 'react';
import { useLoaded } from '../connection/use-loaded.ts';
import { useTable } from '../connection/use-table.ts';
import { useGames } from '../game/games-context.ts';
import type { LogVoice } from '../game/log-voice.ts';
import { Button } from '../kit/button.tsx';
import { DialogFrame } from '../kit/dialog-frame.tsx';
import { type AskedFigure, type AskedWhy, openDialog } from '../kit/dialogs.ts';
import { Failure } from '../kit/failure.tsx';
import { keyed } from '../kit/keyed.ts';
import { RichText } from '../kit/rich-text.tsx';
import { say } from '../text/say.ts';
import { fetchPreviewWhy, fetchWhy } from './why-api.ts';
import { WhyChain } from './why-chain.tsx';
import styles from './why-dialog.module.css';

type Voiced = { readonly voice: LogVoice; readonly names: readonly string[] };
type Line = Extract<AskedWhy, { of: 'line' }>;

/** The chains of several events, one after another, each under its line in the log. */
const Chains = ({ events, voice, names }: Voiced & { readonly events: readonly Explained[] }) => (
  <>
    {keyed(events).map(({ key, item: { event, why } }) => (
      <section key={key} className={styles.event}>
        {events.length > 1 && <EventLine event={event} voice={voice} names={names} />}
        <WhyChain why={why} signs={voice.signs} />
      </section>
    ))}
  </>
);

const EventLine = ({ event, voice, names }: Voiced & { readonly event: GameEvent }) => {
  const line = voice.narrate(event, names, []);
  return line.length === 0 ? null : (
    <h3 className={styles.line}>
      <RichText text={line} signs={voice.signs} />
    </h3>
  );
};

/** A replay looks through one pair of eyes; at a table the log is everyone's own. */
const useEyes = (): number | undefined =>
  useTable(({ status, picture }) => {
    const viewer = picture?.outlooks[0]?.viewer;
    return status === 'open' || viewer === 'spectator' ? undefined : viewer;
  });

const AskedLine = ({ seq, events, voice, names }: Line & Voiced) => {
  const table = useTable((state) => state.table) ?? '';
  const seat = useEyes();
  const load = useCallback(
    () => Promise.all(events.map((event) => fetchWhy({ table, seq, event, seat }))),
    [table, seq, events, seat],
  );
  const { loaded, failure } = useLoaded(load);
  if (loaded === undefined) return <Waiting failure={failure} />;
  const look = loaded.map(({ event }) => voice.look(event)).find((each) => each !== undefined);
  return (
    <>
      <Chains events={loaded} voice={voice} names={names} />
      {look !== undefined && <Button onClick={look}>{say('why.look')}</Button>}
    </>
  );
};

const Waiting = ({ failure }: { readonly failure: string | undefined }) =>
  failure === undefined ? <p role="status">{say('loading')}</p> : <Failure text={failure} />;

/** A figure in words, as text mode says it. */
const useFigureWords = (game: string): ((change: PreviewChange) => string) => {
  const words = useGames().find(({ id }) => id === game)?.words;
  const told = words === undefined ? undefined : use(words());
  const picture = useTable((state) => state.picture);
  return (change) => {
    const outlook = picture?.outlooks[0];
    const { field, from, to } = change;
    const plain = say('why.figure', { field, from, to });
    if (told === undefined || picture === undefined || outlook === undefined) return plain;
    const seen = { ...outlook, names: told.names(picture), deciding: picture.deciding };
    return told.changes({ changes: [change], unknown: false }, seen) || plain;
  };
};

const AskedFigureChain = ({ figure, voice, names }: Voiced & { readonly figure: AskedFigure }) => {
  const table = useTable((state) => state.table) ?? '';
  const { loaded, failure } = useLoaded(useCallback(() => fetchPreviewWhy(table, figure), [table, figure]));
  if (loaded === undefined) return <Waiting failure={failure} />;
  return <Chains events={loaded.events} voice={voice} names={names} />;
};

const keyOfFigure = (figure: AskedFigure): string => JSON.stringify(figure);

const AskedFigures = ({
  game,
  figures,
  voice,
  names,
}: Voiced & { readonly game: string; readonly figures: readonly AskedFigure[] }) => {
  const [chosen, setChosen] = useState(figures[0]);
  const wordsOf = useFigureWords(game);
  if (chosen === undefined) return null;
  return (
    <>
      <fieldset className={styles.figures} aria-label={say('why.figures')}>
        {figures.map((figure) => (
          <button
            key={keyOfFigure(figure)}
            type="button"
            className={styles.figure}
            aria-pressed={figure === chosen}
            onClick={() => setChosen(figure)}
          >
            {wordsOf(figure.change)}
          </button>
        ))}
      </fieldset>
      <AskedFigureChain key={keyOfFigure(chosen)} figure={chosen} voice={voice} names={names} />
    </>
  );
};

type WhyDialogProps = Voiced & { readonly game: string; readonly about: AskedWhy };

/** What led to a line of the log, or to figures of a preview. */
const WhyDialog = ({ game, about, ...voiced }: WhyDialogProps) => {
  const isLine = about.of === 'line';
  const back = isLine && about.isInDialog ? { onClose: () => openDialog({ kind: 'log' }) } : {};
  return (
    <DialogFrame title={say(isLine ? 'why.happened' : 'why.would')} {...defined(back)}>
      <div className={styles.why} data-why-dialog>
        {isLine ? (
          <AskedLine {...about} {...voiced} />
        ) : (
          <AskedFigures game={game} figures={about.figures} {...voiced} />
        )}
      </div>
    </DialogFrame>
  );
};

export default WhyDialog;
