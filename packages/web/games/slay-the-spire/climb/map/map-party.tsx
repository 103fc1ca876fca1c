import { profileOf } from '../../pieces/characters.ts';
import { Figure } from '../../pieces/figure.tsx';
import { type MapPicture, partyOf, pointStyle } from './map-layout.ts';
import styles from './map-party.module.css';

type MapPartyProps = { readonly run: MapPicture; readonly heroes: readonly string[] };

/** The heroes on the map, in the room they are in or before the door. */
export const MapParty = ({ run, heroes }: MapPartyProps) => (
  <span
    className={styles.party}
    style={pointStyle(run.map, partyOf(run))}
    data-count={heroes.length}
    data-party=""
    aria-hidden="true"
  >
    {heroes.map((hero) => (
      <span key={hero} className={styles.hero}>
        <Figure name={hero} mood={profileOf(hero)?.mood ?? 'none'} state="still" />
      </span>
    ))}
  </span>
);
