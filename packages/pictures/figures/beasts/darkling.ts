/** The Darkling. */
import type { Figure } from '../../model.ts';
import { claws, pane, part, teeth, whole } from '../rigs/beast-details.ts';
import { blob, leaf, limb, oval, spike } from '../rigs/beast-paths.ts';

export const DARKLING: Figure = {
  id: 'darkling',
  rank: 'normal',
  box: [400, 300],
  stance: 'bounce',
  glow: 'violet',
  parts: [
    part('fur', 'tail', [204, 200], 'body', [
      Array.from({ length: 15 }, (_, index) => {
        const angle = ((160 + index * 15.5) * Math.PI) / 180;
        const long = index % 2 === 0 ? 150 : 122;
        return pane(
          index % 3 === 0 ? 'violet' : 'indigo',
          spike(
            [206 + Math.cos(angle) * 78, 184 + Math.sin(angle) * 74],
            [206 + Math.cos(angle) * long * 1.1, 180 + Math.sin(angle) * long],
            44,
            0.1,
          ),
          index % 2 === 0 ? 0 : -0.2,
        );
      }),
    ]),
    part('legs', 'leg', [204, 250], 'body', [
      pane('indigo', limb([150, 240, 22], [124, 264, 16], [116, 286, 12])),
      pane('indigo', limb([262, 240, 22], [288, 264, 16], [292, 286, 12]), -0.2),
      claws(108, 288, 174, 22, { spread: 40, reach: 6 }),
      claws(284, 288, 174, 22, { spread: 40, reach: 6 }),
    ]),
    part('body', 'body', [204, 294], undefined, [
      pane('night', oval(206, 186, 104, 98)),
      pane('indigo', blob([108, 170], [140, 106], [210, 90], [250, 110], [190, 130], [140, 190]), 0.3),
      pane('violet', blob([122, 150], [150, 112], [196, 100], [160, 136], [136, 176]), 0.4),
      pane('plum', blob([250, 120], [300, 166], [306, 214], [270, 262], [262, 200]), -0.1),
    ]),
    part('eye', 'eye', [176, 170], 'body', [
      whole('soot', leaf([90, 172], [264, 166], 64)),
      whole('azure', leaf([102, 172], [252, 167], 52), 0.4),
      whole('frost', oval(166, 170, 28), 0.6),
      whole('soot', leaf([162, 144], [162, 196], 14)),
    ]),
    part('jaw', 'jaw', [190, 236], 'body', [
      whole('soot', blob([118, 232], [170, 226], [242, 226], [222, 256], [170, 266], [130, 254])),
      teeth(
        [
          [240, 228, -22],
          [176, 226, -26],
          [118, 234, -20],
        ],
        6,
      ),
    ]),
    part('near-claw', 'arm', [276, 220], 'body', [
      pane('indigo', limb([282, 216, 22], [256, 252, 16], [226, 262, 12]), 0.2),
      claws(218, 264, 176, 26, { spread: 60, reach: 4 }),
    ]),
  ],
};
