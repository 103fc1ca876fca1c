import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The key that limits are counted by: an IPv4 address, or the first 64 bits of an IPv6 address, because one
 * household controls all addresses in those 64 bits.
 */
export const addressKey = (address: string | undefined): string => {
  const plain = address?.replace(/%.*$/, '') ?? '';
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return isIPv4(plain) ? plain : 'unknown';
  // The URL parser writes every form of an address in the same way.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  return `${[...groups, ...new Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':')}::/64`;
};

/** The 48-bit IPv6 network around a key: many providers assign one to each household. */
export const networkOf = (key: string): string | undefined =>
  key.endsWith('/64') ? `${key.split(':').slice(0, 3).join(':')}::/48` : undefined;

/** Whether to trust the sender of a forwarded request; `hop` counts outwards from the server, from 0. */
export type TrustProxy = (address: string, hop: number) => boolean;

export const trustHops =
  (hops: number): TrustProxy =>
  (_, hop) =>
    hop < hops;

/**
 * Trusts the addresses, networks (`10.0.0.0/8`) and named networks in a list. Returns the first entry that is
 * none of these.
 */
export const trustList = (entries: readonly string[]): TrustProxy | { readonly wrong: string } => {
  const list = new BlockList();
  for (const entry of entries)
    for (const network of NAMED[entry] ?? [entry]) if (!addNetwork(list, network)) return { wrong: entry };
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
};

const addNetwork = (list: BlockList, network: string): boolean => {
  const [address = '', bits, ...more] = network.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  const width = family === 6 ? 128 : 32;
  const length = bits === undefined ? width : Number(bits);
  if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || length > width)) return false;
  list.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4');
  return true;
};
