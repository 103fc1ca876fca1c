import { GUIDE } from '@three-spires/slay-the-spire/guide';
import { DifficultyNote } from '../../../set-up/guide-notes.tsx';
import { Section } from '../../../set-up/section.tsx';
import { CharacterTile } from '../pieces/character-tile.tsx';
import { CHARACTER_PROFILES } from '../pieces/characters.ts';
import { say } from '../words/say.ts';
import type { SeatPlan } from './plan.ts';
import type { PlanProps } from './plan-props.ts';
import styles from './set-up.module.css';

type Holder = SeatPlan['holder'] | 'none';
const HOLDERS: readonly Holder[] = ['none', 'me', 'open'];

/** Who plays which character: me (several times for a hot seat), a friend with a link, or no one. */
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
              {HOLDERS.map((holder) => (
                <label key={holder} className={styles.holder}>
                  <input
                    type="radio"
                    name={profile.name}
                    checked={holderOf(profile.name) === holder}
                    onChange={() => seat(profile.name, holder)}
                  />
                  <span>{say(`new.${holder}`)}</span>
                </label>
              ))}
            </span>
          </CharacterTile>
        ))}
      </div>
    </Section>
  );
};
