/** Small drawings that stand beside or behind a subject: moons, clouds, waves, flames, crystals, graves, cubes. */
import type { Drawing, Piece, Sheet } from '../model.ts';
import { circle, cloud, crescent, crystal, flame, lancet, polygon, star, wave } from './masonry.ts';

const drawing = (width: number, height: number, ...pieces: readonly Piece[]): Drawing => ({
  box: [width, height],
  pieces,
});

/** A full moon with its seas. */
export const moon = (sheet: Sheet = 'ivory'): Drawing =>
  drawing(
    200,
    200,
    { d: circle(100, 100, 98), sheet, tone: 0.3 },
    { d: circle(64, 70, 25), sheet: 'bone', whole: true, tone: 0 },
    { d: circle(132, 110, 13), sheet: 'bone', whole: true, tone: 0 },
    { d: circle(90, 150, 18), sheet: 'bone', whole: true, tone: 0 },
    { d: circle(138, 52, 9), sheet: 'bone', whole: true, tone: 0 },
  );

export const crescentMoon = (sheet: Sheet = 'ivory'): Drawing =>
  drawing(200, 200, { d: crescent(96, 100, 96), sheet, tone: 0.5 });

export const sparkle = (sheet: Sheet = 'ivory'): Drawing =>
  drawing(100, 100, { d: star(50, 50, 49), sheet, whole: true, tone: 0.6 });

/** Banks of cloud over the whole lower edge, 800 by 220. */
export const clouds = (near: Sheet, far: Sheet): Drawing =>
  drawing(
    800,
    220,
    { d: cloud(180, 220, 190, 150), sheet: far, tone: -0.1 },
    { d: cloud(620, 220, 190, 160), sheet: far, tone: -0.1 },
    { d: cloud(60, 220, 120, 100), sheet: near, tone: 0.2 },
    { d: cloud(400, 220, 210, 90), sheet: near, tone: 0.2 },
    { d: cloud(750, 220, 120, 96), sheet: near, tone: 0.2 },
  );

/** Three rows of waves over the whole lower edge, 800 by 220. */
export const waves = (sheets: readonly [Sheet, Sheet, Sheet]): Drawing =>
  drawing(
    800,
    220,
    { d: wave(0, 800, 60, 220, 4), sheet: sheets[0], tone: -0.2 },
    { d: wave(-70, 870, 112, 220, 5), sheet: sheets[1], tone: 0.1 },
    { d: wave(-20, 820, 168, 220, 6), sheet: sheets[2], tone: 0.3 },
  );

/** A row of flames over the whole lower edge, 800 by 260. The middle stays low, for the subject. */
export const flames = (outer: Sheet = 'ember', inner: Sheet = 'gold'): Drawing => {
  const tongues = [
    [50, 62, 220],
    [165, 56, 170],
    [270, 52, 110],
    [370, 56, 84],
    [470, 54, 92],
    [565, 54, 120],
    [665, 58, 186],
    [755, 60, 236],
  ] as const;
  return drawing(
    800,
    260,
    ...tongues.flatMap(([x, half, height], n): Piece[] => [
      { d: flame(x, 260, half, height, n % 2 === 0 ? -14 : 16), sheet: outer, tone: 0 },
      {
        d: flame(x, 260, half * 0.5, height * 0.56, n % 2 === 0 ? -6 : 8),
        sheet: inner,
        whole: true,
        tone: 0.4,
      },
    ]),
  );
};

/** Crystals that grow from both lower corners, 800 by 360. */
export const crystals = (sheets: readonly [Sheet, Sheet, Sheet]): Drawing => {
  const [light, middle, dark] = sheets;
  return drawing(
    800,
    360,
    ...crystal(52, 360, 42, 300, -24, [light, middle, dark]),
    ...crystal(742, 360, 44, 330, 24, [light, middle, dark]),
    ...crystal(128, 360, 34, 210, 18, [middle, light, dark]),
    ...crystal(664, 360, 34, 220, -14, [middle, light, dark]),
    ...crystal(204, 360, 26, 120, 24, [light, middle, dark]),
    ...crystal(596, 360, 26, 124, -20, [light, middle, dark]),
  );
};

/** Graves and a hill over the whole lower edge, 800 by 260. */
export const graves = (hill: Sheet = 'moss'): Drawing =>
  drawing(
    800,
    260,
    { d: lancet(92, 236, 88, 190), sheet: 'ash', tone: 0.1 },
    {
      d: polygon([
        [196, 90],
        [222, 90],
        [222, 124],
        [250, 124],
        [250, 150],
        [222, 150],
        [222, 240],
        [196, 240],
        [196, 150],
        [168, 150],
        [168, 124],
        [196, 124],
      ]),
      sheet: 'stone',
      tone: 0.1,
    },
    { d: lancet(712, 236, 96, 206), sheet: 'stone', tone: -0.1 },
    { d: lancet(598, 240, 70, 130), sheet: 'ash', tone: 0 },
    { d: 'M0 260L0 206Q110 176 230 214Q400 250 560 218Q690 186 800 210L800 260Z', sheet: hill, tone: 0 },
  );

/** A cube as it lies in the tower: three faces. */
export const cube = (sheet: Sheet): Drawing =>
  drawing(
    100,
    110,
    {
      d: polygon([
        [50, 2],
        [97, 27],
        [50, 53],
        [3, 27],
      ]),
      sheet,
      whole: true,
      tone: 0.6,
    },
    {
      d: polygon([
        [3, 27],
        [50, 53],
        [50, 108],
        [3, 82],
      ]),
      sheet,
      whole: true,
      tone: 0.1,
    },
    {
      d: polygon([
        [97, 27],
        [97, 82],
        [50, 108],
        [50, 53],
      ]),
      sheet,
      whole: true,
      tone: -0.4,
    },
  );

/** A written page. */
export const page = (sheet: Sheet = 'ivory', ink: Sheet = 'leather'): Drawing =>
  drawing(
    100,
    130,
    { d: 'M8 6Q50 -4 92 8L94 124Q50 134 6 122Z', sheet, whole: true, tone: 0.3 },
    ...[34, 58, 82].map(
      (y): Piece => ({
        d: polygon([
          [24, y],
          [78 - (y % 3) * 8, y],
          [78 - (y % 3) * 8, y + 9],
          [24, y + 9],
        ]),
        sheet: ink,
        whole: true,
      }),
    ),
  );

export const tear = (sheet: Sheet): Drawing =>
  drawing(100, 140, {
    d: 'M50 4C62 44 94 66 94 96C94 122 74 138 50 138C26 138 6 122 6 96C6 66 38 44 50 4Z',
    sheet,
    whole: true,
    tone: 0.4,
  });

/** A cut stone, seen from the front. */
export const gem = (sheet: Sheet): Drawing =>
  drawing(
    100,
    120,
    {
      d: polygon([
        [50, 2],
        [8, 42],
        [50, 42],
      ]),
      sheet,
      whole: true,
      tone: 0.6,
    },
    {
      d: polygon([
        [50, 2],
        [92, 42],
        [50, 42],
      ]),
      sheet,
      whole: true,
      tone: 0.2,
    },
    {
      d: polygon([
        [8, 42],
        [50, 42],
        [50, 118],
      ]),
      sheet,
      whole: true,
      tone: 0.1,
    },
    {
      d: polygon([
        [92, 42],
        [50, 42],
        [50, 118],
      ]),
      sheet,
      whole: true,
      tone: -0.4,
    },
  );

/** A burning mountain, 600 by 440. */
export const volcano = (rock: Sheet = 'soot', lava: Sheet = 'ember'): Drawing =>
  drawing(
    600,
    440,
    { d: flame(270, 130, 40, 126, -18), sheet: lava, tone: 0.2 },
    { d: flame(336, 130, 38, 108, 22), sheet: lava, tone: 0 },
    {
      d: polygon([
        [228, 110],
        [372, 110],
        [600, 440],
        [0, 440],
      ]),
      sheet: rock,
      tone: 0.2,
    },
    {
      d: 'M246 108L276 190L250 250L290 330L262 440L336 440L344 320L312 250L330 180L356 108Z',
      sheet: lava,
      tone: 0.3,
    },
    {
      d: 'M290 108L300 190L288 250L312 330L300 440L322 440L326 320L302 250L312 180L318 108Z',
      sheet: 'gold',
      whole: true,
      tone: 0.5,
    },
  );

/** A ray of white light that a prism opens into its colours, 800 by 600. */
export const refraction = (): Drawing => {
  const colours: readonly Sheet[] = ['ruby', 'ember', 'gold', 'emerald', 'azure', 'violet'];
  const fan = colours.map((sheet, n): Piece => {
    const [top, foot] = [90 + n * 78, 168 + n * 78];
    return {
      d: polygon([
        [430, 286 + n * 5],
        [800, top],
        [800, foot],
        [430, 291 + n * 5],
      ]),
      sheet,
      tone: 0.3,
    };
  });
  return drawing(
    800,
    600,
    {
      d: polygon([
        [0, 400],
        [0, 452],
        [380, 322],
        [380, 298],
      ]),
      sheet: 'ivory',
      whole: true,
      tone: 0.9,
    },
    ...fan,
    {
      d: polygon([
        [400, 90],
        [280, 470],
        [400, 400],
      ]),
      sheet: 'pearl',
      tone: 0.5,
    },
    {
      d: polygon([
        [400, 90],
        [400, 400],
        [520, 470],
      ]),
      sheet: 'frost',
      tone: 0,
    },
    {
      d: polygon([
        [280, 470],
        [400, 400],
        [520, 470],
      ]),
      sheet: 'azure',
      tone: -0.1,
    },
  );
};
