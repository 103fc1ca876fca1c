import type { Messages } from '@three-spires/kernel';
import { createSay } from '../../../text/say.ts';

const WORDS = {
  'whatIf.hp': 'Wounds that the party could still have taken after a victory',
  'whatIf.rounds': 'Turn in which the play ended',
  'whatIf.scene': 'The floor',
  'whatIf.game': 'The tower',
  'whatIf.causes': 'What defeated the party',
  'whatIf.party': 'A party from the start',
  'whatIf.partyAbout': 'Bots play a whole game with these heroes. Choose a second party to compare the two.',
  'whatIf.players': 'Players',
  'whatIf.playersCount': '{players} ({heroes} heroes)',
  'whatIf.partyOf': 'Party {letter}',
  'whatIf.second': 'Compare with a second party',
  'whatIf.needHeroes': 'A party needs {count} heroes.',
  'whatIf.partyGo': 'Ask about this party',
  'whatIf.partiesGo': 'Compare these parties',
  'whatIf.versus': '{one} or {other}',
} as const satisfies Messages;

export const { say } = createSay(WORDS);
