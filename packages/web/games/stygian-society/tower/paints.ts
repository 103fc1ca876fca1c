/**
 * The raw colours of the tower's scene. three.js lights and tones them, so the theme's colours would look
 * wrong.
 */
import type { CUBE_COLOURS } from './colours.ts';

type CubePaint = { readonly face: string; readonly letter: string };

export const CUBE_PAINTS: Readonly<Record<(typeof CUBE_COLOURS)[number], CubePaint>> = {
  blue: { face: '#3f83f5', letter: '#03102b' },
  green: { face: '#37b562', letter: '#03210f' },
  white: { face: '#efe9db', letter: '#3a3424' },
  red: { face: '#dc3e33', letter: '#2a0503' },
  yellow: { face: '#f0c02f', letter: '#2f2402' },
  black: { face: '#3a3640', letter: '#f2eefc' },
};

export const TOWER_PAINTS = {
  brass: 0xe2b661,
  darkBrass: 0xa47a3a,
  glass: 0xa9e0c2,
  cheek: 0x6d6f74,
  tray: 0x1f4a38,
  roof: 0x3d3f86,
  stones: [0x8d8a86, 0x7a7b80, 0x9c968a, 0x6c6e76],
} as const;

/** Panes, lead and roundels of the tower's windows, as a canvas draws them. */
export const STAINED_PAINTS = {
  panes: ['#b3202c', '#2a64de', '#e0a82a', '#2b9a53', '#6f3fc0', '#1f8f8a', '#d4641c'],
  light: '#ffe39a',
  lead: '#0b0d10',
} as const;

export const LIGHTS = {
  sun: 0xfff0d6,
  candle: 0xffb45a,
  gleam: 0x8fe6b8,
  sky: 0xfff0d2,
  ground: 0x2c4a38,
} as const;
