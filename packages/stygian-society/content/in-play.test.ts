import { createMoveList, encodeMove, moveA, moveKind, seatsIn } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { stygianSociety } from '../index.ts';
import type { StygianEvent } from '../rules/event.ts';
import { DONE, MOVE } from '../rules/moves.ts';
import { checkState } from '../rules/properties.ts';
import { QUESTION, type State } from '../rules/state.ts';
import { CARD_TABLE, cardEntry, cardNamed, ENEMY_TABLE, PLACE_TABLE } from '../rules/tables.ts';
import { COLOURS, HEROES } from '../words/lists.ts';

/** Everything to pay with, to heal, to return, to refresh and to wound. */
const RICH = {
  field: { blue: 5, green: 5, white: 5, red: 1, yellow: 1, black: 1 },
  wounds: 12,
  peril: 5,
  front: ['Tower Ogre', 'Ghoul', 'Marionette'],
  rear: ['Tower Ogre', 'Ghoul'],
  physical: false,
};
const RELIEF = { tokens: { Stricken: { blue: 2 }, Weakened: { green: 1 } } };

type Pick = (state: State, moves: readonly number[]) => number | undefined;

/** Plays on until the turn, the floor or the game is over, and gives what happened; `pick` may choose a move. */
const playTurn = (state: State, pick: Pick): StygianEvent[] => {
  const events: StygianEvent[] = [];
  const list = createMoveList();
  const { turn } = state;
  while (stygianSociety.outcome(state) === undefined && state.turn === turn && state.cleared === 0) {
    const [seat = 0] = seatsIn(stygianSociety.deciding(state));
    stygianSociety.legal(state, seat, list);
    const moves = list.moves.slice(0, list.length);
    stygianSociety.apply(state, seat, pick(state, moves) ?? (moves[0] as number), (event) =>
      events.push(event),
    );
    expect(checkState(state)).toEqual([]);
  }
  return events;
};

/** Uses a card once, pays as much as there is, answers everything else with the first legal move. */
const useCard = (card: number): StygianEvent[] => {
  const { definition, hero, owner } = cardEntry(card);
  const name = HEROES[Math.max(0, hero)] ?? 'Knight';
  const state = stygianSociety.scenario.build(
    {
      ...RICH,
      partyTreasures: owner === 'party' ? [definition.name] : [],
      heroes: [
        {
          hero: name,
          skills: owner === 'hero' && cardEntry(card).level > 0 ? [definition.name] : [],
          treasures: owner === 'solo' ? [definition.name] : [],
          ...RELIEF,
        },
        ...(name === 'Knight' ? [{ hero: 'Doctor', skills: ['Tonic'], exhausted: ['Tonic'] }] : [KNIGHT]),
      ],
    },
    'in play',
  );
  return playTurn(state, (now, moves) => {
    const used = moves.find((move) => moveA(move) === card && USING.includes(moveKind(move)));
    if (now.question.kind === QUESTION.removal) return DONE;
    if (now.question.kind === QUESTION.pay) return encodeMove(MOVE.pay, now.question.number);
    return used ?? (now.question.kind === QUESTION.turn ? encodeMove(MOVE.action, BREATH) : undefined);
  });
};

const KNIGHT = { hero: 'Knight', skills: ['Riposte'], exhausted: ['Riposte'] };
const USING: readonly number[] = [MOVE.support, MOVE.action, MOVE.respond];
const BREATH = cardNamed('Catch Breath') ?? -1;

/** What a use leaves behind, beside the use and the cubes it was paid with. */
const EFFECTS: readonly string[] = ['wounded', 'healed', 'luck', 'peril', 'relieved', 'refreshed'];
const isEffect = (event: StygianEvent): boolean =>
  EFFECTS.includes(event.type) || (event.type === 'cubes' && (event.colour > 2 || event.from === 'bank'));

const ofType = (type: string) =>
  CARD_TABLE.filter(({ definition }) => definition.type === type).map(({ definition, number }) => ({
    name: definition.name,
    number,
  }));

describe('every action', () => {
  const bought = ofType('action').filter(({ number }) => cardEntry(number).pay !== undefined);
  test.each(bought)('$name can be paid and does something', ({ number }) => {
    const events = useCard(number);
    const paid = events.findIndex((event) => event.type === 'paid' && event.card === number);
    expect(paid).toBeGreaterThanOrEqual(0);
    const end = events.findIndex(({ type }) => type === 'turnEnded' || type === 'floorCompleted');
    expect(events.slice(paid + 1, end < 0 ? events.length : end).some(isEffect)).toBe(true);
  });
});

describe('every support', () => {
  test.each(ofType('support'))('$name works, and is exhausted or gone afterwards', ({ number }) => {
    const events = useCard(number);
    const used = events.findIndex((event) => event.type === 'used' && event.card === number);
    expect(used).toBeGreaterThanOrEqual(0);
    expect(events.filter((event) => event.type === 'used' && event.card === number)).toHaveLength(1);
    // What is prevented is seen only when wounds come.
    if (cardEntry(number).definition.use?.some((effect) => effect.do === 'guard')) return;
    const chosen = events.findIndex(({ type }) => type === 'chose');
    expect(events.slice(used + 1, chosen).some(isEffect)).toBe(true);
  });
});

/** A turn of Catch Breath with so many cubes of an enemy colour. */
const breathe = (position: object): StygianEvent[] => {
  const state = stygianSociety.scenario.build(
    { heroes: [{ hero: 'Knight' }, { hero: 'Doctor' }], wounds: 2, physical: false, ...position },
    'in play',
  );
  return playTurn(state, (now) =>
    now.question.kind === QUESTION.turn ? encodeMove(MOVE.action, BREATH) : undefined,
  );
};

const TRIGGERED = ENEMY_TABLE.filter(({ definition }) => definition.trigger !== undefined);

test.each(TRIGGERED.map(({ definition }) => definition))(
  '$name acts on its cubes',
  ({ name, colour, trigger }) => {
    const events = breathe({ front: [name], field: { [colour]: trigger } });
    const acted = events.find((event) => event.type === 'acted' && event.enemy >= 0);
    expect(acted).toMatchObject({ colour: COLOURS.indexOf(colour), field: trigger, crypt: 0 });
  },
);

const LINES = PLACE_TABLE.flatMap(({ definition, lines, boss }) =>
  lines.flatMap((line, at) =>
    line === undefined
      ? []
      : [{ name: definition.name, colour: COLOURS[3 + at] ?? 'red', cubes: line.cubes, boss }],
  ),
);

test.each(LINES)('$name: the $colour line acts', ({ name, colour, cubes, boss }) => {
  // An enemy of another colour, so that the line is asked.
  const front = boss === undefined ? [colour === 'red' ? 'Ghoul' : 'Tower Ogre'] : [name];
  const events = breathe({
    place: name,
    floor: boss === undefined ? 1 : 3,
    front,
    field: { [colour]: cubes },
  });
  expect(events.some((event) => event.type === 'acted' && event.enemy < 0)).toBe(true);
});

const EVENTS = PLACE_TABLE.flatMap(({ definition, events, boss }) =>
  events.map(({ at }) => ({ name: definition.name, at, boss })),
);

test.each(EVENTS)('$name: the event at peril $at happens once', ({ name, at, boss }) => {
  const front = boss === undefined ? ['Clank', 'Ghoul'] : [name];
  const state = stygianSociety.scenario.build(
    { heroes: [{ hero: 'Knight' }], place: name, floor: boss === undefined ? 1 : 3, front, peril: at - 1 },
    'in play',
  );
  const regroup = cardNamed('Regroup') ?? -1;
  const events = playTurn(state, (now) =>
    now.question.kind === QUESTION.turn ? encodeMove(MOVE.action, regroup) : undefined,
  );
  expect(events.filter((event) => event.type === 'perilEvent' && event.at === at)).toHaveLength(1);
});
