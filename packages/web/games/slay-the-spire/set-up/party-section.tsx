import { GUIDE } from '@three-spires/slay-the-spire/guide';
import { LEVELS, type Level } from '../../../game/bot-levels.ts';
import { Steps } from '../../../set-up/choices.tsx';
import { DifficultyNote } from '../../../set-up/guide-notes.tsx';
import { Section } from '../../../set-up/section.tsx';
import { CharacterTile } from '../pieces/character-tile.tsx';
import { CHARACTER_PROFILES } from '../pieces/characters.ts';
import { say } from '../words/set-up.ts';
import { isBot, NEW_BOT, type SeatPlan } from './plan.ts';
import type { PlanProps } from './plan-props.ts';
import styles from './set-up.module.css';

type Holder = SeatPlan['holder'] | 'none';

/** The first choice; a bot's level comes after it. */
const HOLDERS: readonly (readonly ['none' | 'me' | 'open' | 'bot', Holder])[] = [
  ['none', 'none'],
  ['me', 'me'],
  ['open', 'open'],
  ['bot', NEW_BOT],
];

type LevelOfProps = {
  readonly character: string;
  readonly holder: Holder;
  readonly onChoose: (character: string, level: Level) => void;
};

/** The level of the bot that plays a character; nothing if no bot plays it. */
const LevelOf = ({ character, holder, onChoose }: LevelOfProps) =>
  isBot(holder) && (
    <Steps
      name={`level-${character}`}
      label={say('new.level', { character })}
      values={LEVELS}
      chosen={holder}
      nameOf={(level) => say(`level.${level}`)}
      onChoose={(level) => onChoose(character, level)}
    />
  );

/** Who plays each character: me (several times for a hot seat), a friend with a link, a bot, or no one. */
export const PartySection = ({ plan: { party }, change, wrong }: PlanProps) => {
  const holderOf = (name: string): Holder =>
    party.find(({ character }) => character === name)?.holder ?? 'none';
  const seat = (character: string, holder: Holder): void => {
    const known = party.some((each) => each.character === character);
    if (holder === 'none') change({ party: party.filter((each) => each.character !== character) });
    else if (known)
      change({ party: party.map((each) => (each.character === character ? { character, holder } : each)) });
    else change({ party: [...party, { character, holder }] });
  };
  return (
    <Section title={say('new.party')} hint={say('new.partyHint')} wrong={wrong}>
      <div className={styles.tiles}>
        {CHARACTER_PROFILES.map((profile) => (
          <CharacterTile key={profile.name} profile={profile} dimmed={holderOf(profile.name) === 'none'}>
            <DifficultyNote guide={GUIDE} name={profile.name} />
            <span
              className={styles.holders}
              role="radiogroup"
              aria-label={say('new.who', { character: profile.name })}
            >
              {HOLDERS.map(([name, first]) => (
                <label key={name} className={styles.holder}>
                  <input
                    type="radio"
                    name={profile.name}
                    value={name}
                    checked={name === (isBot(holderOf(profile.name)) ? 'bot' : holderOf(profile.name))}
                    onChange={() => seat(profile.name, first)}
                  />
                  <span>{say(`new.${name}`)}</span>
                </label>
              ))}
            </span>
            <LevelOf holder={holderOf(profile.name)} character={profile.name} onChoose={seat} />
          </CharacterTile>
        ))}
      </div>
    </Section>
  );
};
