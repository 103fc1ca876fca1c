import { expect, test } from 'vitest';
import { answer, attack, battle, both, choose, duel, look, pass, play, use } from '../../testing/duel.ts';

test('MYS-22.4 each later step can be answered', () => {
  duel({
    one: { hand: ['Reverie'], crystal: 3, tokens: { 'Dream Token': 2 } },
    two: { field: ['Torchbearer Adept', 'Torchbearer Adept'] },
    moves: [
      play('Reverie'),
      pass(1),
      look({ field: [{}, {}], hand: [] }, {}, { word: 2 }),
      use('Torchbearer Adept 1', 'Tower 1', 1),
      pass(1),
    ],
    expect: both({ hp: 62, hand: ['Quilted Sentinel'] }),
  });
});

test('MYS-22.4 a link that begins with a skip or an offer can be answered', () => {
  duel({
    one: { hand: ['Hush Before Dawn'], crystal: 5 },
    two: { hand: ['Seal of Salt'], crystal: 4 },
    moves: [play('Hush Before Dawn'), play('Seal of Salt', undefined, 1)],
    expect: both(
      { graveyard: ['Hush Before Dawn', 'Quilted Sentinel', 'Quilted Sentinel'] },
      { skipBattle: 0 },
    ),
  });
});

test('MYS-22.5 attack damage cannot be answered', () => {
  duel({
    one: { field: ['Reef Lurker'] },
    two: { field: ['Torchbearer Adept'] },
    moves: [
      battle(),
      pass(1),
      pass(1),
      attack('Reef Lurker', 'Tower 2'),
      pass(1),
      look({}, { hp: 64 }),
      answer('let through', 1),
    ],
    expect: both({}, { hp: 60 }),
  });
});

test('MYS-22.6 the opponent of the top link’s Keeper speaks first, and one may answer oneself', () => {
  duel({
    one: { hand: ['Kiln Spark', 'Kiln Spark'], crystal: 4 },
    two: { field: ['Torchbearer Adept'] },
    moves: [
      play('Kiln Spark', 'Tower 2'),
      { expect: { word: 2 } },
      pass(1),
      { expect: { word: 1 } },
      play('Kiln Spark', 'Tower 2'),
      { expect: { word: 2, cascade: [{ keeper: 1 }, { keeper: 1 }] } },
      pass(1),
    ],
    expect: both({}, { hp: 58 }),
  });
});

test('MYS-22.7 only the top link can be answered', () => {
  duel({
    one: { hand: ['Kiln Spark'], field: ['Torchbearer Adept'], crystal: 2 },
    two: { hand: ['Smother the Spark', 'Kiln Spark'], crystal: 5, field: ['Sandcaller Apprentice'] },
    moves: [
      play('Kiln Spark', 'Tower 2'),
      play('Kiln Spark', 'Tower 1', 1),
      // On top lies the own Instant now: the opponent's further down is out of reach.
      use('Torchbearer Adept', 'Tower 2'),
      { refused: play('Smother the Spark', undefined, 1), code: 'nothing-to-answer' },
      pass(1),
    ],
    expect: both({ hp: 61 }, { hp: 59 }),
  });
});

test('MYS-22.9 nothing can be announced between links on the way down', () => {
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2, field: ['Torchbearer Adept'] },
    two: { field: ['Torchbearer Adept'] },
    moves: [
      play('Kiln Spark', 'Tower 2'),
      use('Torchbearer Adept 2', 'Tower 1', 1),
      pass(),
      // Both links are down in one go: Keeper 1 was asked once.
    ],
    expect: both({ hp: 62 }, { hp: 61 }, { cascade: [] }),
  });
});

test('MYS-22.10 a step works on the targets that are left', () => {
  duel({
    one: { hand: ['Shatter the Dream'], crystal: 3, field: ['Dream Token', 'Dream Token'] },
    two: { hand: ['Kiln Spark'], crystal: 2 },
    moves: [
      play('Shatter the Dream', 'Dream Token 1'),
      choose({ target: 'Dream Token 2' }),
      play('Kiln Spark', 'Dream Token 1', 1),
    ],
    expect: both({ field: [] }, { hp: 62 }),
  });
});

test('MYS-22.11 triggers wait, then come the turn player’s in chosen order and the opponent’s, which resolve first', () => {
  const { events } = duel({
    one: { hand: ['Kiln Spark'], crystal: 2, field: ['Spoils of Ruin', 'Tithe-Collector of Bones'] },
    two: { field: ['Tithe-Collector of Bones', 'Drowsy Pixie'] },
    moves: [
      play('Kiln Spark', 'Drowsy Pixie'),
      { expect: { question: 'order', asked: 1 } },
      choose({ effect: 'Spoils of Ruin' }),
    ],
    expect: both({ crystal: 3 }, { crystal: 1 }),
  });
  const gains = events.flatMap((event) => (event.type === 'crystal' && event.change > 0 ? [event.seat] : []));
  expect(gains).toEqual([1, 0, 0]);
});

test('MYS-22.12 a trigger without target is dropped, and so is that of a Paralyzed Unit', () => {
  const { events } = duel({
    one: { hand: ['Lullaby Sprite'], crystal: 2 },
    moves: [play('Lullaby Sprite')],
    expect: both({ field: [{}] }),
  });
  expect(events.some(({ type }) => type === 'disrupted')).toBe(false);
  duel({
    one: {
      hand: ['Kiln Spark'],
      crystal: 2,
      field: [{ card: 'Tithe-Collector of Bones', statuses: ['Paralyzed'] }],
    },
    two: { field: ['Drowsy Pixie'] },
    moves: [play('Kiln Spark', 'Drowsy Pixie')],
    expect: both({ crystal: 0 }),
  });
});

test('MYS-22.13 triggers on the own end work from the graveyard, unless the Unit was Paralyzed', () => {
  duel({
    one: { hand: ['Flood the Stacks'], crystal: 3 },
    two: { deck: ['Tomb Scarab', ...new Array(5).fill('Drowsy Pixie')] },
    moves: [play('Flood the Stacks'), answer('yes', 1)],
    expect: both({}, { field: [{ card: 'Tomb Scarab' }] }),
  });
  for (const [statuses, hp] of [
    [[], 42],
    [['Paralyzed'], 40],
  ] as const)
    duel({
      one: { hand: ['Kiln Spark'], crystal: 2 },
      two: { field: [{ card: 'Mourning Stag', damage: 3, statuses }], hp: 40, tokens: { 'Wisp Token': 1 } },
      moves: [play('Kiln Spark', 'Mourning Stag')],
      expect: both({}, { hp }),
    });
});

test('MYS-22.14 look-ahead: announced above the destroying step, resolved right after it, once', () => {
  const { events } = duel({
    one: { field: ['Gallows Magus', 'Spoils of Ruin'], crystal: 0 },
    two: { field: ['Reef Lurker', 'Torchbearer Adept'] },
    moves: [
      use('Gallows Magus', 'Reef Lurker'),
      look({ crystal: 0 }, {}, { cascade: [{ name: 'Gallows Magus' }, { name: 'Spoils of Ruin' }] }),
      pass(1),
    ],
    expect: both({ crystal: 2 }, { graveyard: ['Reef Lurker'] }),
  });
  const triggered = events.filter((event) => event.type === 'announced' && event.kind === 5);
  expect(triggered).toHaveLength(1);
});

test('MYS-22.14 damage does not look ahead', () => {
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2, field: ['Spoils of Ruin'] },
    two: { field: ['Drowsy Pixie', 'Torchbearer Adept'] },
    moves: [
      play('Kiln Spark', 'Drowsy Pixie'),
      { expect: { cascade: [{ name: 'Kiln Spark' }] } },
      pass(1),
      pass(1),
    ],
    expect: both({ crystal: 2 }),
  });
});

test('MYS-22.15 a later step without target does nothing and is no Disruption', () => {
  const { events } = duel({
    one: { field: ['Rise Again'], deck: ['Kiln Spark', 'Dusk Moth'] },
    moves: [use('Rise Again')],
    expect: both({ hand: [], graveyard: ['Kiln Spark'] }),
  });
  expect(events.some(({ type }) => type === 'disrupted')).toBe(false);
});

test('MYS-23.1 MYS-23.5 a Disrupted link does nothing more, and its price stays paid', () => {
  duel({
    one: { hand: ['Reverie'], crystal: 3, tokens: { 'Dream Token': 2 } },
    two: { hand: ['Seal of Salt'], crystal: 4 },
    moves: [
      play('Reverie'),
      pass(1),
      look({ field: [{}, {}] }),
      // The first step stands; the second is answered.
      play('Seal of Salt', undefined, 1),
    ],
    expect: both({
      crystal: 0,
      field: [{}, {}],
      hand: [],
      graveyard: ['Reverie', 'Quilted Sentinel', 'Quilted Sentinel'],
    }),
  });
});

test('MYS-23.5 a card found by a search is shuffled back', () => {
  const { events } = duel({
    one: {
      hand: ['Lucid Dreaming'],
      crystal: 1,
      deck: ['Dusk Moth', 'Reef Lurker', 'Reef Lurker', 'Reef Lurker', 'Reef Lurker'],
    },
    two: { hand: ['Seal of Salt'], crystal: 4 },
    moves: [
      play('Lucid Dreaming'),
      pass(1),
      choose({ card: 'Dusk Moth' }),
      play('Seal of Salt', undefined, 1),
    ],
    expect: both({ hand: [], skipDraw: 0 }),
  });
  // Once for the search, and once for the card that came back.
  expect(events.filter(({ type }) => type === 'shuffled')).toHaveLength(2);
});

test('MYS-23.2 an effect whose source has left is Disrupted; a mere status of the source is nothing', () => {
  duel({
    one: { field: ['Torchbearer Adept'] },
    two: { hand: ['Kiln Spark'], crystal: 2 },
    moves: [use('Torchbearer Adept', 'Tower 2'), play('Kiln Spark', 'Torchbearer Adept', 1)],
    expect: both({ graveyard: ['Torchbearer Adept'] }, { hp: 64 }),
  });
  duel({
    one: { field: ['Torchbearer Adept'] },
    two: { hand: ['Stilled Waters'], crystal: 1 },
    moves: [use('Torchbearer Adept', 'Tower 2'), play('Stilled Waters', 'Torchbearer Adept', 1)],
    expect: both({}, { hp: 62 }),
  });
  duel({ one: { field: ['Shard Token'] }, moves: [use('Shard Token')], expect: both({ crystal: 2 }) });
});

test('MYS-23.2 MYS-23.3 a trigger whose own Unit is gone: Disrupted if its source was in play, else it does nothing (R-63)', () => {
  // The Unit that would grow is the source, and left play before its trigger resolved.
  const grows = duel({
    one: { hand: ['Forced Reading'], crystal: 1, field: ['Undertow Serpent', 'Kiln Backlash'] },
    two: { hand: ['Turning Maw'], crystal: 3 },
    moves: [play('Forced Reading'), pass(1), pass(1), play('Turning Maw', 'Undertow Serpent', 1)],
    expect: both({ hand: ['Undertow Serpent'] }, { hp: 60 }),
  });
  expect(grows.events.filter(({ type }) => type === 'disrupted')).toHaveLength(1);
  // The Phoenix returns from the graveyard; exiled from there, it is nowhere to be found.
  const returns = duel({
    one: { field: [{ card: 'Ashwake Phoenix', damage: 3 }, 'Kiln Backlash'], crystal: 2 },
    two: { hand: ['Kiln Spark', 'Rites at the Threshold'], crystal: 3 },
    with: { turnPlayer: 2 },
    moves: [
      play('Kiln Spark', 'Ashwake Phoenix', 1),
      answer('yes'),
      play('Rites at the Threshold', 'Ashwake Phoenix in graveyard 1', 1),
    ],
    expect: both({ crystal: 0, hand: [] }, { hp: 64 }),
  });
  expect(returns.events.some(({ type }) => type === 'disrupted')).toBe(false);
});

test('MYS-23.3 all targets gone: Disrupted', () => {
  const { events } = duel({
    one: { hand: ['Kiln Spark'], crystal: 2 },
    two: { field: ['Drowsy Pixie'], hand: ['Turning Maw'], crystal: 3 },
    moves: [play('Kiln Spark', 'Drowsy Pixie'), play('Turning Maw', 'Drowsy Pixie', 1)],
    expect: both({ graveyard: ['Kiln Spark'] }, { hand: ['Drowsy Pixie'] }),
  });
  expect(events.filter(({ type }) => type === 'disrupted')).toHaveLength(1);
});

test('MYS-23.4 an answer to something that is gone is Disrupted', () => {
  duel({
    one: { hand: ['Kiln Spark'], field: ['Null Warden'], crystal: 4 },
    two: { hand: ['Smother the Spark'], crystal: 3 },
    moves: [play('Kiln Spark', 'Tower 2'), play('Smother the Spark', undefined, 1), use('Null Warden')],
    // The Warden Disrupts the answer, so the Spark goes through.
    expect: both({ hp: 64 }, { hp: 61, graveyard: ['Smother the Spark'] }),
  });
});

test('MYS-23.6 a Disrupted summon never arrived', () => {
  duel({
    one: { hand: ['Silt Scribe'], crystal: 2, field: ['Spoils of Ruin'] },
    two: { hand: ['Seal of Salt'], crystal: 4, field: ['Tithe-Collector of Bones'] },
    moves: [play('Silt Scribe'), play('Seal of Salt', undefined, 1)],
    expect: both(
      { field: [{}], graveyard: ['Silt Scribe', 'Quilted Sentinel', 'Quilted Sentinel'] },
      { crystal: 0, graveyard: ['Seal of Salt'] },
    ),
  });
});

test('MYS-23.7 each Disruption is one event of the Keeper who controlled the link', () => {
  duel({
    one: { hand: ['Kiln Spark'], crystal: 2, field: ['Kiln Backlash'] },
    two: { hand: ['Smother the Spark'], crystal: 3, field: ['The Unwritten Hour', 'Static Discharge'] },
    moves: [
      play('Kiln Spark', 'Tower 2'),
      play('Smother the Spark', undefined, 1),
      { expect: { question: 'order', asked: 2 } },
      choose({ effect: 'Static Discharge' }, 1),
    ],
    expect: both(
      { crystal: 6, hp: 62, graveyard: ['Kiln Spark', ...new Array<string>(4).fill('Quilted Sentinel')] },
      { hp: 60 },
    ),
  });
});

test('MYS-23.8 a negated attack is no Disruption', () => {
  const { events } = duel({
    one: { field: ['Reef Lurker', 'Kiln Backlash'] },
    two: { hand: ['Mirror Parry'], crystal: 1 },
    moves: [battle(), attack('Reef Lurker', 'Tower 2'), play('Mirror Parry', undefined, 1)],
    expect: both({}, { hp: 64 }),
  });
  expect(events.some(({ type }) => type === 'disrupted')).toBe(false);
});

test('MYS-23.9 what is no Disruption: nothing found, no Token, an amount of 0, nobody there', () => {
  for (const [hand, extra] of [
    ['Lucid Dreaming', { deck: ['Reef Lurker', 'Reef Lurker'] }],
    ['Reverie', { tokens: {} }],
    ['Critical Mass', {}],
    ['Becalm', {}],
  ] as const) {
    const { events } = duel({
      one: { hand: [hand], crystal: 9, ...extra },
      moves: [play(hand)],
    });
    expect(events.some(({ type }) => type === 'disrupted')).toBe(false);
  }
});
