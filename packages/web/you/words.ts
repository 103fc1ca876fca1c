import type { Messages } from '@three-spires/kernel';
import { createSay } from '../text/say.ts';

/** Text of the page about you. */
const WORDS = {
  'you.title': 'You',
  'you.name.saved': 'Saved',
  'you.name.about': 'Others see this name and portrait at the table.',
  'you.portrait': 'Choose a portrait',
  'you.portraitsOf': 'Portraits from {game}',
  'you.portraitNumber': 'Portrait {number} from {game}',
  'you.passkeys': 'Passkeys',
  'you.passkeys.about':
    'You can play without one. A passkey keeps your name, games, decks and campaigns: with it you are known in other browsers, and here again if the cookie is lost.',
  'you.passkeys.none': 'You have no passkey. You are known in this browser only.',
  'you.passkeys.unable':
    'This browser cannot use passkeys at this address. It takes a name with HTTPS, or localhost.',
  'you.passkeys.add': 'Add a passkey',
  'you.passkeys.use': 'Use a passkey',
  'you.passkeys.failed': 'No passkey was used. Try again if you like.',
  'you.passkey.made': 'Passkey of {name}',
  'you.passkey.madeAt': 'added {date}',
  'you.passkey.usedAt': 'last used {date}',
  'you.passkey.backedUp': 'copied to your other devices by its maker',
  'you.passkey.remove': 'Remove',
  'you.passkey.removeNamed': 'Remove the passkey of {name}, added {date}',
  'you.passkey.removeLast':
    'This is your only passkey. Without it you are known only where you are signed in now. Remove it all the same?',
  'you.passkey.removeYes': 'Remove it',
  'you.signIn.ask':
    'You play in this browser as the guest “{name}”, who has {what}. You can bring all of it along to the person of the passkey. What you leave stays with “{name}”: you can bring it along later, or sign out to be “{name}” again.',
  'you.signIn.bring': 'Use a passkey and bring it along',
  'you.signIn.leave': 'Use a passkey and leave it',
  'you.no': 'Cancel',
  'you.has.running': '{count} running {count|game|games}',
  'you.has.decks': '{count} {count|deck|decks}',
  'you.has.campaigns': '{count} {count|campaign|campaigns}',
  'you.has.results': '{count} finished {count|game|games}',
  'you.guest': 'The guest “{name}” waits in this browser. Sign out to be “{name}” again.',
  'you.guest.has': 'The guest “{name}” of this browser has {what}.',
  'you.guest.bring': 'Bring the games of this browser along',
  'you.guest.ask':
    'Games, decks, campaigns and statistics of “{name}” become yours. Your own name, portrait and ratings stay. This cannot be undone.',
  'you.guest.yes': 'Bring them along',
  'you.guest.leave': 'Leave them',
  'you.guest.stays':
    '{count} {count|game stays|games stay} with “{name}”: your own seat is at the same table, or the game is rated and not over yet.',
  'you.signOut': 'Sign out here',
  'you.signOut.about': 'You come back with your passkey.',
  'you.signOut.warning':
    'You cannot sign out without a passkey: you could not come back, and your games and decks would be lost to you.',
  'you.devices': 'Your browsers',
  'you.devices.about': 'You are known in these browsers.',
  'you.device.here': 'this one',
  'you.device.unknown': 'A browser',
  'you.device.seen': 'last here {date}',
  'you.device.remove': 'Sign out there',
  'you.device.removeNamed': 'Sign out in {name}, last there {date}',
  'you.devices.removeOthers': 'Sign out everywhere else',
  'you.notices': 'Turn notices',
  'you.notices.about': 'Be told when it is your turn, in this browser, by a feed or by a webhook.',
  'you.notices.choose': 'Choose notices',
  'you.data': 'Your data',
  'you.data.about':
    'Everything this server keeps about you, as one file: with every move of your finished games, and your own moves of those that go on.',
  'you.data.export': 'Download your data',
  'you.delete': 'Delete everything',
  'you.delete.about':
    'Your passkeys, browsers, decks, campaigns, ratings, notices and words in chats are deleted. Your seats in running games become open, and rated games that are not over are conceded. Finished games stay for those who played with you, with “A former player” in place of your name. This cannot be undone.',
  'you.delete.name': 'Type your name, {name}, to confirm',
  'you.delete.yes': 'Delete me for ever',
  'you.device.about': 'Your seats on this device have this name and portrait.',
  'you.device.online': 'Passkeys, other browsers and turn notices belong to games online.',
  'you.storage': 'Your games on this device',
  'you.storage.promised': 'This browser has promised to keep your games until you delete them.',
  'you.storage.notPromised':
    'This browser may delete your games when the device runs short of space. You can ask it to keep them.',
  'you.storage.unknown': 'This browser does not say whether it may delete your games to make room.',
  'you.storage.used': 'This site uses {size} of this device.',
  'you.storage.ask': 'Ask it to keep them',
  'you.storage.refused':
    'The browser did not agree. Most browsers agree once the app is installed or used often. Nothing is deleted now.',
  'you.download': 'Without a network',
  'you.download.about':
    'The app already opens without a network, and keeps pictures as you see them. If you download everything, every page, game and picture works on the train too.',
  'you.download.looking': 'Checking what is missing …',
  'you.download.start': 'Download everything ({size})',
  'you.download.rest': 'Download the rest ({size})',
  'you.download.stop': 'Stop',
  'you.download.progress': 'Downloaded {done} of {all}',
  'you.download.done': 'Everything is kept in this browser: {all} of pictures, and all pages and games.',
  'you.download.full':
    'This browser has no more room for this site. What has been downloaded stays. Free space on the device, then go on.',
  'you.download.network':
    'The download stopped because a file could not be fetched. What has been downloaded stays. Go on when the network is back.',
  'you.download.unable':
    'This browser keeps no pages for use without a network, perhaps because the window is private.',
  'you.and': '{first} and {last}',
} as const satisfies Messages;

export const { say } = createSay(WORDS);
