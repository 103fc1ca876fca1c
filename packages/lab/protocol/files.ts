/** Every file generated from the door and from the engine's protocol, by its path from the repository root. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../folders.ts';
import { readAnswerSchemas } from './answer-schemas.ts';
import { asyncApi } from './asyncapi.ts';
import { clientRoutes, pythonRoutes } from './client-routes.ts';
import { engineAnswers, engineLayouts, engineLimits, engineRequests, engineSchemas } from './engine-page.ts';
import { gameSchemas } from './game-schemas.ts';
import { openApi } from './openapi.ts';
import { callSection, filled, messageTable, streamTable } from './page.ts';

const PAGE = 'docs/protocol.md';
const CLIENT_ROUTES = 'packages/client/routes.ts';
const PYTHON_ROUTES = 'clients/python/three_spires/client/routes.py';
const SCHEMAS = 'packages/server/schema';

const ENGINE_PAGE = 'docs/engine.md';
const ENGINE_SCHEMA = 'packages/engine/schema/engine.json';

export const protocolFiles = (): Readonly<Record<string, string>> => {
  const answers = readAnswerSchemas();
  const schemas = { openapi: openApi(answers), asyncapi: asyncApi(answers), ...gameSchemas(answers) };
  const page = readFileSync(path.join(ROOT, PAGE), 'utf8');
  const enginePage = readFileSync(path.join(ROOT, ENGINE_PAGE), 'utf8');
  return {
    [ENGINE_PAGE]: filled(enginePage, {
      requests: engineRequests(),
      answers: engineAnswers(),
      limits: engineLimits(),
      layouts: engineLayouts(),
    }),
    [ENGINE_SCHEMA]: `${JSON.stringify(engineSchemas(), undefined, 1)}\n`,
    [PAGE]: filled(page, { calls: callSection(), messages: messageTable(), streams: streamTable() }),
    [CLIENT_ROUTES]: clientRoutes(),
    [PYTHON_ROUTES]: pythonRoutes(),
    ...Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        `${SCHEMAS}/${name}.json`,
        `${JSON.stringify(schema, undefined, 1)}\n`,
      ]),
    ),
  };
};
