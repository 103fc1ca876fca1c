/** The sheets of glass: four colours each, from the shadow to the light. */
import type { Sheet } from '../model.ts';

export type Ramp = readonly [string, string, string, string];

export const SHEETS: Readonly<Record<Sheet, Ramp>> = {
  steel: ['#26323f', '#5a7186', '#a9bdcb', '#f1f8fb'],
  iron: ['#15191f', '#343d48', '#667280', '#a9b4bd'],
  gold: ['#5a2c04', '#b8740c', '#f2bd2f', '#fff2b0'],
  brass: ['#3d2407', '#86591a', '#c9974a', '#f5dda0'],
  bronze: ['#33150a', '#7a3a18', '#b9703a', '#ecbf8d'],
  bone: ['#4a3d2c', '#94836a', '#d8cbae', '#fffaea'],
  ivory: ['#5b4a2c', '#b39c6d', '#ead9ac', '#fffdf0'],
  amber: ['#5b2203', '#c45c06', '#ff9d1f', '#ffe39a'],
  ember: ['#4d0d04', '#b5280a', '#ff6a1c', '#ffd27a'],
  ruby: ['#3a0410', '#8e0b1c', '#d9242c', '#ff9a7d'],
  wine: ['#22040f', '#571028', '#932043', '#d9738a'],
  rose: ['#4a0f30', '#a5336a', '#ea6f9f', '#ffd3dc'],
  plum: ['#1f0726', '#4f1660', '#86349b', '#d08be0'],
  violet: ['#1b0a45', '#4b2394', '#8557dd', '#d5bcff'],
  indigo: ['#0c0a36', '#241f78', '#4a46bb', '#a9abff'],
  cobalt: ['#041142', '#0c2f94', '#2a64de', '#9cc8ff'],
  azure: ['#05284a', '#0f64a4', '#38a7e8', '#bdeaff'],
  frost: ['#1c4258', '#5296b4', '#a5dcec', '#f3feff'],
  teal: ['#032a2d', '#0b6064', '#24a39c', '#a3f0dc'],
  emerald: ['#03280f', '#0b6a2c', '#2bb153', '#b0f59a'],
  moss: ['#152106', '#3c5413', '#76902c', '#cfdf83'],
  venom: ['#173004', '#4b8407', '#98d615', '#efff9c'],
  wood: ['#24110a', '#573018', '#8f5a30', '#cd9d68'],
  leather: ['#1f0f0a', '#4e2a1a', '#80502f', '#bd8b5d'],
  skin: ['#4b2013', '#a1623f', '#dfa476', '#ffe4c4'],
  ash: ['#1c1a1d', '#4a474b', '#838084', '#c7c4c2'],
  stone: ['#1b2024', '#454e53', '#7c878a', '#c2cbc6'],
  night: ['#05060f', '#10142b', '#232a52', '#525e9c'],
  soot: ['#060607', '#141417', '#2a292e', '#56545c'],
  pearl: ['#5a5773', '#a5a3c2', '#dedcf0', '#ffffff'],
};
