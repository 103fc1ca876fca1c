/** What a viewer may see, built field by field (STS-4.1). */

import { defined, isAsking, NONE, plainText, seatsIn, topFrame, type Viewer } from '@three-spires/kernel';
import { effectText } from '../text/index.ts';
import { CHARACTERS, DOUBLINGS, type Doubling, ORBS, PILES, REWARDS, STANCES } from '../words/lists.ts';
import { type Card, faceOf, RETAINED } from './card.ts';
import { achievementNames } from './combat/achievements.ts';
import { costOf } from './combat/cost.ts';
import { WINDOW, windowSeats } from './combat/die-window.ts';
import { fittingDoublings } from './combat/doubling.ts';
import { attacksOf, nextAction } from './combat/intent.ts';
import { mayGoLater } from './combat/later.ts';
import { isUsable, leftOn, usedInCombat, usedInRoom } from './combat/relics.ts';
import { orbSlotsOf } from './combat/slots.ts';
import {
  COST_NONE,
  COST_X,
  ENEMY_ENTRIES,
  type EnemyEntry,
  FACES,
  type FaceEntry,
  ROUTINE_SOURCES,
} from './compile/entries.ts';
import { cardsToChoose, changeOfFilter, isDeckFilter } from './filters.ts';
import { type Forecast, forecast } from './forecast.ts';
import { itemOptions } from './item-options.ts';
import { whyNotPlayable } from './refuse.ts';
import { offersItems } from './run/offer.ts';
import { runOptions } from './run/option-texts.ts';
import { INSANITY } from './run/rewards.ts';
import { MODE } from './run-state.ts';
import { viewRun } from './run-view.ts';
import {
  ALIVE,
  DEAD,
  type Enemy,
  enemyAt,
  type Frame,
  LATER,
  PHASE,
  type Player,
  playerAt,
  QUESTION,
  type Reward,
  SKIPPED,
  type State,
} from './state.ts';
import type {
  ArrivalView,
  EnemyView,
  HandCardView,
  PhaseName,
  PlayerView,
  QuestionView,
  RelicStateView,
  RewardView,
  SlayTheSpireView,
} from './view-types.ts';

const PHASE_NAMES = Object.keys(PHASE) as PhaseName[];

export const view = (state: State, viewer: Viewer): SlayTheSpireView => views(state)(viewer);

/**
 * What everyone sees is built once; each viewer adds their own hand, questions, and incoming damage. Viewers
 * share the views of other players: usually these expect the same.
 */
export const views = (state: State): ((viewer: Viewer) => SlayTheSpireView) => {
  const open = viewOpen(state);
  const players = state.players.map(viewOpenPlayer);
  const others: PlayerView[] = [];
  const viewOther = (seat: number, incoming: Forecast): PlayerView => {
    const known = others[seat];
    if (known !== undefined && isSameForecast(known.incoming, incoming)) return known;
    const shown = { ...(players[seat] as OpenPlayer), incoming };
    others[seat] = shown;
    return shown;
  };
  return (viewer) => {
    const incoming = forecast(state, viewer);
    const shown = players.map((player, seat) => {
      if (viewer !== seat) return viewOther(seat, incoming[seat] as Forecast);
      const { hand, drawPile } = viewHand(state, seat);
      return { ...player, hand, drawPile, incoming: incoming[seat] as Forecast };
    });
    if (!isAsking(state)) return { ...open, players: shown };
    return { ...open, players: shown, question: viewQuestion(state, viewer) };
  };
};

const isSameForecast = (one: Forecast, other: Forecast): boolean =>
  one.damage === other.damage && one.hpLost === other.hpLost && one.lethal === other.lethal;

const viewOpen = (state: State): Omit<SlayTheSpireView, 'players' | 'question'> => {
  const ended = state.phase === PHASE.over;
  return {
    phase: PHASE_NAMES[state.phase] as PhaseName,
    round: state.round,
    die: state.die,
    enemies: state.order.map((index) => viewEnemy(state, index)),
    arrivals: viewArrivals(state),
    ...(state.dieWindow === WINDOW.open ? { dieWindow: { seats: seatsIn(windowSeats(state)) } } : {}),
    ...(state.phase === PHASE.rewards ? viewRewards(state) : {}),
    ...(state.run.mode === MODE.firstFight ? {} : { run: viewRun(state) }),
    statusLeft: state.statusLeft,
    dazeLeft: state.dazeLeft,
    turnSeats: seatsIn(state.turnSeats),
    achievements: achievementNames(state.achievements),
    ...(ended ? { result: state.fallen === NONE ? ('victory' as const) : ('defeat' as const) } : {}),
  };
};

const viewHand = (state: State, seat: number): Required<Pick<PlayerView, 'hand' | 'drawPile'>> => {
  const player = playerAt(state, seat);
  return {
    hand: player.hand.map((card) => viewHandCard(state, seat, player, card)),
    // Sorted, and without copy numbers, which would reveal the order.
    drawPile: player.draw.map(faceOf).sort((left, right) => left - right),
  };
};

type OpenPlayer = Omit<PlayerView, 'hand' | 'drawPile' | 'incoming'>;

const viewOpenPlayer = (player: Player, seat: number): OpenPlayer => ({
  seat,
  character: CHARACTERS[player.character] as string,
  row: player.row,
  hp: player.hp,
  maxHp: player.maxHp,
  energy: player.energy,
  block: player.block,
  strength: player.strength,
  vulnerable: player.vulnerable,
  weak: player.weak,
  shivs: player.shivs,
  miracles: player.miracles,
  gold: player.gold,
  stance: STANCES[player.stance] as string,
  orbs: player.orbs.map((orb) => ORBS[orb] as string),
  orbSlots: orbSlotsOf(player),
  done: player.done !== 0,
  handSize: player.hand.length,
  drawSize: player.draw.length,
  discardPile: player.discard.slice(),
  exhaustPile: player.exhaust.slice(),
  powers: player.powers.slice(),
  deck: viewDeck(player),
  potions: player.potions.slice(),
  relics: player.relics.slice(),
  relicStates: player.relics.map((_, at) => viewRelic(player, at)),
  doubling: player.doubling.map((doubling) => DOUBLINGS[doubling] as string),
  achievements: achievementNames(player.achievements),
});

/** Sorted, so that neither the order of a pile nor a card's place is revealed. */
const viewDeck = ({ deck, draw, hand, discard, exhaust, powers }: Player): number[] => {
  const faces: number[] = [];
  for (const pile of [deck, draw, hand, discard, exhaust, powers])
    for (const card of pile) faces.push(faceOf(card));
  return faces.sort((left, right) => left - right);
};

const viewRelic = (player: Player, at: number): RelicStateView => ({
  ready: !usedInCombat(player, at) && !usedInRoom(player, at),
  left: leftOn(player, at),
  usable: isUsable(player, at),
});

const viewHandCard = (state: State, seat: number, player: Player, card: Card): HandCardView => {
  const cost = costOf(player, card);
  const refused = state.phase === PHASE.play ? whyNotPlayable(state, seat, card)?.code : undefined;
  return {
    card,
    face: faceOf(card),
    cost: cost === COST_X ? 'X' : cost === COST_NONE ? 'none' : cost,
    ...defined({ refused }),
    retained: (card & RETAINED) !== 0,
  };
};

const viewEnemy = (state: State, index: number): EnemyView => {
  const enemy = enemyAt(state, index);
  const { definition } = ENEMY_ENTRIES[enemy.kind] as EnemyEntry;
  return {
    index,
    kind: enemy.kind,
    id: definition.id,
    name: definition.name,
    row: enemy.row,
    status: enemy.status === ALIVE ? 'alive' : enemy.status === DEAD ? 'dead' : 'left',
    hp: enemy.hp,
    maxHp: enemy.maxHp,
    block: enemy.block,
    strength: enemy.strength,
    vulnerable: enemy.vulnerable,
    weak: enemy.weak,
    poison: enemy.poison,
    cube: enemy.cube,
    cubes: enemy.cubes,
    ...viewMode(enemy),
    ...viewSlot(enemy),
    ...(enemy.otherRow === 0 ? {} : { otherRow: enemy.otherRow }),
    nextAction: nextAction(state, enemy),
    attacks: attacksOf(state, index),
    ...(enemy.attachedCard === NONE ? {} : { attachedCard: enemy.attachedCard }),
  };
};

const viewMode = (enemy: Enemy): Pick<EnemyView, 'mode' | 'modeName'> => {
  const { modeName, modes } = (ENEMY_ENTRIES[enemy.kind] as EnemyEntry).definition;
  const name = enemy.mode === 0 ? modeName : modes?.[enemy.mode - 1]?.name;
  return { mode: enemy.mode, ...defined({ modeName: name }) };
};

/** What the slot under the cube changes while the cube is there. */
const viewSlot = (enemy: Enemy): Pick<EnemyView, 'clock' | 'immune'> => {
  const slot = (ENEMY_ENTRIES[enemy.kind] as EnemyEntry).actions[enemy.cube];
  return {
    ...(slot === undefined || slot.clock === 0 ? {} : { clock: slot.clock }),
    ...(slot?.immune === true ? { immune: true } : {}),
  };
};

const viewArrivals = (state: State): ArrivalView[] =>
  state.pending.flatMap(({ routine, enemy }) => {
    const names = (ROUTINE_SOURCES[routine]?.effects ?? []).flatMap((effect) =>
      effect.do === 'summon' ? effect.names : effect.do === 'bring' ? [effect.name] : [],
    );
    return names.length === 0 ? [] : [{ enemy, names }];
  });

const viewRewards = (state: State): Pick<SlayTheSpireView, 'rewards' | 'confirmed'> => ({
  rewards: state.rewards.map((rewards) => rewards.map(viewReward)),
  confirmed: state.confirmed.map((confirmed) => confirmed !== 0),
});

const viewReward = (reward: Reward): RewardView => ({
  kind: REWARDS[reward.kind] as string,
  amount: reward.amount,
  revealed: reward.revealed !== 0,
  offer: reward.offer.slice(),
  choice: viewRewardChoice(reward),
  settled: reward.settled !== 0,
});

const viewRewardChoice = ({ kind, choice }: Reward): RewardView['choice'] => {
  if (choice === NONE || (kind === INSANITY && choice === LATER)) return 'open';
  return choice === SKIPPED ? 'skipped' : choice;
};

const QUESTION_NAMES = Object.keys(QUESTION) as ('none' | QuestionView['kind'])[];

const viewQuestion = (state: State, viewer: Viewer): QuestionView => {
  const { question } = state;
  const frame: Frame | undefined = topFrame(state.stack);
  return {
    kind: QUESTION_NAMES[question.kind] as QuestionView['kind'],
    seat: question.seat,
    optional: question.optional !== 0,
    source: frame === undefined ? '' : (ROUTINE_SOURCES[frame.routine]?.name ?? ''),
    ...(question.kind === QUESTION.card ? viewChoice(state, viewer) : {}),
    ...(question.kind === QUESTION.offer ? { offer: viewOffer(state) } : {}),
    ...(question.kind === QUESTION.option && frame !== undefined
      ? { options: optionTexts(state, frame) }
      : {}),
    ...(question.kind === QUESTION.order
      ? { waiting: state.waiting.map(viewWaiting), later: mayGoLater(state, question.seat) }
      : {}),
  };
};

const viewOffer = (state: State): NonNullable<QuestionView['offer']> => {
  const { offer } = state.run;
  const items = offersItems(state);
  return { items, numbers: items ? offer.slice() : offer.map(faceOf) };
};

/** The cards to choose from are shown to the choosing player; those of open piles are public anyway. */
const viewChoice = (state: State, viewer: Viewer): Pick<QuestionView, 'pile' | 'cards'> => {
  const { question } = state;
  const name = PILES[question.pile] as string;
  const open = name === 'discard' || name === 'exhaust' || name === 'deck' || viewer === question.seat;
  return { pile: name, ...(open ? { cards: cardsToChoose(state) } : {}), ...viewDeckChange(state) };
};

const viewDeckChange = ({ question, stack }: State): Pick<QuestionView, 'change' | 'left'> => {
  if (!isDeckFilter(question.filter)) return {};
  const left = topFrame(stack)?.left ?? NONE;
  return { change: changeOfFilter(question.filter), ...(left > 1 ? { left } : {}) };
};

const viewWaiting = ({ routine, seat, enemy }: State['waiting'][number]) => ({
  routine,
  seat,
  enemy,
  name: ROUTINE_SOURCES[routine]?.name ?? '',
});

/** Which of several effects plays the card more than once (STS-26.7). */
const doublingTexts = (state: State, frame: Frame): string[] => {
  const player = playerAt(state, frame.seat);
  return fittingDoublings(player, FACES[faceOf(frame.card)] as FaceEntry).map((at) =>
    plainText(effectText([{ do: 'playTwice', type: DOUBLINGS[player.doubling[at] as number] as Doubling }])),
  );
};

/** The options of a choice in words: printed ones, die abilities, or agreeing to a swap. */
const optionTexts = (state: State, frame: Frame): string[] => {
  if (state.question.filter === 1) return doublingTexts(state, frame);
  const effects = ROUTINE_SOURCES[frame.routine]?.effects ?? [];
  const printed = effects.find((effect) => effect.do === 'choose');
  if (printed !== undefined) return printed.options.map((option) => plainText(effectText(option)));
  if (effects.some((effect) => effect.do === 'swapRows' || effect.do === 'changeRows'))
    return ['Swap rows', 'Stay'];
  return runOptions(state) ?? itemOptions(state, frame) ?? [];
};
