/** A hero's turn: the action, what is paid for it, and what prevents wounds. */
import { becomes, NONE } from '@three-spires/kernel';
import { type Counts, paymentText } from './counts.ts';
import { event, type HeroCard, type OfHero } from './event.ts';

export const turns = {
  turnBegan: event<OfHero & { readonly seat: number; readonly turn: number }, 'of' | 'unnamed'>({
    says: { of: 'Turn {turn}: the {heroName} ({seat}).', unnamed: 'Turn {turn}: the {heroName}.' },
    // A player named after the hero is not named twice.
    variant: ({ seat, heroName }, names) => (['', heroName].includes(names[seat] ?? '') ? 'unnamed' : 'of'),
    changes: {
      phase: becomes('hexed'),
      turn: 'turn',
      active: 'hero',
      supported: becomes(false),
      guard: becomes(0),
      shieldsLeft: ({ heroes }, { hero }) => heroes[hero]?.shields ?? 0,
      action: becomes(NONE),
      target: becomes(NONE),
    },
  }),
  turnEnded: event<OfHero>({ changes: { phase: becomes('passOn') } }),
  used: event<HeroCard & { readonly seat: number; readonly as: 'support' | 'response' }, 'hero' | 'party'>({
    says: { hero: 'The {heroName} uses {card}.', party: '{seat} uses {card}.' },
    variant: ({ heroName }) => (heroName === '' ? 'party' : 'hero'),
    changes: { supported: ({ supported }, { as }) => supported || as === 'support' },
  }),
  chose: event<
    HeroCard & {
      readonly target: number;
      /** Empty if there is no target. */
      readonly targetName: string;
    },
    'alone' | 'target'
  >({
    says: {
      alone: 'The {heroName} chooses {card}.',
      target: 'The {heroName} chooses {card} on {targetName}.',
    },
    variant: ({ targetName }) => (targetName === '' ? 'alone' : 'target'),
    changes: { phase: becomes('perilCubes'), action: 'card', target: 'target' },
  }),
  cancelled: event({ says: 'The action is cancelled.' }),
  paid: event<
    HeroCard & {
      /** Blue, green and white from the field, the same from the crypt, luck. */
      readonly cubes: Counts;
    }
  >({
    says: 'The {heroName} pays {cubes} for {card}.',
    with: ({ cubes }) => ({ cubes: paymentText(cubes) }),
    changes: { phase: becomes('endEffects') },
  }),
  /** An action without effect: not enough cubes, the target is gone, or the player chose so. */
  forfeited: event<
    HeroCard & {
      readonly why: 'cubes' | 'target' | 'choice';
      /** The minimum price in blue, green, white and any colour. */
      readonly needed: Counts;
      /** In the order of a payment. */
      readonly had: Counts;
    }
  >({ says: 'The {heroName} forfeits {card}.', changes: { phase: becomes('endEffects') } }),
  prevented: event<
    { readonly number: number; readonly by: 'shields' | 'guard' | 'response' },
    'shields' | 'guard' | 'response'
  >({
    says: {
      shields: 'Shields prevent {number} {number|wound|wounds}.',
      guard: 'Guard prevents {number} {number|wound|wounds}.',
      response: 'A response prevents {number} {number|wound|wounds}.',
    },
    variant: 'by',
    changes: {
      shieldsLeft: ({ shieldsLeft }, { by, number }) => shieldsLeft - (by === 'shields' ? number : 0),
      guard: ({ guard }, { by, number }) => guard - (by === 'guard' ? number : 0),
    },
  }),
  /** How much a support prevents this turn. */
  guarded: event<{ readonly number: number }>({
    changes: { guard: ({ guard }, { number }) => guard + number },
  }),
};
