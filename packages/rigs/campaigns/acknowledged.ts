/** What a server has acknowledged, compared with the logs in its store. */
import type { Store } from '@three-spires/server/store';
import type { SeatedTable } from '../moves/seated-table.ts';
import type { Run } from './campaign.ts';
import type { Intention } from './players.ts';

export type Accepted = Intention & { readonly seq: number };
type Acknowledged = { readonly seated: SeatedTable; readonly accepted: readonly Accepted[] };

/** Every acknowledged move is in the log once and under its number, and every log is whole. The entries looked at. */
export const compareWithLogs = async (
  run: Pick<Run, 'fault'>,
  store: Pick<Store, 'entriesOf'>,
  all: readonly Acknowledged[],
): Promise<number> => {
  let looked = 0;
  for (const { seated, accepted } of all) {
    const { game, table } = seated;
    const entries = await store.entriesOf(table);
    looked += entries.length;
    if (entries.some(({ entry }, at) => entry.seq !== at + 1))
      run.fault(`${game}: the log of ${table} has a gap`);
    const seqs = new Map<string, number[]>();
    for (const { entry, command } of entries) seqs.set(command, [...(seqs.get(command) ?? []), entry.seq]);
    for (const [command, found] of seqs)
      if (found.length > 1) run.fault(`${game}: ${command} of ${table} is doubled: ${found.join(', ')}`);
    for (const { message, seq } of accepted) {
      const found = seqs.get(message.command);
      if (found === undefined) run.fault(`${game}: move ${seq} of ${table} is lost`);
      else if (found[0] !== seq) run.fault(`${game}: move ${seq} of ${table} moved to ${found.join(', ')}`);
    }
  }
  return looked;
};
