import { fetchBlocks, unblock } from '../connection/api-finding.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { Button } from '../kit/button.tsx';
import { say } from '../text/say.ts';
import styles from './finding.module.css';

/** The people you have blocked. */
export const BlockedList = () => {
  const { loaded, setLoaded, failure, setFailure } = useLoaded(fetchBlocks);
  const free = (person: string): void => {
    unblock(person)
      .then(setLoaded)
      .catch((error: Error) => setFailure(error.message));
  };
  return (
    <>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {loaded?.people.length === 0 && <p className={styles.empty}>{say('blocks.none')}</p>}
      <ul className={styles.blocked}>
        {loaded?.people.map(({ person, name }) => (
          <li key={person}>
            <span>{name}</span>
            <Button aria-label={say('blocks.unblockNamed', { name })} onClick={() => free(person)}>
              {say('blocks.unblock')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
