import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TABLE_PAGE = /^\/table\/([\w-]+)$/;

/** The id of the table that a page address shows. */
export const tableOfPage = (address: string): string | undefined =>
  TABLE_PAGE.exec(address.split('?', 1)[0] ?? '')?.[1];

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload; crossorigin`;

/**
 * The `Link` header for the table of each game. It lists the table's scripts and styles, so that a browser
 * fetches them all at once and not one after another as scripts import them. The build lists the files.
 */
export const readTableLinks = (folder: string): ReadonlyMap<string, string> => {
  const list = path.join(folder, 'table-files.json');
  if (!existsSync(list)) return new Map();
  const files = JSON.parse(readFileSync(list, 'utf8')) as Record<
    string,
    { readonly first: readonly string[] }
  >;
  return new Map(Object.entries(files).map(([game, { first }]) => [game, first.map(linkTo).join(', ')]));
};
