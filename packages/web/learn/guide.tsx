import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTable } from '../connection/use-table.ts';
import type { Lesson } from '../game/guide.ts';
import { useDialog } from '../kit/dialogs.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { Bubble } from './bubble.tsx';
import { keepFinished } from './finished.ts';
import type { Folding } from './use-placing.ts';
import { useStep, useStepKeys } from './use-step.ts';

/**
 * Announces the step. It stays mounted while the box is hidden: a live region added together with its text is
 * not read.
 */
const Spoken = ({ words }: { readonly words: string }) => {
  const [spoken, setSpoken] = useState('');
  useEffect(() => setSpoken(words), [words]);
  return (
    <p className="hidden-visually" role="status" aria-live="polite" aria-atomic="true" data-spoken>
      {spoken}
    </p>
  );
};

type GuideProps = {
  readonly lesson: Lesson;
  readonly place: string;
  /** The address of the lesson. */
  readonly path: string;
  /** The address of the list of lessons. */
  readonly list: string;
  /** What is offered at the end. */
  readonly onwards: { readonly href: string; readonly words: string };
};

const useLessonStep = ({ lesson, place, path }: GuideProps) => {
  const progress = lesson.useProgress();
  const lost = progress?.isLost === true;
  const last = lesson.steps.length - 1;
  const step = useStep(place, progress?.stepNow ?? ((reached) => reached));
  const over = lost || step.shown === last;
  const isFinished = step.due === last && !lost;
  useEffect(() => {
    if (isFinished) keepFinished(path);
  }, [isFinished, path]);
  // A lost game ends at the same step as a won one.
  const shown = lesson.steps[lost ? last : step.shown];
  const isRead = !over && (shown?.until.when === 'next' || step.shown < step.due);
  // The final steps can only be reached by playing.
  const canGoOn = !over && (isRead || step.due < last - 1);
  return { ...step, lost, over, isRead, isReady: progress !== undefined, step: shown, canGoOn };
};

/** Whether the box of this step is folded. The player's choice applies to one step. */
const useFolding = (step: string | undefined) => {
  const [wish, setWish] = useState<{ readonly step: string | undefined; readonly folding: Folding }>();
  return {
    folding: wish?.step === step && wish !== undefined ? wish.folding : 'auto',
    onFold: (folded: boolean) => setWish({ step, folding: folded ? 'folded' : 'open' }),
  } as const;
};

/** Points at one thing after another while the game is played for real. */
export const Guide = (props: GuideProps) => {
  const { lesson, path, list, onwards } = props;
  const { step, shown, forward, back, lost, over, isRead, isReady, canGoOn } = useLessonStep(props);
  const { folding, onFold } = useFolding(step?.name);
  const covered = useDialog((state) => state.open !== undefined);
  const telling = useTable((state) => state.telling);
  const hidden = covered || telling || !isReady || step === undefined;
  useStepKeys({
    forward: hidden || !canGoOn ? undefined : forward,
    back: hidden || lost ? undefined : back,
  });
  if (hidden) return <Spoken words="" />;
  const name = lost ? 'lost' : step.name;
  const words = lesson.words(name);
  return (
    <>
      <Spoken words={`${words.title}. ${words.text}`} />
      <Bubble
        {...{ name, ...words, isRead, onFold }}
        folding={isRead || over ? undefined : folding}
        step={shown + 1}
        steps={lesson.steps.length}
        at={step.at}
        clear={lesson.clear}
        back={lost ? undefined : back}
        leave={list}
      >
        {canGoOn && (
          <button
            type="button"
            className={isRead ? controls.primary : controls.quiet}
            data-learn={isRead ? 'next' : 'skip'}
            onClick={forward}
          >
            {say(isRead ? 'learn.next' : 'learn.skip')}
          </button>
        )}
        {over && (
          <Link href={lost ? path : onwards.href} className={controls.primary} data-learn="onwards">
            {lost ? say('learn.again') : onwards.words}
          </Link>
        )}
      </Bubble>
    </>
  );
};
