import { Link } from 'wouter';
import { profileOf } from '../front/characters.ts';
import { SpireScene } from '../front/spire-scene.tsx';
import { useOpening } from '../front/use-opening.ts';
import { SYMBOLS } from '../icons/symbols.ts';
import { openDialog } from '../table/dialogs.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { useBoard } from './board-context.ts';
import styles from './ending.module.css';
import { Figure } from './figure.tsx';

const Heart = SYMBOLS.hp;

/** How the fight ended, and a way into the next one. */
export const Ending = () => {
  const { view, picture, names } = useBoard();
  const { open, busy, failure } = useOpening();
  const won = view.result === 'victory';
  const fallen = view.enemies.filter(({ status }) => status === 'dead').length;
  const again = (): void => {
    void open({
      game: picture.game,
      setup: picture.setup as Record<string, unknown>,
      seats: picture.seats.map(({ mine }) => ({ holder: mine ? ('me' as const) : ('open' as const) })),
    });
  };
  return (
    <main className={styles.place} data-result={view.result}>
      <SpireScene />
      <div className={styles.panel}>
        <p className={controls.label}>{say('title')}</p>
        <h1 className={styles.title}>{say(won ? 'victory' : 'defeat')}</h1>
        <p className={styles.story}>{say(won ? 'victory.story' : 'defeat.story')}</p>
        <ul className={styles.heroes}>
          {view.players.map((player) => (
            <li key={player.seat} className={styles.hero}>
              <Figure
                name={player.character}
                kind="enemy"
                mood={profileOf(player.character)?.mood ?? 'none'}
              />
              <strong>{names[player.seat]}</strong>
              <span className={styles.hp}>
                {Heart && <Heart aria-hidden="true" />}
                {say('hpOf', { hp: player.hp, maxHp: player.maxHp })}
              </span>
              <span>{say('summary.player', { gold: player.gold, cards: player.deck.length })}</span>
            </li>
          ))}
        </ul>
        <dl className={styles.facts}>
          <div>
            <dt>{say('summary.rounds')}</dt>
            <dd>{view.round}</dd>
          </div>
          <div>
            <dt>{say('summary.defeated')}</dt>
            <dd>{say('summary.ofAll', { count: fallen, all: view.enemies.length })}</dd>
          </div>
        </dl>
        <div className={styles.buttons}>
          <button type="button" className={controls.primary} disabled={busy} onClick={again}>
            {say('fightAgain')}
          </button>
          <button type="button" className={controls.button} onClick={() => openDialog({ kind: 'log' })}>
            {say('log')}
          </button>
          <Link href="/" className={controls.button}>
            {say('home')}
          </Link>
        </div>
        {failure !== undefined && <p role="alert">{failure.text}</p>}
      </div>
    </main>
  );
};
