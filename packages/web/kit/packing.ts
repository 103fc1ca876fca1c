/** Packs plain data into a link: JSON, deflated, in URL-safe letters. */
const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const through = async (data: BlobPart, change: ReadableWritablePair): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(change)).arrayBuffer());

export const pack = async (value: unknown): Promise<string> =>
  toLetters(await through(JSON.stringify(value), new CompressionStream('deflate-raw')));

/** Undefined if the letters are truncated or altered. */
export const unpack = async (letters: string): Promise<unknown> => {
  try {
    const bytes = await through(fromLetters(letters), new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
