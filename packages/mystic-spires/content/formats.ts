/** The formats of section 40 as data: the number of sets they name. */
export type FormatDefinition = {
  readonly id: 'open' | 'single-set' | 'two-set';
  /** The number of sets named; 0 if all are allowed. */
  readonly sets: number;
  readonly rule: string;
};

export const FORMATS: readonly FormatDefinition[] = [
  { id: 'open', sets: 0, rule: 'MYS-40.1' },
  { id: 'single-set', sets: 1, rule: 'MYS-40.2' },
  { id: 'two-set', sets: 2, rule: 'MYS-40.2' },
];

const [OPEN] = FORMATS as [FormatDefinition, ...FormatDefinition[]];

/** The format with this number of sets. */
export const formatNaming = (sets: readonly string[]): FormatDefinition =>
  FORMATS.find((format) => format.sets === sets.length) ?? OPEN;
