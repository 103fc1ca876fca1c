/** What follows `?` or `#` in an address, up to the end of the address. */
const QUERY = /(\/[^\s?#"'()<>]*)[?#][^\s"'()<>]*/g;
const INVITE = /(\/join\/[^/\s]+\/)[^\s/"'()<>]+/g;
const FEED = /(\/api\/turns\/)[^\s/"'()<>]+/g;
/** Engines quote what they could not parse, such as the beginning of a server response. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”/g;
/** Ids, tokens and hashes. File names follow a slash. */
const TOKEN = /(?<![\w/.-])(?=[\w-]*\d)[\w-]{16,}(?![\w-]*\.)/g;

/** A path or a stack of a browser, without queries, fragments and invitations. */
export const withoutAddresses = (text: string): string =>
  text.replace(QUERY, '$1').replace(INVITE, '$1…').replace(FEED, '$1…');

/** An error message of a browser, also without its quotations: names, chat and tokens. */
export const withoutSecrets = (text: string): string =>
  withoutAddresses(text).replace(QUOTED, '"…"').replace(TOKEN, '…');
