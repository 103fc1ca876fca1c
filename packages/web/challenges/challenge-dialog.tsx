import { Suspense, use, useState } from 'react';
import { Link } from 'wouter';
import { type Challenged, setUpFor } from '../connection/challenged.ts';
import { useOpening } from '../connection/use-opening.ts';
import { useGames } from '../game/games-context.ts';
import type { WebGame } from '../game/web-game.ts';
import { Button } from '../kit/button.tsx';
import { DialogFrame } from '../kit/dialog-frame.tsx';
import { Failure } from '../kit/failure.tsx';
import { partOf } from '../kit/part.ts';
import controls from '../theme/controls.module.css';
import styles from './challenges.module.css';
import { say } from './words.ts';

type ToGameProps = { readonly game: WebGame; readonly challenged: Challenged };

/** The number of players, and the two ways on: with the usual set-up, or to all choices. */
const ToGame = ({ game, challenged }: ToGameProps) => {
  const { together } = use(partOf(game.setUp));
  const { open, busy, failure } = useOpening(challenged);
  const [chosen, setChosen] = useState<number>();
  const counts = together?.players ?? [];
  const players = chosen ?? counts[0];
  return (
    <>
      {counts.length > 1 && (
        <fieldset className={styles.choices}>
          <legend className={controls.label}>{say('challenge.players')}</legend>
          {counts.map((count) => (
            <Button key={count} aria-pressed={count === players} onClick={() => setChosen(count)}>
              {say('challenge.playersAre', { count })}
            </Button>
          ))}
        </fieldset>
      )}
      <p>{say('challenge.about', { name: challenged.name })}</p>
      {game.duels === true && <p>{say('challenge.unrated')}</p>}
      <Failure text={failure?.text} />
      {together !== undefined && players !== undefined && (
        <Button
          look="primary"
          data-action="send-challenge"
          disabled={busy}
          onClick={() => void open(Promise.resolve(together.request(players)))}
        >
          {say('challenge.send')}
        </Button>
      )}
      <Link href={setUpFor(game.id, challenged)}>{say('challenge.more')}</Link>
    </>
  );
};

type ChallengeDialogProps = { readonly challenged: Challenged; readonly onClose: () => void };

/** Chooses what to challenge someone to. */
const ChallengeDialog = ({ challenged, onClose }: ChallengeDialogProps) => {
  const games = useGames();
  // Duels first: a challenge is most often one.
  const [game, setGame] = useState(() => games.find(({ duels }) => duels === true) ?? games[0]);
  return (
    <DialogFrame title={say('challenge.named', { name: challenged.name })} onClose={onClose}>
      <div className={styles.dialog}>
        <fieldset className={styles.choices}>
          <legend className={controls.label}>{say('challenge.game')}</legend>
          {games.map((each) => (
            <Button
              key={each.id}
              data-game-choice={each.id}
              aria-pressed={each === game}
              onClick={() => setGame(each)}
            >
              {each.short}
            </Button>
          ))}
        </fieldset>
        {game !== undefined && (
          <Suspense fallback={<p role="status">{say('loading')}</p>}>
            <ToGame key={game.id} game={game} challenged={challenged} />
          </Suspense>
        )}
      </div>
    </DialogFrame>
  );
};

export default ChallengeDialog;
