import Emerald from '~icons/game-icons/cut-diamond';
import Ascension from '~icons/game-icons/upgrade';
import { SYMBOLS } from '../pictures/symbols.ts';
import { enemyInfo } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import { useBoard } from './board-context.ts';
import styles from './climb-status.module.css';

const KEYS = ['ruby', 'sapphire', 'emerald'] as const;
const Heart = SYMBOLS.hp;
const Coins = SYMBOLS.gold;

/** Where the party is on the climb, and how your character is doing. */
export const ClimbStatus = () => {
  const { view, me } = useBoard();
  const { run } = view;
  if (run === undefined) return null;
  const act = say(`act.${run.act as 1 | 2 | 3 | 4}`);
  const held = KEYS.filter((key) => run.keys[key]);
  const floor = run.map[run.space]?.row;
  return (
    <ul className={styles.status} aria-label={say('climb.status')}>
      {run.boss >= 0 && (
        <li className={styles.act} data-explain="climb:act">
          <strong>{say('climb.act', { act })}</strong>
          {floor !== undefined && <span>{say('climb.floor', { floor: floor + 1 })}</span>}
        </li>
      )}
      {run.boss >= 0 && (
        <li className={styles.boss} data-explain={`enemy:${run.boss}`}>
          <span className="hidden-visually">{say('room.boss')}</span>
          {enemyInfo(run.boss).name}
        </li>
      )}
      {run.ascension > 0 && (
        <li
          className={styles.ascension}
          data-explain="climb:ascension"
          data-tip={say('climb.ascension', { level: run.ascension })}
        >
          <Ascension aria-hidden="true" />
          <span className="hidden-visually">{say('ascension')}</span>
          {run.ascension}
        </li>
      )}
      {held.map((key) => (
        <li
          key={key}
          className={styles.key}
          data-key={key}
          data-explain="climb:key"
          data-tip={say(`climb.key.${key}`)}
        >
          <Emerald aria-hidden="true" />
          <span className="hidden-visually">{say(`climb.key.${key}`)}</span>
        </li>
      ))}
      {me !== undefined && (
        <li className={styles.own}>
          {Heart && <Heart aria-hidden="true" />}
          <span aria-label={say('hpOf', { hp: me.hp, maxHp: me.maxHp })} role="img">
            {me.hp}/{me.maxHp}
          </span>
          {Coins && <Coins aria-hidden="true" />}
          <span aria-label={say('climb.gold', { gold: me.gold })} role="img">
            {me.gold}
          </span>
        </li>
      )}
    </ul>
  );
};
