import type { Account } from '@three-spires/session/protocol';
import { useState } from 'react';
import { ApiFailure } from '../connection/api.ts';
import { say } from './words.ts';

/** Runs one action at a time, and shows its result or why it failed. */
export const useAction = <Changed = Account>(onChange: (changed: Changed) => void) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = (work: () => Promise<Changed | undefined>): void => {
    setBusy(true);
    setFailure(undefined);
    work()
      .then((changed) => changed && onChange(changed))
      // Browsers word their own errors, such as a closed passkey window, so these get our message.
      .catch((error: Error) =>
        setFailure(error instanceof ApiFailure ? error.message : say('you.passkeys.failed')),
      )
      .finally(() => setBusy(false));
  };
  return { busy, failure, run };
};

export type SectionProps = {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
};
