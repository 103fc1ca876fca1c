import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';

const LIST = /\/games\/[^/]+\/pictures\/([\w-]+)-pictures\.ts$/;
const ICON = /^import (\w+) from '~icons\/game-icons\/([\w-]+)';$/gm;

const SIZE = gameIcons.width;
const bodies: Readonly<Record<string, { readonly body: string } | undefined>> = gameIcons.icons;

/** The icons of a list in one file, each under its name. */
const sheetOf = (names: readonly string[]): string => {
  const drawn = names.map((name) => {
    const icon = bodies[name];
    if (icon === undefined) throw new Error(`there is no icon ${name}`);
    return `<g id="${name}">${icon.body}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${drawn.join('')}</svg>\n`;
};

/**
 * Makes one SVG file of the icons that a `pictures/*-pictures.ts` imports. As scripts they were two thirds of a table,
 * and all were loaded to show ten; a sheet is fetched when the first picture on it is shown. The development server
 * leaves the imports as they are.
 */
export const pictureSheets = (): Plugin => ({
  name: 'picture-sheets',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: LIST },
    handler(code, id) {
      const list = LIST.exec(id)?.[1] ?? '';
      const icons = [...code.matchAll(ICON)].map(([, local = '', name = '']) => ({ local, name }));
      const sheet = this.emitFile({
        type: 'asset',
        name: `${list}.svg`,
        source: sheetOf(icons.map(({ name }) => name)),
      });
      const drawn = icons.map(
        ({ local, name }) => `const ${local} = /* @__PURE__ */ drawnFrom(sheet, '${name}');`,
      );
      return {
        code: [
          "import { drawnFrom } from '../../../icons/drawn-from.tsx';",
          `const sheet = import.meta.ROLLUP_FILE_URL_${sheet};`,
          ...drawn,
          code.replace(ICON, ''),
        ].join('\n'),
        map: null,
      };
    },
  },
});
