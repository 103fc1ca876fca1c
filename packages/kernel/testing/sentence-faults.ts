/** For tests: checks the English of a generated line. */

type Fault = { readonly name: string; readonly pattern: RegExp };

const FAULTS: readonly Fault[] = [
  { name: 'a part is missing', pattern: /undefined|NaN|null|[{}|]|\[object/ },
  { name: 'a word stands twice', pattern: /\b([a-z]+) \1\b/i },
  { name: 'two spaces, or one at the edge', pattern: / {2}|^ | $/ },
  { name: 'a space before a stop', pattern: / [.,:;!?)]|\( / },
  { name: 'nothing between two stops', pattern: /[.,:;] ?[.,:;]|\(\)/ },
  {
    name: 'a plural after 1',
    pattern: /\b1 (?:[a-z]+ )?(?:cards|cubes|wounds|tokens|Units|Tokens|enemies|copies)\b/,
  },
  {
    name: 'a singular after another number',
    pattern: /\b(?:[02-9]|\d\d+) (?:card|cube|wound|token|Unit|Token|enemy|copy)\b(?! (?:that|cards|cubes))/,
  },
  { name: '"a" before a vowel', pattern: /\b[Aa] [AEIOaeio]/ },
  { name: '"an" before a consonant', pattern: /\b[Aa]n (?![AEIOUaeiou]|XP|HP|hour)/ },
  { name: 'a possessive of nobody', pattern: /(?:^|\s)['’]s\b/ },
  { name: 'a curly apostrophe', pattern: /’/ },
  { name: 'a small letter at the beginning of a sentence', pattern: /^[a-z]|[.!?] [a-z]/ },
  { name: 'no stop at the end', pattern: /[^.!?]$/ },
];

/** Every fault in a line of text. */
export const sentenceFaults = (line: string): readonly string[] =>
  FAULTS.filter(({ pattern }) => pattern.test(line)).map(({ name }) => `${name}: ${line}`);
