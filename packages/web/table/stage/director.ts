/** Shows events as a sequence: one step after another, each with the view at that moment. */
import type { LiveTable } from '../../connection/live-table.ts';
import type { Scene } from '../../connection/table-state.ts';
import type { Teller } from '../../game/teller.ts';
import { pictureAt, type Step, stepsOf } from './steps.ts';

/** A scene with more steps than a player wants to watch is told faster. */
const LONGEST_MS = 7_000;
/** What a player missed while away is not told event by event. */
const MOST_EVENTS = 160;
/** In a scene longer than this, an input only ends the telling: it was not meant for what follows. */
const LONG_MS = 900;
/** A stuck fall does not stop the game. */
const LONGEST_HOLD_MS = 12_000;

type Telling = {
  readonly scene: Scene;
  readonly steps: readonly Step[];
  readonly isLong: boolean;
  /** The playback speed relative to its own pace. */
  readonly rate: number;
  at: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** How many things on the table are holding the current step. */
  holds: number;
  /** The time of the current step is over. */
  isDue: boolean;
};

type DirectorNeeds = {
  readonly table: Pick<LiveTable, 'step' | 'showNewest'>;
  /** Scales a step's time by the player's settings; 0 if nothing is told. */
  readonly stepTime: (ms: number) => number;
  /** Whether the page is hidden. */
  readonly isHidden: () => boolean;
};

export type Director = {
  /** Sets the game's teller; undefined while nothing is to be told. */
  setTeller(teller: Teller | undefined): void;
  /** False if a scene is to be shown at once. */
  tell(scene: Scene): boolean;
  isTelling(): boolean;
  /** Ends the telling at once: the screen shows the newest picture. */
  finish(): void;
  /** Whether an input that ends the telling now can have no other meaning. */
  takesInput(): boolean;
  /** Holds the current step, such as a fall of cubes, until the returned function is called. */
  hold(): () => void;
};

export const createDirector = ({ table, stepTime, isHidden }: DirectorNeeds): Director => {
  let teller: Teller | undefined;
  let telling: Telling | undefined;
  const waiting: Scene[] = [];

  const isWorthTelling = (scene: Scene): boolean =>
    teller !== undefined &&
    !isHidden() &&
    stepTime(1) > 0 &&
    scene.events.length > 0 &&
    scene.events.length <= MOST_EVENTS;

  const begin = (scene: Scene): void => {
    const steps = teller === undefined ? [] : stepsOf(teller, scene);
    const total = steps.reduce((sum, { ms }) => sum + ms, 0);
    const rate = Math.max(1, total / LONGEST_MS);
    const fresh = { at: -1, timer: undefined, holds: 0, isDue: false };
    telling = { scene, steps, isLong: total > LONG_MS, rate, ...fresh };
    next();
  };

  /** Shows the next step, or ends the scene after the last. */
  const next = (): void => {
    const current = telling;
    if (current === undefined || teller === undefined) return;
    current.at++;
    current.isDue = false;
    const step = current.steps[current.at];
    if (step === undefined) {
      endScene();
      return;
    }
    const before = current.steps
      .slice(0, current.at + 1)
      .reduce((count, { events }) => count + events.length, 0);
    table.step(pictureAt(teller, current.scene, step), current.scene, before, step.events);
    const hurry = current.rate * (1 + waiting.length);
    current.timer = setTimeout(() => {
      current.isDue = true;
      if (current.holds === 0 && telling === current) next();
    }, stepTime(step.ms) / hurry);
  };

  const endScene = (): void => {
    const scene = waiting.shift();
    if (telling !== undefined) clearTimeout(telling.timer);
    telling = undefined;
    if (scene === undefined) table.showNewest();
    else begin(scene);
  };

  const finish = (): void => {
    if (telling === undefined) return;
    clearTimeout(telling.timer);
    telling = undefined;
    waiting.length = 0;
    table.showNewest();
  };

  return {
    setTeller(own) {
      teller = own;
    },

    tell(scene) {
      if (!isWorthTelling(scene)) {
        finish();
        return false;
      }
      if (telling === undefined) begin(scene);
      else waiting.push(scene);
      return true;
    },

    isTelling: () => telling !== undefined,
    finish,

    takesInput() {
      if (telling === undefined) return false;
      const { scene, steps, at, isLong } = telling;
      const step = steps[at];
      const shown = step === undefined || teller === undefined ? undefined : pictureAt(teller, scene, step);
      const isLive = shown?.outlooks.some(({ options }) => options.length > 0) ?? false;
      return isLong && !isLive;
    },

    hold() {
      const current = telling;
      if (current === undefined) return () => undefined;
      const at = current.at;
      let isHeld = true;
      current.holds++;
      const release = (): void => {
        if (!isHeld) return;
        isHeld = false;
        clearTimeout(limit);
        current.holds--;
        if (telling === current && current.at === at && current.holds === 0 && current.isDue) next();
      };
      const limit = setTimeout(release, LONGEST_HOLD_MS);
      return release;
    },
  };
};
