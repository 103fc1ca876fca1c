/** Everything that is printed about a table. */
import { clockLines, narrated, seenBy } from '@three-spires/in-words';
import { plainText, type Seat } from '@three-spires/kernel';
import type { ChatLine, Hint } from '@three-spires/session/protocol';
import type { NumberedEvent, Picture } from '@three-spires/table';
import { optionLines, positionLines, storyLines } from '../screen/screen.ts';
import { type Desk, gameOf, isAsked, toldAt } from './desk.ts';

const LOG_LINES = 40;

const linesOf = (picture: Picture, log: readonly NumberedEvent[]): readonly string[] => {
  const game = gameOf(picture);
  return narrated(game, log, game.names(picture)).map(({ line }) => line);
};

/** What has happened since it was last told. */
export const tellStory = (desk: Desk, picture: Picture): void => {
  const { style, write } = desk.terminal;
  for (const each of storyLines(linesOf(picture, desk.story), style)) write(each);
  desk.story = [];
};

const showRequest = (desk: Desk, { request }: Picture): void => {
  if (request?.asked !== true) return;
  desk.alert(
    request.giveUp === true
      ? `${request.by} asks to give the game up. Type agree or refuse.`
      : `${request.by} asks to take back ${request.moves} moves. Type agree or refuse.`,
  );
};

/** The time that everyone has left. */
export const showClocks = (desk: Desk, picture: Picture): void => {
  const lines = clockLines(gameOf(picture), picture, desk.seen.age());
  if (lines.length === 0) desk.say('This game is played without a clock.');
  else lines.forEach(desk.say);
};

/** What others have written, or signed. */
export const showChat = (desk: Desk, lines: readonly ChatLine[]): void => {
  for (const { name, text, signal } of lines)
    desk.say(text === undefined ? `${name} signs: ${signal?.name ?? ''}` : `${name}: ${text}`);
};

/** The whole position and the options. */
export const showPosition = (desk: Desk, picture: Picture): void => {
  const told = toldAt(desk, picture);
  desk.shown = picture.seq;
  for (const each of positionLines(told, desk.terminal.style)) desk.terminal.write(each);
  if (picture.clock !== undefined) showClocks(desk, picture);
  showRequest(desk, picture);
  if (isAsked(desk, picture)) desk.terminal.write('Your choice:');
};

/** What happens while others decide. */
export const showWaiting = (desk: Desk, picture: Picture): void => {
  tellStory(desk, picture);
  const told = toldAt(desk, picture);
  // Whoever has just come sees the board at once.
  if (desk.shown < 0) {
    showPosition(desk, picture);
    return;
  }
  showRequest(desk, picture);
  desk.say(told.turn);
  if (told.prompt !== '') desk.say(told.prompt);
  for (const each of optionLines(told, desk.terminal.style)) desk.terminal.write(each);
};

export const showLog = (desk: Desk, picture: Picture): void => {
  const told = linesOf(picture, desk.seen.log()).slice(-LOG_LINES);
  const lines = told.length === 0 ? ['Nothing has happened yet.'] : told;
  for (const each of storyLines(lines, desk.terminal.style)) desk.terminal.write(each);
};

/** What a bot would do, best first. */
export const showHints = (desk: Desk, picture: Picture, hints: readonly Hint[], seat: Seat): void => {
  const game = gameOf(picture);
  const seen = seenBy(game, picture, seat);
  if (hints.length === 0 || seen === undefined) {
    desk.say('The bot has no advice here.');
    return;
  }
  const { options } = toldAt(desk, picture);
  hints.forEach((hint, at) => {
    const what = options.find(({ move }) => move === hint.move)?.line ?? game.option(hint, seen);
    const brings = hint.brings === undefined ? '' : ` (${plainText(hint.brings)})`;
    desk.say(`${at === 0 ? 'The bot would' : 'Or'}: ${what}${brings}`);
  });
};
