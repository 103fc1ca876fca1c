import type { ComponentType } from 'react';
import type { StoryAnswer } from '../story/use-summary.ts';

/** How a game tells the story of a finished table, on a separate page. */
export type StoryGame = { readonly Story: ComponentType<{ readonly answer: StoryAnswer }> };
