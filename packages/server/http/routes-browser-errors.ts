import { createAllowances, perHour, type Rate, type Time, validate } from '@three-spires/session';
import { browserErrorBody } from '@three-spires/session/protocol';
import type { FastifyInstance } from 'fastify';
import { deviceName } from '../identity/device-name.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { addressKey } from '../settings/addresses.ts';
import { ApiError } from './api-error.ts';
import { withoutAddresses, withoutSecrets } from './without-secrets.ts';

/** Per address: enough for several pages that keep failing. */
const PER_ADDRESS: Rate = { burst: 30, perSecond: 60 / 3600 };
/** Lines from all addresses together: more than an operator reads, and at most a few megabytes an hour. */
const LINES = perHour(500);
/** The first lines of a stack are enough to locate an error. */
const STACK_LINES = 12;

type BrowserErrorNeeds = { readonly metrics: Metrics; readonly time: Time };

/**
 * Logs errors reported by browsers. Anyone who can reach the server can send anything here, so a line is a
 * warning without a person, and its count and length are limited.
 */
export const addBrowserErrorRoute = (app: FastifyInstance, { metrics, time }: BrowserErrorNeeds): void => {
  const reports = createAllowances(PER_ADDRESS, time.elapsed);
  const lines = createAllowances(LINES, time.elapsed);

  app.post('/api/browser-errors', async (request, reply): Promise<{ reported: true }> => {
    const seconds = reports.take(addressKey(request.ip));
    if (seconds > 0) {
      reply.header('retry-after', seconds);
      throw new ApiError(429, 'too-many-reports', `Too many reports. Try again in ${seconds} s.`);
    }
    const { kind, page, build, message, stack } = validate(browserErrorBody, request.body);
    metrics.browserError(kind);
    if (lines.take('all') === 0)
      request.log.warn(
        {
          browser: {
            kind,
            page: withoutAddresses(page),
            build: withoutSecrets(build),
            message: withoutSecrets(message),
            ...(stack === undefined ? {} : { stack: shownStack(stack) }),
            device: deviceName(request.headers['user-agent']),
          },
        },
        'an error in a browser',
      );
    reply.code(202);
    return { reported: true };
  });
};

/** The frames of a stack. In Chromium the message precedes them, and may have several lines. */
const shownStack = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /:\d+\)?$/.test(line.trimEnd()))
    .slice(0, STACK_LINES)
    .map((line) => withoutAddresses(line.trim()))
    .join('\n');
