import { type BotAccount, type NewTokenBody, SCOPES, type Scope } from '@three-spires/session/protocol';
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import controls from '../theme/controls.module.css';
import { say } from './words.ts';
import styles from './you-page.module.css';

const LONGEST = 40;
/** `read` is part of every token. */
const CHOSEN: readonly Scope[] = SCOPES.filter((scope) => scope !== 'read');

type NewTokenProps = {
  readonly bots: readonly BotAccount[];
  readonly busy: boolean;
  readonly onMake: (body: NewTokenBody) => void;
};

/** A form for an access token: what it is for, for whom it acts, and what it may do. */
export const NewToken = ({ bots, busy, onMake }: NewTokenProps) => {
  const [name, setName] = useState('');
  const [bot, setBot] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>(CHOSEN);
  const actor = bots.some(({ id }) => id === bot) ? bot : '';
  const make = (): void => {
    onMake({
      name: name.trim(),
      scopes: SCOPES.filter((scope) => scope === 'read' || chosen.includes(scope)),
      ...(actor === '' ? {} : { bot: actor }),
    });
    setName('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <label className={styles.entry}>
        <span className={controls.label}>{say('you.token.name')}</span>
        <input
          className={controls.field}
          value={name}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {bots.length > 0 && (
        <label className={styles.entry}>
          <span className={controls.label}>{say('you.token.actor')}</span>
          <select className={controls.field} value={actor} onChange={({ target }) => setBot(target.value)}>
            <option value="">{say('you.token.you')}</option>
            {bots.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset className={styles.scopes}>
        <legend className={controls.label}>{say('you.token.may')}</legend>
        <p>{say('you.scope.read')}</p>
        {CHOSEN.map((scope) => (
          <label key={scope} className={styles.scope}>
            <input
              type="checkbox"
              checked={chosen.includes(scope)}
              onChange={({ target }) =>
                setChosen(CHOSEN.filter((each) => (each === scope ? target.checked : chosen.includes(each))))
              }
            />
            {say(`you.scope.${scope}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button type="submit" data-action="make-token" disabled={busy || name.trim() === ''}>
          {say('you.token.make')}
        </Button>
      </div>
    </form>
  );
};
