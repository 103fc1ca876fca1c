import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { SessionError, StoreError, TooMany } from '@three-spires/session';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, errorAnswer, problemOf, toApiError } from './api-error.ts';
import { SAFE_HEADERS } from './headers.ts';

const TEXTS: Readonly<Record<string, readonly [code: string, text: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body-too-large', 'The body is larger than 64 kB.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad-json', 'The body is not JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad-json', 'The body is empty; JSON is expected.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['not-json', 'The body must be application/json.'],
  FST_ERR_BAD_URL: ['bad-address', 'This address is malformed.'],
};

/** Fastify's error handler: every error has the shape of `errorAnswer`. */
export const answerError = (
  error: FastifyError | ApiError | SessionError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const { status, code, message, field } = publicError(error);
  const isExpected = error instanceof ApiError || error instanceof SessionError;
  if (status >= 500 && (!isExpected || error instanceof StoreError)) request.log.error(error);
  if (error instanceof TooMany)
    reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfterMs / 1000)));
  reply.code(status);
  if (!isProgram(request)) return void reply.send(errorAnswer(code, message, field));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  reply.type('application/problem+json; charset=utf-8');
  reply.send(JSON.stringify(problemOf({ status, code, message, field })));
};

/** Here the token in a request is the operator's. */
const FOR_OPERATORS: ReadonlySet<string | undefined> = new Set(['/api/operator', '/metrics']);

/** Programs get problem details (RFC 9457); the pages of the browser know the shape they have always had. */
const isProgram = ({ headers, routeOptions }: FastifyRequest): boolean =>
  headers.accept?.includes('application/problem+json') === true ||
  (/^bearer /i.test(headers.authorization ?? '') && !FOR_OPERATORS.has(routeOptions.url));

/** What the client may know about an error; the rest is only logged. */
export const publicError = (error: FastifyError | ApiError | SessionError): ApiError => {
  if (error instanceof ApiError) return error;
  if (error instanceof SessionError) return toApiError(error);
  const status = error.statusCode ?? 500;
  if (status >= 500) return new ApiError(500, 'internal', 'Something went wrong here. It has been logged.');
  const [code, text] = TEXTS[error.code] ?? [error.code ?? 'bad-request', error.message];
  return new ApiError(status, code, text);
};

/** A complete HTTP response, for use without a Fastify reply. It closes the connection. */
const rawAnswer = ({ status, code, message, field }: ApiError): string => {
  const body = JSON.stringify(errorAnswer(code, message, field));
  const headers = {
    ...SAFE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
};

/** Sends a response on a raw connection, and closes it. */
export const refuseConnection = (socket: Duplex, error: ApiError): void => {
  if (socket.writable) socket.end(rawAnswer(error), () => socket.destroy());
  else socket.destroy();
};

/** For requests that Node's HTTP parser rejects. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  refuseConnection(socket, parserError(error.code));
};

const parserError = (code: string | undefined): ApiError => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ApiError(408, 'too-slow', 'The request took too long to arrive.');
  if (code === 'HPE_HEADER_OVERFLOW')
    return new ApiError(431, 'headers-too-large', 'The headers are larger than 16 kB.');
  return new ApiError(400, 'bad-http', 'This is not a valid HTTP request.');
};
