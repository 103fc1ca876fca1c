/** Shows what happened as a sequence: one step after another, each with the view as it was at that moment. */
import type { GameEvent } from '@three-spires/kernel';
import type { Outlook, Picture } from '@three-spires/table';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { type Scene, setPresenter, showNewest, showStep } from '../connection/table-store.ts';
import type { Teller } from '../game/teller.ts';
import { stepTime } from '../settings/settings-store.ts';

/** One step: events that are shown together, and the views after them, one for each outlook. */
export type Step = {
  readonly events: readonly GameEvent[];
  readonly views: readonly unknown[];
  readonly ms: number;
};

/** A scene of more steps than a player wants to watch is told faster. */
const LONGEST_MS = 7_000;
/** What a player missed while away is not told event by event. */
const MOST_EVENTS = 160;
/** In a scene longer than this, an input only ends the telling: it was not meant for what comes then. */
const LONG_MS = 900;
/** A fall that hangs does not stop the game. */
const LONGEST_HOLD_MS = 12_000;

const viewBefore = (from: Picture, { viewer, view }: Outlook): unknown =>
  (from.outlooks.find((before) => before.viewer === viewer) ?? { view }).view;

/** The steps of a scene. Pure. */
const stepsOf = (own: Teller, { from, to, events }: Scene): readonly Step[] => {
  const told = events.map(({ event }) => event);
  const outlooks = to.outlooks;
  let views = outlooks.map((outlook) => viewBefore(from, outlook));
  const steps: Step[] = [];
  let together: GameEvent[] = [];
  told.forEach((event, place) => {
    const later = told.slice(place + 1);
    views = views.map((view, at) => own.retell(view, event, { next: outlooks[at]?.view, later }));
    together.push(event);
    const ms = own.paceOf(event);
    if (ms === 0) return;
    steps.push({ events: together, views, ms });
    together = [];
  });
  return together.length === 0 ? steps : [...steps, { events: together, views, ms: 0 }];
};

/** The picture at a step: the newest one with the views of that moment. Nothing is decided and nothing is over yet. */
const pictureAt = (own: Teller, { from, to }: Scene, { views }: Step): Picture => {
  const { outcome: _outcome, ...open } = to;
  let isLive = true;
  const outlooks = to.outlooks.map((outlook, at) => {
    const view = views[at];
    if (own.isLive(view, outlook.view)) return { ...outlook, view };
    isLive = false;
    return { ...outlook, view, decisions: [], options: [] };
  });
  return { ...open, seq: from.seq, outlooks, deciding: isLive ? to.deciding : [] };
};

type Telling = {
  readonly scene: Scene;
  readonly steps: readonly Step[];
  readonly isLong: boolean;
  /** How much faster than its own pace it is told. */
  readonly rate: number;
  at: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** How many things on the table keep the current step. */
  holds: number;
  /** The time of the current step is over. */
  isDue: boolean;
};

let teller: Teller | undefined;
let telling: Telling | undefined;
const waiting: Scene[] = [];

const isWorthTelling = (scene: Scene): boolean =>
  teller !== undefined &&
  !document.hidden &&
  stepTime(1) > 0 &&
  scene.events.length > 0 &&
  scene.events.length <= MOST_EVENTS;

const begin = (scene: Scene): void => {
  const steps = teller === undefined ? [] : stepsOf(teller, scene);
  const total = steps.reduce((sum, { ms }) => sum + ms, 0);
  const rate = Math.max(1, total / LONGEST_MS);
  telling = { scene, steps, isLong: total > LONG_MS, rate, at: -1, timer: undefined, holds: 0, isDue: false };
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
  showStep(pictureAt(teller, current.scene, step), current.scene, before, step.events);
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
  if (scene === undefined) showNewest();
  else begin(scene);
};

/** Ends the telling at once: the screen shows the newest picture. */
const finishTelling = (): void => {
  if (telling === undefined) return;
  clearTimeout(telling.timer);
  telling = undefined;
  waiting.length = 0;
  showNewest();
};

/** Keeps the current step, a fall of cubes say, until the returned function is called. */
export const holdStep = (): (() => void) => {
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
};

const tell = (scene: Scene): boolean => {
  if (!isWorthTelling(scene)) {
    finishTelling();
    return false;
  }
  if (telling === undefined) begin(scene);
  else waiting.push(scene);
  return true;
};

/** Inside the board, not in a dialog, the chat or the bar at the top: those are used while the story goes on. */
const isOnBoard = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[data-table] main') !== null &&
  target.closest('dialog') === null;

const NOT_INPUT: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'Tab', 'CapsLock'];

/** Ends the telling, and says whether the input had no other meaning. */
const interrupt = (): boolean => {
  const current = telling;
  if (current === undefined) return false;
  const step = current.steps[current.at];
  const shown =
    step === undefined || teller === undefined ? undefined : pictureAt(teller, current.scene, step);
  const isLive = shown?.outlooks.some(({ options }) => options.length > 0) ?? false;
  flushSync(finishTelling);
  return current.isLong && !isLive;
};

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const press = (event: KeyboardEvent): void => {
  if (telling === undefined || NOT_INPUT.includes(event.key) || event.ctrlKey || event.metaKey) return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  if (document.querySelector('dialog[open]') !== null) return;
  if (interrupt() || event.key === ' ') swallow(event);
};

const point = (event: PointerEvent): void => {
  if (telling === undefined || event.button !== 0 || !isOnBoard(event.target)) return;
  if (!interrupt()) return;
  swallow(event);
  // The click that belongs to it is not meant for what lies under the pointer now.
  const forget = (): void => window.removeEventListener('click', swallow, { capture: true });
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.addEventListener('pointerup', () => setTimeout(forget), { once: true });
};

/** Directs a table with the words of its game for as long as it is on the screen. */
export const useDirector = (own: Teller | undefined): void => {
  useEffect(() => {
    teller = own;
    setPresenter(tell, finishTelling);
    window.addEventListener('keydown', press, { capture: true });
    window.addEventListener('pointerdown', point, { capture: true });
    document.addEventListener('visibilitychange', finishTelling);
    return () => {
      finishTelling();
      teller = undefined;
      setPresenter(undefined, undefined);
      window.removeEventListener('keydown', press, { capture: true });
      window.removeEventListener('pointerdown', point, { capture: true });
      document.removeEventListener('visibilitychange', finishTelling);
    };
  }, [own]);
};
