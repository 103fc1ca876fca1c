import {
  type Campaign,
  CHARACTER_BOXES,
  LOCKS_AT,
  type Statistics,
} from '@three-spires/slay-the-spire/campaign';
import type { CharacterProfile } from '../pieces/characters.ts';
import { say } from '../words/say.ts';
import styles from './campaign.module.css';
import { LockList } from './lock-list.tsx';
import { Track } from './track.tsx';

const FIGURES = ['games', 'wins', 'bosses', 'bestAct'] as const satisfies readonly (keyof Statistics)[];

/** One character: which locks are open, and the results of the climbs. */
export const CharacterPanel = ({
  profile: { name, mood, Icon },
  campaign,
}: {
  readonly profile: CharacterProfile;
  readonly campaign: Campaign;
}) => {
  const character = name as keyof Campaign['boxes'];
  const statistics = campaign.statistics[character];
  return (
    <article className={styles.character} data-mood={mood}>
      <header>
        <Icon aria-hidden="true" />
        <h3>{name}</h3>
      </header>
      <Track name={name} checked={campaign.boxes[character]} boxes={CHARACTER_BOXES} locksAt={LOCKS_AT} />
      <LockList character={character} boxes={campaign.boxes[character]} />
      <dl className={styles.figures}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{say(`campaign.figure.${figure}`)}</dt>
            <dd>{statistics[figure]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
};
