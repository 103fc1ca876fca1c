import { useState } from 'react';
import { useGames } from '../game/games-context.ts';
import { Avatar } from '../pictures/avatar.tsx';
import controls from '../theme/controls.module.css';
import { changeMe } from './account-api.ts';
import { Section } from './section.tsx';
import { type SectionProps, useAction } from './use-action.ts';
import { say } from './words.ts';
import styles from './you-page.module.css';

const LONGEST = 40;

type PortraitsProps = {
  readonly avatars: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (avatar: string) => void;
};

const Portraits = ({ avatars, chosen, onChoose }: PortraitsProps) => {
  const games = useGames().map(({ id, short: title }) => ({
    id,
    title,
    own: avatars.filter((avatar) => avatar.startsWith(`${id}/`)),
  }));
  return games
    .filter(({ own }) => own.length > 0)
    .map(({ id, title, own }) => (
      <fieldset key={id} className={styles.portraits}>
        <legend className={controls.label}>{say('you.portraitsOf', { game: title })}</legend>
        {own.map((avatar, at) => (
          <label key={avatar} className={styles.portrait}>
            <input
              type="radio"
              name="portrait"
              value={avatar}
              checked={avatar === chosen}
              aria-label={say('you.portraitNumber', { number: at + 1, game: title })}
              onChange={() => onChoose(avatar)}
            />
            <Avatar avatar={avatar} />
          </label>
        ))}
      </fieldset>
    ));
};

type ProfileProps = SectionProps & { readonly about: string };

/** How others see you. */
export const ProfileSection = ({ account, onChange, about }: ProfileProps) => {
  const [name, setName] = useState(account.name);
  const [isSaved, setSaved] = useState(false);
  const { failure, run } = useAction(onChange);
  const keepName = (): void => {
    const wanted = name.trim();
    if (wanted === '') setName(account.name);
    if (wanted === '' || wanted === account.name) return;
    run(async () => {
      const me = await changeMe({ name: wanted });
      setName(me.name);
      setSaved(true);
      return { ...account, ...me };
    });
  };
  /** Shows the choice at once, and reverts it if the server refuses. */
  const choose = (avatar: string): void =>
    run(async () => {
      onChange({ ...account, avatar });
      try {
        return { ...account, ...(await changeMe({ avatar })) };
      } catch (error) {
        onChange(account);
        throw error;
      }
    });
  return (
    <Section title={say('yourName')} failure={failure}>
      <div className={styles.profile}>
        <Avatar avatar={account.avatar} />
        <input
          className={controls.field}
          aria-label={say('yourName')}
          value={name}
          maxLength={LONGEST}
          autoComplete="nickname"
          onChange={(event) => {
            setName(event.target.value);
            setSaved(false);
          }}
          onBlur={keepName}
          onKeyDown={({ key }) => key === 'Enter' && keepName()}
        />
        <span role="status" className={styles.saved} data-saved={isSaved || undefined}>
          {isSaved && say('you.name.saved')}
        </span>
      </div>
      <p className={styles.about}>{about}</p>
      <details>
        <summary className={styles.summary}>{say('you.portrait')}</summary>
        <Portraits avatars={account.avatars} chosen={account.avatar} onChoose={choose} />
      </details>
    </Section>
  );
};
