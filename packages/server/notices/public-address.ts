/**
 * Decides which addresses the server may send to on behalf of people: it must not reach into its own network
 * for them.
 */
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const ENDPOINT_LIMIT = 1_000;

const listOf = (family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

/** Private, shared, local, documentation, benchmark, multicast and reserved networks. */
const NOT_PUBLIC_4 = listOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);
/**
 * Contains every public address, except documentation networks and those that lead to IPv4 by another route.
 */
const GLOBAL_6 = listOf('ipv6', ['2000::/3']);
const NOT_PUBLIC_6 = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an IP address belongs to the public internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !NOT_PUBLIC_4.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  return GLOBAL_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6');
};

/**
 * The rule for outgoing addresses. `allowLoopback`, for tests only, also allows this machine, without TLS.
 */
export type Outside = { readonly allowLoopback: boolean };

const mayReach = (address: string, { allowLoopback }: Outside): boolean =>
  isPublicAddress(address) || (allowLoopback && LOOPBACK.check(address, familyOf(address)));

/** The host of an address in the notation of `net`. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * What is wrong with an address given by a person; undefined if it is valid. Its name is resolved only on
 * use.
 */
export const wrongWith = (text: string, outside: Outside): string | undefined => {
  if (text.length > ENDPOINT_LIMIT) return `An address has at most ${ENDPOINT_LIMIT} characters.`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = outside.allowLoopback && url?.protocol === 'http:';
  if (url === undefined || (url.protocol !== 'https:' && !isPlain)) return 'An address begins with https://.';
  if (url.username !== '' || url.password !== '') return 'An address must not hold a name or a password.';
  const host = hostOf(url);
  if (isIP(host) !== 0 ? !mayReach(host, outside) : isLocalName(host, outside))
    return 'This address is not on the public internet.';
  return undefined;
};

const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/;
const isLocalName = (host: string, { allowLoopback }: Outside): boolean =>
  LOCAL_NAME.test(host) ? !allowLoopback : !host.includes('.');

class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/**
 * Resolves a name for a connection, and refuses it if any of its addresses is not public. The connection uses
 * the addresses checked here, so changing the DNS record in between gains nothing.
 */
export const publicLookup =
  (outside: Outside): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const [first] = addresses;
      const isWrong = addresses.some(({ address }) => !mayReach(address, outside));
      if (first === undefined || isWrong)
        return callback(new NotPublic(`${hostname} is not on the public internet`), []);
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
