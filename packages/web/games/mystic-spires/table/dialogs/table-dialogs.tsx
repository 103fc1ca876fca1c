import { useLiveTable } from '../../../../connection/use-table.ts';
import { ConfirmDialog } from '../../../../kit/confirm-dialog.tsx';
import { AskFirst } from '../../../../table/dialogs/ask-first.tsx';
import { TableDialogs } from '../../../../table/dialogs/table-dialogs.tsx';
import { useBoard } from '../../board/board-context.ts';
import type { MysticSpiresDialog } from '../../board/dialogs.ts';
import { CONCEDE } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import { VOICE } from '../retelling/voice.ts';
import { CardInspect, ThingInspect, TowerInspect } from './inspect.tsx';
import { PassSettings } from './settings.tsx';
import { ZoneDialog } from './zone-dialog.tsx';

const KEYS = (
  [
    'keys.pass',
    'keys.turn',
    'keys.hold',
    'keys.battle',
    'keys.end',
    'keys.attack',
    'keys.ability',
    'keys.answer',
    'keys.graveyard',
    'keys.cards',
  ] as const
).map((key) => ({
  key: say(key),
  about: say(`${key}.about`),
}));

/** MYS-36.4: a house rule. It asks for confirmation because it cannot be taken back. */
const ConcedeDialog = () => {
  const { send } = useLiveTable();
  const { seat } = useBoard();
  return (
    <ConfirmDialog
      title={say('concede')}
      about={say('concede.about')}
      yes={say('concede.yes')}
      no={say('concede.no')}
      action="concede"
      onYes={() => seat !== undefined && send({ type: 'move', seat, move: CONCEDE })}
    />
  );
};

/** Asks before the turn or the battle ends with unused attacks that would win. */
const LethalDialog = ({ move }: { readonly move: number }) => {
  const { actions, carryOut } = useBoard();
  const action = actions.find(({ option }) => option.move === move);
  if (action === undefined) return null;
  return (
    <AskFirst
      title={say('lethal.title')}
      about={say('lethal.about')}
      yes={say('lethal.yes')}
      action="leave-anyway"
      onYes={() => carryOut(action)}
    />
  );
};

const Own = ({ open }: { readonly open: MysticSpiresDialog }) => {
  switch (open.kind) {
    case 'card':
      return <CardInspect card={open.card} />;
    case 'thing':
      return <ThingInspect id={open.id} />;
    case 'tower':
      return <TowerInspect seat={open.seat} />;
    case 'zone':
      return <ZoneDialog seat={open.seat} zone={open.zone} />;
    case 'concede':
      return <ConcedeDialog />;
    case 'lethal':
      return <LethalDialog move={open.move} />;
  }
};

export const MysticSpiresDialogs = () => {
  const { picture, names } = useBoard();
  return (
    <TableDialogs
      game={picture.game}
      names={names}
      voice={VOICE}
      keys={KEYS}
      settings={<PassSettings />}
      own={(open) => <Own open={open as MysticSpiresDialog} />}
    />
  );
};
