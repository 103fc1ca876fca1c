/** A position in a link. */

import type { Draft } from '../game/sandbox.ts';
import { isObject, pack, unpack } from '../kit/packing.ts';

export const packDraft = (draft: Draft): Promise<string> => pack(draft);

/** Undefined if the letters are truncated, altered, or something else. */
export const unpackDraft = async (letters: string): Promise<Draft | undefined> => {
  const value = await unpack(letters);
  if (!isObject(value) || !isObject(value.position)) return undefined;
  return { title: typeof value.title === 'string' ? value.title : '', position: value.position };
};
