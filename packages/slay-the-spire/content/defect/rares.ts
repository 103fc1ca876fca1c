import { channel, draw, energy, evoke, hit, hitRow, perEach, removeOrbs } from '../../words/build.ts';
import { ability } from '../../words/definition.ts';
import { rares } from '../family.ts';

const attacks = rares('Defect', [
  {
    name: 'All for One',
    type: 'attack',
    cost: 2,
    effects: [hit(2), { do: 'takeZeroCostDiscards' }],
    upgrade: { effects: [hit(3), { do: 'takeZeroCostDiscards' }] },
  },
  {
    // The tokens go first, so that the own Weak does not lower this hit.
    name: 'Core Surge',
    type: 'attack',
    cost: 1,
    effects: [{ do: 'clearDebuffs', to: 'anyPlayer' }, hit(3)],
    retain: true,
    upgrade: { effects: [{ do: 'clearDebuffs', to: 'allPlayers' }, hit(4)] },
  },
  {
    name: 'Hyperbeam',
    type: 'attack',
    cost: 2,
    effects: [hitRow(5), removeOrbs()],
    upgrade: { effects: [hitRow(7), removeOrbs()] },
  },
  {
    name: 'Meteor Strike',
    type: 'attack',
    cost: 5,
    cheaperPerPower: true,
    effects: [hit(10)],
    upgrade: { effects: [hit(12)] },
  },
  {
    name: 'Thunder Strike',
    type: 'attack',
    cost: 3,
    effects: [hitRow(4, perEach('lightningOrbs'))],
    upgrade: { effects: [hitRow(6, perEach('lightningOrbs'))] },
  },
]);

const skills = rares('Defect', [
  {
    name: 'Fission',
    unlock: 3,
    type: 'skill',
    cost: 0,
    effects: [removeOrbs(), energy(perEach('movedCards')), draw(perEach('movedCards'))],
    exhaust: true,
    upgrade: {
      effects: [{ do: 'evokeAll' }, energy(perEach('movedCards')), draw(perEach('movedCards'))],
    },
  },
  {
    name: 'Multi-Cast',
    type: 'skill',
    cost: 'X',
    effects: [evoke(perEach('x'))],
    upgrade: { effects: [evoke(perEach('x', 1, 1))] },
  },
  {
    name: 'Rainbow',
    type: 'skill',
    cost: 2,
    effects: [channel('lightning'), channel('frost'), channel('dark')],
    exhaust: true,
    upgrade: { exhaust: false },
  },
  {
    name: 'Seek',
    type: 'skill',
    cost: 0,
    effects: [{ do: 'searchDraw', amount: 1 }],
    exhaust: true,
    upgrade: { effects: [{ do: 'searchDraw', amount: 2 }] },
  },
]);

const powers = rares('Defect', [
  {
    name: 'Amplify',
    type: 'power',
    cost: 1,
    effects: [],
    modifiers: { darkEvokeBonus: 3 },
    upgrade: { modifiers: { darkEvokeBonus: 5 } },
  },
  {
    name: 'Buffer',
    type: 'power',
    cost: 2,
    effects: [],
    modifiers: { cancelHpLoss: 1 },
    upgrade: { modifiers: { cancelHpLoss: 2 } },
  },
  {
    name: 'Defragment',
    unlock: 2,
    type: 'power',
    cost: 3,
    effects: [],
    modifiers: { orbBonus: 1 },
    ethereal: true,
    upgrade: { ethereal: false },
  },
  {
    name: 'Echo Form',
    unlock: 1,
    type: 'power',
    cost: 3,
    effects: [],
    abilities: [ability('startOfTurn', { do: 'playTwice', type: 'attackOrSkill' })],
    ethereal: true,
    upgrade: { ethereal: false },
  },
  {
    // The lasting part is printed first, so Orbs Evoked by its own Channel hit a row already.
    name: 'Electrodynamics',
    type: 'power',
    cost: 2,
    effects: [channel('lightning', 2)],
    modifiers: { lightningHitsRow: 1 },
    upgrade: { effects: [channel('lightning', 3)] },
  },
  {
    name: 'Static Discharge',
    type: 'power',
    cost: 2,
    effects: [],
    modifiers: { lightningBonus: 1 },
    upgrade: { modifiers: { lightningBonus: 2 } },
  },
]);

export const defectRares = [...attacks, ...skills, ...powers];
