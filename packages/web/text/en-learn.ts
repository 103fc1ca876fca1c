import type { Messages } from '@three-spires/kernel';

/** What every guide says. */
export const LEARN_ENGLISH = {
  learn: 'Learn by playing',
  'learn.opening': 'Setting the table …',
  'learn.region': 'Guide',
  'learn.step': 'Step {step} of {steps}',
  'learn.next': 'Next',
  'learn.leave': 'Leave the guide',
  'learn.again': 'Try again',
  'learn.home': 'Front page',
} as const satisfies Messages;
