import { moveB } from '@three-spires/kernel';
import Unknown from '~icons/game-icons/card-random';
import { type Action, isDraw } from '../board/actions.ts';
import { useBoard } from '../board/board-context.ts';
import { describeAction } from '../board/describe.ts';
import { CardFace } from '../pieces/card.tsx';
import { NONE } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import styles from './level-place.module.css';
import { PlaceFrame } from './place-frame.tsx';

/** The skill of the next level, which is unknown before it is drawn. */
const NextLevel = () => (
  <span className={styles.unknown}>
    <Unknown aria-hidden="true" />
    <strong>{say('sty.level.draw')}</strong>
    <span>{say('sty.level.draw.about')}</span>
  </span>
);

const Lesson = ({ action }: { readonly action: Action }) => {
  const { perform } = useBoard();
  return (
    <button
      type="button"
      className={styles.lesson}
      data-choice
      data-move={action.option.move}
      aria-label={describeAction(action)}
      onClick={() => perform(action)}
    >
      {isDraw(action) ? <NextLevel /> : <CardFace card={moveB(action.option.move)} />}
    </button>
  );
};

/** The party has gained a level: every hero learns a skill. */
export const LevelPlace = () => {
  const { view, actions } = useBoard();
  const votes = view.question?.votes ?? [];
  // The two-hero variant begins with a skill of the player's choice (STY-25.4).
  const isBeforeGame = view.floor === 0;
  const waiting = view.heroes.filter((_, place) => votes[place] === NONE);
  return (
    <PlaceFrame
      kind="skill"
      title={say(isBeforeGame ? 'sty.level.first' : 'sty.level')}
      about={say(isBeforeGame ? 'sty.level.first.about' : 'sty.level.about')}
    >
      {view.heroes.map(({ hero }, place) => {
        const own = actions.filter(({ spot }) => spot?.startsWith(`skill:${place}:`));
        return own.length === 0 ? null : (
          <section key={hero} className={styles.hero} aria-label={hero}>
            <h3 className={styles.name}>{hero}</h3>
            <div className={styles.lessons}>
              {own.map((action) => (
                <Lesson key={action.option.move} action={action} />
              ))}
            </div>
          </section>
        );
      })}
      {actions.length === 0 && waiting.length > 0 && (
        <p>{say('sty.level.waiting', { names: waiting.map(({ hero }) => hero).join(', ') })}</p>
      )}
    </PlaceFrame>
  );
};
