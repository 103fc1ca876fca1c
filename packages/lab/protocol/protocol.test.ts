import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../folders.ts';
import { readAnswerSchemas } from './answer-schemas.ts';
import { protocolFiles } from './files.ts';
import { gameSchemas } from './game-schemas.ts';
import type { JsonSchema } from './json-schema.ts';

/** The fields in a schema that say nothing of themselves. A verb has an example beside it. */
const undescribed = (schema: unknown, at: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]) =>
    key === 'properties'
      ? Object.entries(inner as Record<string, JsonSchema>).flatMap(([field, described]) => [
          ...(field === 'do' || described.description !== undefined ? [] : [`${at}.${field}`]),
          ...undescribed(described, `${at}.${field}`),
        ])
      : undescribed(inner, `${at}/${key}`),
  );
};

it('every field of a set-up, a view and a move is described', () => {
  const fields = Object.entries(gameSchemas(readAnswerSchemas())).flatMap(([game, { properties, $defs }]) =>
    undescribed({ ...properties, $defs }, game),
  );
  expect(fields).toEqual([]);
});

it('the pages and the schemas say what the door and the engine say', () => {
  for (const [file, text] of Object.entries(protocolFiles()))
    expect(readFileSync(path.join(ROOT, file), 'utf8'), `${file} is out of date: npm run protocol`).toBe(
      text,
    );
});
