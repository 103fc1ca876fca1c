/** The Stygian Society as integers. Cards, enemies and rooms are the numbers of states and moves. */
import { NONE } from '@three-spires/kernel';
import {
  BOSS,
  CARD_ENTRIES,
  ENEMY_ENTRIES,
  type Figure,
  type Hero,
  healthOf,
  luckLimit,
  MOVE,
  PLACE_ENTRIES,
  proposedStarter,
  QUESTION,
  type State,
  shieldsOf,
  woundLimit,
} from '@three-spires/stygian-society/for-bots';
import { COLOURS, HERO_COLOURS, HEROES, STATUSES } from '@three-spires/stygian-society/info';
import { operands, single } from './blocks.ts';
import { type Block, type Encoder, type Part, putList } from './encoder.ts';
import { numbered, rowsOf } from './parts.ts';

type GamePart = Part<State>;
type GameBlock = Block<State>;

const TOKENS = STATUSES.flatMap((status) =>
  COLOURS.slice(0, HERO_COLOURS).map((colour) => `${status} ${colour}`),
);
const MOST_HEROES = HEROES.length;
const SKILLS = 16;
const TREASURES = 12;
const PARTY_TREASURES = 16;
const FIGURES = 16;
const CARDS = 128;
const TARGETS = FIGURES + 1;

const TABLE_FIELDS =
  'seat,players,phase,floor,place,active,turn,luck,luckLimit,xp,needed,wounds,woundLimit,peril,fired,doubled,rooms,treasureDeck,supported,shieldsUsed,guard,action,target,chestsLeft,chestCard,found,question,number,hero,proposal,asked'.split(
    ',',
  );

const table: GamePart = {
  name: 'table',
  says: 'Where the game stands: tracks, numbers of the phase and of the open question. `fired` and `doubled` are bits.',
  rows: 1,
  fields: TABLE_FIELDS,
  write: (state, seat, out, at) => {
    const { question } = state;
    putList(out, at, TABLE_FIELDS.length, [
      seat,
      state.players,
      state.phase,
      state.floor,
      state.place,
      state.active,
      state.turn,
      state.luck,
      luckLimit(state),
      state.xp,
      state.needed,
      state.wounds,
      woundLimit(state),
      state.peril,
      state.fired,
      state.doubled,
      state.rooms.length,
      state.treasureDeck.length,
      state.supported,
      state.shieldsUsed,
      state.guard,
      state.action,
      placeOf(state, state.target),
      state.chestsLeft,
      state.chestCard,
      state.found,
      question.kind,
      question.number,
      question.hero,
      question.kind === QUESTION.start ? proposedStarter(state) : NONE,
      question.seats,
    ]);
  },
};

/** The place of an enemy among the targets of actions, counted from 1. */
const placeOf = ({ figures }: State, id: number): number => {
  for (let at = 0; at < figures.length; at++) if ((figures[at] as Figure).id === id) return at + 1;
  return 0;
};

const CUBES = ['bank', 'tower', 'field', 'crypt', 'gathered', 'banished', 'extra'] as const;

const cubes: GamePart = {
  name: 'cubes',
  says: `Cubes by place and colour. The places are ${CUBES.join(', ')}.`,
  rows: CUBES.length,
  fields: COLOURS,
  write: (state, _seat, out, at) => {
    CUBES.forEach((place, row) => {
      putList(out, at + row * COLOURS.length, COLOURS.length, state[place]);
    });
  },
};

const heroes = rowsOf<State, Hero>(
  'heroes',
  'The heroes in turn order: the number of the hero + 1, its seat, and the status tokens.',
  MOST_HEROES,
  ['hero', 'seat', 'mine', 'shields', ...TOKENS],
  (state) => state.heroes,
  (hero, _state, seat) => [
    hero.hero + 1,
    hero.seat,
    hero.seat === seat ? 1 : 0,
    shieldsOf(hero),
    ...hero.tokens,
  ],
);

const heroCards = (name: 'skills' | 'treasures', says: string, most: number): GamePart =>
  rowsOf(
    name,
    says,
    MOST_HEROES,
    Array.from({ length: most }, (_, place) => `card${place}`),
    (state) => state.heroes,
    (hero) => hero[name].map((card) => card + 1),
  );

const figures = rowsOf<State, Figure>(
  'figures',
  'Enemies in play, as targets name them: the number of the enemy card + 1, the rank (0 front, 1 rear), wounds and health.',
  FIGURES,
  ['enemy', 'boss', 'rank', 'wounds', 'health'],
  (state) => state.figures,
  (figure, state) => [
    figure.kind === BOSS ? 0 : figure.kind + 1,
    figure.kind === BOSS ? 1 : 0,
    figure.rank,
    figure.wounds,
    healthOf(state, figure),
  ],
);

const parts: readonly GamePart[] = [
  table,
  cubes,
  heroes,
  heroCards('skills', 'The skills of each hero, the first one learned first: card + 1.', SKILLS),
  heroCards('treasures', 'The treasures of each hero: card + 1.', TREASURES),
  numbered(
    'party treasures',
    'Treasures of the whole party: card + 1.',
    PARTY_TREASURES,
    'card',
    (state) => state.partyTreasures,
  ),
  numbered('exhausted', 'Exhausted cards: card + 1.', 32, 'card', (state) => state.exhausted),
  figures,
  numbered(
    'votes',
    'By seat, or by hero for skills: what was answered + 1, 0 while there is no answer.',
    MOST_HEROES,
    'vote',
    ({ question }) => (question.kind === QUESTION.none ? [] : question.votes),
  ),
  {
    name: 'taken',
    says: 'Cubes picked for a payment by hand: of the field by colour, of the crypt by colour, then luck.',
    rows: 1,
    fields: Array.from({ length: 8 }, (_, place) => `cubes${place}`),
    write: ({ taken }, _seat, out, at) => putList(out, at, 8, taken),
  },
];

const blocks: readonly GameBlock[] = [
  operands('support', MOVE.support, 'Card.', CARDS),
  operands('action', MOVE.action, 'Card; target.', CARDS, TARGETS),
  operands(
    'choose',
    MOVE.choose,
    'A colour, an enemy, a card, a hero or a cube, depending on the question.',
    CARDS,
  ),
  single('done', MOVE.done, 'Nothing more, nothing at all, or no.'),
  operands('pay', MOVE.pay, 'How often, with the cubes that are proposed.', 32),
  operands('pay by hand', MOVE.payByHand, 'How often, with cubes that are then chosen.', 32),
  operands('respond', MOVE.respond, 'Card.', CARDS),
  single('pass', MOVE.pass, 'Lets the event go on.'),
  operands('vote', MOVE.vote, 'An option of the vote.', 16),
  operands('learn', MOVE.learn, 'Hero; skill, or 255 for a card of the next level.', MOST_HEROES, 256),
  operands('give', MOVE.give, 'Treasure; hero.', CARDS, MOST_HEROES),
  single('accept', MOVE.accept, 'Takes the offer.'),
  operands('remove', MOVE.remove, 'Status; colour; the cube that pays for it.', 4, 3, 4),
];

export const stygianSocietyEncoder: Encoder<State> = {
  game: 'stygian-society',
  parts,
  blocks,
  names: {
    heroes: HEROES,
    cards: CARD_ENTRIES.map(({ definition }) => definition.name),
    enemies: ENEMY_ENTRIES.map(({ definition }) => definition.name),
    places: PLACE_ENTRIES.map(({ definition }) => definition.name),
    questions: Object.keys(QUESTION),
  },
  seats: ({ players }) => players,
};
