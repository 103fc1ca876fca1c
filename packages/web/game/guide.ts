import type { ComponentType } from 'react';

/** A guided first game: the page of its table, or of a new one if no table is given. */
export type GuidePage = ComponentType<{ readonly table: string | undefined }>;
