import { useEffect, useState } from 'react';
import { useLiveTable, useTable } from '../../../../connection/use-table.ts';
import { Button } from '../../../../kit/button.tsx';
import { priceText, purseText } from '../../board/describe.ts';
import { cardInfo, type StygianSocietyEvent } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import styles from './lack-notice.module.css';

type Forfeited = Extract<StygianSocietyEvent, { type: 'forfeited' }>;

const isLack = (event: StygianSocietyEvent): event is Forfeited =>
  event.type === 'forfeited' && event.why !== 'choice';

/** The last action forfeited for lack of cubes or a target, until the next input. */
const useLack = () => {
  const { number, events } = useTable((state) => state.told);
  const { store } = useLiveTable();
  const [lack, setLack] = useState<Forfeited>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new step is news
  useEffect(() => {
    const found = (events as readonly StygianSocietyEvent[]).findLast(isLack);
    if (found !== undefined) setLack(found);
  }, [number]);
  useEffect(() => {
    if (lack === undefined) return;
    // An input that merely skips the telling does not close it.
    const close = (): void => {
      if (!store.getState().telling) setLack(undefined);
    };
    window.addEventListener('pointerdown', close);
    window.addEventListener('keydown', close);
    return () => {
      window.removeEventListener('pointerdown', close);
      window.removeEventListener('keydown', close);
    };
  }, [store, lack]);
  return { lack, close: () => setLack(undefined) };
};

/** Explains why an action had no effect: what was needed, and what was available. */
export const LackNotice = () => {
  const { lack, close } = useLack();
  if (lack === undefined) return null;
  const { card, heroName, why, needed, had } = lack;
  return (
    <div className={styles.notice} role="status" data-lack={why}>
      <p>
        <strong>{say('lack.title', { card: cardInfo(card).name })}</strong>{' '}
        {why === 'target'
          ? say('lack.target')
          : say('lack.cubes', { hero: heroName, needed: priceText(needed), had: purseText(had) })}
      </p>
      <Button look="primary" onClick={close}>
        {say('lack.goOn')}
      </Button>
    </div>
  );
};
