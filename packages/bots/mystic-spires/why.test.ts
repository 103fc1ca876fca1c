import { movesSeen, plainText, type Seat, seenBy } from '@three-spires/kernel';
import { type MysticSpiresState, mysticSpires } from '@three-spires/mystic-spires';
import { describe, expect, test } from 'vitest';
import { blindCopy } from './blind.ts';
import { whyOf } from './why.ts';

const build = (keepers: readonly object[], rest: object = {}): MysticSpiresState =>
  mysticSpires.scenario.build({ keepers, ...rest }, 'why');

/** A move as words: what it does, with which card, at what. */
const wordsOf = (state: MysticSpiresState, seat: Seat, move: number): string =>
  Object.values(mysticSpires.describe(state, seat, move)).join(' ');

const moveCalled = (state: MysticSpiresState, seat: Seat, words: string): number => {
  const moves = movesSeen(mysticSpires, seenBy(mysticSpires, state, seat, 'why'));
  const found = moves.find((move) => wordsOf(state, seat, move) === words);
  if (found === undefined)
    throw new Error(`"${words}" is not among ${moves.map((move) => wordsOf(state, seat, move)).join('; ')}`);
  return found;
};

const whyIn = (state: MysticSpiresState, seat: Seat, words: string): string =>
  plainText(whyOf(blindCopy(state, seat), seat, moveCalled(state, seat, words)) ?? []);

/** Why the first Keeper would make this move. */
const why = (words: string, keepers: readonly object[], rest: object = {}): string =>
  whyIn(build(keepers, rest), 0, words);

describe('cards that come to the hand', () => {
  test('are drawn', () => {
    const tower = 'The Sunken Stair';
    expect(why('tower', [{ crystal: 4, tower }, {}])).toBe('Draws 1 card.');
  });

  test('are looked for and taken, and the card is not named (MYS-7.11)', () => {
    const own = { tower: 'The Tower of Dreams', crystal: 4, deck: ['Drowsy Pixie', 'Dusk Moth', 'Becalm'] };
    const state = build([own, {}]);
    expect(whyIn(state, 0, 'tower')).toBe('Looks for a card in the deck.');
    mysticSpires.apply(state, 0, moveCalled(state, 0, 'tower'));
    expect(whyIn(state, 0, 'choose Dusk Moth')).toBe('Takes a card from the deck.');
  });

  test('are taken back from the graveyard', () => {
    const own = { tower: 'The Ossuary Spire', crystal: 5, graveyard: ['Crypt Hauler'] };
    expect(why('tower Crypt Hauler in graveyard 1', [own, {}])).toBe(
      'Takes Crypt Hauler back from the graveyard.',
    );
  });
});

describe('a card that leaves', () => {
  test.each([
    ['Stasis Prism', 'Exiles Moonlit Courser'],
    ['Turning Maw', 'Sends Moonlit Courser back to the hand'],
    ['Kiln Spark', 'Destroys Moonlit Courser before it can attack'],
  ])('by %s', (card, reason) => {
    const other = { field: [{ card: 'Moonlit Courser', damage: 1 }] };
    expect(why(`play ${card} Moonlit Courser`, [{ crystal: 9, hand: [card] }, other])).toContain(reason);
  });

  test('may be a Spell', () => {
    const keepers = [{ crystal: 2, hand: ['Scorch the Seal'] }, { field: ['Dripping Clock'] }];
    expect(why('play Scorch the Seal Dripping Clock', keepers)).toBe('Destroys Dripping Clock.');
  });
});

test('a Unit that is saved does not come in', () => {
  const field = ['Drowsy Pixie', 'Quilted Sentinel'];
  const state = build([{ field }, { field: ['Nightmare Stalker'] }], { turnPlayer: 2, phase: 'Battle' });
  mysticSpires.apply(state, 1, moveCalled(state, 1, 'attack Nightmare Stalker Drowsy Pixie'));
  expect(whyIn(state, 0, 'intercept Quilted Sentinel')).toBe('Saves Drowsy Pixie.');
});

test('damage that is kept off a Unit does not heal it', () => {
  const field = ['Crypt Hauler', 'Quilted Sentinel'];
  const state = build([{ field }, { field: ['Moonlit Courser'] }], { turnPlayer: 2, phase: 'Battle' });
  mysticSpires.apply(state, 1, moveCalled(state, 1, 'attack Moonlit Courser Crypt Hauler'));
  expect(whyIn(state, 0, 'intercept Quilted Sentinel')).toBe('Keeps damage off Crypt Hauler.');
  const hurt = { crystal: 2, hand: ['Radiant Mending'], field: [{ card: 'Crypt Hauler', damage: 3 }] };
  expect(why('play Radiant Mending Crypt Hauler', [hurt, {}])).toBe(
    'Heals Crypt Hauler, which has 5 HP then.',
  );
});

describe('a status', () => {
  test('is given to an own Unit', () => {
    const own = { field: ['Nightmare Stalker', 'Dream Token'] };
    expect(why('use Nightmare Stalker Dream Token', [own, {}])).toBe('Gives Nightmare Stalker Fatal.');
  });

  test('is given to a Unit of the other side', () => {
    const keepers = [{ crystal: 3, hand: ['Withering Touch'] }, { field: ['Reef Lurker'] }];
    expect(why('play Withering Touch Reef Lurker', keepers)).toBe('Gives Reef Lurker Necrotic.');
  });

  test('is taken from an own Unit', () => {
    const own = { crystal: 1, field: ['Phantasm of the Ninth Hour'] };
    expect(why('use Phantasm of the Ninth Hour', [own, {}])).toBe(
      'Rids Phantasm of the Ninth Hour of Ethereal.',
    );
  });
});

test('a Unit is spared a status that it does not have yet', () => {
  const own = { crystal: 3, hand: ['Hush of the Crypt'], field: ['Reef Lurker'] };
  const state = build([own, { crystal: 3, hand: ['Withering Touch'] }], { turnPlayer: 2 });
  mysticSpires.apply(state, 1, moveCalled(state, 1, 'play Withering Touch Reef Lurker'));
  expect(whyIn(state, 0, 'play Hush of the Crypt')).toBe('Spares Reef Lurker Necrotic.');
});

describe('effects on a Keeper', () => {
  test.each([
    [
      'play Hush Before Dawn',
      { crystal: 5, hand: ['Hush Before Dawn'] },
      "Skips the opponent's next battle.",
    ],
    ['use Conduit Acolyte', { field: ['Conduit Acolyte'] }, 'Gains 2 Crystal.'],
  ])('%s', (words, own, reason) => {
    expect(why(words, [own, {}])).toBe(reason);
  });
});

describe('the end of a phase', () => {
  test('keeps Crystal where there is some, whatever the hand is', () => {
    for (const hand of [['Drowsy Pixie'], ['Caldera Behemoth']])
      expect(why('end turn', [{ crystal: 5, hand }, {}])).toBe('Keeps its Crystal for later.');
    expect(why('end turn', [{ crystal: 1, hand: ['Drowsy Pixie'] }, {}])).toBe(
      'Sees no better play this turn.',
    );
  });

  test('keeps guards only where Units can guard (MYS-5.2)', () => {
    const battle = { phase: 'Battle' };
    expect(why('end battle', [{ field: ['Bone Piper'] }, {}], battle)).toBe(
      'Keeps the rest of the Units as guards.',
    );
    expect(why('end battle', [{ field: ['Reef Lurker'] }, {}], battle)).toBe(
      'Sees no attack that is worth it.',
    );
  });

  test('counts Units that rest as the battle begins (MYS-20.3)', () => {
    const field = ['Reef Lurker', { card: 'Moonlit Courser', fatigued: true }];
    expect(why('battle', [{ field }, {}])).toBe('Goes to battle with 2 ready Units.');
  });
});
