/** All Events, in the order of their numbers. */
import { inOrder } from '@three-spires/kernel';
import type { EventDefinition } from '../../words/event-definition.ts';
import { EVENT_NUMBERS } from '../numbers.ts';
import { act1Events } from './act1.ts';
import { act2Events } from './act2.ts';
import { act3Events } from './act3.ts';

export const EVENTS: readonly EventDefinition[] = inOrder(
  'Events',
  EVENT_NUMBERS,
  [...act1Events, ...act2Events, ...act3Events],
  ({ act, name, notFirst }) => `act${act}/${name}${notFirst ? ' (not first)' : ''}`,
);
