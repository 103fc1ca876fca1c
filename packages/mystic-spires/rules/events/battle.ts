/** Attacks, from their declaration to the window after them. */
import { becomes } from '@three-spires/kernel';
import type { Ref } from '../state.ts';
import { withoutLink } from './cascade.ts';
import { event, type OfCard } from './event.ts';

export const battle = {
  attackDeclared: event<
    OfCard & { readonly attacker: number; readonly targetCard?: number; readonly target: Ref }
  >({
    says: '{card} attacks {target}.',
    changes: { attack: (_, { attacker, target }) => ({ attacker, target, interceptor: -1 }) },
  }),
  intercepted: event<OfCard & { readonly interceptor: number }>({
    says: '{card} intercepts.',
    changes: {
      attack: ({ attack }, { interceptor }) => attack && { ...attack, target: interceptor, interceptor },
    },
  }),
  /** The attack left the Cascade and can no longer be answered. */
  attackResolved: event<{
    /** The number that its link had. */
    readonly number: number;
  }>({ changes: { links: withoutLink } }),
  attackNegated: event({ says: 'The attack is negated.' }),
  attackEnded: event({ says: 'The attack is over.' }),
  /** The window after an attack closed (MYS-13.3). */
  attackLeft: event({ changes: { attack: becomes(undefined) } }),
};
