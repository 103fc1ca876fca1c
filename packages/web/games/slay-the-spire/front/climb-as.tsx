import { useOpening } from '../../../connection/use-opening.ts';
import { Failure } from '../../../kit/failure.tsx';
import { CHARACTER_PROFILES } from '../pieces/characters.ts';
import { Picture } from '../pieces/picture.tsx';
import { NEW_PLAN } from '../set-up/plan.ts';
import { requestTable } from '../set-up/request.ts';
import { say } from '../words/say-first.ts';
import styles from './climb-as.module.css';

/** The four characters at the door: one click starts a solo climb. */
const ClimbAs = () => {
  const { open, busy, failure } = useOpening();
  return (
    <section className={styles.climbAs} aria-label={say('front.climbAs')} aria-busy={busy}>
      {CHARACTER_PROFILES.map(({ name, mood }) => (
        <button
          key={name}
          type="button"
          className={styles.character}
          data-mood={mood}
          data-climb-as={name}
          title={say('front.climbAsOne', { name })}
          aria-label={say('front.climbAsOne', { name })}
          disabled={busy}
          onClick={() => void open(requestTable({ ...NEW_PLAN, party: [{ character: name, holder: 'me' }] }))}
        >
          <span className={styles.face}>
            <Picture kind="figure" id={name} size="small" frame="medal" />
          </span>
          <span>{name}</span>
        </button>
      ))}
      <Failure text={failure?.text} className={styles.failure} />
    </section>
  );
};

export default ClimbAs;
