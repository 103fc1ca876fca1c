import { say } from '../text/say.ts';

/** What a stored set-up says about its run; the server has read it, so its fields are as the game wrote them. */
type StoredSetup = {
  readonly characters?: readonly string[];
  readonly climb?: {
    readonly ascension: number;
    readonly startAct: number;
    readonly modifiers: readonly string[];
    readonly daily?: string;
  };
};

export const charactersOf = (setup: unknown): readonly string[] =>
  ((setup ?? {}) as StoredSetup).characters ?? [];

const ACTS = [2, 3, 4] as const;

/** The kind of run in a few words: what is played, how high, with which modifiers. */
export const describeRun = (setup: unknown): string => {
  const { climb } = (setup ?? {}) as StoredSetup;
  if (climb === undefined) return say('mode.firstFight');
  const act = ACTS.find((each) => each === climb.startAct);
  return [
    climb.daily === undefined
      ? act === undefined
        ? say(climb.modifiers.length > 0 ? 'mode.custom' : 'mode.climb')
        : say('run.quickStart', { act: say(`act.${act}`) })
      : say('run.daily', { day: climb.daily }),
    ...(climb.ascension > 0 ? [say('run.ascension', { level: climb.ascension })] : []),
    ...climb.modifiers,
  ].join(' · ');
};
