import type { Account, Me } from '@three-spires/session/protocol';
import { call } from '../connection/api.ts';

const load = () => import('@simplewebauthn/browser');

/** Passkeys need a hostname, so numeric addresses cannot have them; and browsers require a secure context. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext &&
  typeof window.PublicKeyCredential === 'function' &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Lets the browser create a passkey for the current person. */
export const addPasskey = async (): Promise<Account> => {
  const { startRegistration } = await load();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const optionsJSON = await call<Options>('POST', '/api/me/passkeys/options');
  return await call('POST', '/api/me/passkeys', { response: await startRegistration({ optionsJSON }) });
};

/** Lets the person choose a passkey, and makes this browser theirs. */
export const signInByPasskey = async (): Promise<Me> => {
  const { startAuthentication } = await load();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const optionsJSON = await call<Options>('POST', '/api/sign-in/options');
  return await call('POST', '/api/sign-in', { response: await startAuthentication({ optionsJSON }) });
};
