/** The tables of docs/protocol.md that are generated from the door. */
import { CALLS_BY_SUBJECT, type Call, type CallName, SCOPE_OF, STREAMS } from '@three-spires/session/door';
import { CLIENT_MESSAGES } from '@three-spires/session/protocol';
import { inputSchema } from './input-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/** Replaces the text between `<!-- NAME -->` and `<!-- end of NAME -->` in a page. */
export const filled = (page: string, sections: Readonly<Record<string, string>>): string => {
  let text = page;
  for (const [name, content] of Object.entries(sections)) {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`The page has no place for "${name}".`);
    text = `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
  }
  return text;
};

export const callSection = (): string =>
  Object.entries(CALLS_BY_SUBJECT)
    .map(([subject, calls]) => [`### ${subject}`, '', callTable(calls)].join('\n'))
    .join('\n\n');

const callTable = (calls: Readonly<Record<string, Call>>): string =>
  [
    '| call | route | fields | answer | cost | token |',
    '| --- | --- | --- | --- | --- | --- |',
    ...Object.entries(calls).map(([name, { route, says, input, answer, cost, status }]) => {
      const fields = fieldsOf(inputSchema(input)).filter((field) => !route.includes(`{${field}}`));
      const made = status === undefined ? '' : `${status} `;
      return `| **${name}**: ${says} | \`${route}\` | ${listed(fields)} | ${made}\`${answer.name}\` | ${cost} | ${SCOPE_OF[name as CallName] ?? ''} |`;
    }),
  ].join('\n');

export const streamTable = (): string =>
  [
    '| stream | route | fields | lines |',
    '| --- | --- | --- | --- |',
    ...Object.entries(STREAMS).map(([name, { route, says, input, line }]) => {
      const fields = fieldsOf(inputSchema(input)).filter((field) => !route.includes(`{${field}}`));
      return `| **${name}**: ${says} | \`${route}\` | ${listed(fields)} | \`${line.name}\` |`;
    }),
  ].join('\n');

export const messageTable = (): string =>
  [
    '| type | fields | meaning | answers | cost |',
    '| --- | --- | --- | --- | --- |',
    ...Object.entries(CLIENT_MESSAGES).map(([type, { schema, says, answers, cost }]) => {
      const fields = fieldsOf(inputSchema(schema)).filter((field) => field !== 'type');
      return `| \`${type}\` | ${listed(fields)} | ${says} | ${listed(answers)} | ${cost} |`;
    }),
  ].join('\n');

/** The fields of an object; optional ones end with `?`. */
const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): string[] =>
  Object.keys(properties).map((field) => (required.includes(field) ? field : `${field}?`));

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
