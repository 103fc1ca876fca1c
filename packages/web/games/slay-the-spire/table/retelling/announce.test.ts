import { slayTheSpire } from '@three-spires/slay-the-spire';
import { describe, expect, test } from 'vitest';
import type { SlayTheSpireEvent, SlayTheSpireView } from '../../pieces/content.ts';
import { announce } from './announce.ts';

const viewOf = (
  enemies: readonly unknown[],
  player: Readonly<Record<string, unknown>> = {},
): SlayTheSpireView => {
  const players = [{ character: 'Ironclad', ...player }];
  const state = slayTheSpire.scenario.build({ die: 5, players, enemies } as never, 'said');
  return slayTheSpire.view(state, 0) as SlayTheSpireView;
};

const rolled: SlayTheSpireEvent = { type: 'dieRolled', die: 5, reveals: true };

describe('what is said aloud', () => {
  test('after a roll: what every enemy intends, at whom, and what is coming', () => {
    const lines = announce([rolled], viewOf([{ name: 'Jaw Worm', row: 1 }]), ['Ironclad']);
    expect(lines).toEqual([
      'The die shows 5.',
      'The enemies intend:',
      'Jaw Worm: 3 Hit hits Ironclad for 3, 1 time.',
      'Ironclad: 3 damage incoming, would lose 3 HP.',
    ]);
  });

  test('damage that would kill is called lethal', () => {
    const lines = announce([rolled], viewOf([{ name: 'Jaw Worm', row: 1 }], { hp: 2 }), ['Ironclad']);
    expect(lines.at(-1)).toContain('lethal');
  });

  test('damage that Block stops is called blocked', () => {
    const lines = announce([rolled], viewOf([{ name: 'Jaw Worm', row: 1 }], { block: 5 }), ['Ironclad']);
    expect(lines.at(-1)).toBe('Ironclad: 3 damage incoming, all blocked.');
  });

  test('cards on their way between piles are passed over', () => {
    const view = viewOf([{ name: 'Jaw Worm', row: 1 }]);
    const moved: SlayTheSpireEvent = { type: 'cardMoved', seat: 0, card: 0, hand: 4, draw: 5, to: 'discard' };
    const lost: SlayTheSpireEvent = { type: 'hpLost', side: 'player', index: 0, kind: 0, lost: 2 };
    expect(announce([moved, lost], view, ['Ironclad'])).toEqual(['Ironclad loses 2 HP.']);
  });
});
