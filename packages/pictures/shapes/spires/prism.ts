/** The Tower of The Brimming Prism. */
import type { Piece } from '../../model.ts';
import { circle, crystal, ledge, polygon, star } from '../masonry.ts';
import { FLOOR, MIDDLE } from './parts.ts';

/** The Brimming Lens: a bundle of crystals that holds a round lens to the light. */
export const lens = (): Piece[] => [
  ...crystal(52, FLOOR, 40, 410, -26, ['gold', 'amber', 'bronze']),
  ...crystal(250, FLOOR, 42, 460, 24, ['frost', 'azure', 'cobalt']),
  ...crystal(104, FLOOR, 46, 600, -18, ['ivory', 'gold', 'amber']),
  ...crystal(204, FLOOR, 44, 560, 16, ['pearl', 'rose', 'violet']),
  ...crystal(150, FLOOR, 62, 700, 0, ['pearl', 'frost', 'gold']),
  ...ledge(MIDDLE, 318, 58, 26, 'gold'),
  { d: `M92 330C18 262 26 120 82 72C62 140 62 230 126 316Z`, sheet: 'gold', tone: 0.3 },
  { d: `M208 330C282 262 274 120 218 72C238 140 238 230 174 316Z`, sheet: 'gold', tone: -0.1 },
  { d: circle(MIDDLE, 176, 104), sheet: 'gold', tone: 0.1 },
  ...(['ruby', 'amber', 'gold', 'emerald', 'azure', 'violet'] as const).flatMap((sheet, n): Piece[] => {
    const point = (turn: number, r: number): readonly [number, number] => [
      MIDDLE + Math.sin(turn) * r,
      176 - Math.cos(turn) * r,
    ];
    return [0, 1].map((half): Piece => {
      const from = ((n + half * 6) * Math.PI) / 6;
      return {
        d: polygon([
          point(from, 52),
          point(from, 88),
          point(from + Math.PI / 6, 88),
          point(from + Math.PI / 6, 52),
        ]),
        sheet,
        whole: true,
        tone: 0.3,
      };
    });
  }),
  { d: circle(MIDDLE, 176, 54), sheet: 'pearl', whole: true, tone: 0.9 },
  { d: star(MIDDLE, 176, 46, 4, 0.24), sheet: 'gold', whole: true, tone: 0.9 },
  { d: star(MIDDLE, 28, 24), sheet: 'ivory', whole: true, tone: 0.9 },
  ...crystal(24, FLOOR, 24, 170, -10, ['violet', 'plum', 'indigo']),
  ...crystal(280, FLOOR, 22, 150, 8, ['venom', 'emerald', 'moss']),
  ...crystal(118, FLOOR, 28, 190, -8, ['frost', 'azure', 'teal']),
  ...crystal(190, FLOOR, 26, 160, 10, ['gold', 'amber', 'ember']),
];
