import { use } from 'react';
import { Link } from 'wouter';
import type { Lesson } from '../game/guide.ts';
import type { WebGame } from '../game/web-game.ts';
import { partOf } from '../kit/part.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useTheme } from '../theme/use-theme.ts';
import { finishedLessons } from './finished.ts';
import styles from './learn-page.module.css';
import { LessonPage } from './lesson-page.tsx';

type Listed = Lesson & { readonly path: string; readonly isFinished: boolean; readonly number: number };

const LessonCard = ({ lesson, isNext }: { readonly lesson: Listed; readonly isNext: boolean }) => (
  <li className={styles.lesson} data-lesson={lesson.id} data-finished={lesson.isFinished || undefined}>
    <span className={styles.number} aria-hidden="true">
      {lesson.number}
    </span>
    <div>
      <h2 className={styles.title}>{lesson.title}</h2>
      <p>{lesson.teaches}</p>
      {lesson.isFinished && <p className={styles.finished}>{say('learn.finished')}</p>}
    </div>
    <Link href={lesson.path} className={isNext ? controls.primary : controls.button}>
      {say(lesson.isFinished ? 'learn.repeat' : 'learn.begin')}
      <span className="hidden-visually"> {lesson.title}</span>
    </Link>
  </li>
);

type LessonListProps = {
  readonly game: WebGame;
  readonly lessons: readonly Listed[];
  /** Whether the address names a lesson that does not exist. */
  readonly missing: boolean;
};

/** The lessons of a game, marking those finished in this browser. */
const LessonList = ({ game, lessons, missing }: LessonListProps) => {
  useTheme(game.id);
  const next = lessons.find(({ isFinished }) => !isFinished);
  return (
    <PageFrame title={say('learn.of', { game: game.short })} hall={game.place}>
      {missing && <p role="alert">{say('learn.missing')}</p>}
      <p>{say('learn.lead')}</p>
      <ol className={styles.lessons}>
        {lessons.map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} isNext={lesson === next} />
        ))}
      </ol>
      <div className={styles.next}>
        <Link href={`/new/${game.id}`} className={controls.button}>
          {game.door.begin}
        </Link>
        <Link href="/play" className={controls.button}>
          {say('finding.link')}
        </Link>
        <Link href="/bots" className={controls.button}>
          {say('bots.link')}
        </Link>
      </div>
    </PageFrame>
  );
};

type LearnPageProps = {
  readonly game: WebGame;
  readonly lesson: string | undefined;
  /** The table or deck of the lesson. */
  readonly place: string | undefined;
};

/**
 * `/learn/<game>` lists the lessons; `/learn/<game>/<lesson>` opens a new table for one; with an id, that
 * table.
 */
const LearnPage = ({ game, lesson: id, place }: LearnPageProps) => {
  const lessons = game.guide === undefined ? [] : use(partOf(game.guide.lessons));
  const list = `/learn/${game.id}`;
  const at = lessons.findIndex((lesson) => lesson.id === id);
  const lesson = lessons[at];
  const finished = finishedLessons();
  const pathOf = (each: Lesson): string => `${list}/${each.id}`;
  if (lesson === undefined)
    return (
      <LessonList
        game={game}
        missing={id !== undefined}
        lessons={lessons.map((each, number) => ({
          ...each,
          path: pathOf(each),
          isFinished: finished.includes(pathOf(each)),
          number: number + 1,
        }))}
      />
    );
  const next = lessons[at + 1];
  const onwards =
    next === undefined
      ? { href: `/new/${game.id}`, words: game.door.begin }
      : { href: pathOf(next), words: say('learn.nextLesson', { title: next.title }) };
  return <LessonPage key={lesson.id} {...{ lesson, place, list, onwards }} path={pathOf(lesson)} />;
};

export default LearnPage;
