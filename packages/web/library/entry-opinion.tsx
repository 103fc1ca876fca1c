import { intervalOf, meanOf } from '@three-spires/bots/interval';
import { type Aftermath, FEWEST, type Opinions, opinionOf } from '@three-spires/bots/opinion';
import type { BotOpinions, Entry, LibraryGame } from '../game/library.ts';
import { say } from '../text/say.ts';
import styles from './entry-opinion.module.css';
import rules from './entry-rules.module.css';

/** A line of figures: a share with its interval as a bar, or a mean. */
type Line = {
  readonly label: string;
  readonly text: string;
  readonly bar?: { readonly share: number; readonly low: number; readonly high: number };
};

const inPercent = (share: number): number => Math.round(100 * share);

const shareLine = (label: string, part: number, times: number): Line[] => {
  if (times === 0) return [];
  const [low, high] = intervalOf(part, times);
  const share = part / times;
  const figures = { share: inPercent(share), low: inPercent(low), high: inPercent(high) };
  return [{ label, text: say('opinion.share', { ...figures, times }), bar: { share, low, high } }];
};

const wonLine = (label: string, { won, times }: Aftermath): Line[] => shareLine(label, won, times);

const depthLine = (label: string | undefined, { times, depth, squares }: Aftermath): Line[] => {
  if (label === undefined || times < 2) return [];
  const [mean, reach] = meanOf(times, depth, squares);
  return [{ label, text: say('opinion.mean', { mean: mean.toFixed(1), reach: reach.toFixed(1) }) }];
};

const linesOf = ({ told, words }: BotOpinions, { kind, id }: Entry): readonly Line[] => {
  const { offered, taken, left } = opinionOf(told, id);
  if (told.found.includes(kind)) return wonLine(words.wonFound ?? words.wonTaken, taken);
  return [
    ...shareLine(words.share, taken.times, offered),
    ...wonLine(words.wonTaken, taken),
    ...wonLine(words.wonLeft, left),
    ...depthLine(words.depthTaken, taken),
    ...depthLine(words.depthLeft, left),
  ];
};

const Bar = ({ share, low, high }: NonNullable<Line['bar']>) => (
  <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect className={styles.whole} width="100" height="8" />
    <rect className={styles.part} width={100 * share} height="8" />
    <rect className={styles.reach} x={100 * low} width={100 * (high - low)} y="3" height="2" />
  </svg>
);

const Figures = ({ lines }: { readonly lines: readonly Line[] }) => (
  <dl className={styles.lines}>
    {lines.map(({ label, text, bar }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {bar !== undefined && <Bar {...bar} />}
          <span>{text}</span>
        </dd>
      </div>
    ))}
  </dl>
);

const playersText = ({ players, ascension }: Opinions): string => {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  const text =
    least === most ? say('opinion.players', { count: least }) : say('opinion.playersUpTo', { least, most });
  return ascension === undefined ? text : say('opinion.ascension', { players: text, ascension });
};

/** Which bots were asked, and how to repeat it. */
const Asked = ({ told }: { readonly told: Opinions }) => (
  <p className={styles.asked}>
    {say('opinion.games', {
      games: told.games,
      won: told.won,
      players: playersText(told),
      level: say(`level.${told.level as 'adept'}`),
    })}{' '}
    <code>{told.command}</code>
  </p>
);

/** What bots made of an entry in many games; nothing for kinds they never decide about. */
export const EntryOpinion = ({ game, entry }: { readonly game: LibraryGame; readonly entry: Entry }) => {
  const { opinions } = game;
  if (opinions === undefined) return null;
  const { told } = opinions;
  if (![...told.chosen, ...told.found].includes(entry.kind)) return null;
  const { offered } = opinionOf(told, entry.id);
  return (
    <section className={styles.section} data-section="opinion">
      <h3 className={rules.title}>{say('opinion.title')}</h3>
      {offered >= FEWEST ? (
        <Figures lines={linesOf(opinions, entry)} />
      ) : (
        <p>
          {offered === 0 && told.games > 0 ? say('opinion.never') : say('opinion.few', { count: offered })}
        </p>
      )}
      <Asked told={told} />
    </section>
  );
};
