/** The families of effects: cards of one family are composed alike, cards of two are told apart across a table. */
import type { Fact } from './words.ts';

export type FamilyName =
  | 'blow'
  | 'crash'
  | 'flurry'
  | 'sweep'
  | 'riposte'
  | 'reach'
  | 'hex'
  | 'guard'
  | 'cover'
  | 'hand'
  | 'surge'
  | 'might'
  | 'venom'
  | 'shivs'
  | 'orbs'
  | 'wrath'
  | 'calm'
  | 'stillness'
  | 'miracle'
  | 'vision'
  | 'pyre'
  | 'echo'
  | 'blood'
  | 'plain';

type Rule = readonly [family: FamilyName, all: readonly Fact[], none?: readonly Fact[]];

/** The first rule whose facts an item has all of (and none of the others) gives its family. */
const RULES: readonly Rule[] = [
  ['blood', ['blood']],
  ['wrath', ['wrath']],
  ['calm', ['calm']],
  ['stillness', ['neutral']],
  ['venom', ['poison']],
  ['shivs', ['shiv'], ['hit']],
  ['orbs', ['lightning']],
  ['orbs', ['frost']],
  ['orbs', ['dark']],
  ['orbs', ['orbs']],
  ['sweep', ['hit', 'all']],
  ['riposte', ['hit', 'block']],
  ['pyre', ['exhaust']],
  ['flurry', ['hit', 'many']],
  ['hex', ['vulnerable']],
  ['hex', ['weak'], ['block']],
  ['reach', ['hit', 'draw']],
  ['miracle', ['miracle']],
  ['vision', ['scry']],
  ['echo', ['again']],
  ['might', ['strength']],
  ['surge', ['energy']],
  ['cover', ['block', 'draw']],
  ['cover', ['block', 'discard']],
  ['guard', ['block']],
  ['guard', ['heal'], ['hit']],
  ['hand', ['draw']],
  ['hand', ['discard']],
  ['crash', ['hit', 'heavy']],
  ['blow', ['hit']],
];

export const familyOf = (facts: ReadonlySet<Fact>): FamilyName =>
  RULES.find(
    ([, all, none = []]) => all.every((fact) => facts.has(fact)) && !none.some((fact) => facts.has(fact)),
  )?.[0] ?? 'plain';
