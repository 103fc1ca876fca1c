/** For tests: no seat learns hidden information (STS-4.1), neither from a view nor from a preview. */
import {
  eventFor,
  type Move,
  type PreviewChange,
  type Random,
  randomBelow,
  seatsIn,
  shuffle,
  type Viewer,
} from '@three-spires/kernel';
import { requireSoundImagining } from '@three-spires/kernel/testing';
import { slayTheSpire as game } from '../index.ts';
import { forget } from '../rules/card.ts';
import { knownOnTop } from '../rules/combat/piles.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import { ownClimb } from '../rules/own-climb.ts';
import { isWayOn } from '../rules/preview.ts';
import { type Enemy, PHASE, playerAt, type State } from '../rules/state.ts';
import { ACHIEVEMENTS } from '../words/lists.ts';
import { checkState } from './properties.ts';
import { fail, legalMoves, type Moment, pick } from './property-checks.ts';

/** The same position with everything hidden changed: the orders of all face-down decks, and chance. */
const disguiseDecks = (state: State, random: Random): State => {
  const other = game.copy(state);
  ownClimb(other);
  for (let at = 0; at < other.random.length; at++) other.random[at] = 1 + randomBelow(random, 0, 2 ** 30);
  other.nextRolls.length = 0;
  shuffle(random, 0, other.potionDeck);
  const summons = other.summons.slice();
  shuffle(random, 0, summons);
  other.summons = summons;
  for (const deck of decksOfClimb(other)) shuffle(random, 0, deck);
  other.players.forEach(({ draw, rewardDeck, rareDeck }, seat) => {
    // A player who looks at cards of the draw pile knows them (STS-38.13).
    const known = knownOnTop(playerAt(state, seat));
    const top = draw.splice(draw.length - known);
    for (const deck of [draw, rewardDeck, rareDeck]) shuffle(random, 0, deck);
    draw.push(...top);
  });
  return other;
};

const decksOfClimb = ({ run }: State): number[][] => [
  run.relicDeck,
  run.bossRelicDeck,
  run.curseDeck,
  run.colorlessDeck,
  run.neowDeck,
  run.encounterDeck,
  run.eliteDeck,
  run.eventDeck,
  ...run.foreignRewards,
  ...run.foreignRares,
];

/** Also changes the order of hands that the viewer does not see. */
const disguise = (state: State, viewer: Viewer, random: Random): State => {
  const other = disguiseDecks(state, random);
  other.players.forEach(({ hand }, seat) => {
    if (seat !== viewer) shuffle(random, 0, hand);
  });
  return other;
};

/** A disguise in which the others also hold other cards: their hands and draw piles are redealt. */
export const disguiseHands = (state: State, viewer: Viewer, random: Random): State => {
  const other = disguise(state, viewer, random);
  other.players.forEach((player, seat) => {
    if (seat === viewer) return;
    const cards = [...player.hand, ...player.draw].map(forget);
    shuffle(random, 0, cards);
    player.hand = cards.splice(0, player.hand.length);
    player.draw = cards;
  });
  return other;
};

const viewersOf = (state: State): Viewer[] => [...state.players.map((_, seat): Viewer => seat), 'spectator'];

/** What a seat imagines fulfils the contract, and is a possible position. */
export const checkImagined = ({ state, kind, random }: Moment): void => {
  const hide = kind === 'turn' ? disguiseHands : disguise;
  for (let seat = 0; seat < state.players.length; seat++) {
    requireSoundImagining(game, state, seat, hide(state, seat, random));
    const problems = checkState(game.imagine(state, seat, 'one'));
    if (problems.length > 0) fail(`seat ${seat} imagines the impossible: ${problems.join('; ')}`);
  }
};

/** A view, the open decisions and a seat's own moves do not depend on what is hidden from the viewer. */
export const checkViews = ({ state, text, kind, random }: Moment): void => {
  for (const viewer of viewersOf(state)) {
    // During a resolution, cards in a hand may already be involved and cannot be changed.
    const hide = kind === 'turn' ? disguiseHands : disguise;
    const other = hide(state, viewer, random);
    const [seen, disguised] = [game.view(state, viewer), game.view(other, viewer)].map((view) =>
      JSON.stringify(view),
    ) as [string, string];
    if (seen !== disguised)
      fail(`the view of ${viewer} tells something hidden: ${firstDifference(seen, disguised)}`);
    if (JSON.stringify(game.decisions(state)) !== JSON.stringify(game.decisions(other)))
      fail('the open decisions tell something hidden');
    if (viewer === 'spectator') continue;
    if (String(legalMoves(state, viewer)) !== String(legalMoves(other, viewer)))
      fail(`the legal moves of seat ${viewer} tell something hidden`);
  }
  if (JSON.stringify(state) !== text) fail('a look at the state changes it');
};

const firstDifference = (one: string, other: string): string => {
  let at = 0;
  while (one[at] === other[at] && at < one.length) at++;
  return `…${one.slice(Math.max(0, at - 60), at + 40)}… or …${other.slice(at, at + 40)}…`;
};

const PLAYER_FIELDS = [
  'hp',
  'block',
  'energy',
  'strength',
  'vulnerable',
  'weak',
  'shivs',
  'miracles',
] as const;
const ENEMY_FIELDS = ['hp', 'block', 'strength', 'vulnerable', 'weak', 'poison', 'status'] as const;

const changesBetween = (before: State, after: State): PreviewChange[] => [
  ...before.players.flatMap((player, index) =>
    PLAYER_FIELDS.flatMap((field) => {
      const [from, to] = [player[field], playerAt(after, index)[field]];
      return from === to ? [] : [{ of: 'player' as const, index, field, from, to }];
    }),
  ),
  ...before.enemies.flatMap((enemy, index) => {
    const now: Enemy | undefined = after.enemies[index];
    // After the room is left, its enemies are off the table, and others may take their indices.
    if (now?.kind !== enemy.kind) return [];
    return ENEMY_FIELDS.flatMap((field) => {
      const [from, to] = [enemy[field], now[field]];
      return from === to ? [] : [{ of: 'enemy' as const, index, field, from, to }];
    });
  }),
];

/** Incoming damage for each player, under the names used in previews. */
const threats = (state: State, seat: Viewer): Record<'incoming' | 'loss' | 'lethal', number>[] =>
  game.view(state, seat).players.map(({ incoming: { damage, hpLost, lethal } }) => ({
    incoming: damage,
    loss: hpLost,
    lethal: lethal ? 1 : 0,
  }));

const THREAT_FIELDS = ['incoming', 'loss', 'lethal'] as const;
const isThreat = (field: string): boolean => THREAT_FIELDS.some((each) => each === field);

/** A preview compares incoming damage while the turn continues. */
const threatsBetween = (before: State, after: State, seat: Viewer): PreviewChange[] => {
  if (before.phase !== PHASE.play || after.phase !== PHASE.play) return [];
  const then = threats(after, seat);
  return threats(before, seat).flatMap((now, index) =>
    THREAT_FIELDS.flatMap((field) => {
      const [from, to] = [now[field], then[index]?.[field] ?? 0];
      return from === to ? [] : [{ of: 'player' as const, index, field, from, to }];
    }),
  );
};

/** A preview changes nothing, is right where it claims to be complete, and knows nothing hidden. */
export const checkPreview = ({ state, text, kind, legal, random }: Moment): void => {
  const seat = pick(random, seatsIn(game.deciding(state)));
  const move = pick(random, legal[seat] as Move[]);
  const preview = game.preview(state, seat, move);
  if (JSON.stringify(state) !== text) fail(`the preview of ${move} changes the state`);
  const after = game.copy(state);
  let reveals = false;
  const done = (): string =>
    JSON.stringify([...changesBetween(state, after), ...threatsBetween(state, after, seat)]);
  let arrived: string | undefined;
  game.apply(after, seat, move, (event: SlayTheSpireEvent) => {
    // If the party moves on by itself, the contents of the next room are not the move's effect.
    if (isWayOn(event, move)) arrived ??= done();
    else if ('reveals' in event && arrived === undefined) reveals = true;
  });
  if (reveals && !preview.unknown) fail(`the preview of ${move} knows what the move reveals`);
  const real = arrived ?? done();
  if (!preview.unknown && JSON.stringify(preview.changes) !== real)
    fail(`the preview of ${move} says ${JSON.stringify(preview.changes)}, the move does ${real}`);
  for (const { of, index, field, from, to } of preview.changes) {
    const player = isThreat(field) ? threats(state, seat)[index] : state.players[index];
    const figure = of === 'player' ? player : state.enemies[index];
    if ((figure as Readonly<Record<string, unknown>> | undefined)?.[field] !== from || from === to)
      fail(`the preview of ${move} begins at ${from} ${field}`);
  }
  const hide = kind === 'turn' ? disguiseHands : disguise;
  const other = game.preview(hide(state, seat, random), seat, move);
  if (JSON.stringify(other) !== JSON.stringify(preview))
    fail(`the preview of ${move} tells something hidden`);
};

/**
 * A move's events do not depend on what the decks hide, until the move itself reveals something. Infinity is
 * excluded: it looks back at earlier moments of the turn, which the real decks had and the disguised ones did
 * not.
 */
export const checkTold = ({ state, legal, random }: Moment): void => {
  const seat = pick(random, seatsIn(game.deciding(state)));
  const move = pick(random, legal[seat] as Move[]);
  for (const viewer of viewersOf(state)) {
    const told = toldUntilRevealed(game.copy(state), seat, move, viewer);
    const other = toldUntilRevealed(disguiseDecks(state, random), seat, move, viewer);
    if (told !== other)
      fail(`the events of ${move} tell ${viewer} something hidden: ${firstDifference(told, other)}`);
  }
};

const isInfinity = (event: SlayTheSpireEvent): boolean =>
  event.type === 'achievementEarned' && ACHIEVEMENTS[event.achievement] === 'Infinity';

const toldUntilRevealed = (state: State, seat: number, move: Move, viewer: Viewer): string => {
  const told: SlayTheSpireEvent[] = [];
  let revealed = false;
  game.apply(state, seat, move, (event) => {
    revealed ||= 'reveals' in event;
    if (!revealed && !isInfinity(event)) told.push(eventFor(event, viewer));
  });
  return JSON.stringify(told);
};
