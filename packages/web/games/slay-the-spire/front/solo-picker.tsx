import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useOpening } from '../../../connection/use-opening.ts';
import { Button } from '../../../kit/button.tsx';
import { Failure } from '../../../kit/failure.tsx';
import styles from '../../../set-up/figure-tiles.module.css';
import { CharacterTile } from '../pieces/character-tile.tsx';
import { CHARACTER_PROFILES } from '../pieces/characters.ts';
import { NEW_PLAN } from '../set-up/plan.ts';
import { requestTable } from '../set-up/request.ts';
import { say } from '../words/say-first.ts';

const LENGTHS = ['climb', 'firstFight'] as const;

/** The second click of the shortest way into a climb: choose a character, and go to Neow. */
const SoloPicker = ({ onCancel }: { readonly onCancel: () => void }) => {
  const { open, busy, failure } = useOpening();
  const [mode, setMode] = useState<(typeof LENGTHS)[number]>('climb');
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    first.current?.querySelector('button')?.focus();
  }, []);
  return (
    <section ref={first} className={styles.picker} aria-label={say('front.chooseCharacter')} aria-busy={busy}>
      <fieldset className={styles.lengths} aria-label={say('front.length')}>
        {LENGTHS.map((length) => (
          <label key={length} className={styles.length}>
            <input type="radio" name="length" checked={mode === length} onChange={() => setMode(length)} />
            <span>{say(`mode.${length}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.tiles}>
        {CHARACTER_PROFILES.map((profile) => (
          <CharacterTile
            key={profile.name}
            profile={profile}
            disabled={busy}
            action={say(mode === 'climb' ? 'front.climb' : 'fight')}
            onChoose={() =>
              void open(
                requestTable({ ...NEW_PLAN, mode, party: [{ character: profile.name, holder: 'me' }] }),
              )
            }
          />
        ))}
      </div>
      <div className={styles.below}>
        <Button onClick={onCancel}>{say('back')}</Button>
        <Link href="/new/slay-the-spire" className={styles.more}>
          {say('front.more')}
        </Link>
        <Failure text={failure?.text} />
      </div>
    </section>
  );
};

export default SoloPicker;
