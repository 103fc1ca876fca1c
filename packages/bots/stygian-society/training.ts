/** What the lab needs to train the bots of The Stygian Society. */
export { figuresOf, type Prospect } from './prospect.ts';
export { stepSwiftly } from './swift-step.ts';
export { type Taste, useTaste } from './taste.ts';
