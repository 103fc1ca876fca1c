import type { Text } from '@three-spires/kernel';
import { explainerOf } from '../../../explain/explainer.ts';
import type { Explanation } from '../../../game/explain.ts';
import { enemyInfo, faceInfo, itemInfo } from '../pieces/content.ts';
import { nameOfFace } from '../pieces/face-name.ts';
import { KEYWORDS } from '../rulebook/keywords.ts';
import { EXPLAINED } from '../words/explain.ts';
import { say } from '../words/say.ts';

/** The rule for each kind of item and card. */
const RULES: Readonly<Record<string, string>> = {
  potion: 'STS-8.16',
  relic: 'STS-8.18',
  bossRelic: 'STS-8.21',
  attack: 'STS-5.1',
  skill: 'STS-5.1',
  power: 'STS-4.5',
  curse: 'STS-5.2',
  status: 'STS-38.15',
};

const lines = (texts: readonly Text[]): Text =>
  texts.flatMap((text, place) => (place === 0 ? text : ['\n', ...text]));

const explainItem = (item: number): Explanation => {
  const { name, kind, text } = itemInfo(item);
  return { title: name, text, rule: RULES[kind] ?? 'STS-7.1' };
};

const explainFace = (face: number): Explanation => {
  const { type, text } = faceInfo(face);
  return { title: nameOfFace(face), text, rule: RULES[type] ?? 'STS-5.1' };
};

/** `kind/action`: the enemy's next action, and its abilities. */
const explainEnemy = (id: string): Explanation => {
  const [kind, next] = id.split('/').map(Number);
  const { name, actions, abilities } = enemyInfo(kind ?? 0);
  const action = actions[next ?? -1];
  const texts = [
    ...(action === undefined ? [] : [[say('enemy.doesNext'), ...action]]),
    ...abilities.map(({ text }) => text),
  ];
  return { title: name, text: lines(texts.length === 0 ? actions : texts), rule: 'STS-12.1' };
};

/** A sign in an enemy's next action has the explanation of the sign itself. */
const intents = Object.fromEntries(
  Object.entries(EXPLAINED).flatMap(([key, entry]) =>
    key.startsWith('sign:') ? [[key.replace('sign:', 'intent:'), entry]] : [],
  ),
);

export const EXPLANATIONS = explainerOf({
  keywords: KEYWORDS,
  entries: { ...intents, ...EXPLAINED },
  things: {
    item: (id) => explainItem(Number(id)),
    face: (id) => explainFace(Number(id)),
    enemy: explainEnemy,
  },
});
