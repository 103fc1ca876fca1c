/** A position in a link: JSON, deflated, in the letters an address may hold. */
import type { Draft } from './sandbox-game.ts';

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const through = async (data: BlobPart, change: ReadableWritablePair): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(change)).arrayBuffer());

export const packDraft = async (draft: Draft): Promise<string> =>
  toLetters(await through(JSON.stringify(draft), new CompressionStream('deflate-raw')));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined where the letters were cut off or changed on the way. */
export const unpackDraft = async (letters: string): Promise<Draft | undefined> => {
  try {
    const bytes = await through(fromLetters(letters), new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isObject(value) || !isObject(value.position)) return undefined;
    return { title: typeof value.title === 'string' ? value.title : '', position: value.position };
  } catch {
    return undefined;
  }
};
