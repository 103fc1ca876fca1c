/** Effects that only enemies have. */
import { commaList, createSay, defined, type EffectOf, type Messages } from '@three-spires/kernel';
import type { Numbered } from './fields.ts';
import { aimed } from './phrases/aim.ts';
import { icons, type Phrase, sentence } from './phrases/phrase.ts';
import { iconsOf } from './phrases/quantity.ts';
import { word } from './word.ts';

export const enemyEnglish = {
  'summon.row': 'Summons {names} in its row.',
  'summon.playerRows': 'Summons {names} in each player’s row.',
  summonUpTo: 'Summons {name}s until there are {each} in each player’s row.',
  bring: 'Brings {name} into play.',
  revive: 'Revives every dead {name} at full HP.',
  'revive.hp': 'Revives every dead {name} with {hp} HP.',
  'enterMode.gains': 'Gains {name}.',
  'enterMode.loses': 'Loses {name}.',
  'enterMode.called': 'Enters {name}.',
  'allies.heal': 'ALL enemies heal {amount} HP.',
  'allies.heal.named': '{name} heals {amount} HP.',
  'allies.strength': '{what} to each {name}',
  'allies.block': '{what} to the {name}',
  addCubes: 'Adds {amount} {amount|cube|cubes} to {ability}.',
  loseGold: 'The player in its row loses {amount} [gold].',
  leaveCombat: 'Leaves combat.',
  die: 'Dies.',
  sufferFacing: 'Each player suffers the *Facing* effect of the enemy in their row.',
} as const satisfies Messages;

const say = createSay(enemyEnglish);

/** What `allies` can give, indexed by a step's kind. */
export const ALLY_GAINS = ['strength', 'block', 'hp'] as const;

type Summon = { readonly names: readonly string[]; readonly where: 'row' | 'playerRows' };

type EnterMode = {
  readonly mode: number;
  readonly called?: string;
  readonly gains?: string;
  readonly loses?: string;
};

type Allies = Numbered & { readonly gain: (typeof ALLY_GAINS)[number]; readonly name?: string };

const modePhrase = ({ gains, loses, called }: EnterMode): Phrase => {
  if (gains !== undefined) return sentence(say('enterMode.gains', { name: gains }));
  if (loses !== undefined) return sentence(say('enterMode.loses', { name: loses }));
  return sentence(called === undefined ? [] : say('enterMode.called', { name: called }));
};

const alliesPhrase = ({ gain, amount, name }: Allies): Phrase => {
  if (gain === 'hp')
    return sentence(
      name === undefined ? say('allies.heal', { amount }) : say('allies.heal.named', { amount, name }),
    );
  const what = iconsOf(gain, amount);
  return name === undefined ? aimed(what, 'all') : icons(say(`allies.${gain}`, { what, name }));
};

export const enemyWords = {
  /** Summons into its own row, or the same into every player's row, left to right (STS-11.7). */
  summon: word<Summon>({
    compile: ({ names, where }, compiling) => ({
      kind: compiling.names(names),
      at: where === 'row' ? 'facing' : 'everyone',
    }),
    says: ({ names, where }) =>
      sentence(say(`summon.${where}`, { names: commaList(names.map((name) => [`1 ${name}`])) })),
  }),
  /** Summons until every player's row holds this many enemies of a name. */
  summonUpTo: word<{ readonly name: string; readonly each: number }>({
    compile: ({ name, each }, { names }) => ({ kind: names([name]), amount: each }),
  }),
  /** Brings in a card that is not a Summon, such as a Boss's second phase. */
  bring: word<{ readonly id: string; readonly name: string }>({
    compile: ({ id }, { names }) => ({ kind: names([id]) }),
  }),
  /** Revives dead enemies of a name where they lie, at full strength or with this much HP. */
  revive: word<{ readonly name: string; readonly hp?: number }>({
    compile: ({ name, hp = 0 }, { names }) => ({ kind: names([name]), amount: hp }),
    says: ({ name, hp }) =>
      sentence(hp === undefined ? say('revive', { name }) : say('revive.hp', { name, hp })),
  }),
  /** Enters a mode (STS-19.3); the card may instead print the ability that this gives or takes. */
  enterMode: word<EnterMode>({ compile: ({ mode }) => ({ kind: mode }), says: modePhrase }),
  /** All enemies, including this one, or those of a name in its row, gain something. */
  allies: word<Allies>({
    compile: ({ gain, amount, name }, { names }) => ({
      kind: ALLY_GAINS.indexOf(gain),
      amount,
      filter: name === undefined ? -1 : names([name]),
    }),
    says: alliesPhrase,
  }),
  addCubes: word<Numbered & { readonly ability: string }>(),
  loseGold: word<Numbered>(),
  leaveCombat: word(),
  die: word(),
  /** Required by the rules; no card prints it. */
  sufferFacing: word(),
};

type EnemyEffect = EffectOf<typeof enemyWords>;

export const allies = (gain: Allies['gain'], amount: number, name?: string): EnemyEffect => ({
  do: 'allies',
  gain,
  amount,
  ...defined({ name }),
});
export const summonInRow = (...names: readonly string[]): EnemyEffect => ({
  do: 'summon',
  names,
  where: 'row',
});
export const summonForEach = (...names: readonly string[]): EnemyEffect => ({
  do: 'summon',
  names,
  where: 'playerRows',
});
export const gainsAbility = (gains: string): EnemyEffect => ({ do: 'enterMode', mode: 1, gains });
export const losesAbility = (loses: string): EnemyEffect => ({ do: 'enterMode', mode: 1, loses });
export const enterMode = (mode: number, called: string): EnemyEffect => ({ do: 'enterMode', mode, called });
