import type { Picture } from '@three-spires/table';
import type { SlayTheSpireView } from '../pieces/content.ts';

/** What one person may see of a table of Slay the Spire. */
export type SlayTheSpirePicture = Picture<SlayTheSpireView>;
