/** Reads the XML that vector editors write: elements and attributes. Text, comments and processing instructions are skipped. */

export type XmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly line: number;
};

/** Says what is wrong with a file, and in which line. */
export const fault = (line: number, what: string): Error => new Error(`line ${line}: ${what}`);

/** Far above what a figure needs; they keep a wrong file from taking memory and time. */
export const LIMITS = { bytes: 1_000_000, elements: 5_000, depth: 24 } as const;

const NAME = /[A-Za-z_][\w:.-]*/y;
const SPACE = /\s*/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

type Open = { name: string; attributes: Map<string, string>; children: XmlElement[]; line: number };

export const readXml = (text: string): XmlElement => {
  if (text.length > LIMITS.bytes) throw fault(1, `the file is longer than ${LIMITS.bytes} characters`);
  const open: Open[] = [];
  let root: Open | undefined;
  let [at, line, counted, elements] = [0, 1, 0, 0];
  const lineHere = (): number => {
    for (; counted < at; counted++) if (text.charCodeAt(counted) === 10) line++;
    return line;
  };
  const fail = (what: string): never => {
    throw fault(lineHere(), what);
  };
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  const skipTo = (end: string, what: string): void => {
    const found = text.indexOf(end, at);
    if (found < 0) fail(`${what} has no end`);
    at = found + end.length;
  };
  const skipSpace = (): void => {
    match(SPACE);
  };

  const closeTag = (): void => {
    at += 2;
    const name = match(NAME)?.[0] ?? '';
    const last = open.pop();
    if (last?.name !== name)
      fail(`</${name}> closes ${last === undefined ? 'nothing' : `<${last.name}> of line ${last.line}`}`);
    skipSpace();
    if (text[at] !== '>') fail(`</${name} has no ">"`);
    at++;
  };

  const openTag = (): void => {
    const start = lineHere();
    at++;
    const name = match(NAME)?.[0] ?? fail('"<" begins no element');
    if (++elements > LIMITS.elements) fail(`more than ${LIMITS.elements} elements`);
    if (open.length >= LIMITS.depth) fail(`elements lie more than ${LIMITS.depth} deep`);
    const attributes = new Map<string, string>();
    for (let found = match(ATTRIBUTE); found !== null; found = match(ATTRIBUTE)) {
      const [, key = '', double, single = ''] = found;
      if (attributes.has(key)) fail(`<${name}> has ${key} twice`);
      attributes.set(key, plain(double ?? single, fail));
    }
    skipSpace();
    const isEmpty = text.startsWith('/>', at);
    if (!isEmpty && text[at] !== '>') fail(`the attributes of <${name}> cannot be read`);
    at += isEmpty ? 2 : 1;
    const element: Open = { name, attributes, children: [], line: start };
    const parent = open.at(-1);
    if (parent !== undefined) parent.children.push(element);
    else if (root === undefined) root = element;
    else fail(`<${name}> stands beside <${root.name}>`);
    if (!isEmpty) open.push(element);
  };

  while (at < text.length) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at);
      if (
        open.length === 0 &&
        text
          .slice(at, next < 0 ? undefined : next)
          .replace('\uFEFF', '')
          .trim() !== ''
      )
        fail('there is text outside of all elements');
      at = next < 0 ? text.length : next;
    } else if (text.startsWith('<!--', at)) skipTo('-->', 'a comment');
    else if (text.startsWith('<![CDATA[', at)) skipTo(']]>', 'a CDATA section');
    else if (text.startsWith('<?', at)) skipTo('?>', 'a processing instruction');
    else if (text.startsWith('<!', at)) fail('declarations such as <!DOCTYPE> are not read; delete it');
    else if (text.startsWith('</', at)) closeTag();
    else openTag();
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) throw fault(unclosed.line, `<${unclosed.name}> is not closed`);
  return root ?? fail('the file has no element');
};

const plain = (value: string, fail: (what: string) => never): string =>
  value.replace(
    /&(#\d{1,7}|#x[\da-fA-F]{1,6}|\w+)?;?/g,
    (whole, name: string | undefined) => ENTITIES[name ?? ''] ?? fail(`the entity "${whole}" is not known`),
  );
