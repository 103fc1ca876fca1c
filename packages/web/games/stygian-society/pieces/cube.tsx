import { say } from '../words/say.ts';
import { COLOURS } from './content.ts';
import styles from './cube.module.css';

/** The letters printed for cubes. They are on the cubes too, so no meaning depends on colour alone. */
const LETTERS = 'BGWRYK';

export const colourName = (colour: number): string => {
  const name = COLOURS[colour];
  return name === undefined ? say('cube.any') : say(`cube.${name}`);
};

type CubeProps = {
  /** Its number among the colours; any other number is a wild cube. */
  readonly colour: number;
  readonly size?: 'small' | 'large';
};

/** A cube, seen from above its corner. Its name is always beside or around it, never part of it. */
export const Cube = ({ colour, size = 'small' }: CubeProps) => (
  <svg
    className={styles.cube}
    viewBox="0 0 40 44"
    data-colour={COLOURS[colour] ?? 'any'}
    data-size={size}
    data-explain={`cube:${COLOURS[colour] ?? 'any'}`}
    data-in-text
    aria-hidden="true"
  >
    <path className={styles.top} d="M20 1 38 10 20 20 2 10Z" />
    <path className={styles.left} d="M2 10 20 20V43L2 33Z" />
    <path className={styles.right} d="M38 10 20 20V43L38 33Z" />
    <text className={styles.letter} x="11" y="33" transform="skewY(28) translate(0 -11)">
      {LETTERS[colour] ?? '?'}
    </text>
  </svg>
);

/** A printed row of cubes such as `BB?`, with words for screen readers. */
export const CubeRow = ({ cubes }: { readonly cubes: string }) => {
  const colours = [...cubes].map((letter) => LETTERS.indexOf(letter));
  return (
    <span className={styles.row} role="img" aria-label={cubesInWords(colours)}>
      {colours.map((colour, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a colour have no identity but their place
        <Cube key={place} colour={colour} />
      ))}
    </span>
  );
};

/** "2 blue, 1 wild" */
const cubesInWords = (colours: readonly number[]): string =>
  [...new Set(colours)]
    .map((colour) =>
      say('cubes', {
        count: colours.filter((each) => each === colour).length,
        colour: colourName(colour),
      }),
    )
    .join(', ');

/** Counts by colour in words; "none" if all are zero. */
export const countsInWords = (counts: readonly number[]): string => {
  const words = counts.flatMap((count, colour) =>
    count === 0 ? [] : [say('cubes', { count, colour: colourName(colour) })],
  );
  return words.length === 0 ? say('cubes.none') : words.join(', ');
};
