/** Player boards: a character's starting equipment and unique features. */
import { lines, plainText, type Text } from '@three-spires/kernel';
import { ENERGY_PER_TURN, LIMITS, SOLO_GOLD } from '../content/limits.ts';
import type { CharacterDefinition } from '../words/definition.ts';
import { abilityLines } from './ability-text.ts';
import { say } from './say.ts';

export const boardText = ({
  hp,
  orbSlots,
  stances,
  starterDeck,
  abilities,
  tokens,
}: CharacterDefinition): Text =>
  lines([
    say('board.start', { hp, energy: ENERGY_PER_TURN, most: LIMITS.energy, solo: SOLO_GOLD }),
    ...abilityLines(abilities, 'player'),
    say('board.deck', {
      cards: starterDeck.map(([name, count]) => plainText(say('board.cards', { name, count }))).join(', '),
    }),
    ...(orbSlots === 0 ? [] : [say('board.orbSlots', { count: orbSlots })]),
    ...(stances ? [say('board.stances')] : []),
    ...tokens.map((token) => say(`board.${token}`, { limit: LIMITS[token] })),
  ]);
