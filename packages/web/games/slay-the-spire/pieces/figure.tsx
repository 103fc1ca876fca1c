import type { Ref } from 'react';
import { pictureSlug } from '../../../pictures/addresses.ts';
import { Figure as GlassFigure } from '../../../pictures/figure.tsx';
import styles from './figure.module.css';

type FigureProps = {
  /** The printed name of an enemy or a character. */
  readonly name: string;
  readonly mood: string;
  /** `breathing` at a table, `still` in lists, `dead` when it shatters, `fallen` when it lies on the floor. */
  readonly state?: 'breathing' | 'still' | 'dead' | 'fallen';
  /** For the window behind a Boss. */
  readonly hp?: number | undefined;
  readonly maxHp?: number | undefined;
  /** The element to animate when something happens to the figure. */
  readonly ref?: Ref<HTMLSpanElement>;
};

/** An enemy or a character of glass; `mood` is the colour of its light until the glass loads. */
export const Figure = ({ name, mood, ...rest }: FigureProps) => (
  <span className={styles.figure} data-mood={mood} data-enemy={name}>
    <GlassFigure game="slay-the-spire" id={pictureSlug(name)} {...rest} />
  </span>
);
