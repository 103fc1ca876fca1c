/** How a move between fights changes a player: cards and relics gained, changed and lost. */
import {
  CAN_UPGRADE,
  faceOf,
  gainRelicCard,
  hasRule,
  makeCard,
  type Player,
  uidOf,
} from '@three-spires/slay-the-spire/for-bots';

/** The HP cap of Mark of Pain. */
const CAPPED_HP = 6;

type Change = (player: Player) => void;

export const withCard =
  (face: number): Change =>
  (player) => {
    player.deck.push(makeCard(face, player.deck.length));
  };

export const withoutCard =
  (uid: number): Change =>
  (player) => {
    const at = player.deck.findIndex((card) => uidOf(card) === uid);
    if (at >= 0) player.deck.splice(at, 1);
  };

export const withUpgrade =
  (uid: number): Change =>
  (player) => {
    const at = player.deck.findIndex((card) => uidOf(card) === uid);
    const card = player.deck[at];
    if (card !== undefined && CAN_UPGRADE[faceOf(card)] === 1)
      player.deck[at] = makeCard(faceOf(card) + 1, uid);
  };

export const withRelic =
  (item: number): Change =>
  (player) => {
    gainRelicCard(player, item);
    if (hasRule(player, 'hpCap6')) player.hp = Math.min(player.hp, CAPPED_HP);
  };
