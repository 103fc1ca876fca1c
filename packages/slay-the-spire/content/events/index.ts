/** All Events in a stable order: the place in this list is part of the state. */
import type { EventDefinition } from '../../words/event-definition.ts';
import { act1Events } from './act1.ts';
import { act2Events } from './act2.ts';
import { act3Events } from './act3.ts';

export const EVENTS: readonly EventDefinition[] = [...act1Events, ...act2Events, ...act3Events];
