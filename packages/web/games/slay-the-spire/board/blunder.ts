/** Ends of a turn that are probably a mistake, read off the previews of what can still be done. */
import { previewOf } from '../../../table/changes.ts';
import type { Action } from './actions.ts';
import type { Board } from './board-context.ts';

export type Blunder = { readonly why: 'win' | 'death'; readonly action: Action };

type Seen = Pick<Board, 'view' | 'me' | 'seat' | 'actions'>;

const livingEnemies = ({ view }: Seen): number =>
  view.enemies.filter(({ status }) => status === 'alive').length;

/** What could have won the fight: cards and Shivs, and against several enemies only what hits more than one. */
const mayWin = (seen: Seen): readonly Action[] => {
  const last = livingEnemies(seen) === 1;
  return seen.actions.filter(
    ({ source, target }) =>
      (source?.kind === 'card' || source?.kind === 'shiv') && (last || target?.kind !== 'enemy'),
  );
};

/** What could still save the seat. */
const maySave = ({ me, actions }: Seen): readonly Action[] =>
  me?.incoming.lethal ? actions.filter(({ source }) => source !== undefined) : [];

/** The actions whose previews tell whether to ask: none as long as little is at stake. */
export const blunderCandidates = (seen: Seen): readonly Action[] =>
  seen.actions.some(({ does }) => does === 'endTurn')
    ? [...new Set([...mayWin(seen), ...maySave(seen)])]
    : [];

const wins = (seen: Seen, action: Action): boolean => {
  const dying = previewOf(action).changes.filter(({ of, field }) => of === 'enemy' && field === 'status');
  return dying.length > 0 && dying.length === livingEnemies(seen);
};

/** Less HP would be lost, or it cannot be told because cards are drawn. */
const helps = ({ seat }: Seen, action: Action): boolean => {
  const { changes, unknown } = previewOf(action);
  const mine = changes.filter(({ of, index }) => of === 'player' && index === seat);
  const figure = (name: string) => mine.find(({ field }) => field === name);
  const safer = figure('lethal')?.to === 0 || (figure('loss')?.to ?? 0) < (figure('loss')?.from ?? 0);
  const guarded = (figure('block')?.to ?? 0) > (figure('block')?.from ?? 0);
  return safer || guarded || unknown;
};

/** Why ending the turn now would probably be a mistake. */
export const blunderOf = (seen: Seen): Blunder | undefined => {
  const winning = mayWin(seen).find((action) => wins(seen, action));
  if (winning !== undefined) return { why: 'win', action: winning };
  const saving = maySave(seen).find((action) => helps(seen, action));
  return saving === undefined ? undefined : { why: 'death', action: saving };
};
