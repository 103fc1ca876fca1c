import { TableDialogs } from '../../../table/dialogs/table-dialogs.tsx';
import { useBoard } from '../board/board-context.ts';
import type { StygianSocietyDialog } from '../board/dialogs.ts';
import { say } from '../words/say.ts';
import { useVoice } from './board.tsx';
import {
  CardInspect,
  ChestInspect,
  FoeInspect,
  HeroInspect,
  PlaceInspect,
  StatusInspect,
} from './inspect.tsx';

const KEYS = (['keys.choices', 'keys.room'] as const).map((key) => ({
  key: say(key),
  about: say(`${key}.about`),
}));

const Own = ({ open }: { readonly open: StygianSocietyDialog }) => {
  switch (open.kind) {
    case 'card':
      return <CardInspect card={open.card} />;
    case 'foe':
      return <FoeInspect enemy={open.enemy} />;
    case 'place':
      return <PlaceInspect />;
    case 'chest':
      return <ChestInspect chest={open.chest} />;
    case 'status':
      return <StatusInspect status={open.status} />;
    case 'hero':
      return <HeroInspect hero={open.hero} />;
  }
};

export const StygianSocietyDialogs = () => {
  const { picture, names } = useBoard();
  const voice = useVoice();
  return (
    <TableDialogs
      game={picture.game}
      names={names}
      voice={voice}
      keys={KEYS}
      own={(open) => <Own open={open as StygianSocietyDialog} />}
    />
  );
};
