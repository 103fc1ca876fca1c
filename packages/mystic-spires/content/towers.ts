/** The Towers (MYS-11). */
import {
  active,
  all,
  always,
  costAtLeast,
  damage,
  defense,
  draw,
  gain,
  give,
  having,
  heal,
  mill,
  noToken,
  on,
  one,
  passive,
  passiveWhile,
  search,
  toHand,
  tokens,
  typed,
  unitCard,
  when,
} from '../words/build.ts';
import type { TowerDefinition } from '../words/definition.ts';

export const TOWERS: readonly TowerDefinition[] = [
  {
    id: 'TWR-01',
    name: 'The Tower of Dreams',
    set: 'DRM',
    hp: 52,
    crystal: 7,
    abilities: [
      when(on.standby('my'), tokens('Dream Token', 1)),
      active(
        { oncePerTurn: true, crystal: 4 },
        search(one('deck', 'my', unitCard, typed('Fairy', 'Entity', 'Spellcaster'))),
        toHand('it'),
      ),
    ],
  },
  {
    id: 'TWR-02',
    name: 'The Kiln Spire',
    set: 'EMB',
    hp: 49,
    crystal: 7,
    abilities: [
      passive(always.raise(all('units', 'my', having('Ignite')), 0, 1)),
      active({ oncePerTurn: true, crystal: 3 }, damage(2, one('unitsOrTower', 'opp'))),
    ],
  },
  {
    id: 'TWR-03',
    name: 'The Ossuary Spire',
    set: 'GRV',
    hp: 60,
    crystal: 7,
    abilities: [
      when(on.destroys(all('units', 'my', noToken)), heal(1, one('tower', 'my'))),
      active({ oncePerTurn: true, crystal: 5 }, toHand(one('graveyard', 'my', unitCard))),
    ],
  },
  {
    id: 'TWR-04',
    name: 'The Sunken Stair',
    set: 'TID',
    hp: 78,
    crystal: 6,
    abilities: [
      when(on.interceptions(all('units', 'my')), mill('opp', 2)),
      active({ oncePerTurn: true, crystal: 4 }, draw('my', 1)),
    ],
  },
  {
    id: 'TWR-05',
    name: 'The Brimming Lens',
    set: 'PRI',
    hp: 50,
    crystal: 6,
    abilities: [
      passiveWhile({ crystal: 'opp', atLeast: 12 }, always.forbidTower),
      active({ oncePerTurn: true, crystal: 4 }, heal(3, one('unitsOrTower', 'my')), gain('opp', 5)),
    ],
  },
  {
    id: 'TWR-06',
    name: 'The Twin Belfry',
    set: 'DRM',
    hp: 50,
    crystal: 7,
    abilities: [
      active({ oncePerTurn: true, crystal: 3 }, give(one('units', 'opp'), 'Sleep')),
      active({ oncePerTurn: true, crystal: 5 }, draw('my', 1), tokens('Wisp Token', 1)),
    ],
  },
  {
    id: 'TWR-07',
    name: 'The Silent Obelisk',
    set: 'GRV',
    hp: 60,
    crystal: 7,
    abilities: [
      passive(always.raise(all('units', 'my', defense), 0, 1)),
      when(on.disrupted('any'), heal(2, one('tower', 'my'))),
    ],
  },
  {
    id: 'TWR-08',
    name: 'The Lone Menhir',
    set: 'EMB',
    hp: 64,
    crystal: 7,
    abilities: [when(on.summons(all('units', 'my', noToken, costAtLeast(6))), heal(2, one('tower', 'my')))],
  },
];
