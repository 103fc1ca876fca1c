import type { ChatLine } from '@three-spires/session/protocol';
import { say } from '../text/say.ts';

/** Something on the table that one can point at; the game knows what it is called. */
export type ChatTarget = {
  readonly figure: string;
  readonly name: string;
  readonly kind: 'enemy' | 'player';
};

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
