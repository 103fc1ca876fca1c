import type { ComponentProps } from 'react';
import { RichText as PlainRichText } from '../../../kit/rich-text.tsx';
import { SIGNS } from './signs.ts';

/** Rich text with this game's pictures. */
export const RichText = (props: Omit<ComponentProps<typeof PlainRichText>, 'signs'>) => (
  <PlainRichText {...props} signs={SIGNS} />
);
