/** The campaign of Slay the Spire: unlock boxes, Ascension, achievements, and each character's record. */

import {
  ACHIEVEMENTS,
  type Campaign,
  LAST_LEVEL,
  SPARE_TRACKS,
  type SpareTrack,
  type Unlocked,
} from '@three-spires/slay-the-spire/campaign';
import Laurels from '~icons/game-icons/laurels';
import type { CampaignGame } from '../../../game/campaign.ts';
import { Button } from '../../../kit/button.tsx';
import controls from '../../../theme/controls.module.css';
import { CHARACTER_PROFILES } from '../pieces/characters.ts';
import { ASCENSION_LEVELS, achievementText } from '../rulebook/rule-text.ts';
import { newsText } from '../story/news.tsx';
import { openedNames } from '../story/opened-names.ts';
import { say } from '../words/say.ts';
import styles from './campaign.module.css';
import { CharacterPanel } from './character-panel.tsx';
import { Track } from './track.tsx';

const Ascension = ({ reached }: { readonly reached: number }) => (
  <section className={styles.section} aria-labelledby="campaign-ascension">
    <h2 id="campaign-ascension" className={controls.label}>
      {say('campaign.ascension', { reached, all: LAST_LEVEL })}
    </h2>
    <ol className={styles.ladder}>
      {ASCENSION_LEVELS.map(({ level, name, text }) => (
        <li key={level} data-reached={level <= reached || undefined} data-tip={text}>
          <span className={styles.rung}>{level}</span>
          <span>{name}</span>
          {level > reached && <span className="hidden-visually">{say('campaign.locked')}</span>}
        </li>
      ))}
    </ol>
  </section>
);

const Achievements = ({ won }: { readonly won: readonly string[] }) => (
  <section className={styles.section} aria-labelledby="campaign-achievements">
    <h2 id="campaign-achievements" className={controls.label}>
      {say('campaign.achievements', { won: won.length, all: ACHIEVEMENTS.length })}
    </h2>
    <ul className={styles.achievements}>
      {ACHIEVEMENTS.map((name) => (
        <li key={name} data-won={won.includes(name) || undefined}>
          <Laurels aria-hidden="true" />
          <span>
            <strong>{name}</strong>
            <span className={styles.about}>{achievementText(name)}</span>
          </span>
          {won.includes(name) && <span className="hidden-visually">{say('campaign.won')}</span>}
        </li>
      ))}
    </ul>
  </section>
);

const SPARES = Object.keys(SPARE_TRACKS) as SpareTrack[];

type ProgressProps = { readonly campaign: unknown; readonly onChoose: (choice: unknown) => void };

const Progress = ({ campaign: value, onChoose }: ProgressProps) => {
  const campaign = value as Campaign;
  const spare = campaign.spare ?? 0;
  return (
    <>
      <section className={styles.section} aria-labelledby="campaign-characters">
        <h2 id="campaign-characters" className={controls.label}>
          {say('campaign.characters')}
        </h2>
        <div className={styles.characters}>
          {CHARACTER_PROFILES.map((profile) => (
            <CharacterPanel key={profile.name} profile={profile} campaign={campaign} />
          ))}
        </div>
        {spare > 0 && (
          <p className={styles.waiting} role="status">
            {say('campaign.spare', { spare })}
          </p>
        )}
        <div className={styles.shared}>
          {SPARES.map((track) => (
            <div key={track} className={styles.spare}>
              <h3>{say(`campaign.track.${track}`)}</h3>
              <Track
                name={say(`campaign.track.${track}`)}
                checked={campaign[track]}
                boxes={SPARE_TRACKS[track]}
                locksAt={[SPARE_TRACKS[track]]}
              />
              <p className={styles.opens}>
                <strong>
                  {say(campaign[track] < SPARE_TRACKS[track] ? 'campaign.opens' : 'campaign.opened')}
                </strong>{' '}
                {openedNames({ kind: track })}
              </p>
              {spare > 0 && campaign[track] < SPARE_TRACKS[track] && (
                <Button look="primary" onClick={() => onChoose(track)}>
                  {say('campaign.assign', { track: say(`campaign.track.${track}`) })}
                </Button>
              )}
            </div>
          ))}
        </div>
      </section>
      <Ascension reached={campaign.ascension} />
      <Achievements won={campaign.achievements} />
    </>
  );
};

export const CAMPAIGN: CampaignGame = {
  Progress,
  newsText: (news) => newsText(news as Unlocked),
  story: (table) => `/story/${table}`,
};
