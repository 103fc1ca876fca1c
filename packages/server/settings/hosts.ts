import { isIP } from 'node:net';

/** Names that only resolve to a machine at home or in the same network. */
const PRIVATE_NAME = /(^|\.)(localhost|local|lan|home|internal|home\.arpa)$/;

/** The name or address of `name:port` or `[address]:port`, in lower case. */
const hostnameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

export const isLocalhost = (hostname: string): boolean => /(^|\.)localhost$/.test(hostname);

/**
 * Whether a server without PUBLIC_URL answers to a host: numeric addresses, names without a dot and private
 * names. A public name can resolve to this server without anybody knowing (DNS rebinding), so that a foreign
 * page would count as one of ours.
 */
export const isHomeHost = (host: string): boolean => {
  const hostname = hostnameOf(host);
  return isIP(hostname) !== 0 || !hostname.includes('.') || PRIVATE_NAME.test(hostname);
};
