import { AskFirst } from '../../../../table/dialogs/ask-first.tsx';
import { TableDialogs } from '../../../../table/dialogs/table-dialogs.tsx';
import { useBoard } from '../../board/board-context.ts';
import type { SlayTheSpireDialog } from '../../board/dialogs.ts';
import { MapDialog } from '../../climb/map/map-dialog.tsx';
import { LeaveRelic } from '../../climb/scene/leave-relic.tsx';
import { say } from '../../words/say.ts';
import { VOICE } from '../retelling/voice.ts';
import { DeckViewer } from './deck-viewer.tsx';
import { CardInspect, EnemyInspect, ItemInspect } from './inspect.tsx';
import { OwnedItem } from './owned-item.tsx';
import { OwnSettingSwitches } from './settings.tsx';

const KEYS = (
  ['keys.cards', 'keys.end', 'keys.shiv', 'keys.miracle', 'keys.potion', 'keys.deck'] as const
).map((key) => ({
  key: say(key),
  about: say(`${key}.about`),
}));

const ConfirmEnd = ({ why, what }: Extract<SlayTheSpireDialog, { kind: 'confirmEnd' }>) => {
  const { actions, perform } = useBoard();
  const end = actions.find(({ does }) => does === 'endTurn');
  return (
    <AskFirst
      title={say('confirmEnd')}
      about={say(`confirmEnd.${why}`, { what })}
      yes={say('confirmEnd.yes')}
      action="end-anyway"
      onYes={() => end !== undefined && perform(end)}
    />
  );
};

const Own = ({ open }: { readonly open: SlayTheSpireDialog }) => {
  switch (open.kind) {
    case 'map':
      return <MapDialog />;
    case 'confirmEnd':
      return <ConfirmEnd {...open} />;
    case 'leaveRelic':
      return <LeaveRelic move={open.move} />;
    case 'pile':
      return <DeckViewer {...open} />;
    case 'card':
      return <CardInspect face={open.face} />;
    case 'enemy':
      return <EnemyInspect enemy={open.enemy} />;
    case 'item':
      return <ItemInspect item={open.item} />;
    case 'owned':
      return <OwnedItem of={open.of} place={open.place} />;
  }
};

export const SlayTheSpireDialogs = () => {
  const { picture, names, seat } = useBoard();
  return (
    <TableDialogs
      game={picture.game}
      names={names}
      voice={VOICE}
      keys={KEYS}
      settings={<OwnSettingSwitches />}
      giveUp={picture.outcome === undefined ? seat : undefined}
      own={(open) => <Own open={open as SlayTheSpireDialog} />}
    />
  );
};
