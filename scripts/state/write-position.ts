// Writes the fields of a position that are plain numbers and flags with the names of the state.
import type { Field, Shape } from '@three-spires/kernel/testing/state-types';

const schemaOf = ({ name, tags }: Field): string[] => {
  const limit = tags.get('count');
  if (limit !== undefined) return [`${name}: count(${limit})`];
  return tags.has('flag') ? [`${name}: flag`] : [];
};

export const writePosition = (state: Shape, header: string): string => {
  const lists = state.fields.flatMap(({ shape }) => {
    const fields = shape?.fields.flatMap(schemaOf) ?? [];
    return fields.length === 0
      ? []
      : [`export const ${shape?.name.toUpperCase()}_FIELDS = {\n${fields.join(',\n')},\n};`];
  });
  return `${header}\nimport { LIMITS } from '../content/limits.ts';\nimport { count, flag } from './plain.ts';\n\n${lists.join('\n\n')}\n`;
};
