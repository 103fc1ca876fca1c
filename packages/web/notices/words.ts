import { createSay } from '../text/say.ts';

const WORDS = {
  'notices.title': 'Turn notices',
  'notices.lead':
    'For games with other people: be told when it is your turn, also when no page of Three Spires is open. A notice says which game waits and who plays with you, and nothing of what happens in it.',
  'notices.push': 'In this browser',
  'notices.push.about':
    'The browser shows a note when it is your turn and you do not have the table open. In live games it comes after half a minute.',
  'notices.push.label': 'Tell me when it is my turn',
  'notices.push.on': 'This browser tells you.',
  'notices.push.others': 'Also {count} other {count|browser|browsers} of yours.',
  'notices.push.offOthers': 'Switch off the others',
  'notices.push.missing':
    'This browser cannot show notes of web pages, or not at this address: that needs https.',
  'notices.push.blocked':
    'The browser does not allow notes from this page. Allow them in its settings for this site, and try again.',
  'notices.push.failed':
    'The browser could not reach its push service ({reason}). Try again later, or use the feed or the webhook.',
  'notices.push.off': 'This browser could not be reached and was switched off. ({reason})',
  'notices.feed': 'Feed',
  'notices.feed.about':
    'An Atom feed of the tables that wait for you, for a feed reader. Anyone who knows its address can read it.',
  'notices.feed.make': 'Make a feed',
  'notices.feed.address': 'Address of your feed',
  'notices.feed.again': 'New address',
  'notices.feed.againAbout': 'A new address ends the earlier one.',
  'notices.webhook': 'Webhook',
  'notices.webhook.about':
    'A small signed message is posted to an address of yours, for bots of chat programs and the like.',
  'notices.webhook.address': 'Address, beginning with https://',
  'notices.webhook.save': 'Use this address',
  'notices.webhook.key': 'Key of the signature',
  'notices.webhook.signed':
    'The header x-three-spires-signature is sha256= and the HMAC-SHA256, in hex, of x-three-spires-timestamp, a dot and the body, with this key.',
  'notices.webhook.failing':
    'It was switched off because five notices in a row could not be delivered. {reason} Use the address again when it works.',
  'notices.copy': 'Copy',
  'notices.switchOff': 'Switch off',
} as const;

export const { say } = createSay(WORDS);
