/** Slay the Spire as integers. Cards are numbers of faces, items and enemies the numbers of states and moves. */
import { createMoveList, listedMoves, moveA, moveKind, NONE, type Seat } from '@three-spires/kernel';
import {
  ALIVE,
  attacksOf,
  type Card,
  costOf,
  cubesOn,
  DONE,
  ENEMY_ENTRIES,
  FACES,
  faceOf,
  findCard,
  forecast,
  ITEM_ENTRIES,
  legal,
  MENU,
  MODE,
  MOVE,
  nextAction,
  offersItems,
  PHASE,
  type Player,
  playerAt,
  QUESTION,
  reachableSpaces,
  type State,
  uidOf,
} from '@three-spires/slay-the-spire/for-bots';
import { operands, placed, single } from './blocks.ts';
import { type Block, type Encoder, type Part, put, putList } from './encoder.ts';
import { numbered, rowsOf, sorted } from './parts.ts';

type GamePart = Part<State>;
type GameBlock = Block<State>;

const HAND = 12;
const POWERS = 16;
const PILE = 48;
const ENEMIES = 16;
const RELICS = 32;
const POTIONS = 5;
const ORBS = 10;
const ANSWERS = 64;
const REWARDS = 8;
const SPACES = 40;
/** The largest target of a card: one more than the number of an enemy, a row or a seat. */
const TARGETS = ENEMIES + 1;

const NOTHING: readonly number[] = [];

const isClimb = ({ run }: State): boolean => run.mode === MODE.climb;

const table: GamePart = {
  name: 'table',
  says: 'Where the game stands: numbers of the phase and of the open question, and what all players share.',
  rows: 1,
  fields:
    'seat,players,phase,round,die,dieWindow,turnSeats,statusLeft,dazeLeft,question,questionSeat,optional,source,pending'.split(
      ',',
    ),
  write: (state, seat, out, at) => {
    const { question, stack } = state;
    const asking = question.kind !== QUESTION.none;
    putList(out, at, 14, [
      seat,
      state.players.length,
      state.phase,
      state.round,
      state.die,
      state.dieWindow,
      state.turnSeats,
      state.statusLeft,
      state.dazeLeft,
      question.kind,
      asking ? question.seat : NONE,
      question.optional,
      asking ? (stack.at(-1)?.routine ?? NONE) : NONE,
      state.pending.length,
    ]);
  },
};

const PLAYER_FIELDS =
  'seat,character,row,hp,maxHp,energy,block,strength,vulnerable,weak,shivs,miracles,gold,stance,orbSlots,done,noMoreCards,hand,draw,discard,exhaust,potions,relics,deck,damage,hpLost'.split(
    ',',
  );

const writePlayer = (state: State, seat: Seat, out: Int16Array, at: number): void => {
  const player = playerAt(state, seat);
  putList(out, at, PLAYER_FIELDS.length, [
    seat,
    player.character,
    player.row,
    player.hp,
    player.maxHp,
    player.energy,
    player.block,
    player.strength,
    player.vulnerable,
    player.weak,
    player.shivs,
    player.miracles,
    player.gold,
    player.stance,
    player.orbSlots,
    player.done,
    player.noMoreCards,
    player.hand.length,
    player.draw.length,
    player.discard.length,
    player.exhaust.length,
    player.potions.length,
    player.relics.length,
    player.deck.length,
  ]);
};

const players: GamePart = {
  name: 'players',
  says: 'The seat itself first, then the others in turn. `damage` and `hpLost` are what the seat expects if everyone ends the turn now.',
  rows: 4,
  fields: PLAYER_FIELDS,
  write: (state, seat, out, at) => {
    const count = state.players.length;
    const incoming = state.phase === PHASE.play ? forecast(state, seat) : [];
    for (let number = 0; number < count; number++) {
      const other = (seat + number) % count;
      const from = at + number * PLAYER_FIELDS.length;
      writePlayer(state, other, out, from);
      const { damage = 0, hpLost = 0 } = incoming[other] ?? {};
      put(out, from + PLAYER_FIELDS.length - 2, damage);
      put(out, from + PLAYER_FIELDS.length - 1, hpLost);
    }
  },
};

const hand = rowsOf<State, Card>(
  'hand',
  'The cards in hand, in the order of the actions `play`: face + 1, and cost now (-1 cannot be played, -2 X).',
  HAND,
  ['face', 'cost'],
  (state, seat) => playerAt(state, seat).hand,
  (card, state, seat) => [faceOf(card) + 1, costOf(playerAt(state, seat), card)],
);

const pile = (name: 'draw' | 'discard' | 'exhaust' | 'deck', says: string): GamePart =>
  sorted(name, `${says}: face + 1 of each card, in ascending order.`, PILE, 'face', (state, seat) =>
    playerAt(state, seat)[name].map(faceOf),
  );

const powers = rowsOf<State, Card>(
  'powers',
  'Powers in play, in the order of the actions `ability`: face + 1, and the cubes on it.',
  POWERS,
  ['face', 'cubes'],
  (state, seat) => playerAt(state, seat).powers,
  (card) => [faceOf(card) + 1, cubesOn(card)],
);

const relics = rowsOf<State, number>(
  'relics',
  'The relics: item + 1, and what is marked on it.',
  RELICS,
  ['item', 'marks'],
  (state, seat) => playerAt(state, seat).relics,
  (item, state, seat, place) => [item + 1, playerAt(state, seat).relicState[place] ?? 0],
);

const enemies = rowsOf<State, State['enemies'][number]>(
  'enemies',
  'The enemies, by the numbers that targets use: kind + 1; row 0 is a Boss, who is in every row. `damage` and `hits` are what the next action does to this seat: damage in all, and hits.',
  ENEMIES,
  'kind,alive,row,otherRow,hp,maxHp,block,strength,vulnerable,weak,poison,mode,cube,cubes,nextAction,damage,hits'.split(
    ',',
  ),
  (state) => state.enemies,
  (enemy, state, seat, index) => {
    const alive = enemy.status === ALIVE;
    let [damage, hits] = [0, 0];
    if (alive) {
      for (const attack of attacksOf(state, index)) {
        if (attack.seat !== seat) continue;
        damage += attack.damage * attack.times;
        hits += attack.times;
      }
    }
    return [
      enemy.kind + 1,
      alive ? 1 : 0,
      enemy.row,
      enemy.otherRow,
      enemy.hp,
      enemy.maxHp,
      enemy.block,
      enemy.strength,
      enemy.vulnerable,
      enemy.weak,
      enemy.poison,
      enemy.mode,
      enemy.cube,
      enemy.cubes,
      alive ? nextAction(state, enemy) : NONE,
      damage,
      hits,
    ];
  },
);

/** The piles where a card that can be chosen may lie. */
const faceOfCopy = (player: Player, uid: number): number => {
  for (const cards of [player.hand, player.draw, player.discard, player.exhaust, player.deck]) {
    const place = findCard(cards, uid);
    if (place >= 0) return faceOf(cards[place] as Card);
  }
  return NONE;
};

const list = createMoveList();

/** The faces of the cards that a seat may choose now, in ascending order of the moves that choose them. */
const cardsAsked = (state: State, seat: Seat): number[] => {
  legal(state, seat, list);
  const player = playerAt(state, seat);
  return listedMoves(list)
    .filter((move) => moveKind(move) === MOVE.choose && moveA(move) !== DONE)
    .sort((one, other) => one - other)
    .map((move) => faceOfCopy(player, moveA(move)));
};

const climb: GamePart = {
  name: 'climb',
  says: 'The climb, in numbers of the rules: 0 in a first fight.',
  rows: 1,
  fields:
    'climb,act,ascension,floor,space,room,boss,bossesBeaten,keys,event,menu,neow,finished,claimed,sharing,turnedUp,removeUsed'.split(
      ',',
    ),
  write: (state, seat, out, at) => {
    if (!isClimb(state)) return;
    const { run } = state;
    putList(out, at, 17, [
      1,
      run.act,
      run.ascension,
      run.path.length,
      run.space,
      run.room,
      run.boss,
      run.bossesBeaten,
      run.keys,
      run.event,
      run.menu,
      run.menu === MENU.neow ? (run.neow[seat] ?? NONE) : NONE,
      run.finished[seat] ?? 0,
      state.confirmed[seat] ?? 0,
      run.sharing[seat] ?? 0,
      run.turnedUp[seat] ?? NONE,
      run.removeUsed[seat] ?? 0,
    ]);
  },
};

const map: GamePart = {
  name: 'map',
  says: 'The spaces of the Act by their numbers: the kind of room, -1 while its token lies face down; and whether the party can go there next.',
  rows: SPACES,
  fields: ['room', 'reachable'],
  write: (state, _seat, out, at) => {
    if (!isClimb(state)) return;
    const { rooms, faceDown } = state.run;
    for (let space = 0; space < rooms.length && space < SPACES; space++)
      put(out, at + 2 * space, faceDown[space] === 1 ? NONE : (rooms[space] as number));
    if (state.phase !== PHASE.map) return;
    for (const space of reachableSpaces(state)) if (space < SPACES) out[at + 2 * space + 1] = 1;
  },
};

const REWARD_FIELDS = ['kind', 'amount', 'revealed', 'first', 'second', 'third', 'fourth', 'choice'];

const rewards: GamePart = {
  name: 'rewards',
  says: 'The rewards of the combat, while they are chosen: kind + 1, what is offered + 1 (faces of cards, or the potion), and what was chosen (-1 open, -2 skipped).',
  rows: REWARDS,
  fields: REWARD_FIELDS,
  write: (state, seat, out, at) => {
    if (state.phase !== PHASE.rewards) return;
    const own = state.rewards[seat] ?? [];
    for (let piece = 0; piece < own.length && piece < REWARDS; piece++) {
      const reward = own[piece] as (typeof own)[number];
      const from = at + piece * REWARD_FIELDS.length;
      putList(out, from, 3, [reward.kind + 1, reward.amount, reward.revealed]);
      for (let place = 0; place < reward.offer.length && place < 4; place++)
        put(out, from + 3 + place, (reward.offer[place] as number) + 1);
      put(out, from + 7, reward.choice);
    }
  },
};

const answers: GamePart = numbered(
  'answers',
  'Face + 1 of the card behind each action `card`, while cards are chosen.',
  ANSWERS,
  'face',
  (state, seat) => {
    const { question } = state;
    return question.kind === QUESTION.card && question.seat === seat ? cardsAsked(state, seat) : NOTHING;
  },
);

const menu: GamePart = {
  name: 'menu',
  says: 'The options of the open menu that this seat has taken already.',
  rows: 1,
  fields: ['option0', 'option1', 'option2', 'option3', 'option4', 'option5', 'option6', 'option7'],
  write: (state, seat, out, at) => {
    if (!isClimb(state) || state.run.menu === MENU.none) return;
    for (const option of state.run.taken[seat] ?? []) if (option < 8) out[at + option] = 1;
  },
};

const isAtMerchant = (state: State): boolean => state.phase === PHASE.merchant;

const parts: readonly GamePart[] = [
  table,
  players,
  hand,
  pile('draw', 'The draw pile'),
  pile('discard', 'The discard pile'),
  pile('exhaust', 'The exhausted cards'),
  pile('deck', 'The deck between combats'),
  powers,
  relics,
  numbered(
    'potions',
    'The potions: item + 1.',
    POTIONS,
    'item',
    (state, seat) => playerAt(state, seat).potions,
  ),
  numbered(
    'orbs',
    'The Orbs, the leftmost first: kind + 1.',
    ORBS,
    'orb',
    (state, seat) => playerAt(state, seat).orbs,
  ),
  enemies,
  answers,
  numbered('offer', 'What an effect offers: face + 1 or item + 1.', 8, 'offered', (state) =>
    state.question.kind !== QUESTION.offer
      ? NOTHING
      : offersItems(state)
        ? state.run.offer
        : state.run.offer.map(faceOf),
  ),
  numbered('waiting', 'The abilities to be put in order: their numbers + 1.', 8, 'ability', (state) =>
    state.question.kind === QUESTION.order ? state.waiting.map(({ routine }) => routine) : NOTHING,
  ),
  rewards,
  climb,
  map,
  menu,
  numbered('votes', 'By seat: the vote + 1, 0 while there is none.', 4, 'vote', (state) => state.votes),
  numbered('boss relics', 'The Boss relics on offer: item + 1.', 8, 'item', (state) => state.run.bossRelics),
  numbered('relics for sale', 'Item + 1.', 4, 'item', (state) =>
    isAtMerchant(state) ? state.run.relicStock : NOTHING,
  ),
  numbered('potions for sale', 'Item + 1.', 4, 'item', (state) =>
    isAtMerchant(state) ? state.run.potionStock : NOTHING,
  ),
  numbered('colorless cards for sale', 'Face + 1.', 4, 'face', (state) =>
    isAtMerchant(state) ? state.run.colorlessStock : NOTHING,
  ),
  numbered('cards for sale', 'Face + 1.', 8, 'face', (state, seat) =>
    isAtMerchant(state) ? (state.run.cardStock[seat] ?? NOTHING) : NOTHING,
  ),
];

const placeOfCopy = (cards: readonly Card[], uid: number): number => {
  for (let place = 0; place < cards.length; place++) if (uidOf(cards[place] as Card) === uid) return place;
  return NONE;
};

const isCardQuestion = ({ question }: State): boolean => question.kind === QUESTION.card;

const blocks: readonly GameBlock[] = [
  placed('play', MOVE.play, 'Place in hand; target.', [HAND, TARGETS], (state, seat, uid) =>
    placeOfCopy(playerAt(state, seat).hand, uid),
  ),
  {
    name: 'play for X',
    says: 'Place in hand; the X that is chosen, from 1, for cards without a target.',
    kind: MOVE.play,
    sizes: [HAND, 6],
    place: (state, seat, move) => {
      const x = move & 0xff;
      const place = placeOfCopy(playerAt(state, seat).hand, moveA(move));
      const isPlain = ((move >>> 8) & 0xff) === 0 && x >= 1 && x <= 6;
      return isPlain && place >= 0 && place < HAND ? place * 6 + x - 1 : NONE;
    },
  },
  operands('shiv', MOVE.shiv, 'Target.', TARGETS),
  single('miracle', MOVE.miracle, 'Spends a Miracle.'),
  operands('potion', MOVE.potion, 'Place of the potion; target, or the face of the die.', POTIONS, TARGETS),
  placed('ability', MOVE.ability, 'Place of the Power; target.', [POWERS, TARGETS], (state, seat, uid) =>
    placeOfCopy(playerAt(state, seat).powers, uid),
  ),
  operands('relic', MOVE.relic, 'Place of the relic; target, or the face of the die.', RELICS, TARGETS),
  single('end turn', MOVE.endTurn, 'Ends the turn.'),
  single('take back', MOVE.takeBack, 'Takes the end of the turn back.'),
  single('accept die', MOVE.acceptDie, 'Leaves the die as it is.'),
  {
    name: 'done',
    says: 'Chooses no more, or nothing.',
    kind: MOVE.choose,
    sizes: [1],
    place: (_state, _seat, move) => (moveA(move) === DONE ? 0 : NONE),
  },
  {
    name: 'card',
    says: 'Chooses a card; see the part `answers`.',
    kind: MOVE.choose,
    sizes: [ANSWERS],
    place: (state, _seat, _move, rank) => (isCardQuestion(state) && rank < ANSWERS ? rank : NONE),
  },
  {
    name: 'choose',
    says: 'Chooses an enemy, a row, a seat, an Orb, an option or what is offered, by its number.',
    kind: MOVE.choose,
    sizes: [48],
    place: (state, _seat, move) => (!isCardQuestion(state) && moveA(move) < 48 ? moveA(move) : NONE),
  },
  operands('order', MOVE.order, 'Resolves a waiting ability next.', 16),
  single('order all', MOVE.orderAll, 'Resolves them as they are.'),
  single('order later', MOVE.orderLater, 'Lets abilities of others go first.'),
  operands('reveal', MOVE.reveal, 'Reward; choice of decks.', REWARDS, 4),
  operands('take', MOVE.take, 'Reward; what of it: see the moves of the game.', REWARDS, 40),
  operands('skip', MOVE.skip, 'Reward.', REWARDS),
  single('confirm', MOVE.confirm, 'Has chosen all rewards.'),
  operands('option', MOVE.option, 'An option of the menu.', 16),
  single('leave', MOVE.leave, 'Leaves the room or the menu.'),
  operands('vote', MOVE.vote, 'An option of the vote; on the map a space.', SPACES),
  operands('buy relic', MOVE.buyRelic, 'Place among those for sale.', 4),
  operands('buy potion', MOVE.buyPotion, 'Place among those for sale; the seat that gets it.', 4, 4),
  operands('buy card', MOVE.buyCard, 'Place among those for sale.', 8),
  operands('buy colorless card', MOVE.buyColorless, 'Place among those for sale.', 4),
  operands('remove a card', MOVE.buyRemove, 'Pays for it.', 1),
  operands('share', MOVE.share, 'All or no Gold, one more, one less.', 3),
  operands('give potion', MOVE.givePotion, 'Place of the potion; seat.', POTIONS, 4),
  operands('drop potion', MOVE.dropPotion, 'Place of the potion.', POTIONS),
  operands('swap rows', MOVE.swapRows, 'Seat.', 4),
  operands('take Boss relic', MOVE.takeBossRelic, 'Place among them.', 8),
  single('skip Boss relic', MOVE.skipBossRelic, 'Takes none.'),
  operands('use relic', MOVE.useRelic, 'Place of the relic, outside combat.', RELICS),
];

export const slayTheSpireEncoder: Encoder<State> = {
  game: 'slay-the-spire',
  parts,
  blocks,
  names: {
    faces: FACES.map(({ name, upgraded }) => (upgraded && !name.endsWith('+') ? `${name}+` : name)),
    items: ITEM_ENTRIES.map(({ definition }) => definition.name),
    enemies: ENEMY_ENTRIES.map(({ definition }) => definition.id),
    phases: Object.keys(PHASE),
    questions: Object.keys(QUESTION),
  },
  seats: ({ players: seated }) => seated.length,
};
