import { LEVELS, type Level } from '../game/bot-levels.ts';
import { Steps } from '../set-up/choices.tsx';
import { say } from '../text/say.ts';
import styles from './bot-level-choice.module.css';

type BotLevelChoiceProps = { readonly level: Level; readonly onChoose: (level: Level) => void };

/** The level of the bots that get open seats from now on. */
export const BotLevelChoice = ({ level, onChoose }: BotLevelChoiceProps) => (
  <div className={styles.choice}>
    <span>{say('people.botLevel')}</span>
    <Steps
      name="bot-level"
      label={say('people.botLevel')}
      values={LEVELS}
      chosen={level}
      nameOf={(each) => say(`level.${each}`)}
      onChoose={onChoose}
    />
  </div>
);
