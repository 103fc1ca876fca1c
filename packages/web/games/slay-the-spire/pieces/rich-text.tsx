import type { ComponentProps } from 'react';
import { RichText as PlainRichText } from '../../../kit/rich-text.tsx';
import { SIGNS } from './signs.ts';

/** A text with the pictures of this game. */
export const RichText = (props: Omit<ComponentProps<typeof PlainRichText>, 'signs'>) => (
  <PlainRichText {...props} signs={SIGNS} />
);
