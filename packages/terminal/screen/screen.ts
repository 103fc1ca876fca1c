/** A told position as the lines of a terminal. */
import type { Told } from '@three-spires/in-words';
import { type Style, wrapped } from './style.ts';

const BULLET = '  ';
const UNDER = '      ';

const boardLines = ({ board }: Told, style: Style): string[] =>
  board.flatMap(({ heading, lines }) => [
    '',
    style.paint('heading', heading),
    ...lines.flatMap((line) => wrapped(BULLET + line, style.columns, UNDER)),
  ]);

/** The options, each with what it would change. */
export const optionLines = ({ options }: Told, style: Style): string[] =>
  options.flatMap(({ line, changes }, at) => {
    const number = `${at + 1}.`.padStart(4);
    const [first = '', ...rest] = wrapped(`${number} ${line}`, style.columns, UNDER);
    const told = first.replace(number, style.paint('number', number));
    const effect = changes === '' ? [] : wrapped(`${UNDER}${changes}`, style.columns, UNDER);
    return [told, ...rest, ...effect.map((each) => style.paint('soft', each))];
  });

/** What has happened since the last decision. */
export const storyLines = (story: readonly string[], style: Style): string[] =>
  story.flatMap((line) => wrapped(`- ${line}`, style.columns, '  '));

/** The whole position, the question last, where a terminal shows it. */
export const positionLines = (told: Told, style: Style): string[] => [
  ...boardLines(told, style),
  '',
  ...wrapped(told.turn, style.columns).map((line) => style.paint('own', line)),
  ...(told.prompt === ''
    ? []
    : wrapped(told.prompt, style.columns).map((line) => style.paint('heading', line))),
  ...optionLines(told, style),
];
