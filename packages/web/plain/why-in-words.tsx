import { type GameInWords, seenBy, type ToldLine, whyInWords } from '@three-spires/in-words';
import type { Explained, Move, Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { type ReactNode, useCallback, useState } from 'react';
import { figuresOf } from '../connection/preview-origins.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { useTable } from '../connection/use-table.ts';
import type { AskedFigure } from '../kit/dialogs.ts';
import { say } from '../text/say.ts';
import { fetchPreviewWhy, fetchWhy } from '../why/why-api.ts';
import styles from './plain.module.css';

/** Asked only when it is opened. */
const Disclosure = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={label}>{say('why')}</summary>
      {open && children}
    </details>
  );
};

type Loading = { readonly game: GameInWords; readonly load: () => Promise<readonly Explained[]> };

const Chains = ({ game, load }: Loading) => {
  const { loaded, failure } = useLoaded(load);
  if (loaded === undefined) return <p role="status">{failure ?? say('loading')}</p>;
  return loaded.map(({ why }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the chains of one answer never change places
    <ol key={at} className={styles.chain}>
      {whyInWords(game, why).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  ));
};

/** What led to a line of the log. */
export const WhyOfLine = ({ game, told }: { readonly game: GameInWords; readonly told: ToldLine }) => {
  const table = useTable((state) => state.table) ?? '';
  const { line, seq, place } = told;
  const load = useCallback(
    async () => [await fetchWhy({ table, seq, event: place, seat: undefined })],
    [table, seq, place],
  );
  return (
    <Disclosure label={say('why.ofOption', { what: line })}>
      <Chains game={game} load={load} />
    </Disclosure>
  );
};

const Figure = ({ game, figure }: { readonly game: GameInWords; readonly figure: AskedFigure }) => {
  const { table = '', picture } = useTable();
  const load = useCallback(async () => (await fetchPreviewWhy(table, figure)).events, [table, figure]);
  const seen = picture && seenBy(game, picture, figure.seat);
  const told = seen === undefined ? '' : game.changes({ changes: [figure.change], unknown: false }, seen);
  if (told === '') return null;
  return (
    <>
      <p>{told}</p>
      <Chains game={game} load={load} />
    </>
  );
};

type OptionProps = {
  readonly game: GameInWords;
  readonly picture: Picture;
  readonly seat: Seat | undefined;
  readonly move: Move;
  readonly line: string;
};

/** What an option would do, figure by figure. */
export const WhyOfOption = ({ game, picture, seat, move, line }: OptionProps) => {
  const outlook = picture.outlooks.find(({ viewer }) => viewer === seat);
  const figures = figuresOf(outlook?.options.find((option) => option.move === move)?.preview?.changes);
  if (figures.length === 0) return null;
  return (
    <Disclosure label={say('why.ofOption', { what: line })}>
      {figures.map((figure) => (
        <Figure key={JSON.stringify(figure)} game={game} figure={figure} />
      ))}
    </Disclosure>
  );
};
