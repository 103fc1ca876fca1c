import { useEffect, useRef } from 'react';
import type { Chapter } from '../game/replay.ts';
import { Button } from '../kit/button.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './replay.module.css';

type ChapterListProps = {
  readonly chapters: readonly Chapter[];
  readonly current: Chapter | undefined;
  readonly onChoose: (at: number) => void;
  readonly onClose: () => void;
};

/** All chapters of the game, as links. */
export const ChapterList = ({ chapters, current, onChoose, onClose }: ChapterListProps) => {
  const here = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'center' });
    here.current?.focus();
  }, []);
  return (
    <nav className={styles.chapters} aria-label={say('replay.chapters')} id="replay-chapters">
      <header>
        <h2 className={controls.label}>{say('replay.chapters')}</h2>
        <Button look="square" aria-label={say('close')} onClick={onClose}>
          ×
        </Button>
      </header>
      <ol>
        {chapters.map((chapter) => (
          <li key={`${chapter.at}:${chapter.level}`} data-level={chapter.level}>
            <button
              type="button"
              ref={chapter === current ? here : undefined}
              aria-current={chapter === current || undefined}
              onClick={() => onChoose(chapter.at)}
            >
              {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
