import controls from '../../../../theme/controls.module.css';
import { useBoard } from '../../board/board-context.ts';
import { GENERICS } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import styles from './party-shelf.module.css';
import { SkillPlate } from './skill-plate.tsx';

/** What belongs to the whole party: the actions that every hero has, and the party's treasures. */
export const PartyShelf = () => {
  const { view } = useBoard();
  return (
    <section className={styles.shelf} aria-label={say('partyShelf')}>
      <h2 className={controls.label}>{say('partyShelf')}</h2>
      <div className={styles.cards}>
        {GENERICS.map((card) => (
          <SkillPlate key={card} card={{ card, exhausted: false }} small />
        ))}
        {view.partyTreasures.map((card) => (
          <SkillPlate key={card.card} card={card} small />
        ))}
      </div>
    </section>
  );
};
