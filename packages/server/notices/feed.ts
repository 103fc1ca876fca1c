import type { TurnMessage } from './message.ts';

export type FeedEntry = TurnMessage & {
  /** When this turn began, in milliseconds since 1970. */
  readonly since: number;
};

type Feed = {
  readonly id: string;
  readonly self: string;
  readonly home: string;
  readonly name: string;
  readonly entries: readonly FeedEntry[];
  /** The `updated` time of a feed without entries. */
  readonly now: number;
};

/** A person's turns as an Atom feed (RFC 4287), newest first. */
export const atomFeed = ({ id, self, home, name, entries, now }: Feed): string => {
  const newest = Math.max(...entries.map(({ since }) => since));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(`Three Spires: turns of ${name}`)}</title>`,
    `<updated>${dateOf(Number.isFinite(newest) ? newest : now)}</updated>`,
    '<author><name>Three Spires</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(home)}"/>`,
    ...entries.flatMap(entryLines),
    '</feed>',
    '',
  ].join('\n');
};

const entryLines = ({ id, title, text, url, since }: FeedEntry): readonly string[] => [
  '<entry>',
  `<id>${escaped(id)}</id>`,
  `<title>${escaped(title)}</title>`,
  `<updated>${dateOf(since)}</updated>`,
  `<link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
  `<summary>${escaped(text)}</summary>`,
  '</entry>',
];

const dateOf = (time: number): string => new Date(time).toISOString();

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML allows no control characters, not even as entities. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
