/** Shows a fall as it happens: the same simulation as on the server, some steps in every frame. */
import {
  beginFall,
  type Fall,
  type FallRequest,
  isDecided,
  loadPhysics,
  stepFall,
} from '@three-spires/stygian-society/tower/fall';
import { STEPS_PER_SECOND } from '@three-spires/stygian-society/tower/plan';
import type { ShownCube } from './shown-cubes.ts';

export type FallShow = {
  /** How often as fast as it is. */
  readonly speed: number;
  readonly onFrame: (cubes: readonly ShownCube[]) => void;
  readonly onEnd: () => void;
};

/** A frame gives the fall no more than this, or a part of the last one where frames are long anyway. */
const MOST_MS_PER_FRAME = 8;
const MOST_OF_A_FRAME = 0.3;
/** After a longer pause the fall goes on from where it was. */
const LONGEST_FRAME_MS = 250;
/** After the fall is decided cubes roll on in the trays for a moment. */
const STEPS_AFTER = STEPS_PER_SECOND * 0.6;

const cubesOf = ({ cubes }: Fall): ShownCube[] =>
  cubes.map(({ colour, body }) => {
    const at = body.translation();
    const turn = body.rotation();
    return { colour, at: [at.x, at.y, at.z], turn: [turn.x, turn.y, turn.z, turn.w] };
  });

/** Begins to show the fall; what it gives ends it at once. `onEnd` comes once, however it ends. */
export const playFall = (request: FallRequest, { speed, onFrame, onEnd }: FallShow): (() => void) => {
  let fall: Fall | undefined;
  let frame = 0;
  let isOver = false;
  let after = 0;
  let owed = 0;
  let last: number | undefined;

  const end = (): void => {
    if (isOver) return;
    isOver = true;
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', endIfHidden);
    fall?.world.free();
    onEnd();
  };
  // A hidden page gets no frames, and nobody waits for what nobody sees.
  const endIfHidden = (): void => {
    if (document.hidden) end();
  };

  const advance = (running: Fall, milliseconds: number): void => {
    const deadline = performance.now() + Math.max(MOST_MS_PER_FRAME, milliseconds * MOST_OF_A_FRAME);
    owed += (milliseconds / 1000) * STEPS_PER_SECOND * speed;
    for (; owed >= 1 && after < STEPS_AFTER && performance.now() < deadline; owed--) {
      stepFall(running);
      if (isDecided(running)) after++;
    }
    // What could not be done in time is not made up for: then it is seen more slowly.
    owed = Math.min(owed, 1);
  };

  const next = (now: number): void => {
    if (fall === undefined || isOver) return;
    advance(fall, last === undefined ? 0 : Math.min(LONGEST_FRAME_MS, now - last));
    last = now;
    onFrame(cubesOf(fall));
    if (after >= STEPS_AFTER) end();
    else frame = requestAnimationFrame(next);
  };

  document.addEventListener('visibilitychange', endIfHidden);
  endIfHidden();
  loadPhysics().then(
    (physics) => {
      if (isOver) return;
      fall = beginFall(physics, request);
      frame = requestAnimationFrame(next);
    },
    // Without the physics nothing can be shown; what fell is known all the same.
    end,
  );
  return end;
};
