import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { BesideBoundary } from '../../../failure/boundaries.tsx';
import { lazily } from '../../../kit/part.ts';
import { paced, useSettings } from '../../../settings/settings-store.ts';
import { say } from '../words/say.ts';
import type { TowerDrop, TowerState } from './shown-cubes.ts';
import { StillPicture } from './still-picture.tsx';
import styles from './tower.module.css';
import { cubesInWords, dropInWords } from './words.ts';

const GlassTower = lazily(() => import('./glass-tower.tsx'));

let known: boolean | undefined;

/** Asked once: a context that is only looked for costs as much as one that is used. */
const hasWebGl = (): boolean => {
  known ??= document.createElement('canvas').getContext('webgl2') !== null;
  return known;
};

/** Waiting for a fall ends at once where there is none to be seen: without motion, or if it is over already. */
const useNoWait = (
  isStill: boolean,
  drop: TowerDrop | undefined,
  old: number | undefined,
  onDone: () => void,
) => {
  const told = useRef<number>(undefined);
  const key = drop?.key;
  useEffect(() => {
    if (key === undefined || key === told.current || !(isStill || key === old)) return;
    told.current = key;
    onDone();
  }, [isStill, key, old, onDone]);
};

export type TowerProps = {
  readonly state: TowerState;
  /** The latest drop or accident; one with a new key is shown falling. */
  readonly drop: TowerDrop | undefined;
  /** The fall is to end at once. */
  readonly isOver?: boolean;
  /** Once for every drop: it has been shown, or there is nothing to show. */
  readonly onDone: () => void;
};

/** The cube tower: in three dimensions where there are motion and WebGL, else as a picture that tells the same. */
export const Tower = ({ state, drop, isOver = false, onDone }: TowerProps) => {
  useSettings();
  const [isLost, setIsLost] = useState(false);
  const lose = useCallback(() => setIsLost(true), []);
  const isStill = isLost || paced(1000) === 0 || !hasWebGl();
  // What had fallen before the tower was there is not shown again.
  const old = useRef(drop?.key).current;
  useNoWait(isStill, drop, old, onDone);
  const words = [
    say('tower.label', { cubes: cubesInWords(state.tower) }),
    ...(drop === undefined ? [] : [dropInWords(drop)]),
  ].join(' ');
  const still = <StillPicture state={state} />;
  return (
    <div className={styles.tower} data-tower={isStill ? 'still' : 'glass'} data-drop={drop?.key}>
      <p className={styles.words}>{words}</p>
      {isStill ? (
        still
      ) : (
        <BesideBoundary otherwise={still} onFailure={lose}>
          <Suspense fallback={still}>
            <GlassTower state={state} drop={drop} old={old} isOver={isOver} onDone={onDone} onLost={lose} />
          </Suspense>
        </BesideBoundary>
      )}
    </div>
  );
};
