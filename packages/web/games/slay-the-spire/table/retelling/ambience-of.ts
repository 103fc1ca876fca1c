import type { AmbienceName } from '../../../../sound/ambience.ts';
import type { SlayTheSpireView } from '../../pieces/content.ts';

const ACT_OF_THE_HEART = 4;

/** The ambience of a view's place. */
export const ambienceOf = (view: SlayTheSpireView | undefined): AmbienceName => {
  if (view?.run?.act === ACT_OF_THE_HEART) return 'heart';
  if (view?.enemies.some(({ status }) => status === 'alive')) return 'battle';
  return view?.run?.room === 'campfire' ? 'fire' : 'tower';
};
