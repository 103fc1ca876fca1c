import { describe, expect, it } from 'vitest';
import { becomes, type EventOf, eventsOn, type Story } from './event-record.ts';
import { createNarrator, linesOf } from './narrate.ts';
import { createRetelling } from './retell.ts';
import { changedFields, differences, isNamed } from './testing/changed-fields.ts';
import { plainText } from './text/message.ts';

type Pawn = { readonly id: number; readonly hp: number };
type View = {
  readonly round: number;
  readonly pawns: readonly Pawn[];
  readonly question?: string;
};

const event = eventsOn<View>();

const EVENTS = {
  began: event<{ readonly round: number }>({
    says: 'Round {round} begins.',
    changes: { round: 'round', question: becomes(undefined) },
  }),
  hurt: event<{ readonly pawn: number; readonly by: number }, 'some' | 'none'>({
    says: { some: '{pawn} loses {by} HP, {rest}.', none: '{pawn} loses nothing.' },
    variant: ({ by }) => (by > 0 ? 'some' : 'none'),
    with: ({ by }) => ({ rest: by > 5 ? 'a lot' : 'a little' }),
    changes: {
      pawns: {
        which: ({ id }, { pawn }, { round }) => id === pawn && round > 0,
        change: { hp: ({ hp }, { by }, { later }) => hp - by - later.length },
      },
    },
  }),
  moved: event<{ readonly way: 'up' | 'down' }, 'up' | 'down'>({
    says: { up: 'Up.', down: 'Down.' },
    variant: 'way',
  }),
  seen: event<object, 'never'>({ says: { never: 'Never.' }, variant: () => undefined }),
  silent: event({}),
};

type Told = EventOf<typeof EVENTS>;

const narrate = createNarrator<Told>(EVENTS, { pawn: (pawn: number, names) => names[pawn] ?? '' });
const retell = createRetelling<View, Told>(EVENTS);
const say = (told: Told): string => plainText(narrate(told, ['Ann', 'Bo']));

const view: View = {
  round: 1,
  pawns: [
    { id: 0, hp: 9 },
    { id: 1, hp: 7 },
  ],
  question: 'who?',
};
const story: Story<View> = { next: view, later: [{ type: 'silent' }] };

describe('the line of an event', () => {
  it('is its template with its fields, read as the game reads them', () => {
    expect(say({ type: 'began', round: 3 })).toBe('Round 3 begins.');
    expect(say({ type: 'hurt', pawn: 1, by: 2 })).toBe('Bo loses 2 HP, a little.');
  });

  it('is the one of its variant', () => {
    expect(say({ type: 'hurt', pawn: 0, by: 0 })).toBe('Ann loses nothing.');
    expect(say({ type: 'moved', way: 'down' })).toBe('Down.');
  });

  it('is empty without a template or a variant, and for an event of an earlier release', () => {
    expect(narrate({ type: 'silent' }, [])).toEqual([]);
    expect(narrate({ type: 'seen' }, [])).toEqual([]);
    expect(narrate({ type: 'forgotten' } as never, [])).toEqual([]);
  });

  it('can be in another language', () => {
    const lines = { ...linesOf(EVENTS), 'moved.up': 'Hinauf.' };
    expect(plainText(createNarrator<Told>(EVENTS, {}, lines)({ type: 'moved', way: 'up' }, []))).toBe(
      'Hinauf.',
    );
  });

  it('throws if its template names what the event does not have', () => {
    const broken = { began: { says: '{round} of {all}' } };
    expect(() => createNarrator<Told>(broken, {})({ type: 'began', round: 1 }, [])).toThrow('"all"');
  });
});

describe('the view after an event', () => {
  it('has the fields that the record names', () => {
    expect(retell(view, { type: 'began', round: 2 }, story)).toStrictEqual({ round: 2, pawns: view.pawns });
  });

  it('has other items where the event is about them, and the same ones elsewhere', () => {
    const after = retell(view, { type: 'hurt', pawn: 1, by: 2 }, story);
    expect(after).toEqual({ ...view, pawns: [view.pawns[0], { id: 1, hp: 4 }] });
    expect(after.pawns[0]).toBe(view.pawns[0]);
  });

  it('is the same object if nothing changes', () => {
    expect(retell(view, { type: 'hurt', pawn: 5, by: 2 }, story)).toBe(view);
    expect(retell(view, { type: 'silent' }, story)).toBe(view);
    const idle = { ...view, round: 0 };
    expect(retell(idle, { type: 'hurt', pawn: 1, by: 2 }, story)).toBe(idle);
  });
});

describe('the fields that change', () => {
  it('are listed by event', () => {
    expect(Object.fromEntries(changedFields(EVENTS))).toEqual({
      began: ['round', 'question'],
      hurt: ['pawns.hp'],
      moved: [],
      seen: [],
      silent: [],
    });
  });

  it('are found by comparing two views', () => {
    const after: View = {
      round: 2,
      pawns: [
        { id: 0, hp: 9 },
        { id: 1, hp: 1 },
      ],
    };
    expect(differences(view, after)).toEqual(['round', 'pawns.hp', 'question']);
    expect(differences(view, { ...view, pawns: [] })).toEqual(['pawns']);
    expect(isNamed('pawns.hp', ['pawns'])).toBe(true);
    expect(isNamed('pawns.hp', ['pawns.id', 'round'])).toBe(false);
  });
});

it('TypeScript refuses a record that does not fit its fields or its view', () => {
  // @ts-expect-error nothing chooses between the variants
  event<{ readonly way: 'up' | 'down' }, 'up' | 'down'>({ says: { up: 'Up.', down: 'Down.' } });
  // @ts-expect-error a variant has no line
  event<{ readonly way: 'up' | 'down' }, 'up' | 'down'>({ says: { up: 'Up.' }, variant: 'way' });
  // @ts-expect-error a field of another type
  event<{ readonly name: string }>({ changes: { round: 'name' } });
  // @ts-expect-error no field of the view
  event<{ readonly round: number }>({ changes: { rounds: 'round' } });
  // @ts-expect-error no field of the items
  event({ changes: { pawns: { which: () => true, change: { speed: () => 1 } } } });
  // @ts-expect-error no field of the event
  expect(() => say({ type: 'began', turn: 3 })).toThrow('"round"');
});
