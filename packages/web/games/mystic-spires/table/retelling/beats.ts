/**
 * What each event moves on the table: one small animation or one rising number at a time. Facts only, no
 * clock.
 */
import type { Beat } from '../../../../table/stage/stage.ts';
import { type MysticSpiresEvent, STATUSES } from '../../pieces/content.ts';
import {
  crystalFigure,
  figureOfRef,
  linkFigure,
  thingFigure,
  towerFigure,
  zoneFigure,
} from '../../pieces/figures.ts';
import { say } from '../../words/say.ts';

/** A moment without new movement, so that the eye can follow the Cascade. */
const REST: Beat = { figure: 'cascade' };

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `${amount}`);

/** HP, Crystal, figures and statuses. */
const numbers = (event: MysticSpiresEvent): readonly Beat[] | undefined => {
  switch (event.type) {
    case 'damaged':
    case 'lostHp':
      return [
        {
          figure: figureOfRef(event.ref),
          motion: 'hurt',
          force: event.amount,
          // Ignite and paid prices cause loss of HP without damage.
          rising: {
            text: `-${event.amount}`,
            tone: 'damage',
            mark: event.type === 'damaged' ? 'slash' : 'burn',
          },
        },
      ];
    case 'healed':
      return [
        {
          figure: figureOfRef(event.ref),
          motion: 'heal',
          rising: { text: `+${event.amount}`, tone: 'heal', symbol: 'hp', mark: 'bloom' },
        },
      ];
    case 'crystal':
      return [
        {
          figure: crystalFigure(event.seat),
          motion: 'pulse',
          rising: { text: signed(event.change), tone: event.change > 0 ? 'block' : 'bad' },
        },
      ];
    case 'raised':
      return [
        {
          figure: thingFigure(event.thing),
          motion: 'power',
          rising: { text: `${signed(event.power)}/${signed(event.hp)}`, tone: 'token' },
        },
      ];
    case 'status':
      return [
        {
          figure: thingFigure(event.thing),
          motion: event.given ? 'power' : 'pulse',
          rising: {
            text: `${event.given ? '+' : '−'} ${STATUSES[event.status] ?? ''}`,
            tone: event.given ? 'token' : 'bad',
          },
        },
      ];
    case 'marked':
      return [
        {
          figure: figureOfRef(event.ref),
          motion: 'power',
          rising: { text: `${event.amount}`, tone: 'damage', symbol: 'burn', mark: 'burn' },
        },
      ];
    default:
      return undefined;
  }
};

/** Cards between zones. */
const cards = (event: MysticSpiresEvent): readonly Beat[] | undefined => {
  switch (event.type) {
    case 'drew':
      return [{ figure: zoneFigure(event.seat, 'deck'), motion: 'pulse' }];
    case 'shuffled':
      return [{ figure: zoneFigure(event.seat, 'deck'), motion: 'shuffle' }];
    case 'moved':
    case 'left': {
      const zone = event.to === 'exile' ? 'exiled' : event.to;
      const fall: readonly Beat[] =
        event.type === 'left' ? [{ figure: thingFigure(event.thing), motion: 'fall' }] : [];
      return zone === 'hand' ? fall : [...fall, { figure: zoneFigure(event.seat, zone), motion: 'pulse' }];
    }
    case 'summoned':
    case 'arrived':
      return [{ figure: thingFigure(event.thing), motion: 'arrive' }];
    default:
      return undefined;
  }
};

/** The Cascade, attacks, and the turn itself. */
const actions = (event: MysticSpiresEvent): readonly Beat[] => {
  switch (event.type) {
    case 'turnBegan':
      return [{ figure: 'turn', motion: 'pulse' }];
    case 'announced':
      return [{ figure: linkFigure(event.number), motion: 'power', face: event.card }, REST];
    case 'stepAnnounced':
      return [{ figure: linkFigure(event.number), motion: 'pulse' }, REST];
    case 'resolved':
      return [{ figure: linkFigure(event.number), motion: 'pulse' }, REST, REST];
    case 'disrupted':
      return [{ figure: linkFigure(event.number), motion: 'hurt' }, REST, REST, REST];
    case 'attackDeclared':
      return [{ figure: thingFigure(event.attacker), motion: 'act' }, REST];
    case 'intercepted':
      return [{ figure: thingFigure(event.interceptor), motion: 'guard' }, REST];
    case 'fatigued':
      return [{ figure: thingFigure(event.thing), motion: 'pulse' }];
    case 'readied':
      return [{ figure: thingFigure(event.thing), motion: 'heal' }];
    case 'bonded':
      return event.things.map((thing) => ({ figure: thingFigure(thing), motion: 'power' as const }));
    case 'over':
      return event.reasons.flatMap((reason, seat) =>
        reason === 0 ? [] : [{ figure: towerFigure(seat), motion: 'fall' as const }],
      );
    case 'phaseSkipped':
      return [
        {
          figure: towerFigure(event.seat),
          rising: { text: say('skipped', { phase: event.phase }), tone: 'bad' },
        },
      ];
    default:
      return [];
  }
};

export const beatsOf = (event: MysticSpiresEvent): readonly Beat[] =>
  numbers(event) ?? cards(event) ?? actions(event);
