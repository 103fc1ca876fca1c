import type { Preview, PreviewChange } from '@three-spires/kernel';
import { statusesIn } from '@three-spires/mystic-spires/library';
import { type MysticSeen, thingName, towerName } from './names.ts';
import { say } from './words.ts';

const without = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((status) => !others.includes(status));

const statusLines = (who: string, { from, to }: PreviewChange): string[] => [
  ...without(statusesIn(to), statusesIn(from)).map((status) => say('change.given', { who, status })),
  ...without(statusesIn(from), statusesIn(to)).map((status) => say('change.taken', { who, status })),
];

const changeLines = (seen: MysticSeen, change: PreviewChange): string[] => {
  const { of, index, field, from, to } = change;
  if (of === 'player') {
    const isHp = field === 'hp';
    const who = isHp ? towerName(seen, index) : (seen.names[index] ?? '');
    return [say('change', { who, field: say(isHp ? 'field.hp' : 'crystal'), from, to })];
  }
  const who = thingName(seen.view, index);
  if (field === 'gone') return [say('change.gone', { who })];
  if (field === 'statuses') return statusLines(who, change);
  return [say('change', { who, field: say(field === 'hp' ? 'field.hp' : 'power'), from, to })];
};

/** What a move changes if nobody responds. */
export const changesInWords = ({ changes, unknown }: Preview, seen: MysticSeen): string => {
  const told = changes.flatMap((change) => changeLines(seen, change));
  return [...told, ...(unknown && told.length > 0 ? [say('changeUnknown')] : [])].join('; ');
};
