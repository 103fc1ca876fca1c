/** Formats proportions with their confidence intervals. */
import { intervalOf } from '@three-spires/bots/interval';

export { intervalOf };

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
