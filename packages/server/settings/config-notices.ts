import { ConfigError } from './config-error.ts';

/** How turn notices are sent. */
export type NoticeConfig = {
  /** The keys by which push services recognise this server; by default it derives its own. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | undefined;
  /** The contact for operators of push services. */
  readonly subject: string;
  /** For tests: webhooks and push services may be on this machine, without TLS. */
  readonly allowLoopback: boolean;
};

type Env = Readonly<Record<string, string | undefined>>;

const PUBLIC_KEY = /^[\w-]{87}$/;
const PRIVATE_KEY = /^[\w-]{43}$/;
const NOBODY = 'mailto:nobody@three-spires.invalid';

export const readNoticeConfig = (env: Env, publicOrigin: string | undefined): NoticeConfig => ({
  keys: readKeys(env.VAPID_PUBLIC, env.VAPID_PRIVATE),
  subject: readSubject(env.VAPID_SUBJECT, publicOrigin),
  allowLoopback: readSwitch('NOTICES_TO_LOOPBACK', env.NOTICES_TO_LOOPBACK || 'false'),
});

const readSwitch = (name: string, text: string): boolean => {
  if (text !== 'true' && text !== 'false')
    throw new ConfigError(`${name} must be true or false, not "${text}".`);
  return text === 'true';
};

const readKeys = (publicKey: string | undefined, privateKey: string | undefined): NoticeConfig['keys'] => {
  if (!publicKey && !privateKey) return undefined;
  if (!publicKey || !privateKey)
    throw new ConfigError('VAPID_PUBLIC and VAPID_PRIVATE belong together: set both or neither.');
  if (!PUBLIC_KEY.test(publicKey))
    throw new ConfigError('VAPID_PUBLIC must be a public key of 87 characters in base64url.');
  if (!PRIVATE_KEY.test(privateKey))
    throw new ConfigError('VAPID_PRIVATE must be a private key of 43 characters in base64url.');
  return { publicKey, privateKey };
};

const readSubject = (text: string | undefined, publicOrigin: string | undefined): string => {
  if (!text) return publicOrigin?.startsWith('https:') ? publicOrigin : NOBODY;
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(text))
    throw new ConfigError(`VAPID_SUBJECT must begin with mailto: or https://, not "${text}".`);
  return text;
};
