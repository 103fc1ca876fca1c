/**
 * Generated text. A message is a template in a locale file; what comes out is a list of parts, so that the
 * browser can draw icons and link keywords while a terminal prints words.
 *
 * In a template `{name}` stands for a parameter, `{count|card|cards}` picks the singular when the parameter
 * is 1 and the plural otherwise, `[icon]` is a picture with an accessible name, `[icon|word]` a picture that is
 * read as another word (a plural), and `*Keyword*` is a term that the rulebook explains.
 */
export type TextPart =
  | string
  | {
      /** A picture, by name. */
      readonly icon: string;
      /** What it is read as, where that is not its name. */
      readonly word?: string;
    }
  | {
      /** A term that the rulebook explains. */
      readonly keyword: string;
    };
export type Text = readonly TextPart[];

export type MessageParams = Readonly<Record<string, string | number | Text>>;
export type Messages = Readonly<Record<string, string>>;

const PIECES = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}|\[(\w+)(?:\|(\w+))?\]|\*([^*]+)\*/g;

/** Fills in a template. A missing parameter is a mistake in the locale file and throws. */
export const formatTemplate = (template: string, params: MessageParams = {}): Text => {
  const parts: TextPart[] = [];
  let done = 0;
  for (const piece of template.matchAll(PIECES)) {
    appendText(parts, [template.slice(done, piece.index)]);
    done = piece.index + piece[0].length;
    const [, name, singular, plural, icon, word, keyword] = piece;
    if (icon !== undefined) parts.push(word === undefined ? { icon } : { icon, word });
    else if (keyword !== undefined) parts.push({ keyword });
    else if (name !== undefined) appendText(parts, parameter(template, params, name, singular, plural));
  }
  appendText(parts, [template.slice(done)]);
  return parts;
};

const parameter = (
  template: string,
  params: MessageParams,
  name: string,
  singular: string | undefined,
  plural: string | undefined,
): Text => {
  const value = params[name];
  if (value === undefined) throw new Error(`message "${template}" needs the parameter "${name}"`);
  if (singular !== undefined && plural !== undefined)
    return [value === 1 || value === '1' ? singular : plural];
  return typeof value === 'object' ? value : [String(value)];
};

/** Appends text to parts, merging adjacent strings. */
const appendText = (parts: TextPart[], text: Text): void => {
  for (const part of text) {
    if (part === '') continue;
    const last = parts[parts.length - 1];
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
};

export const formatMessage = (messages: Messages, key: string, params: MessageParams = {}): Text => {
  const template = messages[key];
  if (template === undefined) throw new Error(`no message "${key}"`);
  return formatTemplate(template, params);
};

/** Joins texts with a separator, skipping empty ones. */
export const joinTexts = (texts: readonly Text[], separator: string): Text => {
  const parts: TextPart[] = [];
  for (const text of texts) {
    if (text.length === 0) continue;
    if (parts.length > 0) appendText(parts, [separator]);
    appendText(parts, text);
  }
  return parts;
};

/** The text as plain words, with icons and keywords replaced by their names. */
export const plainText = (text: Text): string =>
  text
    .map((part) =>
      typeof part === 'string' ? part : 'icon' in part ? (part.word ?? part.icon) : part.keyword,
    )
    .join('');
