/** Detects turn ends that are probably mistakes, from previews of the remaining actions. */
import { previewOf } from '../../../table/decision/changes.ts';
import type { Action } from './actions.ts';
import type { Board } from './board-context.ts';

export type Blunder = { readonly why: 'win' | 'death'; readonly action: Action };

type Seen = Pick<Board, 'view' | 'me' | 'seat' | 'actions'>;

const livingEnemies = ({ view }: Seen): number =>
  view.enemies.filter(({ status }) => status === 'alive').length;

/**
 * Actions that could have won the fight: cards and Shivs; against several enemies, only those that hit more
 * than one.
 */
const mayWin = (seen: Seen): readonly Action[] => {
  const last = livingEnemies(seen) === 1;
  return seen.actions.filter(
    ({ source, target }) =>
      (source?.kind === 'card' || source?.kind === 'shiv') && (last || target?.kind !== 'enemy'),
  );
};

/** Actions that could still save the seat. */
const maySave = ({ me, actions }: Seen): readonly Action[] =>
  me?.incoming.lethal ? actions.filter(({ source }) => source !== undefined) : [];

/** The actions whose previews decide whether to ask: none while little is at stake. */
export const blunderCandidates = (seen: Seen): readonly Action[] =>
  seen.actions.some(({ does }) => does === 'endTurn')
    ? [...new Set([...mayWin(seen), ...maySave(seen)])]
    : [];

const wins = (seen: Seen, action: Action): boolean => {
  const dying = previewOf(action).changes.filter(({ of, field }) => of === 'enemy' && field === 'status');
  return dying.length > 0 && dying.length === livingEnemies(seen);
};

/**
 * How an action helps the seat: whether it saves the seat or might, the damage it prevents, and the Energy it
 * costs.
 */
const aidOf = (seat: number | undefined, action: Action) => {
  const { changes, unknown } = previewOf(action);
  const mine = changes.filter(({ of, index }) => of === 'player' && index === seat);
  const gainIn = (name: string): number => {
    const change = mine.find(({ field }) => field === name);
    return change === undefined ? 0 : change.to - change.from;
  };
  return {
    // Drawn cards may bring anything.
    saves: unknown || mine.some(({ field, to }) => field === 'lethal' && to === 0),
    keepsOff: Math.max(0, gainIn('block')) + Math.max(0, -gainIn('incoming')),
    energy: Math.max(0, -gainIn('energy')),
  };
};

/** The most damage that can be prevented with this much Energy, using each source once. */
const mostKeptOff = (seen: Seen, energy: number): number => {
  const best = Array.from({ length: energy + 1 }, () => 0);
  const bySource = new Map<string, ReturnType<typeof aidOf>>();
  for (const action of maySave(seen)) {
    const key = JSON.stringify(action.source);
    const aid = aidOf(seen.seat, action);
    if (aid.keepsOff > (bySource.get(key)?.keepsOff ?? 0)) bySource.set(key, aid);
  }
  for (const { keepsOff, energy: cost } of bySource.values())
    for (let left = energy; left >= cost; left--)
      best[left] = Math.max(best[left] as number, (best[left - cost] as number) + keepsOff);
  return best[energy] as number;
};

/** Whether it saves the seat alone, or may together with the rest. */
const helps = (seen: Seen, action: Action): boolean => {
  const { me, seat } = seen;
  const { saves, keepsOff } = aidOf(seat, action);
  if (saves || me === undefined) return saves;
  const { damage } = me.incoming;
  return keepsOff > 0 && mostKeptOff(seen, me.energy) > damage - me.block - me.hp;
};

/** Why ending the turn now would probably be a mistake. */
export const blunderOf = (seen: Seen): Blunder | undefined => {
  const winning = mayWin(seen).find((action) => wins(seen, action));
  if (winning !== undefined) return { why: 'win', action: winning };
  const saving = maySave(seen).find((action) => helps(seen, action));
  return saving === undefined ? undefined : { why: 'death', action: saving };
};
