import type { PickedThing, RunSummary, Stop } from '@three-spires/slay-the-spire/summary';
import { Link } from 'wouter';
import Whale from '~icons/game-icons/whale-tail';
import { keyed } from '../../../kit/keyed.ts';
import controls from '../../../theme/controls.module.css';
import { roomIcon } from '../climb/map/room-kinds.ts';
import { profileOf } from '../pieces/characters.ts';
import { faceInfo, itemInfo } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import { HpLines } from './hp-lines.tsx';
import styles from './path.module.css';
import { stopName } from './stop-name.ts';

const thingName = ({ kind, thing }: PickedThing): string =>
  kind === 'relic' || kind === 'potion' ? itemInfo(thing).name : faceInfo(thing).name;

const Pick = ({ pick, summary }: { readonly pick: PickedThing; readonly summary: RunSummary }) => (
  <li className={styles.pick} data-kind={pick.kind} data-mood={moodOf(summary, pick.seat)}>
    {say(`story.pick.${pick.kind}`, { name: thingName(pick) })}
    {summary.players.length > 1 && (
      <span className="hidden-visually">
        {say('story.pick.by', { who: summary.players[pick.seat]?.character ?? '' })}
      </span>
    )}
  </li>
);

const moodOf = (summary: RunSummary, seat: number): string =>
  profileOf(summary.players[seat]?.character ?? '')?.mood ?? 'none';

const StopLine = ({
  stop,
  table,
  summary,
}: {
  readonly stop: Stop;
  readonly table: string;
  readonly summary: RunSummary;
}) => {
  const Icon = stop.room === 'neow' ? Whale : roomIcon(stop.room);
  const lost = stop.lost.reduce((sum, each) => sum + each, 0);
  return (
    <li className={styles.stop} data-room={stop.room}>
      <Link href={`/replay/${table}?at=${stop.at}`} className={styles.room} aria-label={stopLabel(stop)}>
        <span className={styles.medal}>{Icon && <Icon aria-hidden="true" />}</span>
        <span className={styles.name}>{stopName(stop)}</span>
        {stop.names.length > 0 && stop.room !== 'event' && (
          <span className={styles.who}>{stop.names.join(', ')}</span>
        )}
        {stop.rounds > 0 && (
          <span className={styles.facts}>
            {say('story.rounds', { rounds: stop.rounds })}
            {lost > 0 && <strong className={styles.lost}>{say('story.lost', { hp: lost })}</strong>}
          </span>
        )}
      </Link>
      {stop.picks.length > 0 && (
        <ul className={styles.picks}>
          {keyed(stop.picks).map(({ key, item }) => (
            <Pick key={key} pick={item} summary={summary} />
          ))}
        </ul>
      )}
    </li>
  );
};

const stopLabel = (stop: Stop): string => say('story.watchStop', { room: stopName(stop) });

/** The climb, stop by stop, with what was taken at each. Every stop links to its moment in the replay. */
export const Path = ({ summary, table }: { readonly summary: RunSummary; readonly table: string }) => (
  <section className={styles.path} aria-labelledby="story-path">
    <h2 id="story-path" className={controls.label}>
      {say('story.path')}
    </h2>
    <div className={styles.scroll}>
      <HpLines summary={summary} />
      <ol className={styles.stops} style={{ '--stops': summary.stops.length } as React.CSSProperties}>
        {summary.stops.map((stop) => (
          <StopLine key={`${stop.at}:${stop.room}`} stop={stop} table={table} summary={summary} />
        ))}
      </ol>
    </div>
  </section>
);
