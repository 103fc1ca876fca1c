/** A position as a scenario file, the format used by tests and bug reports. */
import { InputError, readScenario } from '@three-spires/kernel';
import type { Draft, Position } from '../game/sandbox.ts';

export const writeScenarioFile = (game: string, { title, position }: Draft): string =>
  `${JSON.stringify({ game, ...(title === '' ? {} : { title }), position, moves: [] }, null, 2)}\n`;

/** A file name that every system accepts. */
export const fileNameOf = (title: string): string =>
  `${
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'position'
  }.json`;

/** Throws an InputError that says what is wrong with the file. */
export const readScenarioFile = (game: string, text: string): Draft & { readonly moves: number } => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error));
  }
  const scenario = readScenario(value);
  if (scenario.game !== game) throw new InputError(`"${scenario.game}" ≠ "${game}"`);
  return {
    title: scenario.title ?? '',
    position: scenario.position as Position,
    moves: scenario.moves.length,
  };
};
