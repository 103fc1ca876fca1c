import { describe, it } from 'vitest';
import { choose, endTurn, fight, play } from '../../testing/position.ts';

const use = (relic: string, more = {}) => ({ do: 'relic', relic, ...more });
const USED = (relic: string) => ({ relic, usedInCombat: true });

describe('once per combat (STS-27.5)', () => {
  it('is used whenever the player wants during the Player Turn, and once', () => {
    fight({
      player: { relics: ['Self-Forming Clay'], hpLostThisCombat: 1 },
      moves: [
        use('Self-Forming Clay'),
        { refused: use('Self-Forming Clay'), code: 'relic-used' },
        endTurn(),
        { refused: use('Self-Forming Clay'), code: 'relic-used' },
      ],
      expect: { round: 2, players: [{ relics: [USED('Self-Forming Clay')] }] },
    });
  });

  it('is ready again after the combat', () => {
    fight({
      player: { relics: [USED('Self-Forming Clay')], hand: ['Strike'] },
      enemies: [{ name: 'A', row: 1, hp: 1 }],
      moves: [play('Strike', 'A')],
      expect: { players: [{ relics: ['Self-Forming Clay'] }] },
    });
  });

  it('is not used by who has ended the turn (STS-13.26)', () => {
    fight({
      players: [
        { character: 'Ironclad', relics: ['Self-Forming Clay'], hpLostThisCombat: 1 },
        { character: 'Silent' },
      ],
      moves: [
        endTurn('Ironclad'),
        { refused: { ...use('Self-Forming Clay'), seat: 'Ironclad' }, code: 'turn-declared-done' },
      ],
      expect: { players: [{ block: 0 }, {}] },
    });
  });

  it('can be used between the abilities of the start-of-turn step (STS-13.26, R60)', () => {
    fight({
      player: {
        relics: ['Dead Branch', 'Ring of the Serpent', 'Snecko Eye'],
        exhaust: ['Bash'],
        draw: ['Strike', 'Strike', 'Strike', 'Strike', 'Strike', 'Defend', 'Anger'],
      },
      with: { phase: 'start', round: 2, nextDie: [5] },
      // The Daze would come on top, so the card is drawn before it.
      moves: [
        use('Dead Branch'),
        { expect: { phase: 'startOfTurn' } },
        // What cannot be used says why, as at any other time.
        { refused: use('Dead Branch'), code: 'relic-used' },
        { do: 'order all' },
      ],
      expect: { phase: 'play', players: [{ draw: ['Daze'] }], question: null },
    });
  });

  it('can be used before a single ability that draws (STS-13.26, R60)', () => {
    const fields = {
      player: {
        relics: ['Golden Eye', 'Ring of the Serpent'],
        draw: ['Strike', 'Strike', 'Strike', 'Strike', 'Strike', 'Defend', 'Bash'],
      },
      with: { phase: 'start', round: 2, nextDie: [1] },
    };
    fight({
      ...fields,
      moves: [use('Golden Eye'), choose({ card: 'Defend' }), { do: 'done' }],
      expect: {
        phase: 'play',
        players: [{ hand: [...new Array<string>(5).fill('Strike'), 'Bash'], discard: ['Defend'] }],
        question: null,
      },
    });
    fight({
      ...fields,
      moves: [{ do: 'order all' }],
      expect: { phase: 'play', players: [{ draw: ['Bash'], relics: ['Golden Eye', 'Ring of the Serpent'] }] },
    });
  });

  it('asks for nothing before an ability that does not touch cards', () => {
    fight({
      player: { relics: ['Golden Eye', 'Frozen Core', 'Sozu'] },
      with: { phase: 'start', round: 2, nextDie: [1] },
      moves: [],
      expect: { phase: 'play', players: [{ energy: 4 }], question: null },
    });
  });

  it('names no relic that has nothing to use', () => {
    fight({
      player: { relics: ['Anchor'] },
      moves: [{ refused: use('Anchor'), code: 'no-relic-ability' }],
      expect: {},
    });
  });
});

describe('die relics (STS-27.7)', () => {
  it('work when the die shows one of their results, for relics and Boss relics', () => {
    fight({
      player: { relics: ['Happy Flower', 'Snecko Eye', 'Sundial'] },
      with: { phase: 'start', round: 2, nextDie: [3] },
      moves: [{ do: 'order all' }],
      expect: { players: [{ energy: 5 }], question: null },
    });
  });
});

describe('once per turn (STS-27.8)', () => {
  const ability = { do: 'ability', card: 'Combust', row: 1 };

  it('is used once in each Player Turn, and for every card in play on its own (R116)', () => {
    fight({
      player: { powers: ['Combust', 'Combust'] },
      moves: [ability, ability, { refused: ability, code: 'ability-used' }, endTurn(), ability],
      expect: { enemies: [{ hp: 7 }] },
    });
  });
});
