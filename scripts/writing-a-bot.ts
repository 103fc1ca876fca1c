/** The blocks of docs/writing-a-bot.md, for the test that runs them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const PAGE = path.join(root, 'docs/writing-a-bot.md');

/** `kind` is what stands behind the three backticks: the language, and a file or who needs it. */
type Block = { readonly kind: string; readonly text: string };

export const blocksOf = (): readonly Block[] =>
  [...readFileSync(PAGE, 'utf8').matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)].map(([, kind = '', text = '']) => ({
    kind,
    text,
  }));
