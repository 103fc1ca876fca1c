import type { Messages } from '@three-spires/kernel';

/** What chat, campaign, replay and the summary of a run say. */
export const HOST_ENGLISH = {
  'replay.watch': 'Watch the replay',
  'replay.controls': 'Replay',
  'replay.moment': 'Moment of the game',
  'replay.position': 'Move {at} of {last}, {chapter}',
  'replay.move': 'Move {at} of {last}',
  'replay.chapters': 'Jump to',
  'replay.start': 'Start',
  'replay.act': 'Act {act}',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.back': 'One move back',
  'replay.forward': 'One move on',
  'replay.previous': 'Previous room or round',
  'replay.next': 'Next room or round',
  'replay.speed': 'Speed',
  'replay.times': '{speed}×',
  'replay.eyes': 'Eyes of',
  'replay.share': 'Copy link',
  'replay.copied': 'Link copied',
  'replay.shareAbout': 'A link to this very moment. Whoever has it can watch the game.',
  'replay.shareLater': 'Until the game is over the link only works for those at the table.',
  'replay.branch': 'Play on from here',
  'replay.branchAbout': 'Opens a table of your own with this past. It does not count for the campaign.',
  'replay.branchLater': 'Others still play this game. Play on from it when it is over.',
} as const satisfies Messages;
