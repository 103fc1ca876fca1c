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

/** Checked once: a context created only for the check costs as much as one in use. */
const hasWebGl = (): boolean => {
  known ??= document.createElement('canvas').getContext('webgl2') !== null;
  return known;
};

/** Ends the wait for a fall at once if it is not visible: without animation, or if it is already over. */
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
  /** The latest drop or accident. A new key plays its fall. */
  readonly drop: TowerDrop | undefined;
  /** Ends the fall at once. */
  readonly isOver?: boolean;
  /** Called once per drop: it has been shown, or there is nothing to show. */
  readonly onDone: () => void;
};

/** The cube tower: in 3D with animation and WebGL, else as an equivalent picture. */
export const Tower = ({ state, drop, isOver = false, onDone }: TowerProps) => {
  useSettings();
  const [isLost, setIsLost] = useState(false);
  const lose = useCallback(() => setIsLost(true), []);
  const isStill = isLost || paced(1000) === 0 || !hasWebGl();
  // Drops that fell before the tower was mounted are not shown again.
  const old = useRef(drop?.key).current;
  useNoWait(isStill, drop, old, onDone);
  const words = [
    say('tower.label', { cubes: cubesInWords(state.tower) }),
    ...(drop === undefined ? [] : [dropInWords(drop)]),
  ].join(' ');
  const still = <StillPicture state={state} />;
  return (
    <div className={styles.tower} data-tower={isStill ? 'still' : 'glass'} data-drop={drop?.key}>
      {/* Read, not seen: the picture shows it. */}
      <p className="hidden-visually">{words}</p>
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
