/** The games of Slay the Spire stored as fixtures. */
import type { FixtureRules } from '@three-spires/kernel/testing';
import type { State } from '../rules/state.ts';
import { sensibleMove } from './sensible-move.ts';

const ALL_UNLOCKED = { Ironclad: 3, Silent: 3, Defect: 3, Watcher: 3, colorless: true, actFour: true };

/** Every character alone, and parties of two to four with all of them, in several modes. */
const GAMES: FixtureRules<State>['games'] = [
  { name: 'ironclad', setup: { characters: ['Ironclad'], climb: {} } },
  { name: 'silent', setup: { characters: ['Silent'], climb: {} } },
  { name: 'defect', setup: { characters: ['Defect'], climb: {} } },
  { name: 'watcher', setup: { characters: ['Watcher'], climb: {} } },
  {
    name: 'two',
    setup: { characters: ['Ironclad', 'Silent'], climb: { modifiers: ['Shiny', 'Uncertain Future'] } },
  },
  { name: 'two-others', setup: { characters: ['Defect', 'Watcher'], climb: { sequentialTurns: true } } },
  { name: 'three', setup: { characters: ['Silent', 'Defect', 'Ironclad'], climb: { daily: '2026-11-15' } } },
  { name: 'three-others', setup: { characters: ['Watcher', 'Defect', 'Silent'], climb: { startAct: 2 } } },
  {
    name: 'four',
    setup: {
      characters: ['Ironclad', 'Silent', 'Defect', 'Watcher'],
      climb: { lastStand: true, chooseYourRelic: true },
    },
  },
  {
    name: 'four-act-iv',
    setup: {
      characters: ['Watcher', 'Defect', 'Silent', 'Ironclad'],
      climb: { startAct: 4, ascension: 11, unlocks: ALL_UNLOCKED },
    },
  },
];

/** A beaten Boss outweighs any number of combats, and is enough. */
const BOSS = 1000;

export const fixtures: FixtureRules<State> = {
  games: GAMES,
  choose: sensibleMove,
  about: ({ run }) => ({ act: run.act, bosses: run.bossesBeaten }),
  merit: ({ run }) => BOSS * run.bossesBeaten + run.combatsWon,
  enough: BOSS,
};
