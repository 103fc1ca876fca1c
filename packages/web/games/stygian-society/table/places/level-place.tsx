import Unknown from '~icons/game-icons/card-random';
import { MoveButton } from '../../../../table/decision/move-button.tsx';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { describeAction } from '../../board/describe.ts';
import { CardFace } from '../../pieces/card.tsx';
import { NONE } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import styles from './level-place.module.css';
import { PlaceFrame } from './place-frame.tsx';

/** The skill of the next level, unknown until it is drawn. */
const NextLevel = () => (
  <span className={styles.unknown}>
    <Unknown aria-hidden="true" />
    <strong>{say('level.draw')}</strong>
    <span>{say('level.draw.about')}</span>
  </span>
);

const Lesson = ({ action }: { readonly action: Action }) => {
  const { perform } = useBoard();
  const skill = action.deed.do === 'learn' ? action.deed.skill : 'next level';
  return (
    <MoveButton
      className={styles.lesson}
      data-choice
      aria-label={describeAction(action)}
      action={action}
      perform={perform}
    >
      {skill === 'next level' ? <NextLevel /> : <CardFace card={skill} />}
    </MoveButton>
  );
};

/** The party has gained a level: every hero learns a skill. */
export const LevelPlace = () => {
  const { view, actions } = useBoard();
  const votes = view.question?.votes ?? [];
  const isBeforeGame = view.floor === 0;
  const waiting = view.heroes.filter((_, place) => votes[place] === NONE);
  return (
    <PlaceFrame
      kind="skill"
      title={say(isBeforeGame ? 'level.first' : 'level')}
      about={say(isBeforeGame ? 'level.first.about' : 'level.about')}
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
        <p>{say('level.waiting', { names: waiting.map(({ hero }) => hero).join(', ') })}</p>
      )}
    </PlaceFrame>
  );
};
