/** The messages of a socket as AsyncAPI 3.0. */
import { CLIENT_MESSAGES } from '@three-spires/session/protocol';
import type { AnswerSchemas } from './answer-schemas.ts';
import { inputSchema } from './input-schema.ts';
import type { JsonSchema } from './json-schema.ts';

const AT = '#/components/schemas/';

export const asyncApi = (answers: AnswerSchemas): object => {
  const schemas = answers.definitionsOf(['ServerMessage'], AT);
  const said = Object.entries(CLIENT_MESSAGES).map(([type, { schema, says, cost }]) => ({
    type,
    says,
    cost,
    payload: inputSchema(schema),
  }));
  const told = ((schemas.ServerMessage?.anyOf ?? []) as readonly JsonSchema[]).map((payload) => ({
    type: String(payload.properties?.type?.const),
    payload,
  }));
  const refs = (names: readonly string[]) =>
    names.map((name) => ({ $ref: `#/channels/socket/messages/${name}` }));
  const clientNames = said.map(({ type }) => `say.${type}`);
  const serverNames = told.map(({ type }) => `hear.${type}`);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Three Spires',
      version: '1',
      description: 'What is said over the socket. docs/protocol.md explains it.',
    },
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: '/socket',
        messages: Object.fromEntries([
          ...said.map(({ type, says, cost, payload }) => [
            `say.${type}`,
            { name: type, summary: says, 'x-cost': cost, payload },
          ]),
          ...told.map(({ type, payload }) => [`hear.${type}`, { name: type, payload }]),
        ]),
      },
    },
    operations: {
      say: { action: 'send', channel: { $ref: '#/channels/socket' }, messages: refs(clientNames) },
      hear: { action: 'receive', channel: { $ref: '#/channels/socket' }, messages: refs(serverNames) },
    },
    components: { schemas },
  };
};
