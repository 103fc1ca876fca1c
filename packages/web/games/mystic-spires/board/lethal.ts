/**
 * Whether a move gives up attacks that would win the game. It is a guess, used to ask for confirmation; no
 * rule depends on it.
 */
import { cardInfo, type MysticSpiresView, type ThingView } from '../pieces/content.ts';
import type { Action } from './actions.ts';

/** What prevents a Unit from attacking and intercepting. */
const BARRING: readonly string[] = ['Sleep', 'Paralyzed', 'Ethereal'];

const isReady = ({ card, fatigued, statuses }: ThingView): boolean =>
  cardInfo(card).isUnit && !fatigued && !statuses.some((status) => BARRING.includes(status));

const typeOf = ({ card }: ThingView) => cardInfo(card).definition.type;

/** Power of the Units that could still attack, strongest first. */
const attackers = (view: MysticSpiresView, seat: number, actions: readonly Action[]): readonly number[] => {
  const able = new Set(
    actions.flatMap(({ does, source }) =>
      does === 'attack' && source?.kind === 'attack' ? [source.id] : [],
    ),
  );
  // Before the Battle Phase no attack is offered yet.
  const isBefore = actions.some(({ does }) => does === 'battle');
  return view.things
    .filter(
      (thing) =>
        able.has(thing.id) ||
        (isBefore && thing.controller === seat && isReady(thing) && typeOf(thing) !== 'Defense'),
    )
    .map(({ power }) => power)
    .sort((one, other) => other - one);
};

const interceptors = ({ things }: MysticSpiresView, seat: number): number =>
  things.filter((thing) => thing.controller !== seat && isReady(thing) && typeOf(thing) !== 'Assault').length;

/**
 * Whether this action leaves and so gives up attacks that bring down the opposing Tower whatever is
 * intercepted.
 */
export const givesUpTheWin = (
  view: MysticSpiresView,
  seat: number | undefined,
  actions: readonly Action[],
  { does }: Action,
): boolean => {
  if (does !== 'leave' || seat === undefined) return false;
  const powers = attackers(view, seat, actions).slice(interceptors(view, seat));
  const hp = view.keepers.find((keeper) => keeper.seat !== seat)?.hp ?? 0;
  return powers.length > 0 && powers.reduce((sum, power) => sum + power, 0) >= hp;
};
