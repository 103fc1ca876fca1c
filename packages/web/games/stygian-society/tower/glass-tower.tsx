import { loadPhysics } from '@three-spires/stygian-society/tower/fall';
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { paced } from '../../../settings/settings-store.ts';
import { say } from '../words/say.ts';
import styles from './glass-tower.module.css';
import { FIRST_ORBIT, type Orbit, orbitByKey, turned } from './orbit.ts';
import { playFall } from './play-fall.ts';
import { cubesInTrays, cubesStuck, type TowerDrop, type TowerState } from './shown-cubes.ts';
import { createStage, type Stage } from './stage.ts';

type GlassTowerProps = {
  readonly state: TowerState;
  readonly drop: TowerDrop | undefined;
  /** The key of a drop that was over before. */
  readonly old: number | undefined;
  /** Nobody is waiting for the fall any longer. */
  readonly isOver: boolean;
  readonly onDone: () => void;
  /** WebGL was lost: the still picture takes over. */
  readonly onLost: () => void;
};

const RADIANS_PER_PIXEL = 0.008;

/** The scene, for as long as its canvas exists. */
const useStage = (onLost: () => void) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<Stage>();
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let made: Stage;
    try {
      made = createStage(element);
    } catch {
      onLost();
      return;
    }
    const sized = new ResizeObserver(() => made.fit(element.clientWidth, element.clientHeight));
    sized.observe(element);
    element.addEventListener('webglcontextlost', onLost);
    setStage(made);
    return () => {
      sized.disconnect();
      element.removeEventListener('webglcontextlost', onLost);
      made.dispose();
    };
  }, [onLost]);
  return { canvas, stage };
};

type Falling = Pick<GlassTowerProps, 'state' | 'drop' | 'old' | 'isOver' | 'onDone'>;

/** Plays every new drop once; returns a function that ends the current one. */
const useFall = (stage: Stage | undefined, { state, drop, old, isOver, onDone }: Falling) => {
  const seen = useRef(old);
  const latest = useRef({ state, onDone });
  latest.current = { state, onDone };
  const [skip, setSkip] = useState<() => void>();

  useEffect(() => {
    if (stage === undefined || drop === undefined || drop.key === seen.current) return;
    seen.current = drop.key;
    const pace = paced(1000);
    if (pace < 10) {
      latest.current.onDone();
      return;
    }
    const lying = cubesInTrays(drop.lying);
    const end = playFall(drop, {
      speed: 1000 / pace,
      onFrame: (cubes) => stage.show([...lying, ...cubes]),
      onEnd: () => {
        // What follows the fall is on screen before the cubes are rearranged.
        latest.current.onDone();
        setSkip(undefined);
      },
    });
    setSkip(() => end);
    return end;
  }, [stage, drop]);

  useEffect(() => {
    if (isOver) skip?.();
  }, [isOver, skip]);
  useEffect(() => {
    if (skip === undefined) stage?.show([...cubesStuck(state), ...cubesInTrays(state)]);
  }, [stage, state, skip]);
  return skip;
};

/** Rotation by dragging and by keys. */
const useOrbit = (stage: Stage | undefined) => {
  const [orbit, setOrbit] = useState<Orbit>(FIRST_ORBIT);
  useEffect(() => stage?.look(orbit), [stage, orbit]);
  const onPointerDown = useCallback((event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
  }, []);
  const onPointerMove = useCallback((event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { movementX, movementY } = event;
    setOrbit((now) => turned(now, -movementX * RADIANS_PER_PIXEL, movementY * RADIANS_PER_PIXEL));
  }, []);
  const onKeyDown = useCallback((event: KeyboardEvent) => {
    if (orbitByKey(FIRST_ORBIT, event.key) === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setOrbit((now) => orbitByKey(now, event.key) ?? now);
  }, []);
  return { orbit, setOrbit, onPointerDown, onPointerMove, onKeyDown };
};

/** The tower in 3D, with simulated falling cubes. */
const GlassTower = ({ state, drop, old, isOver, onDone, onLost }: GlassTowerProps) => {
  const { canvas, stage } = useStage(onLost);
  useEffect(() => {
    // Preloads, before the first drop needs it.
    if (state.physical) void loadPhysics().catch(() => undefined);
  }, [state.physical]);
  const skip = useFall(stage, { state, drop, old, isOver, onDone });
  const { orbit, setOrbit, onPointerDown, onPointerMove, onKeyDown } = useOrbit(stage);
  return (
    <div className={styles.glass} data-falling={skip !== undefined} data-ready={stage !== undefined}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
      />
      {skip !== undefined && (
        <button type="button" className={styles.skip} onClick={skip}>
          {say('tower.skip')}
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys serve the buttons inside */}
      <div className={styles.tools} onKeyDown={onKeyDown}>
        <button
          type="button"
          className={styles.tool}
          aria-label={say('tower.turnLeft')}
          data-tip={say('tower.turnLeft')}
          onClick={() => setOrbit((now) => turned(now, -0.35, 0))}
        >
          ⟲
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={say('tower.turnRight')}
          data-tip={say('tower.turnRight')}
          onClick={() => setOrbit((now) => turned(now, 0.35, 0))}
        >
          ⟳
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={say('tower.reset')}
          data-tip={say('tower.reset')}
          disabled={orbit === FIRST_ORBIT}
          onClick={() => setOrbit(FIRST_ORBIT)}
        >
          ⌂
        </button>
      </div>
    </div>
  );
};

export default GlassTower;
