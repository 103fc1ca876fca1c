/**
 * Every sound of the table as a recipe: what is struck, how high, how long. Nothing is recorded or loaded.
 */

/** A tone that slides from one pitch to another, in hertz, or a rush of filtered noise. */
export type Partial = {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  readonly from: number;
  readonly to: number;
  /** Seconds after the sound begins, and seconds until it has faded. */
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
};

const tone = (
  wave: Partial['wave'],
  from: number,
  to: number,
  lasts: number,
  loud: number,
  at = 0,
): Partial => ({
  wave,
  from,
  to,
  lasts,
  loud,
  at,
});

export const SOUNDS = {
  draw: [tone('noise', 2_600, 4_200, 0.07, 0.16)],
  play: [tone('noise', 1_400, 500, 0.12, 0.22), tone('triangle', 330, 440, 0.1, 0.18)],
  discard: [tone('noise', 1_900, 900, 0.08, 0.12)],
  exhaust: [tone('noise', 900, 3_000, 0.28, 0.16), tone('sine', 520, 180, 0.26, 0.1)],
  shuffle: [0, 0.05, 0.1, 0.15].map((at) => tone('noise', 2_200, 3_200, 0.05, 0.13, at)),
  hit: [tone('noise', 900, 160, 0.14, 0.4), tone('square', 150, 55, 0.13, 0.22)],
  hurt: [tone('noise', 600, 110, 0.2, 0.4), tone('sawtooth', 120, 48, 0.22, 0.24)],
  block: [tone('triangle', 880, 640, 0.14, 0.24), tone('sine', 1_760, 1_320, 0.09, 0.12)],
  heal: [tone('sine', 523, 523, 0.16, 0.18), tone('sine', 784, 784, 0.22, 0.18, 0.07)],
  token: [tone('triangle', 620, 740, 0.1, 0.16)],
  bad: [tone('sawtooth', 196, 147, 0.2, 0.14)],
  power: [tone('sine', 440, 880, 0.2, 0.16), tone('sine', 660, 1_320, 0.22, 0.1, 0.05)],
  energy: [tone('sine', 700, 1_400, 0.12, 0.16)],
  channel: [tone('sine', 330, 660, 0.18, 0.16), tone('triangle', 990, 1_320, 0.12, 0.08, 0.06)],
  evoke: [tone('sine', 1_320, 330, 0.2, 0.18), tone('noise', 3_000, 800, 0.14, 0.14, 0.03)],
  stance: [tone('triangle', 262, 392, 0.26, 0.18), tone('sine', 524, 784, 0.3, 0.1, 0.05)],
  potion: [tone('sine', 300, 900, 0.16, 0.2), tone('sine', 420, 1_200, 0.14, 0.14, 0.08)],
  relic: [tone('sine', 1_047, 1_047, 0.3, 0.16), tone('sine', 1_568, 1_568, 0.34, 0.1, 0.06)],
  gold: [tone('triangle', 1_976, 1_976, 0.07, 0.16), tone('triangle', 2_637, 2_637, 0.14, 0.16, 0.06)],
  roll: [0, 0.07, 0.13, 0.18].map((at) => tone('noise', 1_200, 700, 0.05, 0.26, at)),
  act: [tone('sawtooth', 98, 82, 0.16, 0.14)],
  mode: [tone('sawtooth', 82, 330, 0.3, 0.2), tone('square', 55, 110, 0.3, 0.12)],
  arrive: [tone('sine', 220, 330, 0.24, 0.2), tone('noise', 300, 1_200, 0.24, 0.12)],
  poison: [0, 0.07, 0.15].map((at) => tone('sine', 720, 260, 0.12, 0.14, at)),
  burn: [tone('noise', 2_800, 900, 0.34, 0.2), tone('noise', 600, 300, 0.3, 0.16, 0.04)],
  spark: [tone('sawtooth', 2_200, 300, 0.12, 0.12), tone('noise', 6_000, 2_000, 0.16, 0.2)],
  frost: [tone('sine', 2_093, 2_637, 0.2, 0.12), tone('triangle', 3_136, 2_794, 0.26, 0.08, 0.04)],
  cubes: [0, 0.06, 0.1, 0.17, 0.21, 0.3, 0.36, 0.47].map((at, place) =>
    tone('triangle', 1_400 - place * 90, 700 - place * 40, 0.05, 0.18, at),
  ),
  die: [tone('sawtooth', 220, 40, 0.32, 0.22), tone('noise', 500, 80, 0.3, 0.24)],
  turn: [tone('sine', 392, 392, 0.14, 0.16), tone('sine', 494, 494, 0.2, 0.14, 0.08)],
  link: [tone('sine', 880, 1_320, 0.12, 0.16), tone('triangle', 1_760, 1_980, 0.1, 0.08, 0.04)],
  resolve: [tone('sine', 1_320, 660, 0.16, 0.14)],
  shatter: [tone('noise', 5_200, 1_400, 0.22, 0.3), tone('square', 1_240, 310, 0.14, 0.1)],
  crystal: [tone('sine', 1_568, 2_093, 0.14, 0.14), tone('sine', 2_349, 3_136, 0.16, 0.08, 0.05)],
  won: [523, 659, 784, 1_047].map((pitch, place) => tone('triangle', pitch, pitch, 0.34, 0.2, place * 0.09)),
  lost: [330, 262, 196, 131].map((pitch, place) => tone('triangle', pitch, pitch, 0.4, 0.2, place * 0.12)),
} as const satisfies Readonly<Record<string, readonly Partial[]>>;

export type SoundName = keyof typeof SOUNDS;
