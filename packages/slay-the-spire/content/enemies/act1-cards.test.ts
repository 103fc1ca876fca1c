/** Every card of Act I as it is printed: HP by number of players, copies, rewards and what each action does. */
import { checkCards, type Printed } from '../../testing/acting.ts';

const cards: Readonly<Record<string, Printed>> = {
  'first-red-louse': {
    hp: '3',
    gives: 'gold 1, card 1',
    does: { '1-2': 'strength 1', '3-4': 'own 2', '5-6': 'own 1' },
  },
  'first-small-slime': { hp: '3', gives: 'potion 1, card 1', does: { always: 'own 1' } },
  'first-jaw-worm': {
    hp: '8',
    gives: 'gold 1, potion 1, card 1',
    does: { '1-2': 'block 2, strength 1', '3-4': 'own 2, block 1', '5-6': 'own 3' },
  },
  'first-cultist': { hp: '9', gives: 'gold 1, card 1', does: { always: 'own 1, strength 1' } },
  'a1-enc-cultist-louse': { hp: '9', gives: 'gold 1, card 1', does: { always: 'own 1, strength 1' } },
  'a1-enc-cultist-spike': {
    hp: '9',
    gives: 'gold 1, potion 1, card 1',
    does: { always: 'own 1, strength 1' },
  },
  'a1-enc-looter': {
    hp: '9',
    gives: 'potion 1, card 1',
    does: { 1: 'own 2', 2: 'own 3, block 1', 3: 'own gold -2, leaves' },
  },
  'a1-enc-blue-slaver': {
    hp: '10',
    gives: 'gold 2, card 1',
    does: { '1-2': 'own 2, own weak 1', '3-4': 'own 3', '5-6': 'own 3, own daze' },
  },
  'a1-enc-red-slaver': {
    hp: '10',
    gives: 'gold 1, card 1',
    does: { '1-2': 'own 2, own daze', '3-4': 'own 2, own vulnerable 1', '5-6': 'own 3' },
  },
  'a1-enc-small-slime': { hp: '3', gives: 'gold 1, card 1', does: { always: 'own 1' } },
  'a1-enc-large-slime': {
    hp: '8',
    gives: 'gold 1, potion 1, card 1',
    does: { 1: 'all 1', 2: 'own 4, own daze', 3: '' },
  },
  'a1-enc-jaw-worm': {
    hp: '10',
    gives: 'gold 1, card 1',
    does: { '1-2': 'own 3, block 1', '3-4': 'own 4', '5-6': 'block 2, strength 1' },
  },
  'a1-enc-mad-gremlin': { hp: '4', gives: 'gold 2, card 1', does: { always: 'own 1' } },
  'a1-enc-sneaky-gremlin': { hp: '2', gives: 'gold 1, potion 1, card 1', does: { always: 'own 2' } },
  'a1-enc-fungi-beast': {
    hp: '6',
    gives: 'gold 1, potion 1, card 1',
    does: { '1-2': 'own 2', '3-4': 'all 1, strength 1', '5-6': 'strength 2' },
  },
  'a1-enc-red-louse': {
    hp: '4',
    gives: 'gold 1, card 1',
    does: { '1-2': 'strength 1', '3-4': 'own 2', '5-6': 'own 2' },
  },
  'a1-enc-large-slime-a7': {
    hp: '9',
    gives: 'gold 1, potion 1, card 1',
    does: { 1: 'all 2', 2: 'own 4, own daze×2', 3: '' },
  },
  'a1-enc-jaw-worm-a7': {
    hp: '7',
    gives: 'gold 1, card 1',
    does: { '1-2': 'own 2, block 1', '3-4': 'block 2, strength 1', '5-6': 'own 3' },
  },
  'a1-enc-looter-a7': {
    hp: '7',
    gives: 'potion 1, card 1',
    does: { 1: 'own 2', 2: 'own 3, block 1', 3: 'own gold -2, leaves' },
  },
  'a1-sum-acid-slime-alc': {
    hp: '5',
    does: { '1-2': 'own 2', '3-4': 'own weak 1', '5-6': 'own 2, own daze' },
  },
  'a1-sum-acid-slime-cal': {
    hp: '5',
    does: { '1-2': 'own 2, own daze', '3-4': 'own 2', '5-6': 'own weak 1' },
  },
  'a1-sum-acid-slime-lca': {
    hp: '5',
    does: { '1-2': 'own weak 1', '3-4': 'own 2, own daze', '5-6': 'own 2' },
  },
  'a1-sum-acid-slime-lac': {
    hp: '5',
    does: { '1-2': 'own weak 1', '3-4': 'own 2', '5-6': 'own 2, own daze' },
  },
  'a1-sum-spike-slime-vd2': {
    hp: '5',
    does: { '1-2': 'own 1, own vulnerable 1', '3-4': 'own 1, own daze', '5-6': 'own 2' },
  },
  'a1-sum-spike-slime-dv2': {
    hp: '5',
    does: { '1-2': 'own 1, own daze', '3-4': 'own 1, own vulnerable 1', '5-6': 'own 2' },
  },
  'a1-sum-spike-slime-v2d': {
    hp: '5',
    does: { '1-2': 'own 1, own vulnerable 1', '3-4': 'own 2', '5-6': 'own 1, own daze' },
  },
  'a1-sum-spike-slime-2dv': {
    hp: '5',
    does: { '1-2': 'own 2', '3-4': 'own 1, own daze', '5-6': 'own 1, own vulnerable 1' },
  },
  'a1-sum-large-slime-w4s': {
    hp: '12',
    copies: 2,
    does: { '1-2': 'own 1, own weak 2', '3-4': 'own 4', '5-6': 'own 3, own slimed×2' },
  },
  'a1-sum-large-slime-4sw': {
    hp: '12',
    does: { '1-2': 'own 4', '3-4': 'own 3, own slimed×2', '5-6': 'own 1, own weak 2' },
  },
  'a1-sum-large-slime-sw4': {
    hp: '12',
    does: { '1-2': 'own 3, own slimed×2', '3-4': 'own 1, own weak 2', '5-6': 'own 4' },
  },
  'a1-sum-green-louse-1w2': { hp: '3', does: { '1-2': 'own 1', '3-4': 'own weak 1', '5-6': 'own 2' } },
  'a1-sum-green-louse-21w': { hp: '3', does: { '1-2': 'own 2', '3-4': 'own 1', '5-6': 'own weak 1' } },
  'a1-sum-red-louse': { hp: '3', does: { '1-2': 'own 2', '3-4': 'own 1', '5-6': 'strength 1' } },
  'a1-sum-fungi-beast': {
    hp: '5',
    does: { '1-2': 'strength 2', '3-4': 'own 2', '5-6': 'all 1, strength 1' },
  },
  'a1-sum-gremlin-wizard': { hp: '4', copies: 2, does: { 1: '', 2: 'all 3' } },
  'a1-sum-gremlin-mad': { hp: '4', copies: 2, does: { always: 'own 1' } },
  'a1-sum-gremlin-sneaky': { hp: '2', copies: 2, does: { always: 'own 2' } },
  'a1-sum-gremlin-fat': { hp: '3', copies: 2, does: { always: 'all 1' } },
  'a1-sum-sentry-a': { hp: '7', copies: 6, does: { '1-3': 'own daze', '4-6': 'own 3' } },
  'a1-sum-sentry-b': { hp: '8', copies: 5, does: { '1-3': 'own 3', '4-6': 'own daze' } },
  'a1-elite-lagavulin': {
    hp: '22/44/66/88',
    gives: 'gold 2, relic 1, card 1',
    does: { 1: '', 2: 'all 4', 3: 'all 4', 4: 'all weak 2, strength 1' },
  },
  'a1-elite-gremlin-nob': {
    hp: '14/28/42/56',
    gives: 'gold 2, relic 1, card 1',
    does: { 1: '', 2: 'all 3' },
  },
  'a1-elite-sentries': {
    hp: '7',
    gives: 'gold 2, relic 1, card 1',
    does: { '1-3': 'own 2', '4-6': 'own daze' },
  },
  'a1-elite-lagavulin-a1': {
    hp: '22/44/66/88',
    gives: 'gold 2, relic 1, card 1',
    does: { 1: 'all weak 2', 2: 'all 4', 3: 'all 4, strength 1' },
  },
  'a1-elite-gremlin-nob-a1': {
    hp: '17/35/53/70',
    gives: 'gold 2, relic 1, card 1',
    does: { 1: '', 2: 'all 3, strength 1' },
  },
  'a1-elite-sentries-a1': {
    hp: '8',
    gives: 'gold 2, relic 1, card 1',
    does: { 1: 'own daze', 2: 'own 2', 3: 'own daze×2' },
  },
  'a1-elite-lagavulin-a12': {
    hp: '24/49/76/105',
    gives: 'gold 2, relic 1, card 1',
    does: { 1: 'all weak 2', 2: 'all 4, strength 1', 3: 'all 4' },
  },
  'a1-elite-gremlin-nob-a12': {
    hp: '19/39/61/85',
    gives: 'gold 2, relic 1, card 1',
    does: { 1: 'all 1', 2: 'all 3, strength 1' },
  },
  'a1-elite-sentries-a12': {
    hp: '9',
    gives: 'gold 2, relic 1, card 1',
    does: { 1: 'all daze', 2: 'own 2', 3: 'own daze×2' },
  },
  'a1-boss-guardian': {
    hp: '40/80/120/160',
    gives: 'gold 3, bossRelic 1, rare 1',
    does: { 1: 'all 2, block 10', 2: '', 3: 'all 2', 4: 'all 4, strength 1' },
  },
  'a1-boss-guardian-a10': {
    hp: '40/80/120/160',
    gives: 'gold 2, bossRelic 1, rare 1',
    does: { 1: 'all 2, block 12', 2: '', 3: 'all 3', 4: 'all 4, strength 1' },
  },
  'a1-boss-hexaghost': {
    hp: '36/75/112/150',
    gives: 'gold 3, bossRelic 1, rare 1',
    does: {
      1: 'all 1, all burn',
      2: 'all 2×2, all burn',
      3: 'all burn×2',
      4: 'all 3, block 5',
      5: 'all 2, all burn',
      6: 'all 3×2, all burn×2, strength 1',
    },
  },
  'a1-boss-hexaghost-a10': {
    hp: '38/80/120/160',
    gives: 'gold 2, bossRelic 1, rare 1',
    does: {
      1: 'all 1, all burn×2',
      2: 'all 2×2, all burn',
      3: 'all burn×2',
      4: 'all 4, block 5',
      5: 'all 3, all burn',
      6: 'all 3×2, all burn×2, strength 1',
    },
  },
  'a1-boss-slime-boss': {
    hp: '22/44/66/88',
    gives: 'gold 3, bossRelic 1, rare 1',
    does: { 1: 'all slimed×3', 2: 'all 3, all slimed×2', 3: 'all 6' },
  },
  'a1-boss-slime-boss-a10': {
    hp: '23/46/68/92',
    gives: 'gold 2, bossRelic 1, rare 1',
    does: { 1: 'all slimed×4', 2: 'all 3, all slimed×2', 3: 'all 6' },
  },
};

checkCards(cards);
