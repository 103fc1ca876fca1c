/** Numbers on the figures: HP, Block, tokens, Energy and gold; Orbs and Stances. */
import type { Changes, EventRecord } from '@three-spires/kernel';
import { ORBS, STANCES, type Stance } from '../../words/lists.ts';
import { type Icon, icon } from '../../words/phrases/icons.ts';
import type { EnemyView, PlayerView } from '../view-types.ts';
import { event, type OfSeat, ofSeat, type View } from './event.ts';
import { type OnFigure, whoOf } from './reading.ts';

export type FigureField =
  | 'hp'
  | 'block'
  | 'strength'
  | 'vulnerable'
  | 'weak'
  | 'poison'
  | 'energy'
  | 'gold'
  | 'shivs'
  | 'miracles';
export type Figure = Readonly<Partial<Record<FigureField, number>>>;

/** How much the event adds to the numbers of the figure that it is about; `rewind.ts` takes it off again. */
type Numbers<Fields> = Readonly<Partial<Record<FigureField, (event: Fields) => number>>>;
type Numbered<Fields, Variant extends string> = EventRecord<View, Fields, Variant> & {
  readonly numbers: Numbers<Fields>;
};

const added = <Fields>(numbers: Numbers<Fields>): Changes<Figure, Fields, View> =>
  Object.fromEntries(
    Object.entries(numbers).map(([field, change]) => [
      field,
      (figure: Figure, fields: Fields) => {
        const before = figure[field as FigureField];
        const by = change(fields);
        return by === 0 ? before : Math.max(0, (before ?? 0) + by);
      },
    ]),
  );

/** Adds to the numbers of a player or an enemy. */
const onFigure = <Fields extends OnFigure, Variant extends string = never>(
  record: Numbered<Fields, Variant>,
): Numbered<Fields, Variant> => {
  const change = added<Fields>(record.numbers);
  const changes = {
    players: {
      which: ({ seat }: PlayerView, { side, index }: Fields) => side === 'player' && index === seat,
      change: change as Changes<PlayerView, Fields, View>,
    },
    enemies: {
      which: (enemy: EnemyView, { side, index }: Fields) => side === 'enemy' && index === enemy.index,
      change: change as Changes<EnemyView, Fields, View>,
    },
  };
  return Object.assign({}, record, { changes });
};

/** Adds to the numbers of the player of the event's seat. */
const onPlayer = <Fields extends OfSeat, Variant extends string = never>(
  record: Numbered<Fields, Variant>,
): Numbered<Fields, Variant> => {
  const players = ofSeat(added<Fields>(record.numbers) as Changes<PlayerView, Fields, View>);
  return Object.assign({}, record, { changes: { players } });
};

type Token = OnFigure & { readonly token: string; readonly change: number };

const ofToken =
  (name: string) =>
  ({ token, change }: Token): number =>
    token === name ? change : 0;

const withoutOrb = (orbs: readonly string[], orb: string): readonly string[] => {
  const place = orbs.indexOf(orb);
  return place < 0 ? orbs : orbs.toSpliced(place, 1);
};

/** `orb` is its index in ORBS. */
type OfOrb = OfSeat & { readonly orb: number };

const orbName = ({ orb }: OfOrb): string => ORBS[orb] ?? '';

const gained = ({ change }: { readonly change: number }): 'gained' | 'lost' =>
  change > 0 ? 'gained' : 'lost';

export const figures = {
  damaged: onFigure<
    OnFigure & { readonly hit: boolean; readonly blocked: number; readonly lost: number },
    'lost' | 'both' | 'blocked' | 'nothing'
  >({
    says: {
      lost: '{who} loses {lost} HP.',
      both: '{who} blocks {blocked} and loses {lost} HP.',
      blocked: '{who} blocks {blocked}.',
      nothing: '{who} takes no damage.',
    },
    variant: ({ lost, blocked }) => {
      if (lost > 0) return blocked > 0 ? 'both' : 'lost';
      return blocked > 0 ? 'blocked' : 'nothing';
    },
    with: whoOf,
    numbers: { block: ({ blocked }) => -blocked, hp: ({ lost }) => -lost },
  }),
  hpLost: onFigure<OnFigure & { readonly lost: number }, 'some' | 'none'>({
    says: { some: '{who} loses {lost} HP.', none: '{who} loses no HP.' },
    variant: ({ lost }) => (lost === 0 ? 'none' : 'some'),
    with: whoOf,
    numbers: { hp: ({ lost }) => -lost },
  }),
  healed: onFigure<OnFigure & { readonly amount: number }>({
    says: '{who} heals {amount} HP.',
    with: whoOf,
    numbers: { hp: ({ amount }) => amount },
  }),
  blockGained: onFigure<OnFigure & { readonly amount: number }>({
    says: '{who} gains {amount} [block].',
    with: whoOf,
    numbers: { block: ({ amount }) => amount },
  }),
  tokenChanged: onFigure<Token, 'gained' | 'lost'>({
    says: { gained: '{who} gains {amount} {token}.', lost: '{who} loses {amount} {token}.' },
    variant: gained,
    with: (fields, names) => {
      const amount = Math.abs(fields.change);
      return { ...whoOf(fields, names), amount, token: icon(fields.token as Icon, amount) };
    },
    numbers: {
      strength: ofToken('strength'),
      vulnerable: ofToken('vulnerable'),
      weak: ofToken('weak'),
      poison: ofToken('poison'),
      shivs: ofToken('shiv'),
      miracles: ofToken('miracle'),
    },
  }),
  energyGained: onPlayer<OfSeat & { readonly amount: number }>({
    says: '{seat} gains {amount} [energy].',
    numbers: { energy: ({ amount }) => amount },
  }),
  miracleSpent: onPlayer<OfSeat>({
    says: '{seat} spends a *Miracle* for 1 [energy].',
    numbers: { miracles: () => -1, energy: () => 1 },
  }),
  goldChanged: onPlayer<OfSeat & { readonly change: number }, 'gained' | 'lost'>({
    says: { gained: '{seat} gains {amount} [gold].', lost: '{seat} loses {amount} [gold].' },
    variant: gained,
    with: ({ change }) => ({ amount: Math.abs(change) }),
    numbers: { gold: ({ change }) => change },
  }),
  /** HP set to a value by an effect, rather than lost or healed (STS-15.4). */
  hpSet: event<OfSeat & { readonly hp: number }>({
    says: '{seat} now has {hp} HP.',
    changes: { players: ofSeat({ hp: 'hp' }) },
  }),
  orbChanneled: event<OfOrb>({
    says: '{seat} *Channels* {orb}.',
    changes: { players: ofSeat<OfOrb>({ orbs: ({ orbs }, fields) => [...orbs, orbName(fields)] }) },
  }),
  /** It leaves its slot; its effects follow (STS-22). */
  orbEvoked: event<OfOrb>({
    says: '{seat} *Evokes* {orb}.',
    changes: { players: ofSeat<OfOrb>({ orbs: ({ orbs }, fields) => withoutOrb(orbs, orbName(fields)) }) },
  }),
  /** Precedes an Orb's end-of-turn effect, or the extra one from Loop (STS-22.5). */
  orbTriggered: event<OfOrb>({ says: '{seat}’s {orb} triggers.' }),
  orbsRemoved: event<OfSeat & { readonly amount: number }>({
    says: '{seat} loses {amount} {amount|Orb|Orbs}.',
    changes: { players: ofSeat({ orbs: ({ orbs }, { amount }) => orbs.slice(amount) }) },
  }),
  stanceEntered: event<
    OfSeat & {
      /** Its index in STANCES; 0 means the Stance was left (STS-23.5). */
      readonly stance: number;
    },
    Stance
  >({
    says: {
      neutral: '{seat} goes back to *Neutral*.',
      calm: '{seat} enters *Calm*.',
      wrath: '{seat} enters *Wrath*.',
    },
    variant: ({ stance }) => STANCES[stance] ?? 'neutral',
    changes: { players: ofSeat({ stance: (player, { stance }) => STANCES[stance] ?? player.stance }) },
  }),
};
