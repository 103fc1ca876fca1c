import type { Account } from '@three-spires/session/protocol';
import { useState } from 'react';
import { ApiFailure } from '../connection/api.ts';
import { say } from './words.ts';

/** Does one thing at a time, and shows what it brought or why it failed. */
export const useAction = (onChange: (account: Account) => void) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = (work: () => Promise<Account | undefined>): void => {
    setBusy(true);
    setFailure(undefined);
    work()
      .then((account) => account && onChange(account))
      // The browser says in its own words that a person has closed its window.
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
