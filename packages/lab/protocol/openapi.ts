/** The calls of the door as OpenAPI 3.1. */
import {
  CALLS_BY_SUBJECT,
  type Call,
  type CallName,
  SCOPE_OF,
  STREAMS,
  type Stream,
} from '@three-spires/session/door';
import type { AnswerSchemas } from './answer-schemas.ts';
import { inputSchema } from './input-schema.ts';
import type { JsonSchema } from './json-schema.ts';

const AT = '#/components/schemas/';
const refTo = (name: string): JsonSchema => ({ $ref: AT + name });
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

export const openApi = (answers: AnswerSchemas): object => {
  const calls = Object.entries(CALLS_BY_SUBJECT).flatMap(([subject, group]) =>
    Object.entries(group as Readonly<Record<string, Call>>).map(([name, call]) => ({ subject, name, call })),
  );
  const paths: Record<string, Record<string, object>> = {};
  for (const { subject, name, call } of calls) {
    const [method = '', path = ''] = call.route.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(subject, name, call, method, path) };
  }
  for (const [name, stream] of Object.entries(STREAMS)) {
    const path = stream.route.replace('GET ', '');
    paths[path] = { ...paths[path], get: streamOperation(name, stream) };
  }
  const lines = Object.values(STREAMS).map(({ line }) => line.name);
  const types = [...new Set(calls.map(({ call }) => call.answer.name)), ...lines, 'ErrorAnswer', 'Problem'];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Three Spires',
      version: '1',
      description: 'Everything that can be asked for over HTTP. docs/protocol.md explains it.',
    },
    servers: [{ url: '/' }],
    tags: [...Object.keys(CALLS_BY_SUBJECT), STREAMED].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'three-spires' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token of a person or a bot account.',
        },
      },
      schemas: answers.definitionsOf(types, AT),
    },
    security: [{ cookie: [] }],
  };
};

const STREAMED = 'Streams';

/** Errors as pages and as programs get them. */
const refused = (errors: readonly string[]) => ({
  description: errors.length === 0 ? 'Refused.' : `Refused, with a code such as ${errors.join(', ')}.`,
  content: {
    ...json(refTo('ErrorAnswer')),
    'application/problem+json': { schema: refTo('Problem') },
  },
});

const withToken = (scope: string | undefined): object =>
  scope === undefined ? {} : { security: [{ cookie: [] }, { token: [scope] }], 'x-scope': scope };

const streamOperation = (name: string, { route, says, input, line, errors }: Stream): object => {
  const { properties = {}, required = [] } = inputSchema(input);
  return {
    operationId: name,
    tags: [STREAMED],
    summary: says,
    description: 'One JSON object on each line. The answer ends only with an `end` line or the connection.',
    ...withToken('read'),
    parameters: Object.entries(properties).map(([field, schema]) => ({
      name: field,
      in: route.includes(`{${field}}`) ? 'path' : 'query',
      required: required.includes(field),
      schema,
    })),
    responses: {
      200: {
        description: 'The lines.',
        content: { 'application/x-ndjson': { itemSchema: refTo(line.name), schema: refTo(line.name) } },
      },
      default: refused(errors),
    },
  };
};

const operation = (subject: string, name: string, call: Call, method: string, path: string): object => {
  const { properties = {}, required = [] } = inputSchema(call.input);
  const isInPath = (field: string): boolean => path.includes(`{${field}}`);
  const others = Object.keys(properties).filter((field) => !isInPath(field));
  const parameter = (field: string, place: 'path' | 'query') => ({
    name: field,
    in: place,
    required: place === 'path' || required.includes(field),
    schema: properties[field],
  });
  const inQuery = method === 'GET' ? others : [];
  const inBody = method === 'GET' ? [] : others;
  const parameters = [
    ...Object.keys(properties)
      .filter(isInPath)
      .map((field) => parameter(field, 'path')),
    ...inQuery.map((field) => parameter(field, 'query')),
  ];
  const body: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(inBody.map((field) => [field, properties[field] ?? {}])),
    required: inBody.filter((field) => required.includes(field)),
    additionalProperties: false,
  };
  const errors = call.errors ?? [];
  return {
    operationId: name,
    tags: [subject],
    summary: call.says,
    'x-cost': call.cost,
    ...withToken(SCOPE_OF[name as CallName]),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(inBody.length === 0 ? {} : { requestBody: { required: true, content: json(body) } }),
    responses: {
      [call.status ?? 200]: { description: 'Done.', content: json(refTo(call.answer.name)) },
      default: refused(errors),
    },
  };
};
