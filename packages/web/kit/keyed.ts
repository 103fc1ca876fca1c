/** Uses positions as React keys, for items that have no other identity. */
export const keyed = <Item>(
  items: readonly Item[],
): readonly { readonly key: string; readonly item: Item; readonly place: number }[] =>
  items.map((item, place) => ({ key: String(place), item, place }));
