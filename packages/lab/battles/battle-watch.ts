/** Output of `npm run duel -- --watch`: the board at the start of each turn, and every decision. */
import { plainText, type Text } from '@three-spires/kernel';
import { type MysticSpiresState, mysticSpires } from '@three-spires/mystic-spires';
import { CARD_ENTRIES, hpLeft, keeperAt, type Thing } from '@three-spires/mystic-spires/for-bots';

/** Both sides' Towers, Crystal, decks and hands, and then the move. */
export const watchDecision = (
  state: MysticSpiresState,
  level: string,
  seat: number,
  move: number,
  why?: Text,
): void => {
  const sides = [seat, 1 - seat].map((each) => {
    const { hp, crystal, deck, hand } = keeperAt(state, each);
    return `${hp}/${crystal}/${deck.length}/${hand.length}`;
  });
  const said = why === undefined ? '' : `  (${plainText(why)})`;
  const told = JSON.stringify(mysticSpires.describe(state, seat, move));
  console.log(`${state.turn} ${level.padEnd(6)} ${sides.join(' against ')}: ${told}${said}`);
};

const nameOf = (card: number): string => CARD_ENTRIES[card]?.definition.name ?? '';

const thingWords = (thing: Thing): string =>
  `${nameOf(thing.card)}${thing.maxHp > 0 ? ` ${thing.power}/${hpLeft(thing)}` : ''}${thing.fatigue > 0 ? ' fatigued' : ''}`;

/** Both Keepers with what they have in play and in hand, one line each. */
export const watchTurn = (state: MysticSpiresState): void => {
  console.log(`  turn ${state.turn}`);
  state.keepers.forEach(({ hp, crystal, hand }, seat) => {
    const played = state.things.filter(({ controller }) => controller === seat).map(thingWords);
    const parts = [
      `seat ${seat + 1}: Tower ${hp}, ${crystal} Crystal`,
      `in play: ${played.join(', ')}`,
      `hand: ${hand.map(nameOf).join(', ')}`,
    ];
    console.log(`    ${parts.join('; ')}`);
  });
};
