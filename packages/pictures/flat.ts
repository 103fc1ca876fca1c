// A quick look without glass, for drawing figures: tsx packages/pictures/flat.ts MODULE EXPORT OUT.png
// MODULE exports an array of Figure under EXPORT. Replaced by `npm run pictures -- --sheets`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { Resvg } from '@resvg/resvg-js';
import { SHEETS } from './glass/sheets.ts';
import type { Figure, FigureIcon, Part } from './model.ts';

const icons: Record<string, { body: string } | undefined> = gameIcons.icons;

const iconSvg = ({ icon, at: [x, y], size, turn = 0, flip = false, sheets }: FigureIcon): string => {
  const body = icons[icon]?.body;
  if (body === undefined) throw new Error(`no icon ${icon}`);
  const scale = size / 512;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale}) translate(-256 -256)" color="${SHEETS[sheets[0] ?? 'bone'][2]}" stroke="#05060a" stroke-width="8">${body}</g>`;
};

const partSvg = ({ pieces, icons: used = [], pivot }: Part): string =>
  pieces
    .map(
      ({ d, sheet, tone = 0 }) =>
        `<path d="${d}" fill="${SHEETS[sheet][tone < -0.3 ? 1 : tone > 0.3 ? 3 : 2]}" stroke="#05060a" stroke-width="4" stroke-linejoin="round"/>`,
    )
    .join('') +
  used.map(iconSvg).join('') +
  `<circle cx="${pivot[0]}" cy="${pivot[1]}" r="4" fill="#f0f"/>`;

const [module = '', name = '', out = ''] = process.argv.slice(2);
const figures: readonly Figure[] = (await import(path.resolve(module)))[name];
const columns = Math.min(6, figures.length);
const cell = 300;
const body = figures.map(({ id, box: [w, h], parts }, at) => {
  const scale = Math.min((cell - 20) / w, (cell - 30) / h);
  const x = (at % columns) * cell + (cell - w * scale) / 2;
  const y = Math.floor(at / columns) * cell + (cell - 24 - h * scale);
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="${w}" height="${h}" fill="#1a2430"/>${parts.map(partSvg).join('')}</g><text x="${(at % columns) * cell + 10}" y="${Math.floor(at / columns) * cell + cell - 6}" fill="#fff" font-size="16" font-family="sans-serif">${id}</text>`;
});
const height = Math.ceil(figures.length / columns) * cell;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * cell} ${height}"><rect width="100%" height="100%" fill="#0b1016"/>${body.join('')}</svg>`;
writeFileSync(out, new Resvg(svg).render().asPng());
