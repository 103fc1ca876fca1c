import type { Messages } from '@three-spires/kernel';

/** Text of a page that cannot continue. */
export const FAILURE_ENGLISH = {
  'failure.error': 'Something went wrong',
  'failure.error.about':
    'This page ran into an error and stopped. The operator of this server has been told.',
  'failure.script': 'A part of this page did not load',
  'failure.script.about':
    'The browser asked for it several times and got no answer. Check your connection, then reload.',
  'failure.file': 'A part of this page did not load ({file}: {trouble}). Check your connection, then reload.',
  'failure.new': 'A new version is here',
  'failure.new.about':
    'The server was updated while this page was open. Reload to go on from the same place.',
  'failure.seat': 'Your seat is kept, and the game goes on where it stood.',
  'failure.unsent':
    'Your last move has not reached the server yet. It is kept, and it is sent as soon as the table is back.',
  'failure.reload': 'Reload',
  'failure.back': 'Back to the table',
} as const satisfies Messages;
