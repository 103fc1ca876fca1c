import { createMoveList, hasMove, listedMoves, type Move } from '@three-spires/kernel';
import { slayTheSpire as game, type SlayTheSpireState as State } from '@three-spires/slay-the-spire';
import { isCombatPhase, NONE, playerAt } from '@three-spires/slay-the-spire/for-bots';
import { describe, expect, it } from 'vitest';
import { chooseInFight, rateInFight, type Strength, simulateFight } from './index.ts';

type Fields = Readonly<Record<string, unknown>>;

const STRENGTHS: readonly Strength[] = ['quick', 'adept', 'master'];
const never = (): boolean => false;

const FILLER = ['Strike', 'Strike', 'Strike', 'Defend', 'Defend', 'Defend'];

const build = (player: Fields, enemies: readonly Fields[], more: Fields = {}): State =>
  game.scenario.build(
    {
      players: [{ character: 'Ironclad', discard: FILLER, ...player }],
      enemies: enemies.map((enemy) => ({ row: 1, ...enemy })),
      die: 1,
      ...more,
    },
    'fight',
  ) as State;

/** What a bot plays until its turn is over, as the names of cards and other things used. */
const turnOf = (state: State, strength: Strength): string[] => {
  const copy = game.copy(state);
  const played: string[] = [];
  const { round } = state;
  while (copy.round === round && isCombatPhase(copy.phase) && copy.fallen === NONE) {
    const thinking = { seed: `turn ${played.length}`, outOfTime: never };
    const move = chooseInFight(game.imagine?.(copy, 0, 'seen') as State, 0, thinking, strength);
    const { do: what, card, potion, enemy } = game.describe(copy, 0, move);
    played.push([card ?? potion ?? what, ...(enemy === undefined ? [] : [enemy])].join(' > '));
    game.apply(copy, 0, move);
  }
  return played;
};

/** With three Strikes the Silent would leave the rest to Poison; it may hold them, but does not. */
const besideTheSilent = (): State =>
  game.scenario.build(
    {
      players: [
        { character: 'Ironclad', row: 1, hp: 2, hand: ['Defend'], energy: 1, discard: FILLER },
        {
          character: 'Silent',
          row: 2,
          energy: 3,
          hand: ['Defend', 'Defend', 'Defend', 'Defend'],
          draw: new Array<string>(30).fill('Strike'),
        },
      ],
      enemies: [{ name: 'Blue Slaver', row: 1, hp: 5, poison: 2 }],
      die: 1,
    },
    'beside the Silent',
  ) as State;

describe.each(['adept', 'master'] as const)('%s in a party', (strength) => {
  it('does not end its turn because another player may win the fight', () => {
    const state = besideTheSilent();
    const seen = game.imagine?.(state, 0, 'seen') as State;
    const move = chooseInFight(seen, 0, { seed: 'party', outOfTime: never }, strength);
    expect(game.describe(state, 0, move).do).toBe('play');
  });
});

describe('a novice, however it misjudges', () => {
  /** What it does first, with twenty different doubts. */
  const firstMoves = (state: State): Set<unknown> => {
    const seen = game.imagine?.(state, 0, 'seen') as State;
    const choose = (doubt: number): Move =>
      chooseInFight(seen, 0, { seed: `doubt ${doubt}`, outOfTime: never }, 'novice');
    return new Set(
      Array.from({ length: 20 }, (_, doubt) => {
        const { do: what, card, potion } = game.describe(state, 0, choose(doubt));
        return card ?? potion ?? what;
      }),
    );
  };

  it('takes a victory that is there', () => {
    const state = build({ hp: 9, energy: 1, hand: ['Strike', 'Defend'] }, [{ name: 'Blue Slaver', hp: 1 }]);
    expect(firstMoves(state)).toEqual(new Set(['Strike']));
  });

  it('blocks what would kill', () => {
    const state = build(
      { hp: 2, energy: 1, hand: ['Strike', 'Defend'], discard: new Array<string>(10).fill('Slimed') },
      [{ name: 'Blue Slaver', hp: 10 }],
    );
    expect(firstMoves(state)).toEqual(new Set(['Defend']));
  });

  it('keeps a potion that it does not need', () => {
    const state = build({ hp: 9, energy: 0, hand: [], potions: ['Ghost in a Jar'] }, [
      { name: 'Blue Slaver', hp: 2 },
    ]);
    expect(firstMoves(state)).toEqual(new Set(['end turn']));
  });
});

describe.each(STRENGTHS)('%s', (strength) => {
  it('takes a victory that is there', () => {
    const state = build({ hp: 2, hand: ['Defend', 'Strike', 'Bash', 'Defend'] }, [
      { name: 'Blue Slaver', hp: 3 },
    ]);
    expect(turnOf(state, strength).join()).toMatch(/Bash.*Strike|Strike.*Bash/);
  });

  it('blocks what would kill', () => {
    const state = build({ hp: 2, energy: 1, hand: ['Strike', 'Defend', 'Strike'] }, [
      { name: 'Blue Slaver', hp: 10 },
    ]);
    expect(turnOf(state, strength)[0]).toBe('Defend');
  });

  it('plays a Power early in a long fight that is quiet', () => {
    const state = build(
      { hand: ['Demon Form', 'Strike', 'Strike', 'Strike'], energy: 3 },
      [{ name: 'Hexaghost', row: 0, hp: 36, cube: 2 }],
      { climb: { act: 1, room: 'boss' } },
    );
    expect(turnOf(state, strength)[0]).toBe('Demon Form');
  });

  it('leaves an enemy alone that Poison kills anyway', () => {
    const state = build({ character: 'Silent', energy: 1, hand: ['Strike'] }, [
      { name: 'Blue Slaver', hp: 3, poison: 4 },
      { name: 'Red Slaver', hp: 10 },
    ]);
    expect(turnOf(state, strength)).not.toContain('Strike > Blue Slaver');
  });

  it('drinks a potion that saves its life', () => {
    const state = build({ hp: 2, energy: 0, hand: ['Strike'], potions: ['Block Potion'] }, [
      { name: 'Blue Slaver', hp: 10 },
    ]);
    expect(turnOf(state, strength)[0]).toBe('Block Potion');
  });

  it('keeps a potion that it does not need', () => {
    const state = build({ hand: ['Strike', 'Strike', 'Strike'], potions: ['Fire Potion'] }, [
      { name: 'Small Slime', hp: 3 },
    ]);
    expect(turnOf(state, strength)).not.toContain('Fire Potion > Small Slime');
  });

  it('keeps potions for the Boss where an enemy can be worn down without them', () => {
    const state = build(
      { hp: 10, hand: ['Strike', 'Defend', 'Defend', 'Bash'], potions: ['Explosive Potion', 'Weak Potion'] },
      [{ name: 'Looter' }, { name: 'Mugger' }],
      { climb: { act: 2, room: 'encounter' } },
    );
    expect(turnOf(state, strength).join()).not.toContain('Potion');
  });

  it('kills with an Orb at the end of the turn what would attack', () => {
    const state = build({ character: 'Defect', hp: 5, energy: 0, hand: ['Defend'], orbs: ['lightning'] }, [
      { name: 'Blue Slaver', hp: 10 },
      { name: 'Red Slaver', hp: 1 },
    ]);
    expect(turnOf(state, strength).join()).toBe('end turn,choose > Red Slaver');
  });

  it('does not stay in Wrath for nothing', () => {
    const state = build(
      { character: 'Watcher', hp: 4, stance: 'wrath', energy: 2, hand: ['Vigilance', 'Strike'] },
      [{ name: 'Blue Slaver', hp: 10 }],
    );
    expect(turnOf(state, strength)).toContain('Vigilance');
  });

  it('makes an enemy Vulnerable first where that kills it', () => {
    const state = build({ energy: 3, hand: ['Strike', 'Bash'] }, [{ name: 'Blue Slaver', hp: 4 }]);
    expect(turnOf(state, strength).slice(0, 2)).toEqual(['Bash > Blue Slaver', 'Strike > Blue Slaver']);
  });

  it('plays the same when hidden cards lie otherwise', () => {
    const state = build(
      { hand: ['Strike', 'Defend', 'Pommel Strike'], draw: ['Bash', 'Defend', 'Strike', 'Anger', 'Clash'] },
      [{ name: 'Blue Slaver', hp: 10 }],
    );
    const chosen = ['one', 'other', 'third'].map((seed) => {
      const seen = game.imagine?.(game.imagine?.(state, 0, seed) as State, 0, 'seen') as State;
      return chooseInFight(seen, 0, { seed: 'same', outOfTime: never }, strength);
    });
    expect(new Set(chosen).size).toBe(1);
  });

  it('answers with a legal move although time is out', () => {
    const state = build({ hand: ['Strike', 'Defend', 'Bash'] }, [{ name: 'Blue Slaver', hp: 10 }]);
    const list = createMoveList();
    game.legal(state, 0, list);
    let polls = 0;
    const outOfTime = (): boolean => ++polls > 0;
    const move = chooseInFight(state, 0, { seed: 'late', outOfTime }, strength);
    expect(hasMove(list, move)).toBe(true);
    expect(polls).toBeGreaterThan(0);
  });
});

describe.each(STRENGTHS)('%s in a party', (strength) => {
  const party = (ironclad: Fields, silent: Fields, enemies: readonly Fields[], more: Fields = {}): State =>
    game.scenario.build(
      {
        players: [
          { character: 'Ironclad', row: 1, discard: FILLER, ...ironclad },
          { character: 'Silent', row: 2, discard: FILLER, ...silent },
        ],
        enemies,
        die: 1,
        ...more,
      },
      'party',
    ) as State;
  const choose = (state: State): Readonly<Record<string, string | number>> => {
    const seen = game.imagine?.(state, 0, 'seen') as State;
    return game.describe(state, 0, chooseInFight(seen, 0, { seed: 'party', outOfTime: never }, strength));
  };

  it('blocks for the player who would die', () => {
    const state = party({ hand: ['Defend+', 'Strike'], energy: 1 }, { hp: 1, hand: [] }, [
      { name: 'Blue Slaver', row: 2, hp: 10 },
    ]);
    expect(choose(state)).toMatchObject({ card: 'Defend+', player: 'Silent' });
  });

  it('stays alive in a fight with little hope while the other, who needs Block too, has not played yet', () => {
    // The Boss hits both for 6, and each holds what saves only that one.
    const state = party(
      { hp: 4, energy: 3, hand: ['Strike', 'Strike', 'Strike', 'Defend', 'Defend', 'Defend'] },
      { hp: 5, energy: 3, hand: ['Defend', 'Defend', 'Defend'], draw: ['Defend', 'Defend'] },
      [{ name: 'Slime Boss', row: 0, hp: 40, cube: 3 }],
      { climb: { act: 1, room: 'boss' } },
    );
    expect(choose(state)).toMatchObject({ card: 'Defend' });
  });

  it('ends its turn when nothing is left to do', () => {
    const state = party({ hand: ['Strike'], energy: 0 }, { hand: ['Strike'] }, [
      { name: 'Blue Slaver', row: 2, hp: 10 },
    ]);
    expect(choose(state)).toMatchObject({ do: 'end turn' });
  });
});

const legalMoves = (state: State): readonly Move[] => {
  const list = createMoveList();
  game.legal(state, 0, list);
  return listedMoves(list);
};

describe('ratings', () => {
  it('are of the moves that were asked about, copies of a card too', () => {
    const state = build({ energy: 3, hand: ['Strike', 'Defend', 'Strike'] }, [
      { name: 'Blue Slaver', hp: 10 },
    ]);
    const asked = legalMoves(state).filter((move) => game.describe(state, 0, move).card === 'Strike');
    expect(asked).toHaveLength(2);
    const rated = rateInFight(state, 0, asked, { seed: 'rate', outOfTime: never });
    expect(rated.map(({ move }) => move).sort((one, other) => one - other)).toEqual(asked);
    expect(rated[0]?.chance).toBe(rated[1]?.chance);
  });

  it('put the move first that wins, with a chance from 0 to 1 and how sure it is', () => {
    const state = build({ hp: 2, energy: 1, hand: ['Strike', 'Defend'] }, [{ name: 'Blue Slaver', hp: 1 }]);
    const rated = rateInFight(state, 0, legalMoves(state), { seed: 'rate', outOfTime: never });
    expect(game.describe(state, 0, rated[0]?.move ?? 0).card).toBe('Strike');
    expect(rated.length).toBeGreaterThan(2);
    for (const { chance, error } of rated) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(error).toBeGreaterThan(0);
    }
  });

  it('put a victory before a longer way to it', () => {
    const state = build({ hp: 6, hand: ['Strike', 'Strike', 'Defend', 'Bash'], draw: ['Strike'] }, [
      { name: 'Jaw Worm', hp: 1 },
    ]);
    const seen = game.imagine?.(state, 0, 'seen') as State;
    const [best] = rateInFight(seen, 0, legalMoves(state), { seed: 'rate', outOfTime: never });
    game.apply(state, 0, best?.move ?? 0);
    expect(isCombatPhase(state.phase)).toBe(false);
  });
});

describe('a simulated fight', () => {
  it('is won against a weak enemy and lost against a strong one, the same way for the same seed', () => {
    const weak = build({ hand: ['Strike', 'Strike', 'Bash'] }, [{ name: 'Small Slime', hp: 2 }]);
    expect(simulateFight(weak, 0, 'one')).toMatchObject({ won: true, enemyHp: 0, rounds: 1 });
    const strong = build({ hp: 1, hand: ['Strike'], discard: ['Strike'] }, [{ name: 'Blue Slaver', hp: 10 }]);
    const lost = simulateFight(strong, 0, 'one');
    expect(lost).toMatchObject({ won: false, hpLeft: [0] });
    expect(simulateFight(strong, 0, 'one')).toEqual(lost);
    expect(playerAt(strong, 0).hp).toBe(1);
  });
});
