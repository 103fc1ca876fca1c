import { type TrustProxy, trustHops, trustList } from './addresses.ts';
import { ConfigError } from './config-error.ts';

/** What is between the server and its clients. */
export type Surroundings = {
  /** Which senders may state whom they ask for (X-Forwarded-For, -Proto, -Host); undefined for none. */
  readonly trustProxy: TrustProxy | undefined;
  /**
   * The origin in people's browsers, such as `https://spires.example`; undefined takes it from each request.
   */
  readonly publicOrigin: string | undefined;
};

export const UNPROXIED: Surroundings = { trustProxy: undefined, publicOrigin: undefined };

export const readSurroundings = (env: Readonly<Record<string, string | undefined>>): Surroundings => ({
  trustProxy: readTrustProxy(env.TRUST_PROXY || 'false'),
  publicOrigin: readPublicUrl(env.PUBLIC_URL),
});

/**
 * `false` trusts no sender, `true` every sender, a number that many proxies in a row, and a list the
 * addresses and networks in it. `true` and a number are safe only if clients cannot bypass the proxy.
 */
const readTrustProxy = (text: string): TrustProxy | undefined => {
  if (text === 'false' || text === '0') return undefined;
  if (text === 'true') return () => true;
  if (/^\d{1,2}$/.test(text)) return trustHops(Number(text));
  const trust = trustList(text.split(',').map((entry) => entry.trim()));
  if (typeof trust === 'function') return trust;
  throw new ConfigError(
    `TRUST_PROXY must be true, false, a number of proxies, or addresses and networks with commas between them ` +
      `(loopback, linklocal and uniquelocal are known by name); "${trust.wrong}" is none of these.`,
  );
};

const readPublicUrl = (text: string | undefined): string | undefined => {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url === undefined || !isWeb || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new ConfigError(`PUBLIC_URL must be an address as https://spires.example, not "${text}".`);
  return url.origin;
};
