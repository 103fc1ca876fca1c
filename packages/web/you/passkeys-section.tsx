import type { Account, AccountPasskey } from '@three-spires/session/protocol';
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { bringGuest, removePasskey, signOut } from './account-api.ts';
import { dateOf } from './date.ts';
import { GuestOffer } from './guest-offer.tsx';
import { addPasskey, canUsePasskeys, signInByPasskey } from './passkeys.ts';
import { possessions } from './possessions.ts';
import { Question, Section } from './section.tsx';
import { type SectionProps, useAction } from './use-action.ts';
import { say } from './words.ts';
import styles from './you-page.module.css';

type PasskeyLineProps = { readonly passkey: AccountPasskey; readonly onRemove: () => void };

const PasskeyLine = ({ passkey, onRemove }: PasskeyLineProps) => {
  const name = passkey.name || say('you.device.unknown');
  const date = dateOf(passkey.createdAt);
  const facts = [
    say('you.passkey.madeAt', { date }),
    ...(passkey.usedAt === undefined ? [] : [say('you.passkey.usedAt', { date: dateOf(passkey.usedAt) })]),
    ...(passkey.backedUp ? [say('you.passkey.backedUp')] : []),
  ];
  return (
    <li className={styles.line} data-passkey>
      <span className={styles.words}>
        <strong>{say('you.passkey.made', { name })}</strong>
        <span>{facts.join(' · ')}</span>
      </span>
      <Button
        data-action="remove-passkey"
        aria-label={say('you.passkey.removeNamed', { name, date })}
        onClick={onRemove}
      >
        {say('you.passkey.remove')}
      </Button>
    </li>
  );
};

const SignOut = ({ account, onPress }: { readonly account: Account; readonly onPress: () => void }) =>
  account.passkeys.length === 0 ? (
    <p className={styles.about}>{say('you.signOut.warning')}</p>
  ) : (
    <div className={styles.buttons}>
      <Button data-action="sign-out" onClick={onPress}>
        {say('you.signOut')}
      </Button>
      <span className={styles.about}>{say('you.signOut.about')}</span>
    </div>
  );

/** Passkeys keep an identity across browsers. Guests do not need one. */
export const PasskeysSection = ({ account, onChange }: SectionProps) => {
  const { busy, failure, run } = useAction(onChange);
  const [asking, setAsking] = useState<'sign-in' | { readonly remove: string }>();
  const { passkeys, guest } = account;
  const leaves = passkeys.length === 0 ? possessions(account.holds) : '';
  const go = (work: () => Promise<unknown>, to: string): void =>
    run(async () => {
      await work();
      // Everything on the page belonged to another person.
      location.assign(to);
      return undefined;
    });
  const signIn = (brings: boolean): void => {
    setAsking(undefined);
    go(async () => {
      await signInByPasskey();
      // If this fails, the next page offers it again.
      if (brings) await bringGuest().catch(() => undefined);
    }, '/you');
  };
  const remove = (id: string): void => {
    setAsking(undefined);
    run(() => removePasskey(id));
  };
  return (
    <Section title={say('you.passkeys')} failure={failure}>
      <p className={styles.about}>{say('you.passkeys.about')}</p>
      {guest !== undefined && <GuestOffer guest={guest} busy={busy} onBring={() => run(bringGuest)} />}
      {passkeys.length === 0 && <p>{say('you.passkeys.none')}</p>}
      <ul className={styles.list}>
        {passkeys.map((passkey) => (
          <PasskeyLine
            key={passkey.id}
            passkey={passkey}
            onRemove={() => (passkeys.length === 1 ? setAsking({ remove: passkey.id }) : remove(passkey.id))}
          />
        ))}
      </ul>
      {canUsePasskeys() ? (
        <div className={styles.buttons}>
          <Button look="primary" data-action="add-passkey" disabled={busy} onClick={() => run(addPasskey)}>
            {say('you.passkeys.add')}
          </Button>
          <Button
            data-action="use-passkey"
            disabled={busy}
            onClick={() => (leaves === '' ? signIn(false) : setAsking('sign-in'))}
          >
            {say('you.passkeys.use')}
          </Button>
        </div>
      ) : (
        <p>{say('you.passkeys.unable')}</p>
      )}
      {asking === 'sign-in' && (
        <Question
          text={say('you.signIn.ask', { name: account.name, what: leaves })}
          yes={say('you.signIn.bring')}
          no={say('you.no')}
          action="use-passkey-bring"
          also={{ text: say('you.signIn.leave'), action: 'use-passkey-leave', onPress: () => signIn(false) }}
          onYes={() => signIn(true)}
          onNo={() => setAsking(undefined)}
        />
      )}
      {typeof asking === 'object' && (
        <Question
          text={say('you.passkey.removeLast')}
          yes={say('you.passkey.removeYes')}
          no={say('you.no')}
          action="remove-passkey-yes"
          onYes={() => remove(asking.remove)}
          onNo={() => setAsking(undefined)}
        />
      )}
      <SignOut account={account} onPress={() => go(signOut, '/')} />
    </Section>
  );
};
