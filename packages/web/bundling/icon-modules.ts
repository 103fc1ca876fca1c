import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';

const ADDRESS = /^~icons\/game-icons\/([\w-]+)$/;
/** Every icon of the set is one path on a 512 by 512 square. */
const ONE_PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;
/** A null byte keeps other plugins away from a virtual module. */
const PREFIX = '\0icon:';

const icons: Readonly<Record<string, { readonly body: string }>> = gameIcons.icons;

const moduleOf = (name: string): string => {
  const d = ONE_PATH.exec(icons[name]?.body ?? '')?.[1];
  if (d === undefined) throw new Error(`game-icons has no icon "${name}" that is one path`);
  return [
    `import { jsx } from 'react/jsx-runtime';`,
    `const path = jsx('path', { fill: 'currentColor', d: '${d}' });`,
    `const square = { viewBox: '0 0 512 512', width: '1em', height: '1em' };`,
    `export default (props) => jsx('svg', { ...square, ...props, children: path });`,
  ].join('\n');
};

/** Builds a React component for each icon imported as `~icons/game-icons/` and its name. */
export const iconModules = (): Plugin => ({
  name: 'icon-modules',
  enforce: 'pre',
  resolveId: {
    filter: { id: ADDRESS },
    handler: (id) => PREFIX + (ADDRESS.exec(id)?.[1] ?? ''),
  },
  load: {
    filter: { id: /^\0icon:/ },
    handler: (id) => moduleOf(id.slice(PREFIX.length)),
  },
});
