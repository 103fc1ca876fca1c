import { Link } from 'wouter';
import { useDialog } from '../kit/dialogs.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { Bubble } from './bubble.tsx';
import type { Lesson } from './lesson.ts';
import { useNextKey, useStep } from './use-step.ts';

type GuideProps<Name extends string, Seen> = {
  readonly lesson: Lesson<Name, Seen>;
  readonly table: string;
};

/** Points at one thing after the other while the game is played for real. */
export const Guide = <Name extends string, Seen>({ lesson, table }: GuideProps<Name, Seen>) => {
  const { steps, path, onwards } = lesson;
  const seen = lesson.useSeen();
  const covered = useDialog((state) => state.open !== undefined);
  const { step: at, next } = useStep(table, (reached) =>
    seen === undefined ? reached : lesson.stepNow(reached, seen),
  );
  const lost = seen !== undefined && lesson.isLost(seen);
  const over = lost || at === steps.length - 1;
  // A lost game ends at the same step as a won one.
  const step = lost ? steps.at(-1) : steps[at];
  const pressed = step?.until.when === 'next' && !over ? next : undefined;
  useNextKey(covered ? undefined : pressed);
  if (seen === undefined || step === undefined || covered) return null;
  const name = lost ? 'lost' : step.name;
  return (
    <Bubble
      name={name}
      {...lesson.words(name)}
      step={at + 1}
      steps={steps.length}
      at={step.at}
      aside={step.aside === true}
      next={pressed}
      last={
        over ? (
          <Link href={lost ? path : onwards.href} className={controls.primary}>
            {lost ? say('learn.again') : onwards.words}
          </Link>
        ) : undefined
      }
    />
  );
};
