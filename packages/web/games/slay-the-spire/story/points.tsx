import type { RunSummary, TurningPoint } from '@three-spires/slay-the-spire/summary';
import { Link } from 'wouter';
import Blow from '~icons/game-icons/broken-heart';
import Best from '~icons/game-icons/deadly-strike';
import Close from '~icons/game-icons/heart-minus';
import Saved from '~icons/game-icons/potion-ball';
import Death from '~icons/game-icons/tombstone';
import type { Icon } from '../../../icons/icon.ts';
import shared from '../../../story/story.module.css';
import controls from '../../../theme/controls.module.css';
import { profileOf } from '../pieces/characters.ts';
import { say } from '../words/say.ts';
import { stopName } from './stop-name.ts';
import styles from './story.module.css';

const ICONS: Readonly<Record<TurningPoint['kind'], Icon>> = {
  closeCall: Close,
  heaviestBlow: Blow,
  bestTurn: Best,
  saved: Saved,
  death: Death,
};

const whereOf = ({ stops }: RunSummary, { stop, round }: TurningPoint): string => {
  const found = stops[stop];
  const room = found === undefined ? '' : stopName(found);
  return round > 0 ? say('story.where', { room, round }) : room;
};

const sentence = (summary: RunSummary, { kind, seat, amount, source }: TurningPoint): string => {
  const who = summary.players[seat]?.character ?? '';
  if (kind === 'death' && source !== undefined) return say('story.point.deathBy', { who, source });
  return say(`story.point.${kind}`, { who, amount });
};

/** The moments that decided the run, each linked to the replay. */
export const Points = ({ summary, table }: { readonly summary: RunSummary; readonly table: string }) =>
  summary.turningPoints.length === 0 ? null : (
    <section className={shared.section} aria-labelledby="story-points">
      <h2 id="story-points" className={controls.label}>
        {say('story.points')}
      </h2>
      <ol className={styles.points}>
        {summary.turningPoints.map((point) => {
          const Sign = ICONS[point.kind];
          return (
            <li key={`${point.kind}:${point.seat}:${point.at}`}>
              <Link
                href={`/replay/${table}?at=${point.at}`}
                className={styles.point}
                data-kind={point.kind}
                data-mood={profileOf(summary.players[point.seat]?.character ?? '')?.mood}
              >
                <Sign aria-hidden="true" />
                <span>
                  <strong>{sentence(summary, point)}</strong>
                  <span className={shared.small}>{whereOf(summary, point)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
