/** The slimes of Act I, from the smallest to the Slime Boss. */
import type { Figure } from '../../model.ts';
import { eye, glare, pane, part, shard, teeth, whole } from '../rigs/beast-details.ts';
import { blob, type Knot, limb, oval, runs } from '../rigs/beast-paths.ts';
import { poly } from '../rigs/paths.ts';
import { bubbles, drip, gel, gelCap, puddle } from '../rigs/slime.ts';

const small: Knot[] = [
  [196, 134, 52],
  [194, 170, 84],
  [196, 216, 106],
  [202, 262, 134],
  [202, 294, 150],
];

const SMALL_SLIME: Figure = {
  id: 'small-slime',
  rank: 'normal',
  box: [400, 300],
  stance: 'bounce',
  glow: 'azure',
  parts: [
    part('body', 'body', [200, 292], undefined, [
      puddle(24, 380, 299, 46, 'cobalt'),
      pane('azure', limb([186, 140, 34], [160, 96, 20], [172, 60, 8]), 0.3),
      gel(small, 3, ['frost', 'azure', 'cobalt']),
      gelCap([196, 138, 52], 34, 'frost', 'azure'),
      bubbles('frost', [268, 236, 15], [286, 196, 9]),
    ]),
    part('jaw', 'jaw', [150, 236], 'body', [
      whole('night', blob([104, 236], [146, 228], [196, 236], [182, 262], [146, 270], [112, 258])),
      pane('rose', blob([124, 256], [150, 248], [178, 256], [150, 268])),
    ]),
    part('eyes', 'eye', [150, 190], 'body', [
      eye(120, 190, 21, { sheet: 'pearl' }),
      eye(184, 186, 25, { sheet: 'pearl' }),
    ]),
  ],
};

const acid: Knot[] = [
  [176, 104, 50],
  [182, 146, 92],
  [194, 196, 118],
  [204, 250, 138],
  [204, 292, 168],
];

const ACID_SLIME: Figure = {
  id: 'acid-slime',
  rank: 'normal',
  box: [400, 300],
  stance: 'bounce',
  glow: 'venom',
  parts: [
    part('body', 'body', [204, 292], undefined, [
      puddle(10, 394, 299, 54, 'moss'),
      pane('venom', limb([238, 120, 30], [278, 78, 22], [300, 36, 14])),
      pane('venom', limb([286, 60, 12], [316, 44, 10], [330, 20, 6]), 0.4),
      gel(acid, 4, ['venom', 'emerald', 'moss']),
      gelCap([176, 108, 50], 40, 'venom', 'emerald'),
      bubbles('venom', [280, 236, 17], [252, 266, 10], [304, 204, 9], [246, 190, 8]),
    ]),
    part('jaw', 'jaw', [150, 190], 'body', [
      whole(
        'soot',
        blob([74, 196], [110, 178], [168, 176], [212, 192], [206, 244], [158, 276], [108, 262], [82, 232]),
      ),
      pane('wine', blob([112, 256], [150, 230], [190, 246], [158, 272])),
      drip([96, 196], 40, 9, 'venom'),
      drip([136, 186], 64, 10, 'venom'),
      drip([184, 188], 36, 9, 'venom'),
    ]),
    part('eye', 'eye', [150, 142], 'body', [
      eye(146, 140, 30, { sheet: 'amber', slit: true, lid: ['emerald', 0.22, -8] }),
    ]),
    part('spit', 'orbit', [60, 170], 'body', [bubbles('venom', [44, 150, 17], [22, 186, 10], [58, 108, 9])]),
  ],
};

const spiked: Knot[] = [
  [204, 132, 66],
  [202, 170, 100],
  [200, 214, 124],
  [198, 256, 140],
  [200, 290, 156],
];

const SPIKE_SLIME: Figure = {
  id: 'spike-slime',
  rank: 'normal',
  box: [400, 300],
  stance: 'bounce',
  glow: 'plum',
  parts: [
    part('back-spikes', 'tail', [210, 180], 'body', [
      shard([128, 160], [74, 52], 20, 'frost'),
      shard([182, 130], [160, 12], 24, 'violet'),
      shard([240, 136], [268, 8], 24, 'frost'),
      shard([286, 176], [372, 84], 22, 'violet'),
      shard([306, 230], [398, 190], 18, 'frost'),
    ]),
    part('body', 'body', [200, 292], undefined, [
      puddle(26, 376, 299, 44, 'plum'),
      gel(spiked, 4, ['violet', 'plum', 'indigo']),
      gelCap([204, 136, 66], 26, 'violet', 'plum'),
      shard([248, 236], [284, 146], 16, 'frost'),
      shard([296, 270], [354, 232], 13, 'frost'),
    ]),
    part('jaw', 'jaw', [150, 240], 'body', [
      whole('soot', blob([74, 238], [130, 230], [206, 238], [196, 268], [136, 280], [84, 262])),
      teeth(
        [
          [202, 240, -26],
          [138, 232, -26],
          [78, 240, -22],
        ],
        6,
        'frost',
      ),
    ]),
    part('eyes', 'eye', [140, 190], 'body', [
      glare(104, 194, 24, 18, 'venom'),
      glare(178, 188, 28, -18, 'venom'),
    ]),
    part('front-spike', 'weapon', [84, 250], 'body', [
      shard([92, 256], [4, 212], 16, 'frost'),
      shard([92, 278], [18, 288], 10, 'violet'),
    ]),
  ],
};

const large: Knot[] = [
  [190, 116, 74],
  [196, 170, 116],
  [204, 240, 138],
  [204, 320, 150],
  [204, 404, 172],
  [202, 482, 190],
];

const LARGE_SLIME: Figure = {
  id: 'large-slime',
  rank: 'normal',
  box: [400, 500],
  stance: 'bounce',
  glow: 'teal',
  parts: [
    part('far-arm', 'arm', [300, 280], 'body', [
      pane('teal', limb([290, 270, 34], [354, 246, 26], [366, 182, 22], [350, 150, 26]), -0.2),
      drip([380, 210], 34, 9, 'teal'),
    ]),
    part('body', 'body', [202, 490], undefined, [
      puddle(4, 397, 499, 64, 'teal'),
      pane('emerald', limb([150, 110, 34], [126, 66, 20], [140, 30, 8]), 0.4),
      pane('teal', limb([228, 110, 34], [250, 60, 24], [286, 44, 12]), 0.2),
      gel(large, 6, ['emerald', 'teal', 'cobalt']),
      gelCap([190, 122, 74], 46, 'emerald', 'teal'),
      bubbles('teal', [296, 380, 22], [264, 430, 13], [318, 326, 12], [86, 430, 16]),
      whole('bone', oval(250, 350, 26, 22), 0.2),
      whole('bone', poly([236, 366], [264, 366], [260, 384], [240, 384])),
      whole('soot', oval(241, 348, 7)),
      whole('soot', oval(260, 348, 7)),
    ]),
    part('jaw', 'jaw', [160, 260], 'body', [
      whole(
        'soot',
        blob([64, 268], [110, 246], [190, 244], [256, 262], [246, 320], [180, 352], [104, 340], [70, 306]),
      ),
      pane('wine', blob([96, 326], [150, 296], [222, 312], [176, 346], [120, 342])),
      teeth(
        [
          [250, 262, -34],
          [160, 244, -40],
          [70, 268, -32],
        ],
        6,
        'ivory',
      ),
    ]),
    part('eyes', 'eye', [150, 180], 'body', [
      eye(112, 190, 26, { sheet: 'gold', lid: ['emerald', 0.2, 14] }),
      eye(184, 178, 32, { sheet: 'gold', lid: ['teal', 0.2, -10] }),
      eye(244, 206, 17, { sheet: 'gold' }),
    ]),
    part('near-arm', 'arm', [84, 400], 'body', [
      pane('emerald', limb([104, 408, 36], [52, 392, 30], [26, 344, 22], [32, 296, 18]), 0.2),
      pane('emerald', blob([16, 304], [14, 274], [34, 256], [52, 274], [50, 306], [32, 316]), 0.4),
    ]),
  ],
};

const boss: Knot[] = [
  [290, 156, 118],
  [292, 220, 180],
  [298, 310, 214],
  [298, 410, 232],
  [298, 500, 262],
  [300, 584, 290],
];

const SLIME_BOSS: Figure = {
  id: 'slime-boss',
  rank: 'boss',
  box: [600, 600],
  stance: 'bounce',
  glow: 'venom',
  parts: [
    part('far-arm', 'arm', [460, 330], 'body', [
      pane('moss', limb([446, 320, 46], [530, 270, 36], [556, 180, 30], [530, 122, 34]), -0.1),
      pane('moss', blob([496, 130], [510, 84], [538, 76], [568, 96], [562, 140], [528, 152])),
      whole('rose', oval(532, 116, 17), 0.3),
    ]),
    part('body', 'body', [300, 590], undefined, [
      gel(boss, 6, ['venom', 'emerald', 'moss']),
      gelCap([290, 166, 118], 24, 'venom', 'emerald'),
      bubbles(
        'venom',
        [480, 430, 30],
        [440, 500, 18],
        [500, 356, 16],
        [92, 512, 24],
        [140, 556, 14],
        [410, 250, 14],
      ),
      whole('bone', limb([454, 540, 11], [500, 520, 9], [548, 530, 11]), 0.2),
      whole('bone', oval(546, 518, 13)),
      whole('bone', oval(554, 540, 13)),
      whole('steel', poly([380, 560], [404, 468], [416, 470], [400, 566]), 0.4),
      whole('gold', poly([372, 556], [418, 566], [416, 580], [368, 570])),
    ]),
    part('jaw', 'jaw', [240, 330], 'body', [
      whole(
        'soot',
        blob(
          [72, 350],
          [130, 312],
          [250, 300],
          [372, 318],
          [414, 356],
          [396, 430],
          [310, 478],
          [200, 482],
          [110, 446],
          [76, 400],
        ),
      ),
      pane('plum', blob([112, 440], [170, 396], [250, 420], [320, 400], [376, 430], [310, 474], [200, 478])),
      pane('rose', blob([160, 452], [220, 424], [262, 440], [318, 428], [300, 466], [220, 474]), 0.3),
      teeth(
        [
          [408, 346, -56],
          [330, 312, -50],
          [240, 300, -64],
          [140, 310, -50],
          [78, 346, -46],
        ],
        8,
        'ivory',
      ),
      teeth(
        [
          [108, 440, -36],
          [200, 480, -44],
          [310, 476, -40],
          [392, 432, -34],
        ],
        6,
        'bone',
      ),
    ]),
    part('eyes', 'eye', [220, 250], 'body', [
      eye(158, 254, 34, { sheet: 'rose', slit: true, lid: ['venom', 0.24, 14] }),
      eye(282, 240, 42, { sheet: 'rose', slit: true, lid: ['emerald', 0.24, -12] }),
      eye(376, 268, 22, { sheet: 'rose', slit: true }),
      eye(98, 298, 16, { sheet: 'rose', slit: true }),
    ]),
    part('crown', 'head', [300, 150], 'body', [
      pane(
        'gold',
        runs(
          [
            [196, 150],
            [190, 60],
            [232, 102],
          ],
          [
            [232, 102],
            [258, 26],
            [296, 92],
          ],
          [
            [296, 92],
            [340, 22],
            [366, 100],
          ],
          [
            [366, 100],
            [410, 56],
            [402, 150],
          ],
          [
            [402, 150],
            [300, 172],
            [196, 150],
          ],
        ),
      ),
      pane(
        'amber',
        runs(
          [
            [194, 150],
            [300, 130],
            [404, 150],
          ],
          [
            [404, 150],
            [400, 178],
            [300, 196],
            [198, 178],
            [194, 150],
          ],
        ),
        0.3,
      ),
      whole('ruby', oval(300, 158, 20, 17), 0.3),
      whole('azure', oval(234, 156, 12), 0.4),
      whole('azure', oval(366, 156, 12), 0.4),
      whole('ruby', oval(258, 46, 10), 0.4),
      whole('ruby', oval(340, 42, 10), 0.4),
    ]),
    part('near-arm', 'arm', [92, 500], 'body', [
      pane('emerald', limb([112, 512, 44], [62, 486, 36], [34, 430, 26], [44, 372, 20])),
      pane('venom', blob([22, 380], [16, 340], [34, 316], [60, 330], [66, 366], [46, 390]), 0.2),
      whole('rose', oval(42, 352, 13), 0.3),
    ]),
  ],
};

export const SLIMES: readonly Figure[] = [SMALL_SLIME, ACID_SLIME, SPIKE_SLIME, LARGE_SLIME, SLIME_BOSS];
