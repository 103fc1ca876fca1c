import type { ComponentType, SVGProps } from 'react';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** Silhouettes by printed name. */
export type PictureList = Readonly<Record<string, Icon>>;
