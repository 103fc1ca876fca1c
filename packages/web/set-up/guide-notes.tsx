import { difficultyOf, type Guide, lengthFor, type Standing } from '@three-spires/kernel';
import { say } from '../text/say.ts';
import styles from './guide-notes.module.css';

/** The source of the statement, in two or three words. */
const saidBy = (standing: Standing): string =>
  say(standing === 'printed' || standing === 'oneSource' ? `guide.${standing}` : 'guide.ours');

/**
 * The difficulty of a character, hero or deck: one word and a sentence. Nothing if the guide does not cover
 * it.
 */
export const DifficultyNote = ({ guide, name }: { readonly guide: Guide; readonly name: string }) => {
  const note = difficultyOf(guide, name);
  return note === undefined ? null : (
    <span className={styles.difficulty} data-difficulty={note.difficulty}>
      <span className={styles.word} data-tip={saidBy(note.standing)}>
        {say(`guide.difficulty.${note.difficulty}`)}
      </span>{' '}
      {note.why}
    </span>
  );
};

/** The length of a game for this many people, in one line; empty if unknown. */
export const lengthText = (guide: Guide, players: number): string => {
  const note = lengthFor(guide, players);
  return note === undefined ? '' : say('guide.length', { length: note.length, by: saidBy(note.standing) });
};
