import type { ComponentType, SVGProps } from 'react';
import Stay from '~icons/game-icons/laurels';
import Onward from '~icons/game-icons/stairs-goal';
import { useChat } from '../../../../connection/use-table.ts';
import { Button } from '../../../../kit/button.tsx';
import { openDialog } from '../../../../kit/dialogs.ts';
import { MoveButton } from '../../../../table/decision/move-button.tsx';
import { useBoard } from '../../board/board-context.ts';
import { profileOf } from '../../pieces/characters.ts';
import { enemyInfo } from '../../pieces/content.ts';
import { Figure } from '../../pieces/figure.tsx';
import { say } from '../../words/say.ts';
import styles from './act-end-place.module.css';

/** From this level on, a new Act heals only a little (STS-29.10). */
const HEALS_LESS = 6;

type Choice = {
  readonly place: number;
  readonly key: 'on' | 'stay';
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
};
const CHOICES: readonly Choice[] = [
  { place: 0, key: 'on', Icon: Onward },
  { place: 1, key: 'stay', Icon: Stay },
];

/** A beaten Act: the party continues, or ends the climb as a victory. */
export const ActEndPlace = () => {
  const board = useBoard();
  const { view, actions } = board;
  const live = useChat((state) => state.table !== undefined);
  const { run } = view;
  if (run === undefined) return null;
  const boss = run.boss < 0 ? '' : enemyInfo(run.boss).name;
  const act = say(`act.${run.act as 1 | 2 | 3 | 4}`);
  const next = say(`act.${Math.min(4, run.act + 1) as 2 | 3 | 4}`);
  return (
    <div className={styles.place}>
      <div className={styles.trophy} data-mood="enemy" aria-hidden="true">
        {boss !== '' && <Figure name={boss} mood="enemy" state="still" />}
      </div>
      <h1 className={styles.title}>{say('actEnd.title', { act })}</h1>
      <p className={styles.story}>{say('actEnd.story', { boss, rooms: run.path.length })}</p>
      <ul className={styles.choices}>
        {CHOICES.map(({ place, key, Icon }) => {
          const action = actions.find((each) => each.does === 'vote' && each.place === place);
          const voters = view.players.filter(({ seat }) => run.votes[seat] === place);
          return (
            <li key={key}>
              <MoveButton
                className={styles.choice}
                data-choice={key}
                data-target={action === undefined ? undefined : `choice:${place}`}
                disabled={action === undefined}
                action={action}
                perform={board.perform}
              >
                <Icon className={styles.icon} aria-hidden="true" />
                <strong>{say(`actEnd.${key}`, { next })}</strong>
                <span className={styles.about}>
                  {key === 'stay'
                    ? say('actEnd.stay.about')
                    : say(run.ascension >= HEALS_LESS ? 'actEnd.on.little' : 'actEnd.on.fully')}
                </span>
                {voters.length > 0 && (
                  <span className={styles.voters}>
                    {voters.map(({ character }) => {
                      const profile = profileOf(character);
                      return (
                        profile && (
                          <profile.Icon
                            key={character}
                            data-mood={profile.mood}
                            aria-label={character}
                            role="img"
                          />
                        )
                      );
                    })}
                  </span>
                )}
              </MoveButton>
            </li>
          );
        })}
      </ul>
      {run.free.length > 0 && live && (
        <p className={styles.join}>
          {say('actEnd.join')}{' '}
          <Button onClick={() => openDialog({ kind: 'people' })}>{say('actEnd.invite')}</Button>
        </p>
      )}
    </div>
  );
};
