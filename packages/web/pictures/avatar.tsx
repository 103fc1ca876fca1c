import type { PicturedGame } from './addresses.ts';
import styles from './avatar.module.css';
import { GlassPicture } from './glass-picture.tsx';
import { PICTURE_VERSIONS } from './versions.ts';

const isPictured = (game: string): game is PicturedGame => game in PICTURE_VERSIONS;

/** A person's portrait, next to their name: `avatar` names a picture by game, kind and id. */
export const Avatar = ({ avatar }: { readonly avatar: string | undefined }) => {
  const [game = '', kind = '', id = ''] = avatar?.split('/') ?? [];
  if (!isPictured(game) || id === '') return null;
  return (
    <span className={styles.avatar} data-avatar={avatar} aria-hidden="true">
      <GlassPicture game={game} kind={kind} id={id} size="small" frame="round" />
    </span>
  );
};
