import type { ComponentProps } from 'react';
import { Figure as GlassFigure } from '../../../pictures/figure.tsx';

/** The kinds with free-standing figures; everything else has a window. */
const STANDING: readonly string[] = ['enemy', 'mid-boss', 'wizard', 'hero'];

const partsOf = (id: string): readonly [string, string] => {
  const [kind = '', slug = ''] = id.split('.');
  return [kind, slug];
};

export const stands = (id: string): boolean => STANDING.includes(partsOf(id)[0]);

/** The part of the picture's key after `figure/`. */
export const figureId = (id: string): string => partsOf(id)[1];

export const heroId = (hero: string): string => `hero.${hero.toLowerCase()}`;

/** A hero, enemy, mid-boss or wizard of glass, by its id in the catalogue: `enemy.ripper`. */
export const Figure = ({ id, ...rest }: Omit<ComponentProps<typeof GlassFigure>, 'game'>) => (
  <GlassFigure game="stygian-society" id={figureId(id)} {...rest} />
);
