import { createSay, defined, type FieldsIn, formatMessage, type Text } from '@three-spires/kernel';
import type { Aura } from '../words/auras.ts';
import { objectsText } from '../words/objects.ts';
import type { Step } from '../words/vocabulary.ts';
import { type Voice, whoKey } from '../words/voice.ts';
import { en } from './en.ts';

export const say = createSay(en);

/** The template under a word's name, for its Keeper if it has one, with its objects and its number. */
export const sayWord = (key: string, { what, who, number }: FieldsIn<Step | Aura>, voice: Voice): Text =>
  formatMessage(
    en,
    who === undefined ? key : `${key}.${whoKey(who, voice)}`,
    defined({ what: what && objectsText(what, voice), number }),
  );
