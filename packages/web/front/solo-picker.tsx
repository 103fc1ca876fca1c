import { useEffect, useRef } from 'react';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { CharacterTile } from './character-tile.tsx';
import { CHARACTER_PROFILES } from './characters.ts';
import styles from './solo-picker.module.css';
import { useOpening } from './use-opening.ts';

/** The second click of the shortest way into a fight. */
export const SoloPicker = ({ onCancel }: { readonly onCancel: () => void }) => {
  const { open, busy, failure } = useOpening();
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    first.current?.querySelector('button')?.focus();
  }, []);
  return (
    <section ref={first} className={styles.picker} aria-label={say('front.chooseCharacter')} aria-busy={busy}>
      <div className={styles.tiles}>
        {CHARACTER_PROFILES.map((profile) => (
          <CharacterTile
            key={profile.name}
            profile={profile}
            disabled={busy}
            action={say('fight')}
            onChoose={() => void open([{ character: profile.name, holder: 'me' }])}
          />
        ))}
      </div>
      <div className={styles.below}>
        <button type="button" className={controls.button} onClick={onCancel}>
          {say('back')}
        </button>
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
    </section>
  );
};
