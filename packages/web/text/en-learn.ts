import type { Messages } from '@three-spires/kernel';

/** Text shared by all guides. */
export const LEARN_ENGLISH = {
  learn: 'Learn by playing',
  'learn.of': 'Learn {game}',
  'learn.missing': 'There is no such lesson. These are the lessons:',
  'learn.lead': 'Short lessons of two to four minutes. You play real moves, and a guide explains them.',
  'learn.begin': 'Begin',
  'learn.repeat': 'Play again',
  'learn.finished': 'Finished',
  'learn.opening': 'Setting the table …',
  'learn.region': 'Guide',
  'learn.step': 'Step {step} of {steps}',
  'learn.next': 'Next',
  'learn.back': 'Back',
  'learn.skip': 'Skip',
  'learn.fold': 'Fold this step',
  'learn.unfold': 'Read this step: {title}',
  'learn.leave': 'All lessons',
  'learn.again': 'Try again',
  'learn.nextLesson': 'Next lesson: {title}',
} as const satisfies Messages;
