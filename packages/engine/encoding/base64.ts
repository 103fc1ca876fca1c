/** Bytes inside lines of text. The integers in them are 16 bits wide, lowest byte first, as on the processors that run Node. */
import { InputError } from '@three-spires/kernel';

export const toBase64 = (bytes: Uint8Array | Int16Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/;

export const base64Bytes = (field: string, text: string): Buffer => {
  if (text.length % 4 !== 0 || !ALPHABET.test(text)) throw new InputError(`${field}: is not base64`, field);
  return Buffer.from(text, 'base64');
};

/** Integers from a list or from base64. */
export const readIntegers = (field: string, given: string | readonly number[]): ArrayLike<number> => {
  if (typeof given !== 'string') return given;
  const bytes = base64Bytes(field, given);
  if (bytes.length % 2 !== 0) throw new InputError(`${field}: an integer has two bytes`, field);
  // A buffer of Node may begin at an odd address.
  return new Int16Array(Uint8Array.from(bytes).buffer);
};
