import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, errorAnswer } from './api-error.ts';
import { StoreError } from './store-error.ts';

/** Everything comes from this server, except styles that components set on themselves. The tower is WebAssembly. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

export const addSafety = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
    if (changesSomething(request) && !isSameOrigin(request))
      throw new ApiError(403, 'wrong-origin', 'This request comes from another site.');
  });
  app.setErrorHandler(answerError);
};

const changesSomething = ({ method, url }: FastifyRequest): boolean =>
  (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS') || url.startsWith('/socket');

/** Browsers name the site a request comes from; programs that are none name nothing and hold no cookies. */
const isSameOrigin = ({ headers: { origin, host } }: FastifyRequest): boolean => {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

const TEXTS: Readonly<Record<string, readonly [code: string, text: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body-too-large', 'The body is larger than 64 kB.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad-json', 'The body is not JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad-json', 'The body is empty; JSON is expected.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['not-json', 'The body must be application/json.'],
};

const answerError = (error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): void => {
  if (error instanceof ApiError) {
    if (error instanceof StoreError) request.log.error(error);
    reply.code(error.status).send(errorAnswer(error.code, error.message, error.field));
    return;
  }
  const status = error.statusCode ?? 500;
  const [code, text] = TEXTS[error.code] ?? [error.code ?? 'bad-request', error.message];
  if (status < 500) {
    reply.code(status).send(errorAnswer(code, text));
    return;
  }
  request.log.error(error);
  reply.code(500).send(errorAnswer('internal', 'Something went wrong here. It has been logged.'));
};
