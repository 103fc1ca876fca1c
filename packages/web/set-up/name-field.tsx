import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { fetchMe, renameMe } from '../connection/api.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './name-field.module.css';

const LONGEST = 40;

/** Your name for other people, saved when the field loses focus. */
export const NameField = () => {
  const [name, setName] = useState('');
  const [known, setKnown] = useState('');
  useEffect(() => {
    fetchMe()
      .then((me) => {
        setName(me.name);
        setKnown(me.name);
      })
      .catch(() => undefined);
  }, []);
  const keep = (): void => {
    const wanted = name.trim();
    if (wanted === '') setName(known);
    if (wanted === '' || wanted === known) return;
    renameMe(wanted)
      .then((me) => setKnown(me.name))
      .catch(() => setName(known));
  };
  return (
    <div className={styles.whole}>
      <label className={styles.field}>
        <span className={controls.label}>{say('yourName')}</span>
        <input
          className={controls.field}
          value={name}
          maxLength={LONGEST}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
          onBlur={keep}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
      </label>
      <Link href="/you" className={styles.more}>
        {say('setUp.you')}
      </Link>
    </div>
  );
};
