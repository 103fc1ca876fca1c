import Swap from '~icons/game-icons/cycle';
import { Button } from '../../kit/button.tsx';
import { say } from '../../text/say.ts';
import styles from './hand-over.module.css';

type HandOverProps = { readonly name: string; readonly onReady: () => void };

/** Shown between the turns of two rivals at one screen, so that neither sees the other's hand. */
export const HandOver = ({ name, onReady }: HandOverProps) => (
  <main className={styles.screen} data-hand-over>
    <Swap className={styles.sign} aria-hidden="true" />
    <h1 className={styles.title}>{say('handOver.title', { name })}</h1>
    <p>{say('handOver.about')}</p>
    {/* The only thing to do here. */}
    <Button look="primary" autoFocus onClick={onReady}>
      {say('handOver.ready', { name })}
    </Button>
  </main>
);
