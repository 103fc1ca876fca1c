/** The climb between fights: the place, the map, menus, the Merchant and Boss relics. */
import {
  type EnemyInfo,
  enemyInfo,
  eventInfo,
  type RunView,
  type SlayTheSpireView,
  type SpaceView,
  type StockView,
} from '@three-spires/slay-the-spire/library';
import type { Section } from '../telling/game.ts';
import { joined, lines } from '../telling/parts.ts';
import { cardWords, itemWords, roomName, type SlaySeen, wordsOf } from './names.ts';
import { say, sayOr } from './words.ts';

const KEYS = ['ruby', 'sapphire', 'emerald'] as const;

const bossOf = ({ boss }: RunView): EnemyInfo | undefined => (boss < 0 ? undefined : enemyInfo(boss));

const here = ({ map, space }: RunView): SpaceView | undefined => map.find(({ index }) => index === space);

/** Act, floor and room, and what belongs to the whole climb. */
export const placeLines = ({ run }: SlayTheSpireView): string[] => {
  if (run === undefined) return [];
  const space = here(run);
  const held = KEYS.filter((key) => run.keys[key]).map((key) => say(`key.${key}`));
  const boss = bossOf(run);
  return lines(
    joined([
      say('act', { act: run.act }),
      space !== undefined && say('floor', { floor: space.row + 1 }),
      space !== undefined && roomName(run.room),
      run.ascension > 0 && say('ascension', { level: run.ascension }),
    ]),
    run.event !== undefined &&
      say('event', { name: run.event.name, story: eventInfo(run.event.index).story }),
    boss !== undefined && say('boss', { boss: boss.name }),
    run.modifiers.length > 0 && say('modifiers', { names: run.modifiers.join(', ') }),
    held.length > 0 && say('keys', { names: held.join(', ') }),
  );
};

const menuLines = ({ view, viewer, names }: SlaySeen): string[] => {
  const { run } = view;
  if (run?.menus === undefined) return [];
  const options = (run.menus[viewer === 'spectator' ? 0 : viewer] ?? []).map(({ name, text, closed }) => {
    const line = joined([name, wordsOf(text)], ': ');
    return closed === undefined
      ? line
      : `${line} (${say('closed', { why: sayOr(`closed.${closed}`, closed) })})`;
  });
  const votes = run.votes.flatMap((vote, seat) => (vote < 0 ? [] : [`${names[seat] ?? ''} ${vote + 1}`]));
  return [...options, ...(votes.length === 0 ? [] : [say('menuVotes', { votes: votes.join(', ') })])];
};

const stock = (some: readonly StockView[], words: (item: number) => string): string[] =>
  some
    .filter(({ item }) => item >= 0)
    .map(({ item, price }) => {
      const [what = '', text = ''] = words(item).split(/: (.*)/s);
      return say('price', { what, price, text });
    });

const shopLines = ({ view: { run }, viewer }: SlaySeen): string[] => {
  const merchant = run?.merchant;
  if (merchant === undefined) return [];
  const own = viewer === 'spectator' ? [] : (merchant.cards[viewer] ?? []);
  return [
    ...stock(merchant.relics, itemWords),
    ...stock(merchant.potions, itemWords),
    ...stock(own, cardWords),
    ...stock(merchant.colorless, cardWords),
    say('removePrice', { price: merchant.removePrice }),
  ];
};

const bossRelicLines = ({ view: { run, phase }, names }: SlaySeen): string[] =>
  run === undefined || phase !== 'bossRelics'
    ? []
    : run.bossRelics
        .filter((item) => item >= 0)
        .map((item) => {
          const who = run.claims.flatMap((claim, seat) =>
            claim >= 0 && run.bossRelics[claim] === item ? [names[seat] ?? ''] : [],
          );
          return who.length === 0
            ? itemWords(item)
            : `${itemWords(item)} (${say('claimed', { who: who.join(', ') })})`;
        });

const spaceLine = ({ map, reachable }: RunView, { row, column, room, exits, index }: SpaceView): string => {
  const columns = exits.flatMap((exit) => {
    const space = map.find((each) => each.index === exit);
    return space === undefined ? [] : [space.column + 1];
  });
  const line = say('mapSpace', {
    floor: row + 1,
    column: column + 1,
    room: roomName(room),
    exits: columns.length === 0 ? '' : say('mapExits', { columns: columns.join(', ') }),
  });
  return reachable.includes(index) ? `${say('mapNext')}${line}` : line;
};

/** The map from where the party stands upwards, floor by floor. */
const mapLines = ({ view: { run, phase } }: SlaySeen): string[] => {
  if (run === undefined || phase !== 'map') return [];
  const from = here(run)?.row ?? -1;
  return [...run.map]
    .filter(({ row }) => row > from)
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map((space) => spaceLine(run, space));
};

export const climbSections = (seen: SlaySeen): readonly Section[] => [
  { heading: say('menu'), lines: menuLines(seen) },
  { heading: say('shop'), lines: shopLines(seen) },
  { heading: say('bossRelics'), lines: bossRelicLines(seen) },
  { heading: say('map'), lines: mapLines(seen) },
];
