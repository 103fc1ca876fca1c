/** Heads of people, looking to the right, about the origin: 100 high from the crown at -52 to the chin at 48, the neck at 60. */
import type { Piece, Sheet } from '../../model.ts';
import { gem, oval, pane, type Tint } from './humanoid-kit.ts';

/** A closed helmet with a slit that glows, and a comb. */
export const helm = ({ plate, trim, glow }: { plate: Sheet; trim: Sheet; glow: Sheet }): Piece[] => [
  pane([plate, -0.4], '-34,26* 30,30* 34,58* -38,58*'),
  pane([plate, -0.35], '-4,-54* -34,-44 -46,-14 -44,24 -32,44* 6,50* 0,0*'),
  pane([plate, 0.4], '-6,-54* 26,-46 44,-20 46,-6* 6,-2* -2,-30'),
  pane([plate, 0.15], '4,8* 48,6* 44,34 24,54* 4,48*'),
  pane([trim, 0.2], '-14,-58* 2,-58* 10,-10* 14,46* 2,52* -2,-10*'),
  gem([glow, 1], '10,-10* 51,-14* 53,9* 12,12*'),
  gem(['night', -0.4], '20,22* 40,20* 38,26* 20,28*'),
  gem(['night', -0.4], '20,34* 36,32* 33,38* 20,40*'),
];

/** Two horns that rise from the temples. */
export const horns = (tint: Tint, tip: Tint, spread = 1): Piece[] => [
  pane(tint, `-34,-24* ${-66 * spread},-34 ${-86 * spread},-72 ${-70 * spread},-66 -56,-54 -22,-46*`),
  pane(
    tip,
    `${-74 * spread},-50 ${-86 * spread},-72 ${-78 * spread},-108* ${-68 * spread},-76 ${-64 * spread},-62`,
  ),
  pane(tint, `26,-28* ${58 * spread},-36 ${78 * spread},-72 ${62 * spread},-66 48,-54 16,-48*`),
  pane(
    tip,
    `${66 * spread},-50 ${78 * spread},-72 ${70 * spread},-108* ${60 * spread},-76 ${56 * spread},-62`,
  ),
];

/** A pointed hood around a face that lies in the dark. */
export const hood = (sheet: Sheet, lining: Sheet = 'night'): Piece[] => [
  pane([sheet, -0.5], '-58,64* -64,10 -50,-44 -22,-70 4,-82* 0,-40 -30,0 -34,64*'),
  pane([sheet, 0.35], '2,-82* 32,-56 50,-20 56,20 44,62* 26,64* 34,10 16,-34 -12,-48 -20,-66'),
  pane([sheet, -0.1], '-22,-68 -14,-46 -36,-14 -40,30 -32,64* -52,64 -58,10 -46,-40'),
  gem([lining, -0.6], '-12,-48 18,-34 36,8 30,52 6,64 -26,58 -40,24 -36,-14'),
];

/** A skull that serves as a mask. */
export const skull = (bone: Sheet, glow: Sheet): Piece[] => [
  gem([bone, 0.9], '0,-46 30,-34 40,-4 34,16 30,34* 20,50 -2,50 -12,34* -26,14 -30,-10 -22,-36'),
  gem([bone, -0.3], '-22,-36 -30,-10 -26,14 -12,34* -14,10 -22,-12'),
  gem(['night', -0.6], '-22,-16* -4,-10 9,-2* 6,12 -8,14 -18,4'),
  gem(['night', -0.6], '17,-2* 28,-10 40,-16* 37,4 28,13 18,10'),
  gem([glow, 1], oval([-4, 3], 8, 6)),
  gem([glow, 1], oval([27, 2], 7.5, 6)),
  gem(['night', -0.5], '13,14* 20,28* 8,28*'),
  ...[0, 1, 2].map((i) =>
    gem(['night', -0.5], `${0 + i * 10},36* ${5 + i * 10},36* ${5 + i * 9.4},48* ${1 + i * 9.4},48*`),
  ),
];

/** The long beak of a bird mask. */
export const birdMask = (mask: Sheet, beak: Sheet, glow: Sheet): Piece[] => [
  gem([mask, 0.2], '-28,-34 4,-46 32,-30 40,-2 30,28 4,44 -22,30 -34,0'),
  pane([mask, -0.5], '-28,-34 -34,0 -22,30 -8,38* -14,0'),
  pane([beak, 0.4], '16,-12 44,-16 76,6 92,44* 64,28 34,16 18,14*'),
  pane([beak, -0.35], '18,12* 34,16 64,28 92,44* 60,42 28,34 10,26'),
  gem(['night', -0.6], oval([6, -10], 15, 13)),
  gem([glow, 1], oval([8, -9], 8, 7)),
];

/** A plain face with a nose to the right. */
export const face = (skin: Sheet, eye: Tint = ['night', -0.5]): Piece[] => [
  pane([skin, -0.5], '-22,30* 18,34* 22,64* -26,64*'),
  gem([skin, 0.8], '-6,-50 26,-42 40,-18 40,-6 50,12* 40,18 40,28 28,46 8,50 -16,36 -30,8 -30,-28'),
  gem([skin, 0], '-30,-28 -30,8 -16,36 8,50* -6,24 -18,-8'),
  gem(eye, oval([24, -6], 6, 5)),
  gem(eye, oval([-2, -6], 6, 5)),
  gem([skin, -0.7], '20,29* 30,28 40,28* 33,34 27,34'),
];

/** A band across the eyes, knotted behind. */
export const blindfold = (sheet: Sheet): Piece[] => [
  pane([sheet, -0.3], '-30,-14* -58,0 -80,26* -52,18 -30,0*'),
  pane([sheet, 0.1], '-30,-14* -52,14 -62,48* -36,24 -26,2*'),
  gem([sheet, 0.4], '-34,-20* 8,-22 42,-18* 43,0* 8,2 -33,2*'),
];

/** A scarf over nose and mouth. */
export const scarf = (sheet: Sheet): Piece[] => [
  pane([sheet, -0.4], '-34,8* -66,18 -96,10* -78,32 -98,48* -60,46 -30,34*'),
  pane([sheet, 0.25], '-32,2* 6,10 42,0* 52,16* 44,38 26,54* 2,56*'),
  pane([sheet, -0.25], '-34,0* -6,12 2,56* -30,62* -40,30'),
];
