/** Formats proportions with their confidence intervals. */
import { intervalOf } from '@three-spires/bots/interval';

export { intervalOf };

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** How two players did on the same seeds. */
export type Paired = {
  readonly both: number;
  readonly onlyOne: number;
  readonly onlyOther: number;
  readonly neither: number;
};

/** How far the two results go together, from -1 to 1; pulled towards 0 for few seeds. */
const correlation = ({ both, onlyOne, onlyOther, neither }: Paired): number => {
  const of = both + onlyOne + onlyOther + neither;
  const product = both * neither - onlyOne * onlyOther;
  const pulled = product > 0 ? Math.max(0, product - of / 2) : product;
  const scale = Math.sqrt(
    (both + onlyOne) * (onlyOther + neither) * (both + onlyOther) * (onlyOne + neither),
  );
  return scale === 0 ? 0 : pulled / scale;
};

/** The difference of two paired proportions with its 95 % interval (Newcombe 1998, method 10). */
export const differenceOf = (paired: Paired): readonly [share: number, low: number, high: number] => {
  const { both, onlyOne, onlyOther, neither } = paired;
  const of = both + onlyOne + onlyOther + neither;
  const [one, other] = [(both + onlyOne) / of, (both + onlyOther) / of];
  const [oneLow, oneHigh] = intervalOf(both + onlyOne, of);
  const [otherLow, otherHigh] = intervalOf(both + onlyOther, of);
  const together = correlation(paired);
  const reach = (mine: number, theirs: number): number =>
    Math.sqrt(Math.max(0, mine ** 2 - 2 * together * mine * theirs + theirs ** 2));
  return [
    one - other,
    one - other - reach(one - oneLow, otherHigh - other),
    one - other + reach(oneHigh - one, other - otherLow),
  ];
};
