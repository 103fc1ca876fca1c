/**
 * What each event moves on the table: one small animation or one rising number at a time. Facts only, no
 * clock.
 */
import type { MarkName } from '../../../../table/stage/mark.tsx';
import type { Beat, Rising } from '../../../../table/stage/stage.ts';
import { faceInfo, faceOf, itemInfo, ORBS, type SlayTheSpireEvent, STANCES } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';

const player = (seat: number): string => `player:${seat}`;
const enemy = (index: number): string => `enemy:${index}`;
const pile = (seat: number, name: 'drawPile' | 'discardPile' | 'exhaustPile'): string =>
  `pile:${seat}:${name}`;
const figureOf = ({ side, index }: { readonly side: string; readonly index: number }): string =>
  `${side}:${index}`;
const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `${amount}`);

/** A Stance by its sign and its name; leaving one has no sign. */
const stanceOf = (number: number): Pick<Rising, 'text' | 'symbol'> => {
  const stance = STANCES[number] ?? 'neutral';
  return { text: say(`stance.${stance}`), ...(stance === 'neutral' ? {} : { symbol: stance }) };
};

const ORB_MARKS: Readonly<Record<string, MarkName>> = { lightning: 'spark', frost: 'frost', dark: 'dark' };
const STANCE_MARKS: Readonly<Record<string, MarkName>> = { wrath: 'burn', calm: 'frost', divinity: 'bloom' };

const markOf = (mark: MarkName | undefined): Pick<Rising, 'mark'> => (mark === undefined ? {} : { mark });

const harmed = (event: Extract<SlayTheSpireEvent, { type: 'damaged' }>): readonly Beat[] => {
  const figure = figureOf(event);
  const mark = event.hit ? 'slash' : 'spark';
  if (event.lost > 0)
    return [
      {
        figure,
        motion: 'hurt',
        force: event.lost,
        rising: { text: `-${event.lost}`, tone: 'damage', mark },
      },
    ];
  if (event.blocked === 0) return [];
  return [
    {
      figure,
      motion: 'guard',
      rising: { text: `${event.blocked}`, tone: 'blocked', symbol: 'block', mark: 'ring' },
    },
  ];
};

const moved = ({ seat, to }: Extract<SlayTheSpireEvent, { type: 'cardMoved' }>): readonly Beat[] => {
  switch (to) {
    case 'discard':
      return [{ figure: pile(seat, 'discardPile'), motion: 'pulse' }];
    case 'exhaust':
      return [{ figure: pile(seat, 'exhaustPile'), motion: 'pulse' }];
    case 'topOfDraw':
    case 'deck':
      return [{ figure: pile(seat, 'drawPile'), motion: 'pulse' }];
    case 'powers':
      return [{ figure: player(seat), motion: 'power' }];
    case 'hand':
    case 'supply':
    case 'enemy':
      return [];
  }
};

const item = (seat: number, number: number, symbol: string): readonly Beat[] => [
  { figure: player(seat), motion: 'power', rising: { text: itemInfo(number).name, tone: 'item', symbol } },
];

/** Tokens, HP and the like, wherever they change. */
const numbers = (event: SlayTheSpireEvent): readonly Beat[] | undefined => {
  switch (event.type) {
    case 'damaged':
      return harmed(event);
    case 'hpLost':
      return [
        {
          figure: figureOf(event),
          motion: 'hurt',
          // An enemy loses HP to Poison, a player to cards such as Burn.
          rising: { text: `-${event.lost}`, tone: 'damage', mark: event.side === 'enemy' ? 'drip' : 'burn' },
        },
      ];
    case 'healed':
      return [
        {
          figure: figureOf(event),
          motion: 'heal',
          rising: { text: `+${event.amount}`, tone: 'heal', symbol: 'hp', mark: 'bloom' },
        },
      ];
    case 'hpSet':
      return [{ figure: player(event.seat), motion: 'heal' }];
    case 'blockGained':
      return [
        {
          figure: figureOf(event),
          motion: 'guard',
          rising: { text: `+${event.amount}`, tone: 'block', symbol: 'block', mark: 'ring' },
        },
      ];
    case 'tokenChanged':
      return [
        {
          figure: figureOf(event),
          motion: 'power',
          rising: { text: signed(event.change), tone: 'token', symbol: event.token },
        },
      ];
    case 'energyGained':
      return [
        {
          figure: player(event.seat),
          motion: 'power',
          rising: { text: `+${event.amount}`, tone: 'token', symbol: 'energy' },
        },
      ];
    case 'orbChanneled':
    case 'orbEvoked':
    case 'orbTriggered':
      return [
        {
          figure: player(event.seat),
          motion: event.type === 'orbChanneled' ? 'power' : 'act',
          rising: {
            text: event.type === 'orbChanneled' ? '+' : '',
            tone: 'token',
            symbol: ORBS[event.orb] ?? '',
            ...(event.type === 'orbChanneled' ? {} : markOf(ORB_MARKS[ORBS[event.orb] ?? ''])),
          },
        },
      ];
    case 'orbsRemoved':
      return [{ figure: player(event.seat), motion: 'power' }];
    case 'stanceEntered':
      return [
        {
          figure: player(event.seat),
          motion: 'mode',
          rising: {
            ...stanceOf(event.stance),
            tone: 'item',
            ...markOf(STANCE_MARKS[STANCES[event.stance] ?? '']),
          },
        },
      ];
    case 'goldChanged':
      return [
        { figure: player(event.seat), rising: { text: signed(event.change), tone: 'gold', symbol: 'gold' } },
      ];
    default:
      return undefined;
  }
};

/** Cards, dice and items. */
const things = (event: SlayTheSpireEvent): readonly Beat[] | undefined => {
  switch (event.type) {
    case 'dieRolled':
      return [{ figure: 'die', motion: 'roll' }];
    case 'dieChanged':
      return [{ figure: 'die', motion: 'pulse' }];
    case 'drew':
    case 'scried':
    case 'putBack':
    case 'drawPileOpened':
      return [{ figure: pile(event.seat, 'drawPile'), motion: 'pulse' }];
    case 'shuffled':
    case 'drawPileShuffled':
      return [{ figure: pile(event.seat, 'drawPile'), motion: 'shuffle' }];
    case 'cardPlayed':
      return [{ figure: player(event.seat), motion: 'act', face: faceOf(event.card) }];
    case 'cardMoved':
      return moved(event);
    case 'statusGiven':
      return [
        { figure: player(event.seat), rising: { text: faceInfo(faceOf(event.card)).name, tone: 'bad' } },
        ...(event.to === 'discard'
          ? [{ figure: pile(event.seat, 'discardPile'), motion: 'pulse' } as const]
          : []),
      ];
    case 'lossCancelled':
      return [
        {
          figure: player(event.seat),
          motion: 'guard',
          rising: { text: faceInfo(faceOf(event.card)).name, tone: 'item' },
        },
      ];
    case 'shivUsed':
      return [
        { figure: player(event.seat), motion: 'act', rising: { text: '', tone: 'token', symbol: 'shiv' } },
      ];
    case 'miracleSpent':
      return [
        {
          figure: player(event.seat),
          motion: 'power',
          rising: { text: '', tone: 'token', symbol: 'miracle' },
        },
      ];
    case 'potionUsed':
      return item(event.seat, event.potion, 'potion');
    case 'relicUsed':
      return item(event.seat, event.relic, 'relic');
    case 'itemRevealed':
      return item(event.seat, event.item, 'relic');
    default:
      return undefined;
  }
};

/** Figures as a whole: they act, change, appear and leave. */
const figures = (event: SlayTheSpireEvent): readonly Beat[] => {
  switch (event.type) {
    case 'roundStarted':
    case 'enemyTurnStarted':
      return [{ figure: 'round', motion: 'pulse' }];
    case 'abilityTriggered':
      return [{ figure: event.seat < 0 ? enemy(event.enemy) : player(event.seat), motion: 'power' }];
    case 'enemyActed':
      return [{ figure: enemy(event.enemy), motion: 'act' }];
    case 'modeEntered':
      return [{ figure: enemy(event.enemy), motion: 'mode' }];
    case 'enemyArrived':
      return [{ figure: enemy(event.enemy), motion: 'arrive' }];
    case 'enemyDied':
    case 'enemyLeft':
      return [{ figure: enemy(event.enemy), motion: 'fall' }];
    case 'playerDied':
    case 'playerFell':
      return [{ figure: player(event.seat), motion: 'fall' }];
    case 'rowsSwapped':
      return [event.seat, event.other].map((seat) => ({ figure: player(seat), motion: 'arrive' }) as const);
    case 'turnDeclared':
      return event.done ? [{ figure: player(event.seat), motion: 'pulse' }] : [];
    default:
      return [];
  }
};

export const beatsOf = (event: SlayTheSpireEvent): readonly Beat[] =>
  numbers(event) ?? things(event) ?? figures(event);
