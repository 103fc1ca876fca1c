/** Reads a layer that holds a figure: `figure(ironclad strike arm:-20) X Y SIZE; crop bust; hide orbit; of frost`. */
import { type Casting, CROPS, castFigure } from '../../figures/cast-figure.ts';
import { figureNamed } from '../../figures/figures.ts';
import { poseNamed, poseNamesOf } from '../../figures/stance-poses.ts';
import { readPose } from '../../figures/svg/poses.ts';
import type { Cast, Figure, PartPose } from '../../model.ts';
import { sheet } from '../../shapes/drawings.ts';

/** What only a layer with a figure is told, after a semicolon. */
export const CLAUSES: readonly string[] = ['crop', 'hide', 'only', 'of'];

/** `told` stands in the brackets: the figure, perhaps a pose, and perhaps turns of its own. */
export const castOf = (told: readonly string[], clauses: readonly (readonly string[])[]): Cast => {
  const [id = '', ...words] = told;
  const figure = figureNamed(id);
  if (figure === undefined) throw new Error(`there is no figure "${id}"`);
  // The first to name a part decides: what is said last, and the named pose after all that is said.
  const pose = [...turnsOf(figure, words).toReversed(), ...posesOf(figure, words)];
  const casting = clauses.map(([word = '', ...rest]) => clauseOf(figure, word, rest));
  return castFigure(figure, { pose, ...Object.assign({}, ...casting) });
};

const isTurn = (word: string): boolean => word.includes(':');

const posesOf = (figure: Figure, words: readonly string[]): readonly PartPose[] => {
  const names = words.filter((word) => !isTurn(word));
  if (names.length > 1) throw new Error(`"${names.join(' ')}" are two poses`);
  const [name] = names;
  if (name === undefined) return [];
  const pose = poseNamed(figure, name);
  if (pose === undefined) throw new Error(`"${name}" is no pose: ${poseNamesOf(figure).join(', ')}`);
  return pose;
};

/** `head:20` or `arm-front:-30,4,-6`: of a part, or of all parts of a role. */
const turnsOf = (figure: Figure, words: readonly string[]): readonly PartPose[] =>
  words.filter(isTurn).flatMap((word) => {
    const [part = ''] = word.split(':');
    return partsNamed(figure, part).flatMap((name) =>
      readPose(name + word.slice(part.length), figure.parts, (what) => new Error(what)),
    );
  });

/** A part by its name, or all parts of a role. */
const partsNamed = ({ id, parts }: Figure, word: string): readonly string[] => {
  const named = parts.filter(({ name }) => name === word);
  const found = named.length > 0 ? named : parts.filter(({ role }) => role === word);
  if (found.length === 0)
    throw new Error(
      `${id} has no part "${word}": ${parts.map(({ name, role }) => (name === role ? name : `${name} (${role})`)).join(', ')}`,
    );
  return found.map(({ name }) => name);
};

const clauseOf = (figure: Figure, word: string, rest: readonly string[]): Casting => {
  if (rest.length === 0) throw new Error(`${word} says nothing`);
  if (word === 'of') return { sheets: rest.map(sheet) };
  if (word === 'crop') {
    const crop = CROPS.find((one) => one === rest.join(' '));
    if (crop === undefined) throw new Error(`"${rest.join(' ')}" is no crop: ${CROPS.join(', ')}`);
    return { crop };
  }
  const parts = rest.flatMap((one) => partsNamed(figure, one));
  return word === 'hide' ? { hide: parts } : { only: parts };
};
