import type { PreviewChange } from '@three-spires/kernel';
import { cardNamed } from '@three-spires/mystic-spires/library';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../board/actions.ts';
import type { TurnWish } from '../../board/course.ts';
import type { OwnSettings } from '../../board/settings-store.ts';
import { cardInfo, type LinkView, type MysticSpiresView } from '../../pieces/content.ts';
import { isUnasked, passDelay, passesUnasked, undecided } from './auto-pass.ts';
import { stopOf } from './stop.ts';

const SPARK = cardNamed('Kiln Spark') ?? -1;
const SPARK_ID = cardInfo(SPARK).definition.id;

const play = (changes: readonly PreviewChange[] = [], unknown = false): Action => ({
  does: 'play',
  source: { kind: 'card', card: SPARK },
  option: { move: 1, readable: { do: 'play' }, preview: { changes, unknown } },
});
const simple = (does: Action['does']): Action => ({ does, option: { move: 0, readable: { do: does } } });

const PRICE: PreviewChange = { of: 'player', index: 0, field: 'crystal', from: 5, to: 3 };
const HIT: PreviewChange = { of: 'player', index: 1, field: 'hp', from: 20, to: 17 };
const PASS: Action = {
  does: 'pass',
  option: { move: 0, readable: { do: 'pass' }, preview: { changes: [], unknown: true } },
};
const ANSWERS = [PASS, play([PRICE, HIT])];

/** Seat 0 in the turn of seat 1, in the window of its End Phase. */
const at = (changes: Partial<MysticSpiresView>, actions: readonly Action[] = ANSWERS) => ({
  seat: 0,
  actions,
  view: {
    phase: 'End',
    turn: 4,
    turnPlayer: 1,
    firstPlayer: 0,
    keepers: [],
    things: [],
    links: [],
    window: true,
    ...changes,
  } as MysticSpiresView,
});

const link = (kind: LinkView['kind'], more: Partial<LinkView> = {}): Partial<MysticSpiresView> => ({
  window: false,
  phase: 'Main 1',
  links: [{ seat: 1, kind, step: 0, ...more } as LinkView],
});

const ATTACK = { attacker: 3, target: -2, interceptor: -1 };

const USUAL: OwnSettings = {
  autoPass: 'chosen',
  askAt: ['card', 'effect', 'attack', 'End'],
  stops: [],
  cardWishes: {},
};

const passes = (
  moment: ReturnType<typeof at>,
  settings: Partial<OwnSettings> = {},
  wish?: TurnWish,
): boolean => passesUnasked(moment, { ...USUAL, ...settings }, { wish, asked: [] });

const NO_COURSE = { wish: undefined, asked: [] };
const PASSING: TurnWish = { turn: 4, does: 'pass' };
const HOLDING: TurnWish = { turn: 4, does: 'hold' };

describe('passing for a Keeper', () => {
  test('never happens where passing is no option', () => {
    expect(passes(at({}, [simple('intercept')]), { autoPass: 'untilMyTurn' }, PASSING)).toBe(false);
  });

  test('stops when the opponent plays a card, uses an effect, attacks or ends the turn', () => {
    for (const kind of ['unit', 'instant', 'passive', 'equipment', 'active', 'attack'] as const)
      expect(passes(at(link(kind))), kind).toBe(false);
    expect(passes(at({ phase: 'End' }))).toBe(false);
  });

  test('goes on at every other step', () => {
    for (const phase of ['Standby', 'Main 1', 'Battle', 'Main 2'] as const)
      expect(passes(at({ phase })), phase).toBe(true);
    expect(passes(at({ phase: 'Battle', attack: ATTACK }))).toBe(true);
    expect(passes(at(link('triggered')))).toBe(true);
    expect(passes(at(link('unit', { step: 1 })))).toBe(true);
  });

  test('goes on in the own turn and on own links, and stops at a link of the opponent there', () => {
    expect(passes(at({ turnPlayer: 0 }))).toBe(true);
    expect(passes(at(link('unit', { seat: 0 })))).toBe(true);
    expect(passes(at({ turnPlayer: 0, ...link('instant') }))).toBe(false);
  });

  test('MYS-22.14 stops at an effect under the trigger that foresees what it does', () => {
    const [effect, trigger] = [link('active').links ?? [], link('triggered').links ?? []];
    const under = at({ window: false, links: [...effect, ...trigger] });
    expect(passes(under)).toBe(false);
    expect(stopOf(under.view, 0)?.link).toBe(effect[0]);
    const answered = link('instant', { seat: 0 }).links ?? [];
    expect(passes(at({ window: false, links: [...effect, ...answered, ...trigger] }))).toBe(true);
  });

  test('goes by whether a response would change anything', () => {
    expect(passes(at({}, [PASS]))).toBe(true);
    expect(passes(at({}, [PASS, play([PRICE])]))).toBe(true);
    expect(passes(at({}, [PASS, play([PRICE], true)]))).toBe(false);
    // What passing would do is asked as well, to compare.
    expect(undecided(at({}), USUAL)).toEqual(ANSWERS);
    const unknown = at({}, [PASS, { ...play(), option: { move: 1, readable: { do: 'play' } } }]);
    expect(isUnasked(unknown, USUAL, NO_COURSE)).toBe(true);
    expect(isUnasked(at({}), USUAL, NO_COURSE)).toBe(false);
    expect(undecided(at({ phase: 'Standby' }), USUAL)).toHaveLength(0);
  });

  test('stops at the steps that were chosen, even where nothing would change', () => {
    const idle = [PASS, play([PRICE])];
    expect(passes(at({}, idle), { stops: ['End'] })).toBe(false);
    expect(passes(at({ phase: 'Standby' }, idle), { stops: ['Standby'] })).toBe(false);
    expect(passes(at({}, [PASS]), { stops: ['End'] })).toBe(true);
  });

  test('asks where it matters at the steps that were chosen for that', () => {
    expect(passes(at({ phase: 'Standby' }), { askAt: ['Standby'] })).toBe(false);
    expect(passes(at({}), { askAt: ['Standby'] })).toBe(true);
    expect(passes(at({ phase: 'Standby' }), { autoPass: 'never' })).toBe(false);
    expect(passes(at({ turnPlayer: 0 }), { autoPass: 'never' })).toBe(false);
  });

  test('stops for a card at every step or at none', () => {
    expect(passes(at({ phase: 'Standby' }), { cardWishes: { [SPARK_ID]: 'always' } })).toBe(false);
    expect(passes(at({}), { cardWishes: { [SPARK_ID]: 'never' } })).toBe(true);
    expect(passes(at({}, [PASS]), { cardWishes: { [SPARK_ID]: 'always' } })).toBe(true);
  });

  test('lasts until the own turn', () => {
    expect(passes(at({}), { autoPass: 'untilMyTurn' })).toBe(true);
    expect(passes(at({ turnPlayer: 0, ...link('instant') }), { autoPass: 'untilMyTurn' })).toBe(false);
  });

  test('on demand ends with the turn', () => {
    expect(passes(at({}), { autoPass: 'never' }, PASSING)).toBe(true);
    expect(passes(at({ turn: 5 }), { autoPass: 'never' }, PASSING)).toBe(false);
  });
});

describe('holding', () => {
  test('asks at every step of the turn, with and without a response', () => {
    for (const phase of ['Standby', 'Main 1', 'Battle', 'Main 2', 'End'] as const)
      expect(passes(at({ phase }, [PASS]), {}, HOLDING), phase).toBe(false);
    for (const kind of ['unit', 'active', 'triggered', 'attack'] as const)
      expect(passes(at(link(kind), [PASS]), { autoPass: 'untilMyTurn' }, HOLDING), kind).toBe(false);
    const unmeasured = at({}, [PASS, { ...play(), option: { move: 1, readable: { do: 'play' } } }]);
    expect(isUnasked(unmeasured, USUAL, { wish: HOLDING, asked: [] })).toBe(false);
  });

  test('ends with the turn', () => {
    expect(passes(at({ turn: 5, phase: 'Standby' }), {}, HOLDING)).toBe(true);
  });
});

describe('the time of an automatic pass', () => {
  const wait = (moment: ReturnType<typeof at>, settings: Partial<OwnSettings> = {}, isWatched = true) =>
    passDelay(moment, { ...USUAL, ...settings }, isWatched, 0.5);

  test('has nothing to do with the hand', () => {
    const hands = [[PASS], [PASS, play([PRICE])], ANSWERS];
    for (const changes of [{}, link('unit'), link('attack'), { phase: 'Standby' as const }])
      for (const cardWishes of [{}, { [SPARK_ID]: 'always' as const }, { [SPARK_ID]: 'never' as const }]) {
        const waits = hands.map((actions) => wait(at(changes, actions), { cardWishes }));
        expect(new Set(waits).size).toBe(1);
      }
  });

  test('has nothing to do with the reason either: no answer, a card not asked about, or the turn passed through', () => {
    const usual = wait(at({}, [PASS]));
    expect(usual).toBeGreaterThan(0);
    expect(wait(at({}), { autoPass: 'untilMyTurn' })).toBe(usual);
    expect(wait(at({}), { autoPass: 'never' })).toBe(usual);
    expect(wait(at({}), { stops: ['End'] })).toBe(usual);
  });

  test('is nothing where the screen passes with any hand, and against a bot', () => {
    expect(wait(at({ phase: 'Standby' }))).toBe(0);
    expect(wait(at({ turnPlayer: 0 }))).toBe(0);
    expect(wait(at({}), {}, false)).toBe(0);
  });

  test('names the step from what both Keepers see', () => {
    expect(stopOf(at({}).view, 0)?.step).toBe('End');
    expect(stopOf(at({}).view, 1)).toBeUndefined();
    expect(stopOf(at({ phase: 'Battle', attack: ATTACK }).view, 0)?.step).toBe('afterAttack');
  });
});
