import { keyed } from '../../../kit/keyed.ts';
import { itemInfo, type PlayerView } from '../pieces/content.ts';
import { Medallion } from '../pieces/medallion.tsx';
import { say } from '../words/say.ts';
import { type Action, type Source, sameSource } from './actions.ts';
import { useBoard } from './board-context.ts';
import { openOwn } from './dialogs.ts';
import { selectSource } from './selection.ts';

type Item = Extract<Source, { kind: 'relic' | 'potion' }>;

const OF_ITEM = { relic: ['useRelic'], potion: ['give', 'drop'] } as const;

/** Everything the seat can do right now with one of its relics or potions. */
export const actionsWith = (actions: readonly Action[], item: Item): readonly Action[] => {
  const between: readonly string[] = OF_ITEM[item.kind];
  return actions.filter(
    ({ source, does, place, reward }) =>
      sameSource(source, item) || (between.includes(does) && place === item.place && reward === undefined),
  );
};

/** What pressing an item does: aim it, use it, or open a list of everything it can do. */
const useItem = (player: PlayerView, item: Item, number: number) => {
  const { seat, actions, source, perform } = useBoard();
  const found = player.seat === seat ? actionsWith(actions, item) : [];
  const selected = sameSource(source, item);
  const aimed = found.length > 0 && found.every(({ source: from, target }) => from && target);
  const inspect = (): void => openOwn({ kind: 'item', item: number });
  return {
    usable: found.some(({ does }) => does !== 'drop' && does !== 'give'),
    selected,
    item: number,
    own: player.seat === seat ? `${item.kind}:${item.place}` : undefined,
    explain: `item:${number}`,
    onInspect: inspect,
    onPress: () => {
      const [only] = found;
      if (only === undefined) inspect();
      else if (aimed) selectSource(selected ? undefined : item);
      else if (found.length > 1 || only.source === undefined)
        openOwn({ kind: 'owned', of: item.kind, place: item.place });
      else if (selected) perform(only);
      else selectSource(item);
    },
  };
};

/** A relic's markers in words; empty if it has none. */
export const relicState = (player: PlayerView, place: number): string => {
  const state = player.relicStates[place];
  const { counts } = itemInfo(player.relics[place] ?? 0);
  return [
    ...(state?.ready === false ? [say('item.used')] : []),
    ...(counts === undefined || state === undefined ? [] : [say(`item.${counts}`, { count: state.left })]),
  ].join(', ');
};

const Relic = ({ player, place }: { readonly player: PlayerView; readonly place: number }) => {
  const number = player.relics[place] ?? 0;
  const use = useItem(player, { kind: 'relic', place }, number);
  const { name, counts } = itemInfo(number);
  const state = player.relicStates[place];
  const words = relicState(player, place);
  return (
    <Medallion
      kind="relic"
      picture={name}
      label={words === '' ? name : `${name}, ${words}`}
      used={state?.ready === false}
      {...(counts === undefined || state === undefined ? {} : { count: state.left })}
      {...use}
    />
  );
};

const Potion = ({ player, place }: { readonly player: PlayerView; readonly place: number }) => {
  const number = player.potions[place] ?? 0;
  const use = useItem(player, { kind: 'potion', place }, number);
  const { name } = itemInfo(number);
  return <Medallion kind="potion" picture={name} label={name} {...use} />;
};

/** A player's relics and potions with their markers; your own can be used right there. */
export const ItemMedallions = ({ player }: { readonly player: PlayerView }) => (
  <>
    {keyed(player.relics).map(({ key, place }) => (
      <Relic key={`relic${key}`} player={player} place={place} />
    ))}
    {keyed(player.potions).map(({ key, place }) => (
      <Potion key={`potion${key}`} player={player} place={place} />
    ))}
  </>
);
