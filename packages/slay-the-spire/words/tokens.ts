/** Strength, Vulnerable, Weak and Poison. */
import { createSay, type EffectOf, type Messages } from '@three-spires/kernel';
import type { Amount, Counted, EnemyAim, Numbered, PlayerAim, Recipient } from './fields.ts';
import { indexIn, TOKENS, type Token } from './lists.ts';
import { aimed, yours } from './phrases/aim.ts';
import { gained, type Phrase, sentence } from './phrases/phrase.ts';
import { iconsOf } from './phrases/quantity.ts';
import type { Setting } from './phrases/setting.ts';
import { word } from './word.ts';

export const tokenEnglish = {
  doubleStrength: 'Double your [strength].',
  multiplyPoison: 'Multiply the [poison] on an enemy by {by}.',
  'multiplyPoison.2': 'Double the [poison] on an enemy.',
  'multiplyPoison.3': 'Triple the [poison] on an enemy.',
  loseStrength: 'At end of turn, lose {strength}.',
  'loseStrength.gained': 'At end of turn, lose that [strength].',
  fadeStrength: 'Lose the [strength] that lasts until end of turn.',
  strengthForOneAttack: 'Gain {amount} [strength] for your next Attack.',
  'clearDebuffs.self': 'Remove all your [weak] and [vulnerable].',
  'clearDebuffs.anyPlayer': 'Remove all [weak] and [vulnerable] from any player.',
  'clearDebuffs.allPlayers': 'Remove all [weak] and [vulnerable] from all players.',
  clearTokens: 'Loses all its [weak] and [vulnerable].',
} as const satisfies Messages;

const say = createSay(tokenEnglish);

type OnTarget = Counted & { readonly token: Token; readonly on: EnemyAim | PlayerAim | Recipient };

const tokenStep = (on: OnTarget['on'], byEnemy: boolean): 'token' | (typeof tokenSteps)[number] => {
  if (on === 'facing' || on === 'thatPlayer' || on === 'everyone') return 'tokenOnPlayers';
  if (on === 'self' && byEnemy) return 'tokenOnSelfEnemy';
  return on === 'self' || on === 'anyPlayer' || on === 'allPlayers' ? 'tokenOnRecipient' : 'token';
};

const tokenPhrase = ({ token, amount, on }: OnTarget, { moved, named }: Setting): Phrase => {
  const tokens = iconsOf(token, amount, moved);
  const phrase = aimed(tokens, on, named);
  if (on !== 'self') return phrase;
  return token === 'strength' ? gained(phrase) : yours(tokens);
};

export const tokenSteps = ['tokenOnPlayers', 'tokenOnRecipient', 'tokenOnSelfEnemy'] as const;

export const tokenWords = {
  token: word<OnTarget>({
    compile: ({ token, amount, on }, { byEnemy }) => ({
      step: tokenStep(on, byEnemy),
      kind: indexIn(TOKENS, token),
      amount,
      at: on,
    }),
    says: tokenPhrase,
  }),
  doubleStrength: word(),
  multiplyPoison: word<{ readonly by: number }>({
    at: 'enemy',
    compile: ({ by }) => ({ amount: by, at: 'enemy' }),
    says: ({ by }) =>
      sentence(by === 2 || by === 3 ? say(`multiplyPoison.${by}`) : say('multiplyPoison', { by })),
  }),
  /** STS-20.4 */
  loseStrengthAtEndOfTurn: word<Counted & { readonly onlyGained: boolean }>({
    compile: ({ amount, onlyGained }) => ({ amount, kind: onlyGained ? 1 : 0 }),
    says: ({ amount, onlyGained }, { moved }) =>
      sentence(
        onlyGained
          ? say('loseStrength.gained')
          : say('loseStrength', { strength: iconsOf('strength', amount, moved) }),
      ),
  }),
  /** Required by the rules; no card prints it. */
  fadeStrength: word(),
  /** Strength for the next Attack only. */
  strengthForOneAttack: word<Numbered>(),
  clearDebuffs: word<{ readonly to: Recipient }>({ says: ({ to }) => sentence(say(`clearDebuffs.${to}`)) }),
  clearTokens: word(),
};

type TokenEffect = EffectOf<typeof tokenWords>;

const tokenOn =
  (token: Token, on: OnTarget['on']) =>
  (amount: Amount = 1): TokenEffect => ({ do: 'token', token, amount, on });
export const vulnerable = tokenOn('vulnerable', 'enemy');
export const vulnerableRow = tokenOn('vulnerable', 'row');
export const weak = tokenOn('weak', 'enemy');
export const weakRow = tokenOn('weak', 'row');
export const poison = tokenOn('poison', 'enemy');
export const poisonRow = tokenOn('poison', 'row');
export const poisonAnyEnemy = tokenOn('poison', 'anyEnemyEachTime');
export const strength = tokenOn('strength', 'self');
export const strengthAny = tokenOn('strength', 'anyPlayer');

/** What enemies give, and their own Strength. */
export const giveWeak = tokenOn('weak', 'facing');
export const giveWeakAll = tokenOn('weak', 'everyone');
export const giveVulnerable = tokenOn('vulnerable', 'facing');
export const giveVulnerableAll = tokenOn('vulnerable', 'everyone');
export const gainStrength = tokenOn('strength', 'self');
