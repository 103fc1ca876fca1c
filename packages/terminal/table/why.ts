/** Why something happened, or what an option would do and why. */
import { narrated, seenBy, whyInWords } from '@three-spires/in-words';
import type { PreviewChange, Seat } from '@three-spires/kernel';
import type { PreviewWhyAnswer, WhyAnswer } from '@three-spires/session/protocol';
import type { Picture } from '@three-spires/table';
import { storyLines } from '../screen/screen.ts';
import { type Desk, gameOf, seatAt, toldAt } from './desk.ts';

const pathAt = ({ table }: Desk, end: string): string => `/api/tables/${encodeURIComponent(table)}/${end}`;

const show = (desk: Desk, lines: readonly string[]): void => {
  for (const each of storyLines(lines, desk.terminal.style)) desk.terminal.write(each);
};

/** What led to the newest line of the log that has these words. */
const showLine = async (desk: Desk, picture: Picture, words: string): Promise<void> => {
  const game = gameOf(picture);
  const wanted = words.toLowerCase();
  const found = narrated(game, desk.seen.log(), game.names(picture)).findLast(({ line }) =>
    line.toLowerCase().includes(wanted),
  );
  if (found === undefined) {
    desk.alert(words === '' ? 'Nothing has happened yet.' : `No line of the log has these words: ${words}.`);
    return;
  }
  const { line, seq, place } = found;
  const invite = desk.invite === undefined ? '' : `&invite=${encodeURIComponent(desk.invite)}`;
  const path = pathAt(desk, `why?seq=${seq}&event=${place}${invite}`);
  const { why } = await desk.ask<WhyAnswer>('GET', path);
  desk.say(line);
  show(desk, whyInWords(game, why));
};

type Option = { readonly seat: Seat; readonly seq: number; readonly move: number };

/** One figure after another. */
const showFigures = async (
  desk: Desk,
  picture: Picture,
  option: Option,
  changes: readonly PreviewChange[],
): Promise<void> => {
  const game = gameOf(picture);
  const seen = seenBy(game, picture, option.seat);
  for (const change of changes) {
    const told = seen === undefined ? '' : game.changes({ changes: [change], unknown: false }, seen);
    if (told === '') continue;
    const { of, index, field } = change;
    const asked = { ...option, of, index, field };
    const answer = await desk.ask<PreviewWhyAnswer>('POST', pathAt(desk, 'previews/why'), asked);
    desk.say(told);
    for (const { why } of answer.events) show(desk, whyInWords(game, why));
  }
};

const showOption = async (desk: Desk, picture: Picture, number: number): Promise<void> => {
  const seat = seatAt(desk, picture);
  const { options } = toldAt(desk, picture);
  const option = options[number - 1];
  if (seat === undefined || option === undefined) {
    desk.alert(options.length === 0 ? 'There are no options now.' : `There is no option ${number}.`);
    return;
  }
  const outlook = picture.outlooks.find(({ viewer }) => viewer === seat);
  const preview = outlook?.options.find(({ move }) => move === option.move)?.preview;
  if (option.changes === '' || preview === undefined) {
    desk.say('Nothing is known of what this would change.');
    return;
  }
  await showFigures(desk, picture, { seat, seq: picture.seq, move: option.move }, preview.changes);
};

/** `words` are those of a log line, the number of an option, or nothing for the newest line. */
export const showWhy = (desk: Desk, picture: Picture, words: string): void => {
  const isNumber = /^\d{1,4}$/.test(words);
  desk.during(isNumber ? showOption(desk, picture, Number(words)) : showLine(desk, picture, words));
};
