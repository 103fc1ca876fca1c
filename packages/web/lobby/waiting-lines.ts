import type { TableSummary } from '@three-spires/session/protocol';
import { say } from '../text/say.ts';

/** Who is missing before a game: the players still to sit down, and those still to choose. */
export const waitingLines = (
  { seats }: Pick<TableSummary, 'seats'>,
  names: readonly string[],
): readonly string[] => {
  const named = (wanted: TableSummary['seats']): string =>
    wanted.map(({ seat }) => names[seat] ?? '').join(', ');
  const open = seats.filter((seat) => seat.open);
  const choosing = seats.filter((seat) => !seat.open && seat.choice === true);
  const others = choosing.filter(({ mine }) => !mine);
  return [
    ...(open.length > 0 ? [say('lobby.waitingSeats', { names: named(open) })] : []),
    ...(others.length > 0
      ? [say('lobby.waitingChoice', { names: others.map(({ name }) => name).join(', ') })]
      : []),
    ...(others.length < choosing.length ? [say('lobby.yourChoice')] : []),
  ];
};
