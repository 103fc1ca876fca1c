/** Which hall is behind the table. */
import type { SlayTheSpireView } from './content.ts';

const HEART = 'Corrupt Heart';

/** The hall of a fight: that of its Act, of its Boss, or of the Heart. */
export const fightPlace = ({ run, enemies }: SlayTheSpireView): string => {
  const act = run?.act ?? 1;
  if (enemies.some(({ name }) => name === HEART)) return 'heart';
  const isBoss = run === undefined ? enemies.some(({ row }) => row === 0) : run.room === 'boss';
  return isBoss && act < 4 ? `boss-${act}` : `act-${act}`;
};

const BY_PHASE: Readonly<Record<string, string>> = {
  neow: 'neow',
  quickStart: 'neow',
  map: 'map',
  merchant: 'merchant',
  bossRelics: 'treasure',
};
const BY_ROOM: Readonly<Record<string, string>> = {
  campfire: 'campfire',
  treasure: 'treasure',
  event: 'event',
  merchant: 'merchant',
};

/** The hall between two fights. */
export const climbPlace = ({ phase, run }: SlayTheSpireView): string =>
  BY_PHASE[phase] ?? BY_ROOM[run?.room ?? ''] ?? `act-${run?.act ?? 1}`;

/** The colour of the sky around the spire: gold and blue at its foot, red at its heart. */
const SKIES: readonly (string | undefined)[] = [undefined, undefined, 'bronze-64', 'violet-61', 'red-50'];

/** The colour that lies over the hall between two fights; undefined for its own. */
export const climbTint = ({ phase, run }: SlayTheSpireView): string | undefined =>
  phase === 'map' ? SKIES[run?.act ?? 1] : undefined;
