import { openDialog } from '../../../kit/dialogs.ts';
import { SYMBOLS } from '../pictures/symbols.ts';
import { faceInfo, faceOf, type PlayerView, uidOf } from '../pieces/content.ts';
import { nameOfFace } from '../pieces/face-name.ts';
import { Medallion } from '../pieces/medallion.tsx';
import { say } from '../words/say.ts';
import { type Source, sameSource } from './actions.ts';
import { useBoard } from './board-context.ts';
import { openOwn } from './dialogs.ts';
import { ItemMedallions } from './item-medallions.tsx';
import styles from './player-figure.module.css';
import { selectSource } from './selection.ts';

/** Powers, relics, potions and spendable tokens, each with its uses and details. */
export const PlayerItems = ({ player }: { readonly player: PlayerView }) => {
  const { seat, actions, source, perform } = useBoard();
  const own = player.seat === seat;
  const use = (wanted: Source, inspect: () => void) => {
    const found = own ? actions.filter((action) => sameSource(action.source, wanted)) : [];
    const selected = sameSource(source, wanted);
    const [only] = found;
    return {
      usable: found.length > 0,
      selected,
      onPress: () => {
        if (only === undefined) inspect();
        else if (selected && found.length === 1 && only.target === undefined) perform(only);
        else selectSource(selected ? undefined : wanted);
      },
    };
  };
  const shivs = use({ kind: 'shiv' }, () => openDialog({ kind: 'rules', query: 'Shiv' }));
  const miracles = use({ kind: 'miracle' }, () => openDialog({ kind: 'rules', query: 'Miracle' }));
  return (
    <div className={styles.items}>
      {(player.shivs > 0 || shivs.usable) && (
        <Medallion
          kind="shiv"
          explain="sign:shiv"
          Sign={SYMBOLS.shiv}
          label={say('shivs', { count: player.shivs })}
          count={player.shivs}
          {...shivs}
        />
      )}
      {player.miracles > 0 && (
        <Medallion
          kind="miracle"
          explain="sign:miracle"
          Sign={SYMBOLS.miracle}
          label={say('miracles', { count: player.miracles })}
          count={player.miracles}
          {...miracles}
        />
      )}
      {player.powers.map((card) => {
        const face = faceOf(card);
        return (
          <Medallion
            key={`power${uidOf(card)}`}
            kind="power"
            own={`power:${uidOf(card)}`}
            explain={`face:${face}`}
            picture={faceInfo(face).id}
            label={nameOfFace(face)}
            {...use({ kind: 'ability', uid: uidOf(card) }, () => openOwn({ kind: 'card', face }))}
          />
        );
      })}
      <ItemMedallions player={player} />
    </div>
  );
};
