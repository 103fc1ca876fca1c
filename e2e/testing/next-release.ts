import { appendFileSync, cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The first script of the page, and that of the worker that hosts games: their names change with every release. */
const RENAMED = /^(index|worker-device-worker)-[\w-]+(?=\.js$)/;
const TEXTS = /\.(js|css|html|json)$/;

/** Copies a built site as the next release would be: with other names, and another service worker. */
export function copyAsNextRelease(site: string, out: string): void {
  cpSync(site, out, { recursive: true });
  const assets = path.join(out, 'assets');
  const html = readFileSync(path.join(out, 'index.html'), 'utf8');
  const renamed = readdirSync(assets)
    .map((file) => RENAMED.exec(file)?.[0])
    .filter((name) => name !== undefined)
    // Other scripts are called index too.
    .filter((name) => name.startsWith('worker-') || html.includes(`${name}.js`));
  for (const name of renamed)
    renameSync(path.join(assets, `${name}.js`), path.join(assets, `${name}-next.js`));
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.test(file)) continue;
    const text = readFileSync(path.join(out, file), 'utf8');
    const next = renamed.reduce((done, name) => done.replaceAll(`${name}.js`, `${name}-next.js`), text);
    if (next !== text) writeFileSync(path.join(out, file), next);
  }
  appendFileSync(path.join(out, 'app-worker.js'), '// The next release.\n');
}
