/** The texts of options opened by items. */
import { NONE, plainText } from '@three-spires/kernel';
import { effectText } from '../text/index.ts';
import { say } from '../text/say.ts';
import { ITEM_ENTRIES, ROUTINE_SOURCES, ROUTINES } from './compile/entries.ts';
import { CODES, type Op } from './compile/op.ts';
import { seatName } from './naming.ts';
import type { Frame, State } from './state.ts';
import { playerAt } from './state.ts';
import { dieAbilities } from './steps/die-abilities.ts';
import { BUY, courierChoices, DISCARD } from './steps/run/courier.ts';

/** Undefined if the asking step is not an item's. */
export const itemOptions = (state: State, frame: Frame): string[] | undefined => {
  const op = ROUTINES[frame.routine]?.[frame.step];
  switch (op === undefined ? undefined : CODES[op.code]) {
    case 'triggerDieAbility':
      return dieOptions(state, frame, op as Op);
    case 'keepBlockThisTurn':
      return [plainText(say('option.keepBlock')), plainText(say('option.loseBlock'))];
    case 'courier':
      return frame.left === NONE
        ? [plainText(say('option.potionDeck')), plainText(say('option.relicDeck'))]
        : courierOptions(state, frame);
    default:
      return undefined;
  }
};

const dieOptions = (state: State, frame: Frame, op: Op): string[] =>
  dieAbilities(state, frame, op).map(({ routine, seat }) => {
    const source = ROUTINE_SOURCES[routine];
    const params = { name: source?.name ?? '', effects: effectText(source?.effects ?? []) };
    if (seat === frame.seat) return plainText(say('option.die', params));
    return plainText(say('option.dieOf', { ...params, owner: seatName(state, seat) }));
  });

const itemName = (item: number | undefined): string => ITEM_ENTRIES[item ?? NONE]?.definition.name ?? '';

const courierOptions = (state: State, frame: Frame): string[] => {
  const { potions } = playerAt(state, frame.seat);
  const item = frame.moved - 1;
  const params = { item: itemName(item), price: ITEM_ENTRIES[item]?.definition.price ?? 0 };
  return courierChoices(state, frame).map((choice) => {
    if (choice === BUY) return plainText(say('option.buy', params));
    if (choice === DISCARD) return plainText(say('option.discard', params));
    return plainText(say('option.buyFor', { ...params, potion: itemName(potions[choice]) }));
  });
};
