/** Which cards and relics in front of a player give a modifier. */
import { andList, type Text } from '@three-spires/kernel';
import { faceOf } from '../rules/card.ts';
import { FACES, ITEM_ENTRIES } from '../rules/compile/entries.ts';
import type { Player } from '../rules/state.ts';

export const sourcesOf = ({ powers, relics }: Player, modifiers: readonly number[]): Text => {
  const gives = (source: { readonly modifiers: readonly number[] } | undefined): boolean =>
    modifiers.some((modifier) => (source?.modifiers[modifier] ?? 0) !== 0);
  const names = [
    ...powers.flatMap((card) => {
      const face = FACES[faceOf(card)];
      return gives(face) ? [face?.name ?? ''] : [];
    }),
    ...relics.flatMap((relic) => {
      const item = ITEM_ENTRIES[relic];
      return gives(item) ? [item?.definition.name ?? ''] : [];
    }),
  ];
  return andList([...new Set(names)].map((name) => [name]));
};
