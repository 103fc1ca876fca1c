import type { ChatLine } from '@three-spires/session/protocol';
import type { ChatTarget } from '../game/table.ts';
import { say } from '../text/say.ts';

/** A signal in words, without its target. */
export const signalText = ({ name, amount = 0 }: NonNullable<ChatLine['signal']>): string =>
  say(`signal.${name}`, { amount });

/** The text of a line, with the name of its target. */
export const lineText = ({ text, signal }: ChatLine, targets: readonly ChatTarget[]): string => {
  if (signal === undefined) return text ?? '';
  const target = targets.find(({ figure }) => figure === signal.at);
  const words = signalText(signal);
  return target === undefined ? words : say('signal.at', { target: target.name, words });
};
