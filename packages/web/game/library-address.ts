/** Stores a selection in the address, so that it can be linked, reloaded and returned to. */
import { type Catalogue, type Entry, NOTHING_CHOSEN, type Selection } from './library.ts';

export const readSelection = ({ facets, kinds, sorts }: Catalogue, search: string): Selection => {
  const given = new URLSearchParams(search);
  const known = (name: string, list: readonly string[]): string => {
    const value = given.get(name) ?? '';
    return list.includes(value) ? value : '';
  };
  const wanted = facets.flatMap(({ key, values }) => {
    const chosen = (given.get(key) ?? '')
      .split(',')
      .filter((one) => values.some(({ value }) => value === one));
    return chosen.length === 0 ? [] : [[key, chosen] as const];
  });
  return {
    query: given.get('q') ?? '',
    kind: known(
      'kind',
      kinds.map(({ kind }) => kind),
    ),
    wanted: Object.fromEntries(wanted),
    sort: known(
      'sort',
      sorts.map(({ key }) => key),
    ),
    upgraded: given.has('upgraded'),
  };
};

export const writeSelection = ({ query, kind, wanted, sort, upgraded }: Selection): string => {
  const given = new URLSearchParams();
  if (query !== '') given.set('q', query);
  if (kind !== '') given.set('kind', kind);
  for (const [key, values] of Object.entries(wanted)) if (values.length > 0) given.set(key, values.join(','));
  if (sort !== '') given.set('sort', sort);
  if (upgraded) given.set('upgraded', '1');
  const text = given.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
};

export const entryHref = (
  game: string,
  { kind, slug }: Entry,
  selection: Selection = NOTHING_CHOSEN,
): string => `/library/${game}/${kind}/${slug}${writeSelection(selection)}`;

/** The entry of an address: by slug, by full id, or the first with that name. */
export const entryAt = (
  { entries }: Catalogue,
  kind: string | undefined,
  slug: string | undefined,
): Entry | undefined => {
  if (kind === undefined || slug === undefined) return undefined;
  const ofKind = entries.filter((entry) => entry.kind === kind);
  return (
    ofKind.find((entry) => entry.slug === slug) ??
    ofKind.find((entry) => entry.id === slug) ??
    ofKind.find((entry) => entry.slug.startsWith(`${slug}-`) || entry.slug.endsWith(`-${slug}`))
  );
};
