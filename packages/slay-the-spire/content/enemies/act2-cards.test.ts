/** Every card of Act II as it is printed: HP by number of players, copies, rewards and what each action does. */
import { checkCards, type Printed } from '../../testing/acting.ts';

const cards: Readonly<Record<string, Printed>> = {
  'a2-enc-chosen-cultist': {
    hp: '14',
    gives: 'gold 1, potion 1, card 1',
    does: { 1: 'all 1, all daze', 2: 'own 3, own daze×2', 3: 'own 5, strength 1' },
  },
  'a2-enc-chosen-byrd': {
    hp: '16',
    gives: 'gold 2, card 1',
    does: { 1: 'all 1, all daze', 2: 'own 3, own daze×2', 3: 'own 5, strength 1' },
  },
  'a2-enc-looter': {
    hp: '10',
    copies: 2,
    gives: 'potion 1, card 1',
    does: { 1: 'own 2', 2: 'own 3, block 1', 3: 'own gold -2, leaves' },
  },
  'a2-enc-cultist': { hp: '9', gives: 'gold 2, card 1', does: { always: 'own 1, strength 1' } },
  'a2-enc-snake-plant': {
    hp: '17',
    gives: 'gold 1, card 1',
    does: { '1-4': 'own 3, own 2', '5-6': 'own weak 2' },
  },
  'a2-enc-shelled-parasite': {
    hp: '18',
    gives: 'potion 1, card 1',
    does: { 1: 'own 4, block 2', 2: 'own 3, own vulnerable 1, block 2', 3: 'all 2, block 2' },
  },
  'a2-enc-snecko': {
    hp: '23',
    gives: 'gold 1, card 1',
    does: { '1-2': 'own 3', '3-4': 'own 5', '5-6': 'own 2' },
  },
  'a2-enc-byrd': {
    hp: '5',
    gives: 'gold 1, card 1',
    does: { '1-2': 'own 1×2', '3-4': 'strength 1', '5-6': 'own 3' },
  },
  'a2-enc-spheric-guardian': { hp: '5', gives: 'gold 1, card 1', does: { 1: 'own 2, block 5', 2: 'own 5' } },
  'a2-enc-centurion-a': { hp: '15', gives: 'gold 1, card 1', does: { '1-3': '', '4-6': 'own 3' } },
  'a2-enc-centurion-b': { hp: '15', gives: 'gold 1, potion 1, card 1', does: { '1-3': 'own 3', '4-6': '' } },
  'a2-enc-snake-plant-a7': {
    hp: '17',
    gives: 'gold 1, card 1',
    does: { '1-4': 'own 3, all 2', '5-6': 'own weak 2' },
  },
  'a2-enc-shelled-parasite-a7': {
    hp: '16',
    gives: 'potion 1, card 1',
    does: { 1: 'own 4, block 2', 2: 'own 3, own vulnerable 1, block 2', 3: 'all 2, block 2' },
  },
  'a2-enc-spheric-guardian-a7': {
    hp: '5',
    gives: 'gold 1, card 1',
    does: { 1: 'own 2, block 5', 2: 'own 5' },
  },
  'a2-sum-byrd-s13': { hp: '4', does: { '1-2': 'strength 1', '3-4': 'own 1×2', '5-6': 'own 3' } },
  'a2-sum-byrd-s31': { hp: '4', does: { '1-2': 'strength 1', '3-4': 'own 3', '5-6': 'own 1×2' } },
  'a2-sum-byrd-31s': { hp: '4', does: { '1-2': 'own 3', '3-4': 'own 1×2', '5-6': 'strength 1' } },
  'a2-sum-cultist': { hp: '9', copies: 4, does: { always: 'own 1, strength 1' } },
  'a2-sum-bronze-orb-3db': { hp: '19', does: { '1-2': 'own 3', '3-4': 'own 2, own weak 1', '5-6': '' } },
  'a2-sum-bronze-orb-db3': { hp: '19', does: { '1-2': 'own 2, own weak 1', '3-4': '', '5-6': 'own 3' } },
  'a2-sum-bronze-orb-3bd': { hp: '19', does: { '1-2': 'own 3', '3-4': '', '5-6': 'own 2, own weak 1' } },
  'a2-sum-bronze-orb-b3d': { hp: '19', does: { '1-2': '', '3-4': 'own 3', '5-6': 'own 2, own weak 1' } },
  'a2-sum-mystic-h2s': { hp: '12', does: { '1-2': '', '3-4': 'own 2, own weak 1', '5-6': 'strength 1' } },
  'a2-sum-mystic-2sh': { hp: '12', does: { '1-2': 'own 2, own weak 1', '3-4': 'strength 1', '5-6': '' } },
  'a2-sum-mugger': {
    hp: '10',
    copies: 2,
    does: { 1: 'own 2, block 1', 2: 'own 2', 3: 'own 4, block 2', 4: 'own gold -2, leaves' },
  },
  'a2-sum-torch-head': { hp: '9', copies: 8, does: { always: 'own 1' } },
  'a2-sum-blue-slaver-wd3': {
    hp: '10',
    does: { '1-2': 'own 2, own weak 1', '3-4': 'own 2, own daze', '5-6': 'own 3' },
  },
  'a2-sum-blue-slaver-w3d': {
    hp: '10',
    does: { '1-2': 'own 2, own weak 1', '3-4': 'own 3', '5-6': 'own 2, own daze' },
  },
  'a2-sum-blue-slaver-dw3': {
    hp: '10',
    does: { '1-2': 'own 2, own daze', '3-4': 'own 2, own weak 1', '5-6': 'own 3' },
  },
  'a2-sum-blue-slaver-3wd': {
    hp: '10',
    does: { '1-2': 'own 3', '3-4': 'own 2, own weak 1', '5-6': 'own 2, own daze' },
  },
  'a2-sum-red-slaver-dv3': {
    hp: '10',
    does: { '1-2': 'own 2, own daze', '3-4': 'own 2, own vulnerable 1', '5-6': 'own 3' },
  },
  'a2-sum-red-slaver-3dv': {
    hp: '10',
    does: { '1-2': 'own 3', '3-4': 'own 2, own daze', '5-6': 'own 2, own vulnerable 1' },
  },
  'a2-sum-red-slaver-3vd': {
    hp: '10',
    does: { '1-2': 'own 3', '3-4': 'own 2, own vulnerable 1', '5-6': 'own 2, own daze' },
  },
  'a2-sum-red-slaver-v3d': {
    hp: '10',
    does: { '1-2': 'own 2, own vulnerable 1', '3-4': 'own 3', '5-6': 'own 2, own daze' },
  },
  'a2-sum-fungi-beast-a7': {
    hp: '6',
    does: { '1-2': 'strength 1', '3-4': 'own 2', '5-6': 'own 1, strength 1' },
  },
  'a2-sum-sentry-a-a7': { hp: '7', does: { '1-3': 'own daze', '4-6': 'own 3' } },
  'a2-elite-book-of-stabbing': {
    hp: '30/60/90/120',
    gives: 'gold 2, relic 1, upgradedCard 1',
    does: { 1: 'all 1×2, strength 1, all daze', 2: 'all 3, strength 1, all daze' },
  },
  'a2-elite-gremlin-leader': {
    hp: '30/60/90/120',
    gives: 'gold 2, relic 1, upgradedCard 1',
    does: { 1: 'all 2, block 1, strength 1', 2: 'all 5', 3: '' },
  },
  'a2-elite-taskmaster': {
    hp: '13/28/42/56',
    gives: 'gold 2, relic 1, upgradedCard 1',
    does: { always: 'all 1, strength 1' },
  },
  'a2-elite-book-of-stabbing-a1': {
    hp: '35/70/105/140',
    gives: 'gold 2, relic 1, upgradedCard 1',
    does: { 1: 'all 3, strength 1, all daze', 2: 'all 1×2, strength 1, all daze' },
  },
  'a2-elite-gremlin-leader-a1': {
    hp: '35/70/105/140',
    gives: 'gold 2, relic 1, upgradedCard 1',
    does: { 1: 'all 3, block 1, strength 1', 2: 'all 5', 3: '' },
  },
  'a2-elite-taskmaster-a1': {
    hp: '15/32/48/64',
    gives: 'gold 2, relic 1, upgradedCard 1',
    does: { 1: 'all 1', 2: 'all 2, all daze, strength 1' },
  },
  'a2-elite-book-of-stabbing-a12': {
    hp: '36/74/118/162',
    gives: 'gold 2, relic 1, upgradedCard 1',
    does: { 1: 'all 4, strength 1, all daze', 2: 'all 1×2, strength 1, all daze' },
  },
  'a2-elite-gremlin-leader-a12': {
    hp: '40/82/130/172',
    gives: 'gold 2, relic 1, upgradedCard 1',
    does: { 1: 'all 3, block 1, strength 1', 2: 'all 5', 3: 'strength 1' },
  },
  'a2-elite-taskmaster-a12': {
    hp: '16/34/56/82',
    gives: 'gold 2, relic 1, upgradedCard 1',
    does: { always: 'all 1, all daze, strength 1' },
  },
  'a2-boss-collector': {
    hp: '57/114/171/228',
    gives: 'gold 3, bossRelic 1, rare 1',
    does: { 1: 'arrives×4', 2: 'all 3, strength 1', 3: 'all 5', 4: 'all weak 2, all daze×2, all burn×2' },
  },
  'a2-boss-collector-a10': {
    hp: '60/120/180/240',
    gives: 'gold 2, bossRelic 1, rare 1',
    does: { 1: 'arrives×4', 2: 'all 3, strength 1', 3: 'all 6', 4: 'all weak 2, all daze×2, all burn×3' },
  },
  'a2-boss-automaton': {
    hp: '55/110/165/220',
    gives: 'gold 3, bossRelic 1, rare 1',
    does: { 1: 'strength 1', 2: 'all 1×2', 3: 'strength 1', 4: 'all 7' },
  },
  'a2-boss-automaton-a10': {
    hp: '60/120/180/240',
    gives: 'gold 2, bossRelic 1, rare 1',
    does: { 1: 'strength 1', 2: 'all 1×2', 3: 'strength 1', 4: 'all 9' },
  },
  'a2-boss-champ': {
    hp: '40/80/120/160',
    gives: 'gold 3, bossRelic 1, rare 1',
    does: {
      1: 'all 4',
      2: 'all weak 1, strength 1',
      3: 'all 5, block 3',
      4: '',
      5: 'all 4×2',
      6: 'strength 1',
    },
  },
  'a2-boss-champ-a10': {
    hp: '45/90/135/180',
    gives: 'gold 2, bossRelic 1, rare 1',
    does: {
      1: 'all 4',
      2: 'all weak 1, strength 1',
      3: 'all 6, block 3',
      4: '',
      5: 'all 4×2',
      6: 'strength 2',
    },
  },
};

checkCards(cards);
