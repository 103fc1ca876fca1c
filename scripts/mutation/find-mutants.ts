/** Lists the mutants of a source file: small faults that could be put into it. */
import { parseSync } from 'vite';

export type Mutant = {
  /** Counted from 0 within a sample. */
  readonly id: number;
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly kind: 'expression' | 'statement';
  readonly original: string;
  /** The replacement; empty for a removed statement. */
  readonly mutated: string;
};

type Found = Pick<Mutant, 'start' | 'end' | 'kind' | 'mutated'>;
type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '&': '|',
  '|': '&',
  '+=': '-=',
  '-=': '+=',
  '|=': '&=',
  '&=': '|=',
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Types do not exist at run time. */
const isTypeOnly = ({ type, exportKind, importKind }: Node): boolean =>
  (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type)) ||
  exportKind === 'type' ||
  importKind === 'type' ||
  type === 'ImportDeclaration';

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const mutantsOf = (node: Node, text: (of: Node) => string): Found[] => {
  const { start, end, type } = node;
  const expression = (mutated: string): Found => ({ start, end, kind: 'expression', mutated });
  if (type === 'BinaryExpression' || type === 'LogicalExpression' || type === 'AssignmentExpression') {
    const other = OTHER_OPERATOR[node.operator as string];
    return other === undefined
      ? []
      : [expression(`${text(node.left as Node)} ${other} ${text(node.right as Node)}`)];
  }
  if (type === 'UnaryExpression' && node.operator === '!') return [expression(text(node.argument as Node))];
  if (type === 'UpdateExpression') {
    const other = node.operator === '++' ? '--' : '++';
    const argument = text(node.argument as Node);
    return [expression(node.prefix === true ? `${other}${argument}` : `${argument}${other}`)];
  }
  if (type === 'Literal' && typeof node.value === 'boolean') return [expression(String(!node.value))];
  if (type === 'IfStatement' || type === 'ConditionalExpression') {
    const test = node.test as Node;
    return ['true', 'false'].map((mutated) => ({
      start: test.start,
      end: test.end,
      kind: 'expression',
      mutated,
    }));
  }
  const isCall = type === 'ExpressionStatement' && (node.expression as Node).type === 'CallExpression';
  return isCall ? [{ start, end, kind: 'statement', mutated: '' }] : [];
};

/** The mutants of a file, without ids, in source order. */
export const findMutants = (file: string, source: string): Omit<Mutant, 'id'>[] => {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Found[] = [];
  const text = ({ start, end }: Node): string => source.slice(start, end);
  const visit = (node: Node): void => {
    if (isTypeOnly(node)) return;
    found.push(...mutantsOf(node, text));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program as unknown as Node);
  return found.map((mutant) => ({
    ...mutant,
    file,
    line: source.slice(0, mutant.start).split('\n').length,
    original: source.slice(mutant.start, mutant.end),
  }));
};

/**
 * The source with all given mutants built in, each switched off: `globalThis.mutant(id)` says which one is on. Mutants
 * must not overlap. A statement becomes a block, so that an `else` after it stays where it belongs.
 */
export const instrument = (source: string, mutants: readonly Mutant[]): string =>
  mutants
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { id, kind, start, end, original, mutated }) => {
      const built =
        kind === 'statement'
          ? `{ if (!globalThis.mutant(${id})) { ${original} } }`
          : `(globalThis.mutant(${id}) ? (${mutated}) : (${original}))`;
      return text.slice(0, start) + built + text.slice(end);
    }, source);
