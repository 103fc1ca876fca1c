import { defined } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { FRIEND, HERO, leave, onClimb } from '../../testing/climb.ts';

const BOTH = [HERO, FRIEND];
const claim = (relic: string, seat?: string) => ({
  do: 'take',
  relic,
  ...defined({ seat }),
});
const letGo = (seat?: string) => ({ do: 'choose', option: 1, ...defined({ seat }) });
const insist = (seat?: string) => ({ do: 'choose', option: 2, ...defined({ seat }) });
const draft = (nextDie: readonly number[] = []) => ({
  climb: { room: 'bossRelics', decks: { bossRelics: ['Sozu', 'Black Blood', 'Ectoplasm', 'Frozen Core'] } },
  players: BOTH,
  with: { nextDie },
});

describe('two players who want the same Boss relic (STS-8.21, R29)', () => {
  it('lets the one who claims it give way, who then chooses again', () => {
    onClimb({
      ...draft(),
      moves: [
        claim('Sozu'),
        leave(),
        claim('Sozu', 'Silent'),
        { expect: { question: { kind: 'option', seat: 'Ironclad' } } },
        letGo(),
        { refused: claim('Sozu'), code: 'cannot-take' },
        claim('Ectoplasm'),
        leave(),
        leave('Silent'),
      ],
      expect: { phase: 'actEnd', players: [{ relics: ['Ectoplasm'] }, { relics: ['Sozu'] }] },
    });
  });

  it('lets the die decide if both insist: the higher roll has it', () => {
    // The one who asks for it rolls first.
    onClimb({
      ...draft([5, 2]),
      moves: [
        claim('Sozu'),
        leave(),
        claim('Sozu', 'Silent'),
        insist(),
        { refused: claim('Sozu'), code: 'cannot-take' },
        leave(),
        leave('Silent'),
      ],
      expect: { phase: 'actEnd', players: [{ relics: [] }, { relics: ['Sozu'] }] },
    });
  });

  it('rolls again on a tie, and the one who claims it may keep it', () => {
    const { events } = onClimb({
      ...draft([3, 3, 1, 6]),
      moves: [
        claim('Sozu'),
        leave(),
        claim('Black Blood', 'Silent'),
        claim('Sozu', 'Silent'),
        insist(),
        { refused: claim('Sozu', 'Silent'), code: 'cannot-take' },
        leave('Silent'),
      ],
      expect: { phase: 'actEnd', players: [{ relics: ['Sozu'] }, { relics: ['Black Blood'] }] },
    });
    const rolls = events.filter(({ type }) => type === 'rolledOff');
    expect(rolls).toMatchObject([
      { seat: 1, die: 3, other: 0, otherDie: 3 },
      { seat: 1, die: 1, other: 0, otherDie: 6 },
    ]);
  });

  it('leaves a relic that was yielded open to everybody once it is released', () => {
    onClimb({
      ...draft([1, 6]),
      moves: [
        claim('Sozu'),
        claim('Sozu', 'Silent'),
        insist(),
        { do: 'skip' },
        claim('Sozu', 'Silent'),
        leave(),
        leave('Silent'),
      ],
      expect: { players: [{ relics: [] }, { relics: ['Sozu'] }] },
    });
  });

  it('shows everybody who claims what, and asks in words', () => {
    const { state } = onClimb({
      ...draft(),
      moves: [claim('Ectoplasm'), claim('Ectoplasm', 'Silent')],
      expect: {},
    });
    const { run, question } = slayTheSpire.view(state, 'spectator');
    expect(run?.claims).toEqual([2, -1]);
    expect(question).toMatchObject({
      seat: 0,
      source: 'Boss relics',
      options: ['Let Silent have Ectoplasm', 'Roll for Ectoplasm'],
    });
  });
});
