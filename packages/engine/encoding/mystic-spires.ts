/** Mystic Spires as integers. Cards and Towers are the numbers of states and moves. */
import { type Move, moveA, moveB, moveC, NONE, type Seat } from '@three-spires/kernel';
import {
  CARD_ENTRIES,
  hpLeft,
  keeperAt,
  MOVE,
  PHASE,
  QUESTION,
  type State,
  type Thing,
  TOWER_ENTRIES,
} from '@three-spires/mystic-spires/for-bots';
import { isPile, isTower, towerSeat } from '@three-spires/mystic-spires/library';
import { operands, placed, single } from './blocks.ts';
import { type Block, type Encoder, type Part, putList } from './encoder.ts';
import { numbered, rowsOf, sorted } from './parts.ts';

type GamePart = Part<State>;
type GameBlock = Block<State>;

const HAND = 20;
const THINGS = 32;
const PILE = 40;
const LINKS = 8;
const DECK = 60;
/** None, a card in play, a Tower. */
const TARGETS = 1 + THINGS + 2;
const FIRST_TOWER = 1 + THINGS;
const MANY = 30_000;

const limited = (value: number): number => (value > MANY ? MANY : value);

const placeOfId = ({ things }: State, id: number): number => {
  for (let at = 0; at < things.length; at++) if ((things[at] as Thing).id === id) return at;
  return NONE;
};

/** A target as actions name it: 0 for none, places of cards in play from 1, then the Towers, -1 for others. */
const targetOf = (state: State, ref: number): number => {
  if (ref === NONE) return 0;
  if (isTower(ref)) return FIRST_TOWER + towerSeat(ref);
  if (isPile(ref)) return NONE;
  const place = placeOfId(state, ref);
  return place < 0 || place >= THINGS ? NONE : place + 1;
};

const table: GamePart = {
  name: 'table',
  says: 'Where the game stands: numbers of the phase and of the open question, and the attack under way. Targets are numbered as in actions.',
  rows: 1,
  fields:
    'seat,phase,turn,turnPlayer,firstPlayer,priority,question,questionSeat,number,attacker,attacked,interceptor,links'.split(
      ',',
    ),
  write: (state, seat, out, at) => {
    const { attack, question } = state;
    const attacking = attack.stage !== 0;
    const asking = question.kind !== QUESTION.none;
    putList(out, at, 13, [
      seat,
      state.phase,
      state.turn,
      state.turnPlayer,
      state.firstPlayer,
      state.priority,
      question.kind,
      asking ? question.seat : NONE,
      asking ? question.number : 0,
      attacking ? targetOf(state, attack.attacker) : 0,
      attacking ? targetOf(state, attack.target) : 0,
      attacking ? targetOf(state, attack.interceptor) : 0,
      state.links.length,
    ]);
  },
};

const keepers = rowsOf<State, Seat>(
  'keepers',
  'The seat itself first, then the opponent: the number of the Tower + 1, and how many cards lie where.',
  2,
  'seat,tower,hp,maxHp,crystal,deck,hand,tokens,graveyard,exiled,skipDraw,skipBattle,played,limit,tax,towerBarred,marks'.split(
    ',',
  ),
  (_state, seat) => [seat, 1 - seat],
  (owner, state) => {
    const keeper = keeperAt(state, owner);
    return [
      owner,
      keeper.tower + 1,
      keeper.hp,
      TOWER_ENTRIES[keeper.tower]?.hp ?? 0,
      keeper.crystal,
      keeper.deck.length,
      keeper.hand.length,
      keeper.tokens.length,
      keeper.graveyard.length,
      keeper.exiled.length,
      keeper.skipDraw,
      keeper.skipBattle,
      keeper.played,
      limited(keeper.limit),
      keeper.tax,
      keeper.towerBarred,
      keeper.marks.length,
    ];
  },
);

const pile = (
  name: string,
  says: string,
  rows: number,
  listOf: (state: State, seat: Seat) => readonly number[],
): GamePart => sorted(name, `${says}: card + 1 of each, in ascending order.`, rows, 'card', listOf);

const things = rowsOf<State, Thing>(
  'things',
  'Cards in play but for Towers, in order of arrival, as targets name them: card + 1; whether this seat controls and owns it; statuses as bits; host is a target.',
  THINGS,
  'id,card,mine,owned,power,hp,maxHp,fatigued,statuses,marks,bonds,host,used'.split(','),
  (state) => state.things,
  (thing, state, seat) => [
    thing.id,
    thing.card + 1,
    thing.controller === seat ? 1 : 0,
    thing.owner === seat ? 1 : 0,
    thing.power,
    hpLeft(thing),
    thing.maxHp,
    thing.fatigue === 0 ? 0 : 1,
    thing.statuses,
    thing.marks.length,
    thing.bonds.length,
    thing.host === NONE ? 0 : targetOf(state, thing.host),
    thing.used,
  ],
);

const links = rowsOf<State, State['links'][number]>(
  'links',
  'The last links of the Cascade, the last one first: kind + 1, card + 1, ability + 1, its source and first two targets.',
  LINKS,
  ['kind', 'mine', 'card', 'ability', 'step', 'source', 'first', 'second'],
  (state) => state.links.toReversed(),
  (link, state, seat) => [
    link.kind + 1,
    link.keeper === seat ? 1 : 0,
    link.card + 1,
    link.ability + 1,
    link.step,
    targetOf(state, link.source),
    targetOf(state, link.targets[0] ?? NONE),
    targetOf(state, link.targets[1] ?? NONE),
  ],
);

const isSearching = ({ question }: State, seat: Seat): boolean =>
  question.kind === QUESTION.search && question.seat === seat;
const NOTHING: readonly number[] = [];

const waiting: GamePart = numbered(
  'waiting',
  'The abilities to be put in order: their numbers + 1.',
  8,
  'ability',
  (state) => (state.question.kind === QUESTION.order ? state.waiting.map(({ ability }) => ability) : NOTHING),
);

const parts: readonly GamePart[] = [
  table,
  keepers,
  numbered(
    'hand',
    'The cards in hand, in the order of the actions `play`: card + 1 of each.',
    HAND,
    'card',
    (state, seat) => keeperAt(state, seat).hand,
  ),
  things,
  links,
  waiting,
  pile('own graveyard', 'The own graveyard', PILE, (state, seat) => keeperAt(state, seat).graveyard),
  pile(
    'other graveyard',
    'The opponent’s graveyard',
    PILE,
    (state, seat) => keeperAt(state, 1 - seat).graveyard,
  ),
  pile('own exiled', 'Own exiled cards', PILE, (state, seat) => keeperAt(state, seat).exiled),
  pile(
    'other exiled',
    'The opponent’s exiled cards',
    PILE,
    (state, seat) => keeperAt(state, 1 - seat).exiled,
  ),
  pile('tokens', 'The own Token Deck', 20, (state, seat) => keeperAt(state, seat).tokens),
  pile('search', 'The own deck while it is searched', DECK, (state, seat) =>
    isSearching(state, seat) ? keeperAt(state, seat).deck : NOTHING,
  ),
];

const placeOfCard = (state: State, seat: Seat, card: number): number =>
  keeperAt(state, seat).hand.indexOf(card);

/** How moves write targets in their last two operands. */
const MOVE_TOWERS = 0x4000;

const aimOf = (move: Move): number => {
  const code = (moveB(move) << 8) | moveC(move);
  if (code < FIRST_TOWER) return code;
  return code === MOVE_TOWERS || code === MOVE_TOWERS + 1 ? FIRST_TOWER + code - MOVE_TOWERS : NONE;
};

const itself = (_state: State, _seat: Seat, number: number): number => number;

const aimed = (name: string, kind: number, says: string, places: number): GameBlock =>
  placed(name, kind, says, [places, TARGETS], itself, aimOf);

const takesCards = ({ question }: State): boolean =>
  question.kind === QUESTION.discard || question.kind === QUESTION.search;

const blocks: readonly GameBlock[] = [
  placed('play', MOVE.play, 'Place in hand; target.', [HAND, TARGETS], placeOfCard, aimOf),
  aimed('use', MOVE.use, 'The first ability of a card in play: its place; target.', THINGS),
  aimed('use second', MOVE.useSecond, 'The second ability of a card in play: its place; target.', THINGS),
  aimed('use third', MOVE.useThird, 'The third ability of a card in play: its place; target.', THINGS),
  aimed('tower', MOVE.tower, 'The number of the Tower’s ability; target.', 4),
  aimed('attack', MOVE.attack, 'The place of the attacker; target.', THINGS),
  single('pass', MOVE.pass, 'Lets the Cascade or the window go on.'),
  single('battle', MOVE.battle, 'Leaves Main 1 for Battle.'),
  single('leave', MOVE.leave, 'Leaves the phase.'),
  single('none', MOVE.none, 'No more targets, no card, no interception.'),
  {
    name: 'target',
    says: 'A target.',
    kind: MOVE.choose,
    sizes: [TARGETS],
    place: (state, _seat, move) =>
      state.question.kind === QUESTION.target && moveA(move) === 0 ? aimOf(move) : NONE,
  },
  {
    name: 'card',
    says: 'A card to discard or to find: its number.',
    kind: MOVE.choose,
    sizes: [256],
    place: (state, _seat, move) => (takesCards(state) ? moveA(move) : NONE),
  },
  operands(
    'choose',
    MOVE.choose,
    'The place of an interceptor or of an ability; hand thrown; who begins; yes.',
    48,
  ),
];

export const mysticSpiresEncoder: Encoder<State> = {
  game: 'mystic-spires',
  parts,
  blocks,
  names: {
    cards: CARD_ENTRIES.map(({ definition }) => definition.name),
    towers: TOWER_ENTRIES.map(({ definition }) => definition.name),
    phases: Object.keys(PHASE),
    questions: Object.keys(QUESTION),
  },
  seats: ({ keepers: seated }) => seated.length,
};
