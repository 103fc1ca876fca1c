/** Relics and potions: medals of 200 by 200. */
import type { ContentItem } from '@three-spires/kernel';
import type { Layer, Sheet } from '../../model.ts';
import { flask } from '../../shapes/companions.ts';
import { gem } from '../../shapes/scenery.ts';
import { type Thing, thingOf } from '../../shapes/thing-files.ts';
import type { Picture } from '../compose/family.ts';
import { drawn } from '../compose/layers.ts';

/** A quiet disc, dark and cool: at 40 pixels only a silhouette and its one colour of light are seen. */
const onDisc = ({ drawing, glow }: Thing, beads: Sheet, foil: boolean): Picture => {
  const subject = (size: number): readonly Layer[] => [drawn(drawing, [0, 0, size], { glow })];
  return {
    scene: {
      frame: 'medal',
      ground: { kind: 'rings', sheets: ['night'] },
      light: glow,
      layers: subject(0.78),
      beads,
      ...(foil ? { foil } : {}),
    },
    small: subject(0.84),
  };
};

/** What stands for one that nobody has drawn yet. */
const GEM: Thing = { drawing: gem('amber'), glow: 'amber' };
const FLASK: Thing = { drawing: flask('round', 'rose'), glow: 'rose' };

export const relicByRule = ({ id, kind }: ContentItem): Picture =>
  onDisc(thingOf(id) ?? GEM, 'iron', kind === 'bossRelic' || kind === 'specialRelic');

/** The bottle's shape is the sign. */
export const potionByRule = ({ id }: ContentItem): Picture => onDisc(thingOf(id) ?? FLASK, 'brass', false);
