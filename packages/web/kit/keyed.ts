/** Items that have no identity but their place, with that place as the key to draw them by. */
export const keyed = <Item>(
  items: readonly Item[],
): readonly { readonly key: string; readonly item: Item; readonly place: number }[] =>
  items.map((item, place) => ({ key: String(place), item, place }));
