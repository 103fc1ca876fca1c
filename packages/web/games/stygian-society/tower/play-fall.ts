/** Plays a fall frame by frame: the same simulation as on the server, or a re-enactment (told-fall.ts). */
import {
  beginFall,
  type Fall,
  type FallRequest,
  isDecided,
  loadPhysics,
  stepFall,
} from '@three-spires/stygian-society/tower/fall';
import { STEPS_PER_SECOND } from '@three-spires/stygian-society/tower/plan';
import type { ShownCube, TowerDrop } from './shown-cubes.ts';
import { tellFall } from './told-fall.ts';

type FallShow = {
  /** The playback speed as a factor. */
  readonly speed: number;
  readonly onFrame: (cubes: readonly ShownCube[]) => void;
  readonly onEnd: () => void;
};

/** Cubes in motion. */
type Moving = {
  /** Advances the simulation by this much time. */
  readonly advance: (milliseconds: number) => void;
  readonly cubes: () => readonly ShownCube[];
  readonly isOver: () => boolean;
  readonly free: () => void;
};

/** The time budget of a fall per frame: the greater of a fixed time and a fraction of the last frame. */
const MOST_MS_PER_FRAME = 8;
const MOST_OF_A_FRAME = 0.3;
/** Limits the time that one frame can add, so that the fall resumes where it was after a pause. */
const LONGEST_FRAME_MS = 250;
/** After the fall is decided, cubes keep rolling in the trays for a moment. */
const STEPS_AFTER = STEPS_PER_SECOND * 0.6;

const cubesOf = ({ cubes }: Fall): ShownCube[] =>
  cubes.map(({ colour, body }) => {
    const at = body.translation();
    const turn = body.rotation();
    return { colour, at: [at.x, at.y, at.z], turn: [turn.x, turn.y, turn.z, turn.w] };
  });

/** The same simulation as on the server, several steps per frame. */
const simulated = async (request: FallRequest): Promise<Moving> => {
  const fall = beginFall(await loadPhysics(), request);
  let after = 0;
  let owed = 0;
  return {
    advance: (milliseconds) => {
      const deadline = performance.now() + Math.max(MOST_MS_PER_FRAME, milliseconds * MOST_OF_A_FRAME);
      owed += (milliseconds / 1000) * STEPS_PER_SECOND;
      for (; owed >= 1 && after < STEPS_AFTER && performance.now() < deadline; owed--) {
        stepFall(fall);
        if (isDecided(fall)) after++;
      }
      // Steps that did not fit are dropped: the fall then plays more slowly.
      owed = Math.min(owed, 1);
    },
    cubes: () => cubesOf(fall),
    isOver: () => after >= STEPS_AFTER,
    free: () => fall.world.free(),
  };
};

const told = async (drop: TowerDrop): Promise<Moving> => {
  const { seconds, cubesAt } = tellFall(drop);
  let passed = 0;
  return {
    advance: (milliseconds) => {
      passed += milliseconds / 1000;
    },
    cubes: () => cubesAt(passed),
    isOver: () => passed >= seconds,
    free: () => undefined,
  };
};

/** Starts playing a drop; the returned function ends it at once. `onEnd` is called once, however it ends. */
export const playFall = (drop: TowerDrop, { speed, onFrame, onEnd }: FallShow): (() => void) => {
  let moving: Moving | undefined;
  let frame = 0;
  let isOver = false;
  let last: number | undefined;

  const end = (): void => {
    if (isOver) return;
    isOver = true;
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', endIfHidden);
    moving?.free();
    onEnd();
  };
  // A hidden page gets no frames, and there is no point in waiting for something invisible.
  const endIfHidden = (): void => {
    if (document.hidden) end();
  };

  const next = (now: number): void => {
    if (moving === undefined || isOver) return;
    moving.advance(last === undefined ? 0 : Math.min(LONGEST_FRAME_MS, now - last) * speed);
    last = now;
    onFrame(moving.cubes());
    if (moving.isOver()) end();
    else frame = requestAnimationFrame(next);
  };

  document.addEventListener('visibilitychange', endIfHidden);
  endIfHidden();
  const beginning = drop.fall === undefined ? told(drop) : simulated(drop.fall);
  beginning.then(
    (begun) => {
      if (isOver) {
        begun.free();
        return;
      }
      moving = begun;
      frame = requestAnimationFrame(next);
    },
    // Without the physics nothing can be shown, but the result is known anyway.
    end,
  );
  return end;
};
