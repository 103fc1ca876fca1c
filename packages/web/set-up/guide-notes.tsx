import { difficultyOf, type Guide, lengthFor, type Standing } from '@three-spires/kernel';
import { say } from '../text/say.ts';
import styles from './guide-notes.module.css';

/** Who says so, in two or three words. */
const saidBy = (standing: Standing): string =>
  say(standing === 'printed' || standing === 'oneSource' ? `guide.${standing}` : 'guide.ours');

/** How hard a character, hero or deck is: one word and a sentence. Nothing for what the guide does not know. */
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

/** How long it takes with this many people, as one line; empty where that is unknown. */
export const lengthText = (guide: Guide, players: number): string => {
  const note = lengthFor(guide, players);
  return note === undefined ? '' : say('guide.length', { length: note.length, by: saidBy(note.standing) });
};
