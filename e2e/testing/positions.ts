/** Interesting positions, written as in scenario files: for browser tests, screenshots and measurements. */

/** Four players against twelve enemies, with every kind of condition. */
export const crowd = {
  die: 4,
  round: 3,
  players: [
    {
      character: 'Ironclad',
      hp: 7,
      block: 4,
      strength: 2,
      vulnerable: 1,
      hand: ['Strike+', 'Cleave', 'Iron Wave', 'Demon Form', 'Whirlwind', 'Shrug It Off+', 'Headbutt'],
      draw: ['Strike', 'Defend', 'Bash'],
      discard: ['Strike', 'Defend', 'Pommel Strike', 'Anger'],
      exhaust: ['Warcry'],
      powers: ['Inflame', 'Metallicize'],
      potions: ['Fire Potion', 'Block Potion'],
      relics: ['Anchor', 'Vajra', 'Lantern'],
    },
    {
      character: 'Silent',
      hp: 6,
      shivs: 4,
      weak: 1,
      hand: ['Strike', 'Blade Dance', 'Deadly Poison', 'Survivor', 'Neutralize'],
      draw: ['Strike', 'Defend', 'Defend'],
      powers: ['Accuracy'],
      relics: ['Akabeko'],
    },
    {
      character: 'Defect',
      hp: 5,
      orbs: ['lightning', 'frost'],
      hand: ['Zap', 'Dual Cast', 'Strike', 'Defend'],
      draw: ['Strike', 'Defend', 'Defend'],
      relics: ['Lantern'],
    },
    {
      character: 'Watcher',
      hp: 8,
      miracles: 3,
      stance: 'wrath',
      hand: ['Eruption', 'Vigilance', 'Strike', 'Defend'],
      draw: ['Strike', 'Defend', 'Defend'],
    },
  ],
  enemies: [
    { name: 'Jaw Worm', row: 1, hp: 6, block: 2, strength: 1, vulnerable: 2 },
    { name: 'Fungi Beast', row: 1, hp: 4, weak: 1 },
    { name: 'Green Louse', row: 1, hp: 3, poison: 2 },
    { name: 'Gremlin Nob', row: 2 },
    { name: 'Cultist', row: 2, strength: 2 },
    { name: 'Acid Slime', row: 2 },
    { name: 'Sentry A', row: 3 },
    { name: 'Red Louse', row: 3, vulnerable: 3 },
    { name: 'Spike Slime', row: 3 },
    { name: 'Cultist', row: 4 },
    { name: 'Lagavulin', row: 4 },
    { name: 'Jaw Worm', row: 4, block: 3 },
  ],
} as const;

/** A fight of two rounds, with its rewards. */
export const short = {
  players: [
    {
      character: 'Ironclad',
      hand: ['Strike', 'Strike', 'Defend', 'Bash', 'Defend'],
      draw: ['Strike', 'Strike', 'Strike', 'Defend', 'Defend'],
    },
  ],
  enemies: [{ name: 'Jaw Worm', row: 1, hp: 5 }],
} as const;

/** A Boss next to all rows, with its summons. */
export const boss = {
  ...crowd,
  enemies: [
    { name: 'Bronze Orb', row: 1 },
    { name: 'Bronze Orb', row: 3 },
    { name: 'Bronze Automaton', row: 0, hp: 120, strength: 1, vulnerable: 2 },
  ],
} as const;

/** The clock of the Time Eater over a Watcher in Calm. */
export const clock = {
  die: 2,
  round: 2,
  players: [
    {
      character: 'Watcher',
      stance: 'calm',
      miracles: 2,
      hand: ['Eruption', 'Vigilance', 'Strike', 'Defend', 'Conjure Blade'],
      powers: ['Mental Fortress'],
      draw: ['Strike', 'Defend'],
      doubling: ['attack'],
      exhaust: ['Crescendo'],
    },
  ],
  enemies: [{ name: 'Time Eater', row: 0, cube: 2, strength: 1 }],
} as const;

/** A Defect whose slots are full. */
export const orbs = {
  die: 5,
  round: 2,
  players: [
    {
      character: 'Defect',
      orbs: ['lightning', 'frost', 'dark'],
      hand: ['Zap', 'Dual Cast', 'Recursion', 'Ball Lightning', 'Defend', 'Daze'],
      draw: ['Strike', 'Defend', 'Strike', 'Defend', 'Strike'],
      powers: ['Loop'],
    },
  ],
  enemies: [
    { name: 'Sentry A', row: 1 },
    { name: 'Gremlin Leader', row: 1 },
    { name: 'Mad Gremlin', row: 1 },
  ],
} as const;

/** A roll that can be changed in two ways. */
export const roll = {
  phase: 'start',
  nextDie: [4, 2],
  players: [
    {
      character: 'Ironclad',
      draw: ['Strike', 'Defend', 'Bash', 'Strike', 'Defend', 'Strike'],
      potions: ["Gambler's Brew"],
      relics: ['The Abacus', 'Anchor'],
    },
  ],
  enemies: [
    { name: 'Jaw Worm', row: 1 },
    { name: 'Fungi Beast', row: 1 },
  ],
} as const;
