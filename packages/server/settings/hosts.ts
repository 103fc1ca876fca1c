import { isIP } from 'node:net';

/** Names that only lead to a machine at home or in the same network. */
const PRIVATE_NAME = /(^|\.)(localhost|local|lan|home|internal|home\.arpa)$/;

/** `name:port` or `[address]:port` as a name or address, in small letters. */
const hostnameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

export const isLocalhost = (hostname: string): boolean => /(^|\.)localhost$/.test(hostname);

/**
 * Whether a server without PUBLIC_URL answers to a host: addresses in numbers, names without a dot and private names. A
 * public name can lead here without anybody knowing, so that a page elsewhere is taken for one of ours.
 */
export const isHomeHost = (host: string): boolean => {
  const hostname = hostnameOf(host);
  return isIP(hostname) !== 0 || !hostname.includes('.') || PRIVATE_NAME.test(hostname);
};
