import { Suspense, useState } from 'react';
import { DialogBoundary } from '../failure/boundaries.tsx';
import { Button } from '../kit/button.tsx';
import { lazily } from '../kit/part.ts';
import { say } from './words.ts';

const ChallengeDialog = lazily(() => import('./challenge-dialog.tsx'));

type ChallengeButtonProps = {
  readonly person: string;
  readonly name: string;
  readonly look?: 'primary' | 'button';
};

/** Challenges a person or a bot account to a new game. */
export const ChallengeButton = ({ look = 'button', ...challenged }: ChallengeButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look={look}
        data-action="challenge"
        aria-label={say('challenge.named', { name: challenged.name })}
        onClick={() => setOpen(true)}
      >
        {say('challenge.someone')}
      </Button>
      {isOpen && (
        <DialogBoundary onClose={() => setOpen(false)}>
          <Suspense>
            <ChallengeDialog challenged={challenged} onClose={() => setOpen(false)} />
          </Suspense>
        </DialogBoundary>
      )}
    </>
  );
};
