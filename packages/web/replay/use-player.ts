import { useEffect, useState } from 'react';

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8];
const STEP_MS = 1100;

type Moment = { readonly at: number; readonly stepped: boolean };

/**
 * The current moment of a replay, and the timer that advances it. `ready` says whether the picture has
 * arrived.
 */
export const usePlayer = (start: number) => {
  const [moment, setMoment] = useState<Moment>({ at: start, stepped: false });
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const go = (at: number): void =>
    setMoment((before) => ({ at: Math.max(0, at), stepped: at === before.at + 1 }));
  const step = (by: number): void => {
    setPlaying(false);
    setMoment((before) => ({ at: Math.max(0, before.at + by), stepped: by === 1 }));
  };
  const changeSpeed = (by: number): void => {
    const place = SPEEDS.indexOf(speed) + by;
    setSpeed(SPEEDS[Math.min(Math.max(place, 0), SPEEDS.length - 1)] ?? 1);
  };
  return { ...moment, go, step, playing, setPlaying, speed, setSpeed, changeSpeed };
};

export type Player = ReturnType<typeof usePlayer>;

/** Advances automatically while playing, but never past a picture that has not arrived. */
export const usePlaying = ({ at, playing, speed, go, setPlaying }: Player, last: number, ready: boolean) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment, not a new function, is the reason
  useEffect(() => {
    if (!playing || !ready) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [at, playing, speed, last, ready]);
};

type Keys = {
  readonly player: Player;
  readonly last: number;
  readonly jump: (by: 1 | -1) => void;
  /** Whether something over the picture takes the keys. */
  readonly busy: () => boolean;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);

const pressed = (event: KeyboardEvent, { player, last, jump }: Keys): boolean => {
  switch (event.key) {
    case ' ':
    case 'k':
      player.setPlaying(!player.playing);
      return true;
    case 'ArrowRight':
    case 'ArrowLeft': {
      const by = event.key === 'ArrowRight' ? 1 : -1;
      if (event.shiftKey) jump(by);
      else if (player.at + by <= last) player.step(by);
      return true;
    }
    case 'PageDown':
    case 'PageUp':
      jump(event.key === 'PageDown' ? 1 : -1);
      return true;
    case 'Home':
      player.go(0);
      return true;
    case 'End':
      player.go(last);
      return true;
    case '+':
    case '-':
      player.changeSpeed(event.key === '+' ? 1 : -1);
      return true;
    default:
      return false;
  }
};

/** The player's keys. They take precedence over those of the displayed table. */
export const usePlayerKeys = (keys: Keys): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || keys.busy()) return;
      // A focused button handles the space bar itself.
      if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
      if (!pressed(event, keys)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  });
};
