import type { ChatLine } from '@three-spires/session/protocol';
import type { ChatTarget } from '../game/table.ts';
import { say } from '../text/say.ts';

/** A sign in words, without what it points at. */
export const signalText = ({ name, amount = 0 }: NonNullable<ChatLine['signal']>): string =>
  say(`signal.${name}`, { amount });

/** What a line says, with the name of what it points at. */
export const lineText = ({ text, signal }: ChatLine, targets: readonly ChatTarget[]): string => {
  if (signal === undefined) return text ?? '';
  const target = targets.find(({ figure }) => figure === signal.at);
  const words = signalText(signal);
  return target === undefined ? words : say('signal.at', { target: target.name, words });
};
