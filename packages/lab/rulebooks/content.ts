// npm run content -- GAME [--counts]: prints everything in a game's box as JSON, with its generated text, and
// counts the pieces of each component. With --counts it prints only the counts.
import { type ContentItem, plainText } from '@three-spires/kernel';
import { onlyArgument, readArguments, runCommand } from '../command.ts';
import { findGame } from '../games-list.ts';

/** The number of pieces per component, in the order in which the content names them. */
const countPieces = (content: readonly ContentItem[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { component, kind, copies } of content)
    counts.set(component ?? kind, (counts.get(component ?? kind) ?? 0) + copies);
  return counts;
};

const summaryOf = (content: readonly ContentItem[]): string =>
  [...countPieces(content)]
    .map(([component, count]) => `${String(count).padStart(5)}  ${component}`)
    .join('\n');

runCommand('npm run content -- GAME [--counts]', (args) => {
  const { positionals, values } = readArguments(args, { counts: { type: 'boolean' } });
  const { game } = findGame(onlyArgument(positionals, 'game'));
  if (values.counts) {
    console.log(summaryOf(game.content));
    return 0;
  }
  const content = game.content.map((item) => ({
    ...item,
    faces: item.faces.map(({ text, ...face }) => ({ ...face, text: plainText(text), parts: text })),
  }));
  console.log(JSON.stringify(content, null, 2));
  // On stderr, so that stdout is pure JSON.
  console.error(summaryOf(game.content));
  return 0;
});
