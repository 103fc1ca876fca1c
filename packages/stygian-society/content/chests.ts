/** The chest cards (STY-20.3). */
import { chest } from '../words/build.ts';
import { gain } from '../words/cubes.ts';
import type { ChestDefinition } from '../words/definition.ts';
import { summon } from '../words/enemies.ts';
import { empty, fewer } from '../words/floors.ts';
import { afflict, heal, hurt, luck, peril, setWounds, tire, xp } from '../words/heroes.ts';
import { next } from '../words/vocabulary.ts';

export const CHESTS: readonly ChestDefinition[] = [
  chest('Ray of Agony', 13, setWounds, empty),
  chest('The Weaver Has Awakened', 8, next(summon('Weaver', 'rear'))),
  chest('Forgotten Flask', 0, heal(2)),
  chest('Coin in the Lining', 0, luck(1)),
  chest('False Bottom', 2, fewer(1)),
  chest('Poison Needle', 3, afflict('Stricken', 1, 'pick')),
  chest('Biting Hinge', 3, hurt(1)),
  chest('Alarm Wire', 4, next(peril(2))),
  chest('Swinging Blade', 4, hurt(2)),
  chest('Sleeping Gas', 5, afflict('Dazed', 1, 'each')),
  chest('Cursed Penny', 5, luck(-2)),
  chest('Paper Hex', 6, afflict('Hexed', 1, 'pick')),
  chest('Spring Snare', 6, afflict('Weakened', 1, 'pick'), hurt(1)),
  chest('Wasp Jar', 7, afflict('Stricken', 2, 'pick')),
  chest('Acid Spray', 7, hurt(3)),
  chest('Draining Gem', 8, tire(1, 'each')),
  chest('Rusted Shut', 8, empty),
  chest('Mimic', 9, hurt(3), empty),
  chest('Chill of the Grave', 9, afflict('Weakened', 1, 'each')),
  chest('Fire Rune', 10, hurt(4)),
  chest('Whispering Skull', 10, next(gain('RYK'))),
  chest('Choking Spores', 11, afflict('Stricken', 1, 'each')),
  chest('Blood Tithe', 12, hurt(5), xp(2)),
  chest('Soul Mirror', 14, afflict('Hexed', 1, 'each')),
  chest('Thunder Rune', 15, hurt(7), empty),
];
