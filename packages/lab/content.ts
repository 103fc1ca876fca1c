// npm run content -- GAME: everything in the box of a game as JSON, with its generated text.
import { plainText } from '@three-spires/kernel';
import { onlyArgument, readArguments, runCommand } from './command.ts';
import { findGame } from './games-list.ts';

runCommand('npm run content -- GAME', (args) => {
  const { positionals } = readArguments(args, {});
  const { game } = findGame(onlyArgument(positionals, 'game'));
  const content = game.content.map((item) => ({
    ...item,
    faces: item.faces.map(({ text, ...face }) => ({ ...face, text: plainText(text), parts: text })),
  }));
  console.log(JSON.stringify(content, null, 2));
  return 0;
});
