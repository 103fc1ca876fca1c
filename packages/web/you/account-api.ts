import type { Account, ChangeMeBody, Me } from '@three-spires/session/protocol';
import { call } from '../connection/api.ts';

export const fetchAccount = (): Promise<Account> => call('GET', '/api/me/account');
export const changeMe = (change: ChangeMeBody): Promise<Me> => call('PATCH', '/api/me', change);
export const removePasskey = (id: string): Promise<Account> =>
  call('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`);
export const signOut = (): Promise<unknown> => call('POST', '/api/sign-out');
export const removeDevice = (id: string): Promise<Account> =>
  call('DELETE', `/api/me/devices/${encodeURIComponent(id)}`);
export const removeOtherDevices = (): Promise<Account> => call('DELETE', '/api/me/devices');
export const deleteMe = (name: string): Promise<unknown> => call('DELETE', '/api/me', { name });
export const bringGuest = (): Promise<Account> => call('POST', '/api/me/guest');
