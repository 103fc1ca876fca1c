/** Cards, enemies and symbols by name. */
import type { Text } from '@three-spires/kernel';
import {
  enemyInfo,
  faceInfo,
  faceOf,
  itemInfo,
  type SlayTheSpireView,
} from '@three-spires/slay-the-spire/library';
import type { Seen } from '../telling/game.ts';
import { sayOr } from './words.ts';

export type SlaySeen = Seen<SlayTheSpireView>;

/** Generated text as plain words, with its pictures replaced by their names. */
export const wordsOf = (text: Text): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('keyword' in part) return part.keyword;
      const icon = part.word ?? part.icon;
      return sayOr(`symbol.${icon}`, icon);
    })
    .join('');

/** The upgraded side of a card has a plus. */
export const faceName = (face: number): string => {
  const { name, upgraded } = faceInfo(face);
  return upgraded && !name.endsWith('+') ? `${name}+` : name;
};

export const cardName = (card: number): string => faceName(faceOf(card));

/** Names with their counts: "Strike ×4, Defend ×3". */
export const namesCounted = (names: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ');
};

/** An enemy's name, numbered if several share it. Moves call it the same. */
export const enemyName = ({ enemies }: SlayTheSpireView, index: number): string => {
  const byIndex = [...enemies].sort((a, b) => a.index - b.index);
  const name = byIndex.find((enemy) => enemy.index === index)?.name ?? '';
  const alike = byIndex.filter((enemy) => enemy.name === name);
  return alike.length < 2 ? name : `${name} ${alike.findIndex((enemy) => enemy.index === index) + 1}`;
};

export const itemWords = (item: number): string => {
  const { name, text } = itemInfo(item);
  return `${name}: ${wordsOf(text)}`;
};

export const cardWords = (face: number): string => `${faceName(face)}: ${wordsOf(faceInfo(face).text)}`;

export const actionOf = (kind: number, action: number): string =>
  wordsOf(enemyInfo(kind).actions[action] ?? []);

export const roomName = (room: string): string => sayOr(`room.${room}`, room);
