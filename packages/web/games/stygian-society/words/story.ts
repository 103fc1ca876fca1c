import type { Messages } from '@three-spires/kernel';

/** Text of a climb's story and of the scene at its end. */
export const STORY_WORDS = {
  'climb.floors': 'Floor by floor',
  'climb.floor': 'Floor {floor}: {place}',
  'climb.watchFloor': 'Floor {floor}, {place}: watch the replay from here',
  'climb.floorFacts':
    '{turns} {turns|turn|turns}, {suffered} {suffered|wound|wounds} suffered, {healed} healed, {beaten} {beaten|enemy|enemies} beaten, highest peril {peril}',
  'climb.wounds': 'Wounds at the end of each floor',
  'climb.woundsWords': 'Wounds at the end of each floor: {values}',
  'climb.start': 'Start',
  'climb.after': 'After floor {floor}',
  'climb.heroes': 'The heroes',
  'climb.suffered': 'Wounds suffered',
  'climb.healed': 'Wounds healed',
  'climb.beaten': 'Enemies beaten',
  'climb.perilMost': 'Highest peril',
  'climb.dropped': 'Cubes dropped',
  'climb.kept': 'Left in the tower',
  'climb.treasures': 'Treasures',
  'climb.dealt': 'Wounds dealt',
  'climb.turns': 'Turns',
  'climb.skills': 'Skills',
  'climb.items': 'Treasures of {hero}',
  'scene.wizard': '{place} falls.',
  'scene.wounds': 'The wounds are too many.',
  'scene.peril': 'The peril swallows the tower.',
} as const satisfies Messages;
