/** The screens' only access to the game's code. Each name and text is built once. */
import type { Text } from '@three-spires/kernel';
import {
  type Ability,
  abilityParts,
  abilityText,
  CARDS,
  type CardDefinition,
  cardParts,
  cardText,
  type EffectPart,
  TOWERS,
  type TowerDefinition,
} from '@three-spires/mystic-spires/library';
import { madeOnce } from '../../../kit/made-once.ts';

export type {
  CardDefinition,
  EffectPart,
  KeeperView,
  LinkKind,
  LinkView,
  MysticSpiresEvent,
  MysticSpiresView,
  ThingView,
} from '@three-spires/mystic-spires/library';
export {
  CONCEDE,
  cardNamed,
  explainRefusal,
  isPile,
  isTower,
  LINK_KINDS,
  narrate,
  narrateAttack,
  PHASES,
  pileCard,
  pileSeat,
  retell,
  SETS,
  STATUSES,
  statusesIn,
  textOfAbility,
  toldTogether,
  towerSeat,
} from '@three-spires/mystic-spires/library';

/** What a Keeper needs to know about an effect they could respond with. */
export type Response = {
  /** It can only be announced as an answer (MYS-8.3). */
  readonly answers: boolean;
  /** All its results are HP and statuses, so a preview shows everything. */
  readonly shows: boolean;
};

/** An Active ability as its button shows it. */
export type ActiveInfo = {
  readonly text: Text;
  readonly crystal: number;
  readonly fatigue: boolean;
  readonly once: boolean;
  readonly destroySelf: boolean;
} & Response;

export type CardInfo = {
  readonly definition: CardDefinition;
  readonly name: string;
  readonly text: Text;
  /** `text` split into parts, effect by effect. */
  readonly lines: readonly (readonly EffectPart[])[];
  readonly isUnit: boolean;
  /** Its effect when cast, if it has one. */
  readonly cast: Response | undefined;
  readonly actives: readonly ActiveInfo[];
};

export type TowerInfo = {
  readonly definition: TowerDefinition;
  readonly name: string;
  readonly texts: readonly Text[];
  /** `texts` split into parts, ability by ability. */
  readonly lines: readonly (readonly EffectPart[])[];
  readonly actives: readonly ActiveInfo[];
};

type Announced = Extract<Ability, { readonly kind: 'cast' | 'active' }>;

const SHOWN: readonly Announced['steps'][number]['do'][] = ['damage', 'heal', 'strip'];

const responseOf = ({ answers, steps }: Announced): Response => ({
  answers: answers !== undefined,
  shows: steps.every((step) => SHOWN.includes(step.do)),
});

const activesOf = (abilities: readonly Ability[], card: CardDefinition | undefined): readonly ActiveInfo[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'active'
      ? [
          {
            text: abilityText(ability, card),
            crystal: ability.price.crystal ?? 0,
            fatigue: ability.price.fatigue ?? false,
            once: ability.price.oncePerTurn ?? false,
            destroySelf: ability.price.destroySelf ?? false,
            ...responseOf(ability),
          },
        ]
      : [],
  );

export const cardInfo = madeOnce((number: number): CardInfo => {
  const definition = CARDS[number] as CardDefinition;
  const { kind, type, name, abilities = [] } = definition;
  return {
    definition,
    name,
    text: cardText(definition),
    lines: cardParts(definition),
    isUnit: (kind === 'Unit' || kind === 'Token') && type !== 'Resource',
    cast: abilities.flatMap((ability) => (ability.kind === 'cast' ? [responseOf(ability)] : []))[0],
    actives: activesOf(abilities, definition),
  };
});

export const towerInfo = madeOnce((number: number): TowerInfo => {
  const definition = TOWERS[number] as TowerDefinition;
  const { name, abilities = [] } = definition;
  return {
    definition,
    name,
    texts: abilities.map((ability) => abilityText(ability, undefined)),
    lines: abilities.map((ability) => abilityParts(ability, undefined)),
    actives: activesOf(abilities, undefined),
  };
});
