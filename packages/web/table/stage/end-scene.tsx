/** The short scene at the end of a game, before the panel with the result. */

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLiveTable } from '../../connection/use-table.ts';
import { stepTime } from '../../settings/settings-store.ts';
import styles from './end-scene.module.css';

const SCENE_MS = 1_500;

/** Whether the scene is playing, and how to end it. Any key or press ends it. */
export const useEndScene = () => {
  const { wasPlayed, forgetPlayed } = useLiveTable();
  const [isOn, setOn] = useState(() => wasPlayed() && stepTime(1) > 0);
  const end = useCallback(() => {
    forgetPlayed();
    setOn(false);
  }, [forgetPlayed]);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(end, stepTime(SCENE_MS));
    addEventListener('keydown', end);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end);
      removeEventListener('pointerdown', end);
    };
  }, [isOn, end]);
  return isOn;
};

type EndSceneProps = {
  /** What happens, in one sentence. */
  readonly words: string;
  readonly result: 'victory' | 'defeat';
  /** The hall behind it. */
  readonly place: ReactNode;
  /** The figures on stage. */
  readonly children?: ReactNode;
};

export const EndScene = ({ words, result, place, children }: EndSceneProps) => (
  <main className={styles.scene} data-end-scene={result}>
    {place}
    <div className={styles.stage} aria-hidden="true">
      {children}
    </div>
    <p className={styles.words} role="status">
      {words}
    </p>
  </main>
);

const BREAK_MS = 650;

/** `breathing`, and after a moment `dead`: the state of what falls in the scene. */
export const useBreaking = (): 'breathing' | 'dead' => {
  const [state, setState] = useState<'breathing' | 'dead'>('breathing');
  useEffect(() => {
    const timer = setTimeout(() => setState('dead'), stepTime(BREAK_MS));
    return () => clearTimeout(timer);
  }, []);
  return state;
};
