/** The drawing of each card and Event by its printed name. One that is missing here gets a drawing from its effects. */

import { COLORLESS } from './colorless.ts';
import { DEFECT } from './defect.ts';
import { EVENTS } from './events.ts';
import { IRONCLAD } from './ironclad.ts';
import { SILENT } from './silent.ts';
import { WATCHER } from './watcher.ts';

export const SUBJECTS: Readonly<Record<string, string>> = {
  ...IRONCLAD,
  ...SILENT,
  ...DEFECT,
  ...WATCHER,
  ...COLORLESS,
  ...EVENTS,
};
