import type { Messages } from '@three-spires/kernel';
import { createSay } from '../text/say.ts';

/** Text about games that move between a server, this device and files. */
const WORDS = {
  'moving.title': 'Take your games along',
  'moving.about':
    'Export everything you have here as one file: your games with every move, your decks, your campaigns and your results. Import it in another browser, on another device or at another server.',
  'moving.terms':
    'Imported games are practice. They count for no campaign, no rating and no day, and no public list shows them. A match keeps its score and goes on; clocks go on with the time they had left when you exported the game.',
  'moving.export': 'Export everything',
  'moving.exporting': 'Collecting your games: {count} so far …',
  'moving.exported': 'The file holds {what}.',
  'moving.import': 'Import a file',
  'moving.reading': 'Checking every move of the file …',
  'moving.importing': 'Importing …',
  'moving.imported': 'Imported: {what}.',
  'moving.importedNothing': 'Nothing new was in the file.',
  'moving.known': '{count} {count|thing was|things were} here already.',
  'moving.campaignsKept':
    'The file has progress in the campaign of {games}. Yours here is different, and it stays.',
  'moving.replace': 'Replace my campaign with the one of the file',
  'moving.replaced': 'The campaign of the file has replaced yours.',
  'moving.leftOut': '{count} {count|game|games} could not come along:',
  'moving.games': '{count} {count|game|games}',
  'moving.decks': '{count} {count|deck|decks}',
  'moving.campaigns': '{count} {count|campaign|campaigns}',
  'moving.results': '{count} {count|result|results} of earlier games',
  'moving.nothing': 'nothing',
  'moving.and': '{first} and {last}',
  'moving.failed': 'That did not work. Check the network and try again.',
  'moving.refused': 'Nothing was imported. {problem}',
  'moving.file.large': 'This file has {size} MB. An export of Three Spires has at most {most} MB.',
  'moving.file.broken': 'This file is damaged or cut off: it cannot be read as JSON ({problem}).',
  'moving.file.foreign': 'This is not an export of Three Spires.',
  'moving.file.data':
    'This file is the copy of the data that a server keeps about you. It cannot be imported. Use “Export everything” there instead.',
  'moving.file.newer':
    'This file was made by a newer release of Three Spires. Update this one, then import the file.',
  'moving.file.list': 'This file is damaged or was edited: {field} must be a list.',
  'moving.exportTable': 'Export this game',
  'keep.here': 'Keep on this device',
  'keep.busy': 'Copying the game to this device …',
  'keep.done': 'The game is on this device. You can watch it without a network.',
  'keep.watch': 'Watch the kept game',
  'upload.about':
    'This game is on your device, where nobody else can join it. Upload it, and it goes on online:',
  'upload.replayed': 'The server replays the whole game from its seed. You continue at the same point.',
  'upload.kept':
    'Your seats, every move, undo, the clocks, the score of the match and what was said come along.',
  'upload.practice':
    'Online the game is practice. It counts for no campaign, no rating and no day. Moves may be taken back past what they revealed.',
  'upload.stays':
    'The game on this device stays as it is and counts as before. The two no longer follow each other.',
  'upload.rivals': 'You have seen the cards of both sides. A friend who takes a seat should know that.',
  'upload.seats': 'Seats for others',
  'upload.seat': 'Leave {name} to someone else',
  'upload.alone':
    'This game has one seat, which is yours. Whoever opens the invitation can look on, or join where the game lets newcomers in.',
  'upload.go': 'Upload and invite',
  'upload.busy': 'Uploading. The server replays the game …',
  'upload.done': 'The game is online. Send this invitation:',
  'upload.open': 'Go to the game online',
  'upload.none':
    'This site has no server, so nobody can join you here. Export the game as a file: it can be imported wherever there is a server, and go on there with others.',
  'upload.away': 'No server can be reached now. Try again with a network, or export the game as a file.',
  'upload.moved': 'You have continued this game online.',
} as const satisfies Messages;

export const { say } = createSay(WORDS);

/** `3 games, 1 deck and 2 results` */
export const listed = (parts: readonly string[]): string => {
  const last = parts.at(-1);
  if (last === undefined) return say('moving.nothing');
  const rest = parts.slice(0, -1);
  return rest.length === 0 ? last : say('moving.and', { first: rest.join(', '), last });
};
