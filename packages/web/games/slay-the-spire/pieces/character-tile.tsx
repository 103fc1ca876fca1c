import type { ReactNode } from 'react';
import { FigureTile } from '../../../set-up/figure-tile.tsx';
import { say } from '../words/say-first.ts';
import type { CharacterProfile } from './characters.ts';
import { Figure } from './figure.tsx';

type CharacterTileProps = {
  readonly profile: CharacterProfile;
  readonly onChoose?: () => void;
  readonly disabled?: boolean;
  /** Dark, because nobody plays it. */
  readonly dimmed?: boolean;
  readonly action?: string;
  readonly children?: ReactNode;
};

export const CharacterTile = ({ profile: { name, hp, about, Icon, mood }, ...rest }: CharacterTileProps) => (
  <FigureTile
    face={{ name, detail: say('characterHp', { hp }), about: say(about), Icon, mood }}
    figure={<Figure name={name} mood={mood} />}
    {...rest}
  />
);
