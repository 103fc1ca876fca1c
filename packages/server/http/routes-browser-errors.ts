import { createAllowances, perHour, type Rate, type Time, validate } from '@three-spires/session';
import { browserErrorBody } from '@three-spires/session/protocol';
import type { FastifyInstance } from 'fastify';
import { deviceName } from '../identity/device-name.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { addressKey } from '../settings/addresses.ts';
import { ApiError } from './api-error.ts';
import { withoutAddresses, withoutSecrets } from './without-secrets.ts';

/** For each address: several pages that fail over and over. */
const PER_ADDRESS: Rate = { burst: 30, perSecond: 60 / 3600 };
/** Lines from all addresses together: more than an operator reads, and a few megabytes an hour at most. */
const LINES = perHour(500);
/** The first lines of a stack say where. */
const STACK_LINES = 12;

type BrowserErrorNeeds = { readonly metrics: Metrics; readonly time: Time };

/**
 * Takes errors of browsers into the log. Anyone who can reach the server can send anything here, so a line is a warning
 * that names no person, and counts and lengths are limited.
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

/** The places of a stack. In Chromium the message comes first, and may have several lines. */
const shownStack = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /:\d+\)?$/.test(line.trimEnd()))
    .slice(0, STACK_LINES)
    .map((line) => withoutAddresses(line.trim()))
    .join('\n');
