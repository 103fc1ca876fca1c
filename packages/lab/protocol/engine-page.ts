/** The tables of docs/engine.md and the JSON Schemas of the engine's lines, generated from its protocol. */
import { ANSWERS, createEngine, LIMIT_WORDS, LIMITS, REQUESTS } from '@three-spires/engine';
import { inputSchema } from './input-schema.ts';
import type { JsonSchema } from './json-schema.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** `slot`: its meaning. Optional fields end with `?`. */
const fieldLines = ({ properties = {}, required = [] }: JsonSchema): string =>
  Object.entries(properties)
    .map(([field, { description = '' }]) => {
      const name = required.includes(field) ? field : `${field}?`;
      return `\`${name}\`${description === '' ? '' : `: ${description}`}`;
    })
    .join('<br>');

export const engineRequests = (): string =>
  [
    '| request | fields | answer |',
    '| --- | --- | --- |',
    ...Object.entries(REQUESTS).map(
      ([name, { says, schema, answer }]) =>
        `| **${name}**: ${cell(says)} | ${cell(fieldLines(inputSchema(schema)))} | \`${answer}\` |`,
    ),
  ].join('\n');

export const engineAnswers = (): string =>
  [
    '| answer | fields |',
    '| --- | --- |',
    ...Object.entries(ANSWERS).map(
      ([name, schema]) => `| \`${name}\` | ${cell(fieldLines(inputSchema(schema)))} |`,
    ),
  ].join('\n');

export const engineLimits = (): string =>
  [
    '| limit | counts | most |',
    '| --- | --- | --- |',
    ...Object.entries(LIMITS).map(
      ([name, most]) => `| \`${name}\` | ${LIMIT_WORDS[name as keyof typeof LIMITS]} | ${most} |`,
    ),
  ].join('\n');

type Layout = {
  readonly size: number;
  readonly actions: number;
  readonly parts: readonly { name: string; says: string; at: number; rows: number; fields: string[] }[];
  readonly blocks: readonly { name: string; says: string; at: number; sizes: number[] }[];
};

/** The integers and actions of every game, as the engine itself describes them. */
export const engineLayouts = (): string => {
  const engine = createEngine();
  const ask = (request: object) => JSON.parse(engine.answer(JSON.stringify(request)).line);
  const { games } = ask({ do: 'hello' }) as { games: { game: string; name: string }[] };
  return games
    .map(({ game, name }) => {
      const { actions, blocks, parts, size } = ask({ do: 'layout', game }) as Layout;
      return [
        `### ${name}`,
        '',
        `An observation has ${size} integers:`,
        '',
        '| from | part | rows | integers of each row |',
        '| --- | --- | --- | --- |',
        ...parts.map(
          (part) =>
            `| ${part.at} | **${part.name}**: ${cell(part.says)} | ${part.rows} | ${part.fields.join(', ')} |`,
        ),
        '',
        `The list has ${actions} actions:`,
        '',
        '| from | action | values |',
        '| --- | --- | --- |',
        ...blocks.map(
          (block) => `| ${block.at} | **${block.name}**: ${cell(block.says)} | ${block.sizes.join(' × ')} |`,
        ),
      ].join('\n');
    })
    .join('\n\n');
};

export const engineSchemas = (): object => ({
  requests: Object.fromEntries(
    Object.entries(REQUESTS).map(([name, { says, schema }]) => {
      const { properties, required = [], ...rest } = inputSchema(schema);
      const fields = { do: { const: name }, id: { type: ['string', 'integer'] }, ...properties };
      return [name, { ...rest, description: says, properties: fields, required: ['do', ...required] }];
    }),
  ),
  answers: Object.fromEntries(Object.entries(ANSWERS).map(([name, schema]) => [name, inputSchema(schema)])),
});
