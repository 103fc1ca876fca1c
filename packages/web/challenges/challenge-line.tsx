import type { Challenge } from '@three-spires/session/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useGame } from '../game/games-context.ts';
import { Button } from '../kit/button.tsx';
import { Failure } from '../kit/failure.tsx';
import controls from '../theme/controls.module.css';
import styles from './challenges.module.css';
import { termsOf } from './terms.ts';
import { useAnswers } from './use-answers.ts';
import { say } from './words.ts';

type Words = 'challenge.incoming' | 'challenge.outgoing' | 'challenge.wasAccepted' | 'challenge.wasDeclined';

type FrameProps = {
  readonly challenge: Challenge;
  readonly words: Words;
  readonly name: string;
  readonly note?: string | undefined;
  readonly failure?: string | undefined;
  readonly children?: ReactNode;
};

/** What a challenge is about, with what can be done. */
export const ChallengeFrame = ({ challenge, words, name, note, failure, children }: FrameProps) => {
  const game = useGame(challenge.summary?.game);
  const terms = termsOf(game, challenge);
  return (
    <div className={styles.line} data-challenge={challenge.id} data-status={challenge.status}>
      <span className={styles.what}>
        <strong>{say(words, { name, game: game?.short ?? challenge.summary?.game ?? '' })}</strong>
        {terms !== '' && <span>{terms}</span>}
        {note !== undefined && <span>{note}</span>}
        <Failure text={failure} />
      </span>
      {children !== undefined && <span className={styles.actions}>{children}</span>}
    </div>
  );
};

type IncomingProps = { readonly challenge: Challenge; readonly note?: string; readonly onLater?: () => void };

/** A challenge you received and may answer. */
export const Incoming = ({ challenge, note, onLater }: IncomingProps) => {
  const { busy, failure, accept, end } = useAnswers(challenge);
  const { name } = challenge.from;
  return (
    <ChallengeFrame {...{ challenge, name, note, failure }} words="challenge.incoming">
      <Button
        look="primary"
        data-action="accept"
        disabled={busy}
        aria-label={say('challenge.acceptNamed', { name })}
        onClick={accept}
      >
        {say('challenge.accept')}
      </Button>
      <Button
        data-action="decline"
        disabled={busy}
        aria-label={say('challenge.declineNamed', { name })}
        onClick={end}
      >
        {say('challenge.decline')}
      </Button>
      {onLater !== undefined && (
        <Button
          look="quiet"
          data-action="later"
          aria-label={say('challenge.laterNamed', { name })}
          onClick={onLater}
        >
          {say('challenge.later')}
        </Button>
      )}
    </ChallengeFrame>
  );
};

/** A challenge you made that waits for an answer. */
export const Outgoing = ({ challenge, note }: Omit<IncomingProps, 'onLater'>) => {
  const { busy, failure, end } = useAnswers(challenge);
  const { name } = challenge.to;
  return (
    <ChallengeFrame {...{ challenge, name, note, failure }} words="challenge.outgoing">
      <Link href={`/table/${challenge.table}`} className={controls.button}>
        {say('challenge.toTable')}
      </Link>
      <Button
        data-action="withdraw"
        disabled={busy}
        aria-label={say('challenge.withdrawNamed', { name })}
        onClick={end}
      >
        {say('challenge.withdraw')}
      </Button>
    </ChallengeFrame>
  );
};
