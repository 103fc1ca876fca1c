/** Every file generated from the door, by its path from the repository root. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../folders.ts';
import { readAnswerSchemas } from './answer-schemas.ts';
import { asyncApi } from './asyncapi.ts';
import { gameSchemas } from './game-schemas.ts';
import { openApi } from './openapi.ts';
import { callSection, filled, messageTable } from './page.ts';

const PAGE = 'docs/protocol.md';
const SCHEMAS = 'packages/server/schema';

export const protocolFiles = (): Readonly<Record<string, string>> => {
  const answers = readAnswerSchemas();
  const schemas = { openapi: openApi(answers), asyncapi: asyncApi(answers), ...gameSchemas(answers) };
  const page = readFileSync(path.join(ROOT, PAGE), 'utf8');
  return {
    [PAGE]: filled(page, { calls: callSection(), messages: messageTable() }),
    ...Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        `${SCHEMAS}/${name}.json`,
        `${JSON.stringify(schema, undefined, 1)}\n`,
      ]),
    ),
  };
};
