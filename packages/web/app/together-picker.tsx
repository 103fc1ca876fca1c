import { use, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useOpening } from '../connection/use-opening.ts';
import type { WebGame } from '../game/web-game.ts';
import { Button } from '../kit/button.tsx';
import { Failure } from '../kit/failure.tsx';
import { partOf } from '../kit/part.ts';
import { NameField } from '../set-up/name-field.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './together-picker.module.css';

type TogetherPickerProps = { readonly game: WebGame; readonly onCancel: () => void };

/**
 * The second click of the shortest way to an invitation: the number of players. If that is fixed, the table
 * opens at once.
 */
const TogetherPicker = ({ game, onCancel }: TogetherPickerProps) => {
  const { together } = use(partOf(game.setUp));
  const { open, busy, failure } = useOpening();
  const section = useRef<HTMLElement>(null);
  const isOpened = useRef(false);
  const only = together?.players.length === 1 ? together.players[0] : undefined;
  const begin = (players: number): void => {
    if (together !== undefined) void open(Promise.resolve(together.request(players)));
  };
  useEffect(() => {
    section.current?.querySelector('button')?.focus();
    if (only === undefined || isOpened.current) return;
    isOpened.current = true;
    begin(only);
  });
  return (
    <section
      ref={section}
      className={`${controls.panel} ${styles.picker}`}
      data-game={game.id}
      aria-labelledby="together"
      aria-busy={busy}
    >
      <h2 id="together">{say('together.title')}</h2>
      {only === undefined ? (
        <>
          <p>{say('together.lead', { game: game.short })}</p>
          <div className={styles.counts}>
            {together?.players.map((players) => (
              <Button
                key={players}
                look="primary"
                data-players={players}
                disabled={busy}
                onClick={() => begin(players)}
              >
                {say('together.players', { count: players })}
              </Button>
            ))}
          </div>
          <NameField />
        </>
      ) : (
        failure === undefined && <p role="status">{say('together.opening')}</p>
      )}
      <Failure text={failure?.text} />
      <div className={styles.below}>
        <Button onClick={onCancel}>{say('together.back')}</Button>
        <Link href={`/new/${game.id}`}>{say('together.more')}</Link>
      </div>
    </section>
  );
};

export default TogetherPicker;
