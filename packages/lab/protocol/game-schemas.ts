/** Each game's part of the protocol: its set-up, its view, and its readable moves. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../folders.ts';
import { allGames } from '../games-list.ts';
import { MOVE_FIELDS } from '../reference/move-fields.ts';
import type { AnswerSchemas } from './answer-schemas.ts';
import { inputSchema } from './input-schema.ts';
import type { JsonSchema } from './json-schema.ts';

export const gameSchemas = (answers: AnswerSchemas): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    allGames().map(({ game: { id, name: title }, view, setup }) => [
      id,
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title,
        description:
          '`setup` is what a table is opened with, `view` what an outlook of a picture shows, `move` how an option reads.',
        type: 'object',
        properties: {
          setup: described(
            inputSchema(setup),
            notesIn(path.join('packages', id, 'rules/setup.ts')),
          ) as JsonSchema,
          view: { $ref: `#/$defs/${view}` },
          move: { oneOf: movesOf(title) },
        },
        $defs: answers.definitionsOf([view], '#/$defs/'),
      },
    ]),
  );

/** The doc comments of a set-up's fields in the file of its schema. */
const notesIn = (file: string): ReadonlyMap<string, string> => {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return new Map(
    [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n\s+(\w+): \w/g)].map(
      ([, note = '', field = '']) => [field, note.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()],
    ),
  );
};

/** Adds the notes to a schema at any depth. */
const described = (schema: unknown, notes: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(schema)) return schema.map((item) => described(item, notes));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) =>
      key === 'properties' ? [key, describedFields(inner, notes)] : [key, described(inner, notes)],
    ),
  );
};

const describedFields = (fields: object, notes: ReadonlyMap<string, string>): object =>
  Object.fromEntries(
    Object.entries(fields).map(([field, inner]) => {
      const note = notes.get(field);
      const shown = described(inner, notes) as JsonSchema;
      return [field, note === undefined ? shown : { description: note, ...shown }];
    }),
  );

/** The verbs listed in docs/scenarios.md, which a test verifies against whole games. */
const movesOf = (title: string): JsonSchema[] => {
  const page = readFileSync(path.join(ROOT, 'docs/scenarios.md'), 'utf8');
  const chapter = page.split('\n## ').find((text) => text.startsWith(title)) ?? '';
  const rows = [
    ...(chapter.split('### Moves')[1] ?? '').matchAll(/^\| `([^`]+)` \| (.*?) \| (.*?) \| `(.*)` \|$/gm),
  ];
  if (rows.length === 0) throw new Error(`docs/scenarios.md has no moves of ${title}.`);
  return rows.map(([, verb = '', always = '', sometimes = '', example = '']) => {
    const fields = { always: names(always), sometimes: names(sometimes) };
    return {
      type: 'object',
      properties: {
        do: { const: verb },
        ...Object.fromEntries(
          [...fields.always, ...fields.sometimes].map((field) => [
            field,
            { description: noteOf(field), type: ['string', 'number'] },
          ]),
        ),
      },
      required: ['do', ...fields.always],
      examples: [JSON.parse(example) as unknown],
    };
  });
};

const noteOf = (field: string): string => {
  const note = MOVE_FIELDS[field];
  if (note === undefined) throw new Error(`packages/lab/reference/move-fields.ts says nothing of ${field}.`);
  return note;
};

const names = (cell: string): string[] => cell.split(', ').filter((name) => name !== '');
