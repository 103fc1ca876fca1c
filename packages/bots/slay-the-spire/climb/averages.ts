/** Average worths: of drawn cards and relics, and of the best card to change. */
import {
  CAN_UPGRADE,
  CARD_TYPES,
  type Card,
  FACES,
  faceOf,
  IRREMOVABLE,
  ITEM_ENTRIES,
  OWNER_OF_FACE,
} from '@three-spires/slay-the-spire/for-bots';
import type { Outlook } from '../worth/outlook.ts';
import { gainOfAdding, gainOfRelic, gainOfRemoving, gainOfUpgrading } from './gains.ts';

const TICKET = CARD_TYPES.indexOf('ticket');
const CURSE = CARD_TYPES.indexOf('curse');

type Pool = 'rewards' | 'rare' | 'colorless' | 'other';

/** Base faces of a deck, repeated per copy in the box. */
const facesIn = (fits: (face: number) => boolean): number[] =>
  FACES.flatMap(({ type, definition }, face) =>
    face % 2 === 0 && type !== TICKET && fits(face)
      ? new Array<number>(Math.max(1, definition.copies)).fill(face)
      : [],
  );

const deckOf = (face: number): string => FACES[face]?.definition.deck ?? '';
const OWN = [0, 1, 2, 3].map((character) => ({
  rewards: facesIn((face) => OWNER_OF_FACE[face] === character && deckOf(face) === 'rewards'),
  rare: facesIn((face) => OWNER_OF_FACE[face] === character && deckOf(face) === 'rare'),
}));
const COLORLESS = facesIn((face) => deckOf(face) === 'colorless');
const CURSES = facesIn((face) => FACES[face]?.type === CURSE && deckOf(face) === 'curse');
const RELICS = ITEM_ENTRIES.flatMap(({ definition }, item) => (definition.kind === 'relic' ? [item] : []));

const poolOf = ({ player }: Outlook, pool: Pool): readonly number[] => {
  if (pool === 'colorless') return COLORLESS;
  const own = OWN[player.character];
  return (pool === 'rare' ? own?.rare : own?.rewards) ?? [];
};

const gainsFrom = (outlook: Outlook, pool: Pool): number[] =>
  poolOf(outlook, pool)
    .map((face) => gainOfAdding(outlook, face))
    .sort((one, other) => one - other);

/** The gain from the best of some drawn cards, if none has to be taken. */
export const cardRewardGain = (outlook: Outlook, look: number, pool: Pool = 'rewards'): number => {
  const gains = gainsFrom(outlook, pool);
  const all = gains.length;
  let sum = 0;
  // The chance that the best of `look` drawn cards has this rank.
  gains.forEach((gain, at) => {
    sum += Math.max(0, gain) * (((at + 1) / all) ** look - (at / all) ** look);
  });
  return sum;
};

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The gain from a random card that must be taken. */
export const randomCardGain = (outlook: Outlook, pool: Pool): number => mean(gainsFrom(outlook, pool));

export const curseGain = (outlook: Outlook): number =>
  mean(CURSES.map((face) => gainOfAdding(outlook, face)));

export const averageRelic = (outlook: Outlook): number =>
  mean(
    RELICS.filter((item) => !outlook.player.relics.includes(item)).map((item) =>
      Math.max(0, gainOfRelic(outlook, item)),
    ),
  );

type Fits = (face: number) => boolean;
const ANY: Fits = () => true;

/** A card of the deck that may be changed, and the gain. */
type Changed = { readonly card: Card; readonly gain: number };

/** The gain from changing each card of the deck, best first. */
const changes = ({ player }: Outlook, fits: Fits, gain: (face: number) => number): Changed[] =>
  player.deck
    .filter((card) => fits(faceOf(card)))
    .map((card) => ({ card, gain: gain(faceOf(card)) }))
    .sort((one, other) => other.gain - one.gain);

export const upgrades = (outlook: Outlook, fits: Fits = ANY): Changed[] =>
  changes(
    outlook,
    (face) => CAN_UPGRADE[face] === 1 && fits(face),
    (face) => gainOfUpgrading(outlook, face),
  );

export const removals = (outlook: Outlook, fits: Fits = ANY): Changed[] =>
  changes(
    outlook,
    (face) => IRREMOVABLE[face] === 0 && fits(face),
    (face) => gainOfRemoving(outlook, face),
  );

const gainOf = ({ gain }: Changed): number => gain;

export const upgradeGains = (outlook: Outlook, fits?: Fits): number[] => upgrades(outlook, fits).map(gainOf);
export const removalGains = (outlook: Outlook, fits?: Fits): number[] => removals(outlook, fits).map(gainOf);
export const bestUpgrade = (outlook: Outlook): number => upgrades(outlook)[0]?.gain ?? 0;
