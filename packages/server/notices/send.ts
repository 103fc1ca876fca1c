import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { type Outside, publicLookup, wrongWith } from './public-address.ts';

/** The timeout for everything: DNS lookup, connection, sending, and the beginning of the answer. */
const TIMEOUT_MS = 10_000;

export type Letter = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
};

/**
 * Sends a letter by POST and returns the status of the answer. Follows no redirects and ignores the body of
 * the answer. Rejects if there is no answer in time.
 */
export const post = (letter: Letter, outside: Outside, signal: AbortSignal): Promise<number> =>
  new Promise((resolve, reject) => {
    const wrong = wrongWith(letter.url, outside);
    if (wrong !== undefined) return reject(new Error(wrong));
    const url = new URL(letter.url);
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...letter.headers, 'content-length': Buffer.byteLength(letter.body) },
      lookup: publicLookup(outside),
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    outgoing.end(letter.body);
  });
