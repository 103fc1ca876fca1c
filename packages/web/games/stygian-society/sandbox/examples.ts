import type { Position } from '../../../game/sandbox.ts';
import type { MessageKey } from '../words/say.ts';

/** Positions to start from. */
export const EXAMPLES: readonly { readonly name: MessageKey; readonly position: Position }[] = [
  {
    name: 'example.ogres',
    position: {
      heroes: [
        { hero: 'Knight', skills: ['Cleave', 'Heater Shield', 'Sunder'] },
        { hero: 'Doctor', skills: ['Tonic', 'Vitriol Flask', 'Transfusion'] },
        { hero: 'Spellsling', skills: ['Focus', 'Fireball', 'Static Veil'] },
      ],
      floor: 4,
      place: "Ogres' Mess Hall",
      field: { blue: 2, white: 2, red: 3 },
      crypt: { blue: 1 },
      wounds: 11,
      luck: 2,
    },
  },
  {
    name: 'example.wizard',
    position: {
      heroes: [
        { hero: 'Knight', skills: ['Cleave', 'Plate Harness', 'Giantslayer'], treasures: ['Tower Shield'] },
        { hero: 'Doctor', skills: ['Triage', 'Acid Bomb', 'Miracle Cure'] },
        { hero: 'Burglar', skills: ['Hurl Knives', 'Smoke Pellet', 'Assassinate'] },
      ],
      floor: 6,
      place: 'Lady Hemlock',
      wounds: 14,
      peril: 5,
      luck: 3,
      partyTreasures: ['Phoenix Feather', 'Petard'],
    },
  },
  {
    name: 'example.chests',
    position: {
      heroes: [
        { hero: 'Burglar', skills: ['Skeleton Keys'] },
        { hero: 'Spellsling', skills: ['Frost Lance'] },
        { hero: 'Doctor', skills: ['Scalpel'] },
      ],
      floor: 1,
      place: 'Guardroom',
      peril: 7,
      at: 'floor end',
    },
  },
];
