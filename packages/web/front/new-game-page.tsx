import { useState } from 'react';
import type { SeatPlan } from '../connection/api.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { CharacterTile } from './character-tile.tsx';
import { CHARACTER_PROFILES } from './characters.ts';
import { NameField } from './name-field.tsx';
import styles from './new-game-page.module.css';
import { PageFrame } from './page-frame.tsx';
import { useOpening } from './use-opening.ts';

type Holder = SeatPlan['holder'] | 'none';
const HOLDERS: readonly Holder[] = ['none', 'me', 'open'];
const FIRST: Readonly<Record<string, Holder>> = { Ironclad: 'me', Silent: 'open' };

/** Who plays which character: me (several times for a hot seat), somebody with a link, or nobody. */
const NewGamePage = () => {
  const [holders, setHolders] = useState(FIRST);
  const { open, busy, failure } = useOpening();
  const plans = CHARACTER_PROFILES.flatMap(({ name }): SeatPlan[] => {
    const holder = holders[name] ?? 'none';
    return holder === 'none' ? [] : [{ character: name, holder }];
  });
  const mine = plans.filter(({ holder }) => holder === 'me').length;
  const waiting = plans.length - mine;
  return (
    <PageFrame title={say('new.title')}>
      <p className={styles.lead}>{say('new.lead')}</p>
      <NameField />
      <div className={styles.tiles}>
        {CHARACTER_PROFILES.map((profile) => (
          <CharacterTile key={profile.name} profile={profile}>
            <span
              className={styles.choices}
              role="radiogroup"
              aria-label={say('new.who', { character: profile.name })}
            >
              {HOLDERS.map((holder) => (
                <label key={holder} className={styles.choice}>
                  <input
                    type="radio"
                    name={profile.name}
                    checked={(holders[profile.name] ?? 'none') === holder}
                    onChange={() => setHolders({ ...holders, [profile.name]: holder })}
                  />
                  <span>{say(`new.${holder}`)}</span>
                </label>
              ))}
            </span>
          </CharacterTile>
        ))}
      </div>
      <div className={styles.below}>
        <button
          type="button"
          className={controls.primary}
          disabled={busy || mine === 0}
          onClick={() => void open(plans)}
        >
          {say('new.start')}
        </button>
        <p className={styles.summary} aria-live="polite">
          {mine === 0 ? say('new.needMe') : say('new.summary', { mine, waiting })}
        </p>
      </div>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </PageFrame>
  );
};

export default NewGamePage;
