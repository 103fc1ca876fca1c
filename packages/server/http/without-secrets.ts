/** What follows `?` or `#` in an address, up to where the address ends. */
const QUERY = /(\/[^\s?#"'()<>]*)[?#][^\s"'()<>]*/g;
const INVITE = /(\/join\/[^/\s]+\/)[^\s/"'()<>]+/g;
const FEED = /(\/api\/turns\/)[^\s/"'()<>]+/g;
/** Engines quote what they could not read, such as the beginning of an answer of the server. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”/g;
/** Ids, tokens and hashes; names of files follow a slash. */
const TOKEN = /(?<![\w/.-])(?=[\w-]*\d)[\w-]{16,}(?![\w-]*\.)/g;

/** A path or a stack of a browser, without queries, fragments and invitations. */
export const withoutAddresses = (text: string): string =>
  text.replace(QUERY, '$1').replace(INVITE, '$1…').replace(FEED, '$1…');

/** A message of a browser, also without what it quotes: names, chat and tokens. */
export const withoutSecrets = (text: string): string =>
  withoutAddresses(text).replace(QUOTED, '"…"').replace(TOKEN, '…');
