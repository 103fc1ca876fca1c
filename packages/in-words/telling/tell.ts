/** A whole position in words. */
import type { Move, Viewer, Why } from '@three-spires/kernel';
import type { NumberedEvent, Option, Picture } from '@three-spires/table';
import { distinct } from './distinct.ts';
import type { GameInWords, Section, Seen } from './game.ts';
import { say } from './words.ts';

/** An option with its line and, once its preview is known, what it would change. */
export type ToldOption = { readonly move: Move; readonly line: string; readonly changes: string };

export type Told = {
  readonly viewer: Viewer;
  /** The name of the seat; empty for a spectator. */
  readonly who: string;
  /** Whose turn it is, or how the game has ended. */
  readonly turn: string;
  /** What the viewer is asked; empty if nothing. */
  readonly prompt: string;
  readonly board: readonly Section[];
  readonly options: readonly ToldOption[];
};

/** What a viewer of a picture sees; undefined if the picture has no outlook for them. */
export const seenBy = (game: GameInWords, picture: Picture, viewer: Viewer): Seen | undefined => {
  const outlook = picture.outlooks.find((each) => each.viewer === viewer);
  return outlook && { ...outlook, names: game.names(picture), deciding: picture.deciding };
};

/** "Silent (Ann)": a seat and the person or bot who sits there. */
const holderOf = ({ seats }: Picture, names: readonly string[], seat: number): string => {
  const holder = seats[seat];
  const name = names[seat] ?? '';
  if (holder === undefined || holder.mine || holder.name === name) return name;
  return holder.open ? say('openSeat', { seat: name }) : say('heldSeat', { seat: name, person: holder.name });
};

const turnOf = (game: GameInWords, picture: Picture, seen: Seen): string => {
  if (picture.outcome !== undefined) return game.ending(seen);
  const { viewer, deciding, names } = seen;
  if (viewer !== 'spectator' && deciding.includes(viewer)) return say('yourTurn');
  if (deciding.length === 0) return say(picture.awaitsOutside ? 'cubesFall' : 'resolving');
  const waited = deciding.map((seat) => holderOf(picture, names, seat)).join(', ');
  return say('waitingFor', { names: waited });
};

/** What the viewer is asked, or what may still be changed after deciding. */
const promptOf = (game: GameInWords, picture: Picture, seen: Seen): string => {
  const { viewer, deciding, options } = seen;
  if (picture.outcome !== undefined || viewer === 'spectator' || options.length === 0) return '';
  return deciding.includes(viewer) ? game.prompt(seen) : say('mayStill');
};

/** Printed texts have several lines; read out, they are sentences of one. */
const flat = (line: string): string =>
  line.replaceAll(/([.,:;!?]?)\s*\n\s*/g, (_, end: string) => `${end === '' ? '.' : end} `);

/** The lines of all options, each different from the others. */
export const optionLines = (game: GameInWords, seen: Seen): readonly string[] =>
  distinct(seen.options.map((option) => flat(game.option(option, seen))));

const toldOption = (game: GameInWords, seen: Seen, { move, preview }: Option, line: string): ToldOption => ({
  move,
  line,
  changes: preview === undefined ? '' : game.changes(preview, seen),
});

/** The position as a viewer sees it. */
export const tell = (game: GameInWords, picture: Picture, viewer: Viewer): Told => {
  const seen = seenBy(game, picture, viewer);
  if (seen === undefined) return { viewer, who: '', turn: '', prompt: '', board: [], options: [] };
  const lines = optionLines(game, seen);
  return {
    viewer,
    who: viewer === 'spectator' ? '' : (seen.names[viewer] ?? ''),
    turn: turnOf(game, picture, seen),
    prompt: promptOf(game, picture, seen),
    board: game
      .board(seen)
      .filter((section) => section.lines.length > 0)
      .map(({ heading, lines: own }) => ({ heading, lines: own.map(flat) })),
    options: seen.options.map((option, at) => toldOption(game, seen, option, lines[at] ?? '')),
  };
};

/** A line of the log: event number `place` of entry `seq`, counted from 0. */
export type ToldLine = { readonly line: string; readonly seq: number; readonly place: number };

/** The lines of the events of whole entries; events without a line are left out. */
export const narrated = (
  game: GameInWords,
  log: readonly NumberedEvent[],
  names: readonly string[],
): readonly ToldLine[] => {
  let before = { seq: -1, place: 0 };
  return log.flatMap(({ seq, event }) => {
    before = { seq, place: seq === before.seq ? before.place + 1 : 0 };
    const line = flat(game.narrate(event, names));
    return line === '' ? [] : [{ line, ...before }];
  });
};

/** What led to something, a line for each step: "Strength adds 1. = 2 (STS-38.18)". */
export const whyInWords = (game: GameInWords, why: Why): readonly string[] =>
  why.map(({ says, rule, amount }) =>
    [
      flat(game.words(says)),
      ...(amount === undefined ? [] : [`= ${amount}`]),
      ...(rule === undefined ? [] : [`(${rule})`]),
    ].join(' '),
  );
