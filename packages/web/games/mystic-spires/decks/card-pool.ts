/** The cards, Tokens and Towers a deck is built from, by name. */
import {
  CARDS,
  type CardDefinition,
  SETS,
  type SetId,
  TOWERS,
  type TowerDefinition,
} from '@three-spires/mystic-spires/library';

export const SET_IDS = Object.keys(SETS) as SetId[];

export const TOKEN_CARDS: readonly CardDefinition[] = CARDS.filter(({ kind }) => kind === 'Token');

const BY_NAME = new Map(CARDS.map((card) => [card.name, card]));
const TOWER_BY_NAME = new Map(TOWERS.map((tower) => [tower.name, tower]));

export const cardCalled = (name: string): CardDefinition | undefined => BY_NAME.get(name);
export const towerCalled = (name: string): TowerDefinition | undefined => TOWER_BY_NAME.get(name);
