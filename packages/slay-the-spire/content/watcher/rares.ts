import {
  block,
  choose,
  damageRow,
  draw,
  energy,
  hit,
  miracle,
  perEach,
  strength,
} from '../../words/build.ts';
import { ability } from '../../words/definition.ts';
import { rares } from '../family.ts';

const attacks = rares('Watcher', [
  {
    name: 'Brilliance',
    type: 'attack',
    cost: 1,
    effects: [hit(2, perEach('miracles'))],
    upgrade: { effects: [hit(3, perEach('miracles'))] },
  },
  {
    name: 'Ragnarok',
    type: 'attack',
    cost: 3,
    effects: [{ do: 'hit', amount: 1, times: 5, at: 'anyEnemyEachTime' }],
    upgrade: { effects: [{ do: 'hit', amount: 1, times: 6, at: 'anyEnemyEachTime' }] },
  },
]);

const skills = rares('Watcher', [
  {
    name: 'Blasphemy',
    unlock: 1,
    type: 'skill',
    cost: 2,
    effects: [{ do: 'playTwice', type: 'attackThreeTimes' }, { do: 'exhaustDrawPile' }],
    exhaust: true,
    upgrade: { retain: true },
  },
  {
    name: 'Deus Ex Machina',
    type: 'skill',
    cost: 0,
    effects: [miracle(2)],
    exhaust: true,
    upgrade: { effects: [miracle(3)] },
  },
  {
    name: 'Judgment',
    type: 'skill',
    cost: 1,
    effects: [{ do: 'judge', hp: 7, at: 'enemy' }],
    ethereal: true,
    upgrade: { effects: [{ do: 'judge', hp: 8, at: 'enemy' }], ethereal: false, retain: true },
  },
  {
    name: 'Omniscience',
    unlock: 3,
    type: 'skill',
    cost: 3,
    effects: [{ do: 'playFromDraw' }],
    exhaust: true,
    upgrade: { cost: 2 },
  },
  { name: 'Scrawl', type: 'skill', cost: 1, effects: [draw(5)], exhaust: true, upgrade: { cost: 0 } },
  {
    name: 'Spirit Shield',
    type: 'skill',
    cost: 2,
    effects: [block(perEach('cardsInHand'))],
    exhaust: true,
    upgrade: { exhaust: false },
  },
  {
    // Only the printed keyword keeps a card from it.
    name: 'Vault',
    type: 'skill',
    cost: 3,
    effects: [{ do: 'discard', least: 255, most: 'all', cards: 'unretained' }, draw(5), energy(3)],
    exhaust: true,
    upgrade: { cost: 2 },
  },
  {
    name: 'Wish',
    type: 'skill',
    cost: 3,
    effects: [choose([strength(1)], [block(10)], [miracle(4)])],
    exhaust: true,
    upgrade: { effects: [choose([strength(2)], [block(15)], [miracle(5)])] },
  },
]);

const powers = rares('Watcher', [
  {
    name: 'Conjure Blade',
    unlock: 2,
    type: 'power',
    cost: 'X',
    effects: [{ do: 'placeCubes', amount: perEach('x', 1, 1) }],
    modifiers: { starterStrikeDamagePerCube: 1 },
    upgrade: { effects: [{ do: 'placeCubes', amount: perEach('x', 1, 2) }] },
  },
  {
    name: 'Deva Form',
    type: 'power',
    cost: 2,
    effects: [],
    abilities: [ability('startOfTurn', miracle(1))],
    upgrade: { abilities: [ability('startOfTurn', miracle(2))] },
  },
  {
    // The last cube Exhausts it after the Miracle and the draw.
    name: 'Devotion',
    type: 'power',
    cost: 1,
    effects: [],
    abilities: [ability('startOfTurn', miracle(1), draw(1), { do: 'addCube', exhaustAt: 3 })],
    upgrade: { abilities: [ability('startOfTurn', miracle(1), draw(1), { do: 'addCube', exhaustAt: 4 })] },
  },
  {
    name: 'Establishment',
    type: 'power',
    cost: 1,
    effects: [],
    abilities: [ability('startOfTurn', { do: 'retainedCostLess', amount: 1 })],
    upgrade: { abilities: [ability('startOfTurn', { do: 'retainedCostLess', amount: 2 })] },
  },
  {
    name: 'Omega',
    type: 'power',
    cost: 3,
    effects: [],
    abilities: [ability('endOfTurn', damageRow(5))],
    upgrade: { abilities: [ability('endOfTurn', damageRow(6))] },
  },
]);

export const watcherRares = [...attacks, ...skills, ...powers];
