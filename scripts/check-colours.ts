import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { sourceFiles } from './source-files.ts';

/** The only web files that may contain raw colours: the tokens of a theme, and the paints of a canvas. */
const tokenFile = /\/(?:tokens|theme)\.css$|\/paints\.ts$/;
/** A hexadecimal colour. A reference such as `url(#climb-fire)` names an element instead. */
const hex = String.raw`(?<!url\(|&)#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b`;
const colourFunction = String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from\b)`;
/** Colours of three.js are numbers. */
const inCode = new RegExp(String.raw`${hex}|${colourFunction}|\b0x[0-9a-f]{6}\b`, 'gi');
const inStyle = new RegExp(`${hex}|${colourFunction}`, 'gi');
/** Common CSS colour names. `transparent` and `currentColor` are not theme colours. */
const named =
  /(?<![\w.#-])(?:white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|navy|blue|purple|violet|magenta|fuchsia|pink|brown|tan|beige|ivory)(?![\w-])/gi;

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/** The value part of a line of CSS: the text after its colon, without the names of tokens. */
const values = (line: string): string =>
  /^\s*[\w-]+:|^[^{]*$/.test(line) ? line.replace(/^\s*[\w-]+:/, '').replace(/"[^"]*"/g, '') : '';

export function rawColours(file: string, text: string): { line: number; colour: string }[] {
  const style = file.endsWith('.css');
  return withoutComments(text)
    .split('\n')
    .flatMap((line, index) => {
      const code = style ? line : line.replace(/(?<!:)\/\/.*$/, '');
      const found = [...code.matchAll(style ? inStyle : inCode)];
      if (style) found.push(...values(code).matchAll(named));
      return found.map(([colour]) => ({ line: index + 1, colour: colour.replace(/\($/, '()') }));
    });
}

const tokensIn = (text: string): string[] =>
  [...text.matchAll(/^\s+(--[a-z0-9-]+):/gm)].map(([, name = '']) => name);

/** Components take every colour from a token, so that a theme is one file. */
export function checkColours(): { problems: string[]; note: string } {
  const problems: string[] = [];
  const colours = new Set<string>();
  const tokens = new Map<string, string>();
  let texts = '';
  for (const file of sourceFiles(['.css', '.ts', '.tsx'])) {
    if (!file.startsWith('packages/web/') || file.includes('.test.')) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const found = rawColours(file, text);
    texts += text;
    if (tokenFile.test(file)) {
      for (const { colour } of found) colours.add(colour.toLowerCase());
      if (file.endsWith('.css')) for (const token of tokensIn(text)) tokens.set(token, file);
    } else
      for (const { line, colour } of found)
        problems.push(`${file}:${line} has the raw colour ${colour}. Use a token of the theme.`);
  }
  for (const [token, file] of tokens)
    if (!new RegExp(`var\\(${token}[,)]`).test(texts))
      problems.push(`${file} defines ${token}, which is used nowhere.`);
  return { problems, note: `${colours.size} distinct colours in token files` };
}
