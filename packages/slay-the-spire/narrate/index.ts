/** Turns events into log lines. */
import { lowerFirst, plainText, type Text, withStop } from '@three-spires/kernel';
import { EVENTS } from '../content/events/index.ts';
import { faceOf } from '../rules/card.ts';
import { ACHIEVEMENTS } from '../rules/combat/achievements.ts';
import { ENEMY_ENTRIES, FACES, ITEM_ENTRIES } from '../rules/compile/entries.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import { enemyName } from '../rules/naming.ts';
import { ROOM_NAMES } from '../rules/run-state.ts';
import { effectText } from '../text/effect-text.ts';
import type { MessageKey } from '../text/en.ts';
import { say } from '../text/say.ts';
import { CHARACTERS, ORBS, STANCES } from '../words/lists.ts';
import { type Icon, icon } from '../words/phrases/icons.ts';
import { narrateAbility } from './ability.ts';

type Names = readonly string[];
type Of<Type extends SlayTheSpireEvent['type']> = Extract<SlayTheSpireEvent, { type: Type }>;

const cardName = (card: number): string => FACES[faceOf(card)]?.name ?? '';
const itemName = (item: number): string => ITEM_ENTRIES[item]?.definition.name ?? '';
const seat = (names: Names, index: number): string => names[index] ?? '';
const figure = (event: { side: 'player' | 'enemy'; index: number; kind: number }, names: Names): string =>
  event.side === 'player' ? seat(names, event.index) : enemyName(event.kind);

/** The line for an event; empty if the log needs none. */
export const narrate = (event: SlayTheSpireEvent, names: Names): Text => {
  switch (event.type) {
    case 'drew':
    case 'scried':
    case 'putBack':
      return narrateLook(event, names);
    case 'cardPlayed':
      return narratePlay(event, names);
    case 'damaged':
      return narrateDamage(event, names);
    case 'tokenChanged':
      return narrateToken(event, names);
    case 'goldChanged':
      return say(event.change > 0 ? 'event.goldGained' : 'event.goldLost', {
        who: seat(names, event.seat),
        amount: Math.abs(event.change),
      });
    case 'cardMoved':
      return say(`event.moved.${event.to}`, { who: seat(names, event.seat), card: cardName(event.card) });
    case 'turnDeclared':
      return say(event.done ? 'event.turnDone' : 'event.turnTakenBack', { who: seat(names, event.seat) });
    case 'hpLost':
      return say(event.lost === 0 ? 'event.hpKept' : 'event.hpLost', {
        who: figure(event, names),
        lost: event.lost,
      });
    case 'healed':
    case 'blockGained':
      return say(`event.${event.type}`, { who: figure(event, names), amount: event.amount });
    case 'enemyActed':
      return narrateAction(event);
    case 'abilityTriggered':
      return narrateAbility(event, names[event.seat]);
    case 'modeEntered':
      return narrateMode(event);
    case 'achievementEarned':
      return narrateAchievement(event, names);
    case 'stanceEntered':
      return say(`event.stance.${STANCES[event.stance] ?? 'neutral'}`, { who: seat(names, event.seat) });
    case 'gameStarted':
      return say('event.gameStarted', { players: partyOf(event, names) });
    case 'combatStarted':
      return say('event.combatStarted', { enemies: event.kinds.map(enemyName).join(', ') });
    case 'enemyDied':
    case 'enemyLeft':
    case 'enemyArrived':
      return say(`event.${event.type}`, { who: enemyName(event.kind) });
    default:
      return narratePlain(event, names);
  }
};

type PlainEvent = Exclude<
  SlayTheSpireEvent,
  {
    type:
      | 'drew'
      | 'scried'
      | 'putBack'
      | 'cardPlayed'
      | 'damaged'
      | 'tokenChanged'
      | 'goldChanged'
      | 'cardMoved'
      | 'turnDeclared'
      | 'hpLost'
      | 'healed'
      | 'blockGained'
      | 'enemyActed'
      | 'abilityTriggered'
      | 'enemyDied'
      | 'enemyLeft'
      | 'enemyArrived'
      | 'modeEntered'
      | 'achievementEarned'
      | 'stanceEntered'
      | 'gameStarted'
      | 'combatStarted';
  }
>;

/** Who plays whom. */
const partyOf = ({ characters }: Of<'gameStarted'>, names: Names): string =>
  characters
    .map((character, at) =>
      plainText(say('event.plays', { who: seat(names, at), character: CHARACTERS[character] ?? '' })),
    )
    .join(', ');

/** Events whose facts go into their sentence unchanged. */
const narratePlain = (event: PlainEvent, names: Names): Text => {
  const key: MessageKey = `event.${event.type}`;
  // A name may end with its own punctuation (Encounter!).
  return withStop(
    say(key, {
      ...('seat' in event ? { who: seat(names, event.seat) } : {}),
      ...('round' in event ? { round: event.round } : {}),
      ...('die' in event ? { die: event.die } : {}),
      ...('act' in event ? { act: event.act } : {}),
      ...('room' in event ? { room: say(`room.${ROOM_NAMES[event.room] ?? 'none'}`) } : {}),
      ...('event' in event ? { event: EVENTS[event.event]?.name ?? '' } : {}),
      ...('amount' in event ? { amount: event.amount } : {}),
      ...('potion' in event ? { potion: itemName(event.potion) } : {}),
      ...('relic' in event ? { relic: itemName(event.relic) } : {}),
      ...('item' in event ? { item: itemName(event.item) } : {}),
      ...('orb' in event ? { orb: icon(ORBS[event.orb] ?? 'dark') } : {}),
      ...('hp' in event ? { hp: event.hp } : {}),
      ...('card' in event ? { card: cardName(event.card) } : {}),
      ...('face' in event ? { card: FACES[event.face]?.name ?? '' } : {}),
      ...('other' in event ? { other: seat(names, event.other) } : {}),
      ...('otherDie' in event ? { otherDie: event.otherDie } : {}),
    }),
  );
};

/** Viewers who may know the cards see their names. */
const narrateLook = (event: Of<'drew' | 'scried' | 'putBack'>, names: Names): Text => {
  const who = seat(names, event.seat);
  const secret: Of<'drew'>['secret'] | undefined = event.secret;
  if (secret === undefined) return say(`event.${event.type}`, { who, count: event.count });
  return say(`event.${event.type}Cards`, { who, cards: secret.cards.map(cardName).join(', ') });
};

const narratePlay = (event: Of<'cardPlayed'>, names: Names): Text => {
  const params = { who: seat(names, event.seat), card: cardName(event.card), x: event.x };
  if (event.copy) return say('event.cardCopied', params);
  return say(event.x > 0 ? 'event.cardPlayedX' : 'event.cardPlayed', params);
};

const narrateDamage = (event: Of<'damaged'>, names: Names): Text => {
  const params = { who: figure(event, names), lost: event.lost, blocked: event.blocked };
  if (event.lost > 0) return say(event.blocked > 0 ? 'event.damagedBoth' : 'event.damagedLost', params);
  return say(event.blocked > 0 ? 'event.damagedBlocked' : 'event.damagedNothing', params);
};

const narrateToken = (event: Of<'tokenChanged'>, names: Names): Text => {
  const amount = Math.abs(event.change);
  const token = icon(event.token as Icon, amount);
  return say(event.change > 0 ? 'event.tokenGained' : 'event.tokenLost', {
    who: figure(event, names),
    amount,
    token,
  });
};

const narrateAction = (event: Of<'enemyActed'>): Text => {
  const who = enemyName(event.kind);
  const effects = ENEMY_ENTRIES[event.kind]?.actions[event.action]?.effects ?? [];
  const action = effectText(effects);
  if (action.length === 0) return say('event.enemyIdle', { who });
  return say('event.enemyActed', { who, action: withStop(lowerFirst(action)) });
};

/** Only named modes have a line; the others come with an action that says what they change. */
const narrateMode = ({ kind, mode }: Of<'modeEntered'>): Text => {
  const definition = ENEMY_ENTRIES[kind]?.definition;
  const name = mode === 0 ? definition?.modeName : definition?.modes?.[mode - 1]?.name;
  return name === undefined ? [] : say('event.modeEntered', { who: enemyName(kind), mode: name });
};

const narrateAchievement = (event: Of<'achievementEarned'>, names: Names): Text => {
  const achievement = ACHIEVEMENTS[event.achievement] ?? '';
  if (event.seat < 0) return say('event.achievementEarned', { achievement });
  return say('event.achievementEarnedBy', { who: seat(names, event.seat), achievement });
};
