import type { Messages } from '@three-spires/kernel';

/** Text of the cube tower and its own page. */
export const TOWER_WORDS = {
  'tower.try': 'Look at the tower by itself',
  'tower.title': 'The cube tower',
  'tower.intro':
    'Cubes fall through five slanted plates; some stay, and later ones knock them loose. It is the tower of The Stygian Society, by itself.',
  'tower.label': 'Cube tower. Stuck in it: {cubes}.',
  'tower.fell': 'The last drop: into the field {field}; into the crypt {crypt}.',
  'tower.cubes': '{count} {colour}',
  'tower.none': 'none',
  'tower.blue': 'blue',
  'tower.green': 'green',
  'tower.white': 'white',
  'tower.red': 'red',
  'tower.yellow': 'yellow',
  'tower.black': 'black',
  'tower.skip': 'Skip',
  'tower.turnLeft': 'Turn the tower to the left',
  'tower.turnRight': 'Turn the tower to the right',
  'tower.reset': 'Look at the tower from the front again',
  'tower.drop': 'Drop six cubes',
  'tower.knock': 'Knock against it',
  'tower.empty': 'Empty it',
  'tower.counts': 'Dropped {dropped}, in the tower {stuck}, field {field}, crypt {crypt}.',
  'tower.trial': 'Let {drops} drops fall and compare',
  'tower.trialWhy':
    'The same drops fall the same way on the server and in every browser. This runs {drops} of them here; the fingerprint of all results must be the same everywhere.',
  'tower.trialRuns': '{done} of {drops} drops …',
  'tower.trialDone': 'Fingerprint of {drops} drops: {print}',
} as const satisfies Messages;
