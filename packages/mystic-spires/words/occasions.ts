/** The occasions of Triggered effects (MYS-7.3). */

import { createSay, type FieldsOf, type Messages } from '@three-spires/kernel';
import { newcomerText, type Selector, type Side, type Who } from './objects.ts';
import { type Word, word } from './word.ts';

export const occasionEnglish = {
  'when.summoned': 'when this Unit is summoned',
  'when.destroyed': 'when this Unit is destroyed',
  'when.attacks': 'when this Unit attacks',
  'when.intercepts': 'when this Unit intercepts',
  'when.hitsTower': "when this Unit's attack damages your opponent's Tower",
  'when.kills': "when this Unit's attack destroys a Unit",
  'when.milled': 'when this card is discarded from the top of your deck',
  'when.summons.my': 'whenever {what} is summoned to your field',
  'when.summons.opp': "whenever {what} is summoned to your opponent's field",
  'when.summons.any': 'whenever {what} is summoned',
  'when.destroys': 'whenever {what} is destroyed',
  'when.interceptions': 'whenever {what} intercepts',
  'when.slays': "whenever you destroy one of your opponent's Units",
  'when.opponentMills': 'whenever your opponent discards from the top of their deck',
  'when.opponentCasts': 'whenever your opponent casts a Spell',
  'when.standby.my': 'in your Standby Phase',
  'when.standby.opp': "in your opponent's Standby Phase",
  'when.standby.host': "in the Standby Phase of the equipped Unit's controller",
  'when.end.my': 'in your End Phase',
  'when.end.opp': "in your opponent's End Phase",
  'when.end.host': "in the End Phase of the equipped Unit's controller",
  'when.disrupted.my': 'whenever one of your effects is *Disrupted*',
  'when.disrupted.opp': "whenever one of your opponent's effects is *Disrupted*",
  'when.disrupted.any': 'whenever an effect is *Disrupted*',
} as const satisfies Messages;

const say = createSay(occasionEnglish);

type Watching = { readonly of: Selector };

/** In the order of their bits in states. */
export const OCCASION_WORDS = {
  summoned: word({ names: 'self' }),
  destroyed: word({ names: 'self' }),
  attacks: word({ names: 'self' }),
  intercepts: word({ names: 'self' }),
  hitsTower: word({ names: 'opponent' }),
  // An attack that destroys involves two Units.
  kills: word(),
  milled: word(),
  summons: word<Watching>({
    says: ({ of }) => say(`when.summons.${of.side}`, { what: newcomerText(of) }),
  }),
  destroys: word<Watching>(),
  interceptions: word<Watching>(),
  slays: word({ names: 'opponent' }),
  opponentMills: word({ names: 'opponent' }),
  opponentCasts: word({ names: 'opponent' }),
  standby: word<{ readonly who: Who }>(),
  end: word<{ readonly who: Who }>(),
  disrupted: word<{ readonly who: Side }>(),
};

export type Occasion = {
  readonly [When in keyof typeof OCCASION_WORDS]: { readonly when: When } & FieldsOf<
    (typeof OCCASION_WORDS)[When]
  >;
}[keyof typeof OCCASION_WORDS];

export const occasionWord = ({ when }: Occasion): Word<unknown> => OCCASION_WORDS[when];

export const on = {
  summoned: { when: 'summoned' },
  destroyed: { when: 'destroyed' },
  attacks: { when: 'attacks' },
  intercepts: { when: 'intercepts' },
  hitsTower: { when: 'hitsTower' },
  kills: { when: 'kills' },
  milled: { when: 'milled' },
  slays: { when: 'slays' },
  opponentMills: { when: 'opponentMills' },
  opponentCasts: { when: 'opponentCasts' },
  summons: (of: Selector): Occasion => ({ when: 'summons', of }),
  destroys: (of: Selector): Occasion => ({ when: 'destroys', of }),
  interceptions: (of: Selector): Occasion => ({ when: 'interceptions', of }),
  standby: (who: Who): Occasion => ({ when: 'standby', who }),
  end: (who: Who): Occasion => ({ when: 'end', who }),
  disrupted: (who: Side): Occasion => ({ when: 'disrupted', who }),
} as const satisfies Record<string, Occasion | ((...given: never[]) => Occasion)>;
