/** Every card of Act IV as it is printed: HP by number of players, copies, rewards and what each action does. */
import { checkCards, type Printed } from '../../testing/acting.ts';

const cards: Readonly<Record<string, Printed>> = {
  'a4-elite-spire-shield-a11': {
    hp: '30/60/90/120',
    gives: 'relic 1, upgradedCard 1',
    does: { 1: 'block 20', 2: 'all 8', 3: 'strength 2' },
  },
  'a4-elite-spire-spear-a11': { hp: '42/84/126/168', does: { 1: 'all 2×2', 2: 'all daze×2', 3: 'all 9' } },
  'a4-boss-corrupt-heart': {
    hp: '100/200/300/400',
    does: { 1: 'all weak 1, all vulnerable 1, all slimed×5', 2: 'all 5', 3: 'all 2×3', 4: 'strength 2' },
  },
  'a4-boss-corrupt-heart-a11': {
    hp: '120/240/360/480',
    does: { 1: 'all weak 1, all vulnerable 1, all burn×5', 2: 'all 5', 3: 'all 2×3', 4: 'strength 2' },
  },
};

checkCards(cards);
