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
import { type Block, type Encoder, type Part, put, putList } from './encoder.ts';

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

const HERO_FIELDS = ['hero', 'seat', 'mine', 'shields', ...TOKENS];

const heroes: GamePart = {
  name: 'heroes',
  says: 'The heroes in turn order: the number of the hero + 1, its seat, and the status tokens.',
  rows: MOST_HEROES,
  fields: HERO_FIELDS,
  write: (state, seat, out, at) => {
    for (let place = 0; place < state.heroes.length && place < MOST_HEROES; place++) {
      const hero = state.heroes[place] as Hero;
      const from = at + place * HERO_FIELDS.length;
      putList(out, from, 4, [hero.hero + 1, hero.seat, hero.seat === seat ? 1 : 0, shieldsOf(hero)]);
      putList(out, from + 4, TOKENS.length, hero.tokens);
    }
  },
};

const heroCards = (name: 'skills' | 'treasures', says: string, most: number): GamePart => ({
  name,
  says,
  rows: MOST_HEROES,
  fields: Array.from({ length: most }, (_, place) => `card${place}`),
  write: (state, _seat, out, at) => {
    for (let place = 0; place < state.heroes.length && place < MOST_HEROES; place++) {
      const list = (state.heroes[place] as Hero)[name];
      for (let card = 0; card < list.length && card < most; card++)
        put(out, at + place * most + card, (list[card] as number) + 1);
    }
  },
});

const cards = (
  name: string,
  says: string,
  rows: number,
  listOf: (state: State) => readonly number[],
): GamePart => ({
  name,
  says,
  rows,
  fields: ['card'],
  write: (state, _seat, out, at) => {
    const list = listOf(state);
    for (let place = 0; place < list.length && place < rows; place++)
      put(out, at + place, (list[place] as number) + 1);
  },
});

const FIGURE_FIELDS = ['enemy', 'boss', 'rank', 'wounds', 'health'];

const figures: GamePart = {
  name: 'figures',
  says: 'Enemies in play, as targets name them: the number of the enemy card + 1, the rank (0 front, 1 rear), wounds and health.',
  rows: FIGURES,
  fields: FIGURE_FIELDS,
  write: (state, _seat, out, at) => {
    for (let place = 0; place < state.figures.length && place < FIGURES; place++) {
      const figure = state.figures[place] as Figure;
      putList(out, at + place * FIGURE_FIELDS.length, FIGURE_FIELDS.length, [
        figure.kind === BOSS ? 0 : figure.kind + 1,
        figure.kind === BOSS ? 1 : 0,
        figure.rank,
        figure.wounds,
        healthOf(state, figure),
      ]);
    }
  },
};

const parts: readonly GamePart[] = [
  table,
  cubes,
  heroes,
  heroCards('skills', 'The skills of each hero, the first one learned first: card + 1.', SKILLS),
  heroCards('treasures', 'The treasures of each hero: card + 1.', TREASURES),
  cards(
    'party treasures',
    'Treasures of the whole party: card + 1.',
    PARTY_TREASURES,
    (state) => state.partyTreasures,
  ),
  cards('exhausted', 'Exhausted cards: card + 1.', 32, (state) => state.exhausted),
  figures,
  {
    name: 'votes',
    says: 'By seat, or by hero for skills: what was answered + 1, 0 while there is no answer.',
    rows: MOST_HEROES,
    fields: ['vote'],
    write: ({ question }, _seat, out, at) => {
      if (question.kind === QUESTION.none) return;
      for (let place = 0; place < question.votes.length && place < MOST_HEROES; place++)
        put(out, at + place, (question.votes[place] as number) + 1);
    },
  },
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
