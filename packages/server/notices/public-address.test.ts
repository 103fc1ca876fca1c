import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startReceiver } from '../testing/receiver.ts';
import { isPublicAddress, publicLookup, wrongWith } from './public-address.ts';
import { post } from './send.ts';

const OUTSIDE = { allowLoopback: false };
const LOOPBACK = { allowLoopback: true };

describe('addresses that people give', () => {
  it.each([
    'http://hooks.example.com/turn',
    'ftp://hooks.example.com/',
    'file:///etc/passwd',
    'hooks.example.com',
    'https://ann:secret@hooks.example.com/',
    `https://hooks.example.com/${'x'.repeat(1_000)}`,
    'https://localhost/',
    'https://LOCALHOST./',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://router/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://017700000001/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://192.0.0.8/',
    'https://198.18.0.1/',
    'https://203.0.113.5/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:1::]/',
    'https://[2001:db8::1]/',
    'https://[fc00::1]/',
    'https://[fe80::1]/',
    'https://[ff02::1]/',
  ])('are refused: %s', (address) => {
    expect(wrongWith(address, OUTSIDE)).toBeTypeOf('string');
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://hooks.example.com:8443/turn',
    'https://8.8.8.8/',
    'https://172.32.0.1/',
    'https://[2606:4700:4700::1111]/',
  ])('are taken: %s', (address) => {
    expect(wrongWith(address, OUTSIDE)).toBeUndefined();
  });

  it('may be on this machine where a test allows it, and nowhere else inside', () => {
    expect(wrongWith('http://127.0.0.1:9/', LOOPBACK)).toBeUndefined();
    expect(wrongWith('http://localhost:9/', LOOPBACK)).toBeUndefined();
    expect(wrongWith('https://192.168.1.1/', LOOPBACK)).toBeTypeOf('string');
    expect(isPublicAddress('not an address')).toBe(false);
  });
});

const lookUp = (hostname: string, outside: typeof OUTSIDE): Promise<string> =>
  new Promise((resolve, reject) => {
    publicLookup(outside)(hostname, {}, (error, address) =>
      error === null ? resolve(String(address)) : reject(error),
    );
  });

describe('names', () => {
  it('that lead to this machine are refused when they are looked up', async () => {
    await expect(lookUp('localhost', OUTSIDE)).rejects.toThrow('not on the public internet');
    expect(await lookUp('localhost', LOOPBACK)).toMatch(/^(127\.0\.0\.1|::1)$/);
  });
});

describe('letters', () => {
  const never = new AbortController().signal;
  const letterTo = (url: string) => ({ url, headers: {}, body: 'hello' });

  it('are not sent where a redirect leads', async () => {
    const [first, second] = [await startReceiver(), await startReceiver()];
    first.answerWith(307, { location: second.url });
    expect(await post(letterTo(first.url), LOOPBACK, never)).toBe(307);
    expect([first.received.length, second.received.length]).toEqual([1, 0]);
    await Promise.all([first.close(), second.close()]);
  });

  it('are refused before anything is sent', async () => {
    const receiver = await startReceiver();
    await expect(post(letterTo(receiver.url), OUTSIDE, never)).rejects.toThrow('https');
    const secure = receiver.url.replace('http:', 'https:');
    await expect(post(letterTo(secure), OUTSIDE, never)).rejects.toThrow('not on the public internet');
    expect(receiver.received).toEqual([]);
    await receiver.close();
  });

  it('end when the server stops, though the other side never answers', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const stop = new AbortController();
    const { port } = silent.address() as AddressInfo;
    const sent = post(letterTo(`http://127.0.0.1:${port}`), LOOPBACK, stop.signal);
    stop.abort();
    await expect(sent).rejects.toThrow();
    silent.closeAllConnections();
    silent.close();
  });
});
