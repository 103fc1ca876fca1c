/** Enemies: their actions and abilities, how they arrive, change and leave. */
import { becomes, lowerFirst, type Text, withStop } from '@three-spires/kernel';
import { effectText } from '../../text/effect-text.ts';
import { ENEMY_ENTRIES } from '../compile/entries.ts';
import { abilityLine } from './ability-line.ts';
import { withoutThreat } from './combat.ts';
import { enemyOf, event, nextOfEnemy, type OfEnemy, ofEnemy, type Reveals, type View } from './event.ts';
import { enemyBefore, rewoundEnemy } from './rewind.ts';

type Acted = OfEnemy & { readonly action: number };

const actionText = ({ kind, action }: Acted): Text =>
  effectText(ENEMY_ENTRIES[kind]?.actions[action]?.effects ?? []);

type Mode = OfEnemy & { readonly mode: number };

/** Only named modes have a line; the others come with an action that says what they change. */
const modeName = ({ kind, mode }: Mode): string | undefined => {
  const definition = ENEMY_ENTRIES[kind]?.definition;
  return mode === 0 ? definition?.modeName : definition?.modes?.[mode - 1]?.name;
};

/** STS-15.2: without enemies, no damage is coming any more. */
const safer = ({ players, enemies }: View, { enemy }: OfEnemy) =>
  enemies.some(({ index, status }) => status === 'alive' && index !== enemy)
    ? players
    : players.map(withoutThreat);

export const enemies = {
  /** `seat` is the player it affects, or -1. */
  abilityTriggered: event<
    { readonly seat: number; readonly enemy: number; readonly routine: number },
    'named' | 'own' | 'faces' | 'neowGift' | 'strengthFades' | 'starting' | 'applies'
  >({
    says: {
      named: '{who}’s {ability} triggers.',
      own: '{who}’s ability triggers.',
      faces: '{who} faces {enemy}.',
      neowGift: '{who} receives Neow’s gift.',
      strengthFades: '{who}’s temporary [strength] ends.',
      starting: '{who}’s starting ability triggers.',
      applies: '{ability} applies to {who}.',
    },
    variant: ({ routine, seat }, names) => abilityLine(routine, names[seat])?.line,
    with: ({ routine, seat }, names) => abilityLine(routine, names[seat])?.params ?? {},
  }),
  enemyActed: event<Acted, 'acts' | 'idle'>({
    says: { acts: '{kind} acts: {action}', idle: '{kind} does nothing.' },
    variant: (acted) => (actionText(acted).length === 0 ? 'idle' : 'acts'),
    with: (acted) => ({ action: withStop(lowerFirst(actionText(acted))) }),
    changes: { enemies: ofEnemy({ nextAction: becomes(-1), attacks: becomes([]) }) },
  }),
  modeEntered: event<Mode, 'named'>({
    says: { named: '{kind} enters {mode}.' },
    variant: (entered) => (modeName(entered) === undefined ? undefined : 'named'),
    with: (entered) => ({ mode: modeName(entered) ?? '' }),
    changes: {
      enemies: ofEnemy<Mode>({
        mode: nextOfEnemy('mode'),
        modeName: (enemy, _, { next }) => enemyOf(next, enemy.index)?.modeName ?? enemy.modeName,
        maxHp: nextOfEnemy('maxHp'),
        hp: enemyBefore('hp'),
      }),
    },
  }),
  enemyDied: event<OfEnemy>({
    says: '{kind} dies.',
    changes: { enemies: ofEnemy({ hp: becomes(0), status: becomes('dead') }), players: safer },
  }),
  enemyLeft: event<OfEnemy>({
    says: '{kind} leaves the combat.',
    changes: { enemies: ofEnemy({ status: becomes('left') }), players: safer },
  }),
  enemyArrived: event<OfEnemy & Reveals>({
    says: '{kind} joins the combat.',
    changes: {
      // In acting order, as in the next view.
      enemies: (shown, { enemy: index }, { next, later }) => {
        const enemy = enemyOf(next, index);
        if (enemy === undefined) return shown.enemies;
        const all = [...shown.enemies, rewoundEnemy(enemy, later)];
        const known = new Map(all.map((each) => [each.index, each]));
        const gone = shown.enemies.filter((each) => enemyOf(next, each.index) === undefined);
        return [...gone, ...next.enemies.flatMap((each) => known.get(each.index) ?? [])];
      },
      arrivals: ({ arrivals }, { enemy }, { next }) =>
        enemyOf(next, enemy) === undefined ? arrivals : arrivals.filter((each) => each.enemy !== enemy),
    },
  }),
};
