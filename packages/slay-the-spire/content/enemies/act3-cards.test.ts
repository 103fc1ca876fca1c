/** Every card of Act III as it is printed: HP by number of players, copies, rewards and what each action does. */
import { checkCards, type Printed } from '../../testing/acting.ts';

const cards: Readonly<Record<string, Printed>> = {
  'a3-enc-writhing-mass': {
    hp: '27',
    gives: 'potion 1, card 1',
    does: {
      1: 'all vulnerable 1',
      2: 'all daze×2',
      3: 'own 3×2',
      4: 'own 5, block 5',
      5: 'own 7',
      6: 'own 4, own weak 1',
    },
  },
  'a3-enc-maw': {
    hp: '28',
    gives: 'gold 1, card 1',
    does: { 1: 'all vulnerable 1', 2: 'own 2×2', 3: 'strength 2', 4: 'own 6' },
  },
  'a3-enc-darkling': {
    hp: '8',
    gives: 'potion 1, card 1',
    does: { '1-2': 'own 2×2', '3-4': 'block 3, strength 1', '5-6': 'own 3' },
  },
  'a3-enc-transient': {
    hp: '99',
    gives: 'gold 2, card 1',
    does: { 1: 'own 6', 2: 'own 9', 3: 'own 12', 4: 'own 15, dies' },
  },
  'a3-enc-orb-walker-32': {
    hp: '22',
    gives: 'gold 1, card 1',
    does: { '1-3': 'own 3, own daze, strength 1', '4-6': 'own 2, strength 2' },
  },
  'a3-enc-orb-walker-23': {
    hp: '22',
    gives: 'gold 1, card 1',
    does: { '1-3': 'own 2, strength 2', '4-6': 'own 3, own daze, strength 1' },
  },
  'a3-enc-jaw-worm': {
    hp: '10',
    gives: 'gold 2, card 1',
    does: { '1-2': 'block 3, strength 1', '3-4': 'own 3, block 1', '5-6': 'own 4' },
  },
  'a3-enc-spire-growth': {
    hp: '28',
    gives: 'gold 1, potion 1, card 1',
    does: { '1-3': 'own 2, all 3', '4-6': 'own 4, all 2' },
  },
  'a3-enc-repulsor': {
    hp: '7',
    gives: 'potion 1, card 1',
    does: { '1-3': 'own 1, own daze×2', '4-6': 'own 3' },
  },
  'a3-enc-exploder': { hp: '8', gives: 'gold 1, card 1', does: { 1: 'own 3', 2: '', 3: 'all 10, dies' } },
  'a3-enc-exploder-a7': { hp: '8', gives: 'gold 1, card 1', does: { 1: 'own 3', 2: '', 3: 'all 10, dies' } },
  'a3-enc-repulsor-a7': {
    hp: '7',
    gives: 'potion 1, card 1',
    does: { '1-3': 'own 1, own daze×2', '4-6': 'own 3' },
  },
  'a3-enc-maw-a7': {
    hp: '28',
    gives: 'gold 1, card 1',
    does: { 1: 'all 2, all vulnerable 1', 2: 'own 2×2', 3: 'strength 2', 4: 'own 8' },
  },
  'a3-sum-spiker-t2': { hp: '10', does: { '1-3': '', '4-6': 'own 2' } },
  'a3-sum-spiker-2t': { hp: '10', does: { '1-3': 'own 2', '4-6': '' } },
  'a3-sum-darkling-s32': {
    hp: '8',
    does: { '1-2': 'block 3, strength 1', '3-4': 'own 3', '5-6': 'own 2×2' },
  },
  'a3-sum-darkling-32s': {
    hp: '8',
    does: { '1-2': 'own 3', '3-4': 'own 2×2', '5-6': 'block 3, strength 1' },
  },
  'a3-sum-exploder': { hp: '8', does: { 1: 'own 3', 2: '', 3: 'all 10, dies' } },
  'a3-sum-repulsor': { hp: '7', does: { '1-3': 'own 3', '4-6': 'own 1, own daze×2' } },
  'a3-sum-jaw-worm-das': {
    hp: '10',
    does: { '1-2': 'own 3, block 1', '3-4': 'own 4', '5-6': 'block 3, strength 1' },
  },
  'a3-sum-jaw-worm-asd': {
    hp: '10',
    does: { '1-2': 'own 4', '3-4': 'block 3, strength 1', '5-6': 'own 3, block 1' },
  },
  'a3-sum-cultist': { hp: '9', copies: 4, does: { always: 'own 1, strength 1' } },
  'a3-sum-dagger': { hp: '5', copies: 8, does: { 1: 'own 2', 2: 'own 5, dies' } },
  'a3-sum-spheric-guardian-a7': { hp: '5', does: { 1: 'own 2, block 5', 2: 'own 5' } },
  'a3-elite-giant-head': {
    hp: '80/160/240/320',
    gives: 'gold 3, relic 1, upgradedCard 1',
    does: { 1: '', 2: '', 3: '', 4: 'all 7, strength 1' },
  },
  'a3-elite-nemesis': {
    hp: '30/60/90/120',
    gives: 'gold 3, relic 1, upgradedCard 1',
    does: { 1: 'all burn×4', 2: 'all 4', 3: 'all 2×2, all burn', 4: 'all 7' },
  },
  'a3-elite-reptomancer': {
    hp: '35/70/105/140',
    gives: 'gold 3, relic 1, upgradedCard 1',
    does: { 1: 'arrives×4', 2: 'all 3×2', 3: 'all 7' },
  },
  'a3-elite-giant-head-a1': {
    hp: '85/170/255/340',
    gives: 'gold 3, relic 1, upgradedCard 1',
    does: { 1: '', 2: 'all 5', 3: '', 4: 'all 8, strength 1' },
  },
  'a3-elite-nemesis-a1': {
    hp: '35/70/105/140',
    gives: 'gold 3, relic 1, upgradedCard 1',
    does: { 1: 'all burn×5', 2: 'all 5', 3: 'all 2×2, all burn', 4: 'all 8' },
  },
  'a3-elite-reptomancer-a1': {
    hp: '40/80/120/160',
    gives: 'gold 3, relic 1, upgradedCard 1',
    does: { 1: 'arrives×4', 2: 'all 7, all daze', 3: 'all 4×2, strength 1' },
  },
  'a3-elite-giant-head-a12': {
    hp: '90/185/280/380',
    gives: 'gold 3, relic 1, upgradedCard 1',
    does: { 1: '', 2: 'all 6', 3: '', 4: 'all 9, strength 1' },
  },
  'a3-elite-nemesis-a12': {
    hp: '36/74/116/162',
    gives: 'gold 3, relic 1, upgradedCard 1',
    does: { 1: 'all burn×5', 2: 'all 6', 3: 'all 2×3, all burn×2', 4: 'all 8' },
  },
  'a3-elite-reptomancer-a12': {
    hp: '42/90/140/194',
    gives: 'gold 3, relic 1, upgradedCard 1',
    does: { 1: 'arrives×4', 2: 'all 7, all daze×2', 3: 'all 4×2, strength 1' },
  },
  'a3-boss-awakened-one': { hp: '50/100/150/200', does: { 1: 'all 3', 2: 'all 5', 3: 'all 2×2' } },
  'a3-boss-awakened-one-phase2': {
    hp: '50/100/150/200',
    does: { 1: 'all 7', 2: 'all 4, all slimed×2', 3: 'all 3×2, strength 1' },
  },
  'a3-boss-awakened-one-a10': { hp: '50/100/150/200', does: { 1: 'all 3', 2: 'all 6', 3: 'all 2×2' } },
  'a3-boss-awakened-one-phase2-a10': {
    hp: '50/100/150/200',
    does: { 1: 'all 6', 2: 'all 4, all slimed×2', 3: 'all 3×2, strength 1' },
  },
  'a3-boss-time-eater': {
    hp: '60/120/180/240',
    does: { 1: 'all 2×2', 2: 'all slimed×3', 3: 'all 6, strength 1' },
  },
  'a3-boss-time-eater-a10': {
    hp: '64/128/192/256',
    does: { 1: 'all 3×2', 2: 'all slimed×3', 3: 'all 6, all daze, strength 1' },
  },
  'a3-boss-donu': { hp: '50/100/150/200', does: { 1: 'strength 1', 2: 'all 3×2' } },
  'a3-boss-deca': { hp: '50/100/150/200', does: { 1: 'all 3×2', 2: 'all daze, all slimed' } },
  'a3-boss-donu-a10': { hp: '55/110/165/220', does: { 1: 'strength 1', 2: 'all 3×2' } },
  'a3-boss-deca-a10': { hp: '55/110/165/220', does: { 1: 'all 3×2', 2: 'all daze, all slimed×2' } },
};

checkCards(cards);
