/** The calls of the door as OpenAPI 3.1. */
import { CALLS_BY_SUBJECT, type Call } from '@three-spires/session/door';
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
  const types = [...new Set(calls.map(({ call }) => call.answer.name)), 'ErrorAnswer'];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Three Spires',
      version: '1',
      description: 'Everything that can be asked for over HTTP. docs/protocol.md explains it.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(CALLS_BY_SUBJECT).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'three-spires' } },
      schemas: answers.definitionsOf(types, AT),
    },
    security: [{ cookie: [] }],
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
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(inBody.length === 0 ? {} : { requestBody: { required: true, content: json(body) } }),
    responses: {
      [call.status ?? 200]: { description: 'Done.', content: json(refTo(call.answer.name)) },
      default: {
        description: errors.length === 0 ? 'Refused.' : `Refused, with a code such as ${errors.join(', ')}.`,
        content: json(refTo('ErrorAnswer')),
      },
    },
  };
};
