import type { Messages } from '@three-spires/kernel';
import { cubeEnglish } from '../words/cubes.ts';
import { enemyEnglish } from '../words/enemies.ts';
import { floorEnglish } from '../words/floors.ts';
import { heroEnglish } from '../words/heroes.ts';
import { phraseEnglish } from '../words/phrases.ts';
import { delayedEnglish } from '../words/vocabulary.ts';

/** The English texts of cards and mats. Those of effects stand beside the words. */
export const en = {
  ...phraseEnglish,
  ...cubeEnglish,
  ...enemyEnglish,
  ...floorEnglish,
  ...heroEnglish,
  ...delayedEnglish,
  sentence: '{text}.',
  'enemy.kind': 'figure of this kind',
  // Cards.
  'card.shields': '{number} {number|shield|shields}',
  'card.drop': 'drop {cubes}',
  'card.target.front': 'target in the front rank',
  'card.target.rear': 'target in the rear rank',
  'card.target.either': 'target in either rank',
  'card.attack': '{attack} attack',
  'card.pay': '{price}: {effects}',
  'card.more': 'each further {price}: {effects}',
  'card.exhaust': '*exhaust* when used',
  'card.discard': '*discard* when used',
  'on.turnStart': 'at the start of your turn, {effects}',
  'on.dropped': "after an action's cubes have dropped, {effects}",
  'on.enemyAction': 'when an enemy card or a line triggers, {effects}',
  'on.partyHurt': 'when the party suffers wounds, {effects}',
  'on.partyHurt.mine': 'when the party suffers wounds in your turn, {effects}',
  'on.defeat': 'when wounds would reach the maximum, {effects}',
  'on.afflicted': 'when heroes would receive *status* tokens, {effects}',
  'on.floorStart': 'at the start of each floor, {effects}',
  'on.floorEnd': 'when a floor is completed, {effects}',
  'mod.drop': 'whenever you drop hero cubes, add {cubes}',
  'mod.melee': 'your melee attacks deal {number} more {number|wound|wounds} to the target',
  'mod.projectile': 'your projectile attacks deal {number} more {number|wound|wounds} to the target',
  'mod.magic': 'your magic attacks deal {number} more {number|wound|wounds} to the target',
  'mod.heal': 'your healing actions heal {number} more {number|wound|wounds}',
  'mod.chest': 'treat *peril* as {number} lower for chests',
  'mod.treasure': 'chests that are not empty hold {number} more {number|treasure|treasures}',
  'mod.luckMax': "the party's maximum *luck* is {number} higher",
  'mod.maxWounds': "the party's wound maximum is {number} higher",
  'mod.immune': 'you receive no {status} tokens',
  // Enemies and floors.
  'enemy.facts': '{colour}, health {health}, {xp} XP',
  'enemy.trigger': '{cubes}: {effects}',
  'enemy.resist': 'resistance {number} to {attack} attacks',
  'enemy.screened':
    'while it is in the rear rank, attacks on it deal {number} fewer {number|wound|wounds} for every enemy in the front rank',
  'enemy.sting': 'when a hero pays for a melee attack, {effects}',
  'boss.facts': 'health {health}, stands in the {rank} rank',
  'boss.smaller': 'its health is {number} lower for each hero fewer than four',
  'boss.defeated': 'defeated: {effects}',
  'floor.front': 'front rank: {enemies}',
  'floor.rear': 'rear rank: {enemies}',
  'floor.perilCubes': 'peril cubes: {cubes}',
  'floor.line': '{cubes}: {effects}',
  'floor.always': '{cubes}, always checked: {effects}',
  'floor.event': 'peril {at}: {effects}',
  'floor.chests': '{number} {number|chest|chests}',
  'chest.peril': 'at peril {number} or more: {effects}',
  'chest.always': 'at any peril: {effects}',
  'status.Stricken':
    "At the start of the hero's turn the party suffers 1 wound for each token. Nothing reduces it.",
  'status.Dazed': 'The hero drops 1 hero cube fewer for each token.',
  'status.Weakened': "The hero's attacks deal 1 wound fewer for each token to every enemy they hit.",
  'status.Hexed':
    "At the start of the hero's turn 1 enemy cube for each token goes from the bank into the field: first red, then yellow, then black, and so on.",
} as const satisfies Messages;
