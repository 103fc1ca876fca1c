/** The texts of options opened by effects between combats. */
import { plainText, topFrame } from '@three-spires/kernel';
import { say } from '../../text/say.ts';
import { REWARD_DECKS } from '../../words/run/rewards.ts';
import { ITEM_ENTRIES, ROUTINES } from '../compile/entries.ts';
import { CODES, type Op } from '../compile/op.ts';
import { seatName } from '../naming.ts';
import { type Frame, QUESTION, type State } from '../state.ts';
import { deckChoices, deckNames } from './card-offer.ts';

/** Undefined if the asking step is not one of the climb's. */
export const runOptions = (state: State): string[] | undefined => {
  const frame: Frame | undefined = topFrame(state.stack);
  if (frame === undefined || state.question.kind !== QUESTION.option) return undefined;
  const op: Op | undefined = ROUTINES[frame.routine]?.[frame.step];
  switch (op === undefined ? undefined : CODES[op.code]) {
    case 'cardReward':
    case 'rareReward':
      return deckChoices(state, frame.seat, REWARD_DECKS[op?.kind ?? 0] ?? 'rewards').map(deckNames);
    case 'mayRepeat':
      return [plainText(say('option.again')), plainText(say('option.leave'))];
    case 'rollOff': {
      const relic = ITEM_ENTRIES[state.run.bossRelics[frame.target] ?? -1]?.definition.name ?? '';
      const params = { relic, player: seatName(state, frame.seat) };
      return [plainText(say('option.letGo', params)), plainText(say('option.rollOff', params))];
    }
    default:
      return undefined;
  }
};
