import type { EditorProps } from '../../../game/sandbox.ts';
import { Button } from '../../../kit/button.tsx';
import { keyed } from '../../../kit/keyed.ts';
import styles from '../../../sandbox/editor.module.css';
import { NumberField } from '../../../sandbox/number-field.tsx';
import { usePicker } from '../../../sandbox/picker-context.ts';
import controls from '../../../theme/controls.module.css';
import { ENTRIES } from '../library/entries.ts';
import { Picture } from '../pieces/picture.tsx';
import { say } from '../words/say.ts';
import { asPrinted, type Foe, rankIn, withRank } from './position.ts';
import own from './rank-editor.module.css';

const ENEMIES = ['enemy', 'mid-boss', 'wizard'];

const FOES = new Map(
  ENTRIES.filter(({ kind }) => ENEMIES.includes(kind)).map((entry) => [entry.name, entry]),
);

type RankProps = EditorProps & { readonly rank: 'front' | 'rear' };

const FoeField = ({
  foe,
  path,
  onWounds,
  onRemove,
}: {
  readonly foe: Foe;
  readonly path: string;
  readonly onWounds: (wounds: number) => void;
  readonly onRemove: () => void;
}) => {
  const entry = FOES.get(foe.enemy);
  return (
    <li className={own.foe}>
      <span className={own.art}>
        {entry && <Picture id={entry.id} mood={entry.facets.colour?.[0] ?? 'boss'} />}
      </span>
      <strong>{foe.enemy}</strong>
      <NumberField
        label={say('sandbox.woundsOn')}
        value={foe.wounds}
        most={(entry?.ranks.health ?? 99) - 1}
        path={path}
        onChange={onWounds}
      />
      <Button look="square" aria-label={say('sandbox.remove', { what: foe.enemy })} onClick={onRemove}>
        ×
      </Button>
    </li>
  );
};

const Rank = ({ position, onChange, rank }: RankProps) => {
  const pick = usePicker();
  const foes = rankIn(position, rank) ?? [];
  return (
    <div className={styles.enemies}>
      <p className={controls.label}>{say(`rank.${rank}`)}</p>
      <ul className={own.foes}>
        {keyed(foes).map(({ key, item, place }) => (
          <FoeField
            key={key}
            foe={item}
            path={`position.${rank}[${place}]`}
            onWounds={(wounds) => onChange(withRank(position, rank, foes.with(place, { ...item, wounds })))}
            onRemove={() => onChange(withRank(position, rank, foes.toSpliced(place, 1)))}
          />
        ))}
      </ul>
      <button
        type="button"
        className={styles.addEnemy}
        onClick={() =>
          pick((latest) => ({
            title: say(`sandbox.addFoe.${rank}`),
            kinds: ENEMIES,
            onPick: ({ name }) =>
              latest('position', (now) =>
                withRank(now, rank, [...(rankIn(now, rank) ?? []), { enemy: name, wounds: 0 }]),
              ),
          }))
        }
      >
        + {say(`sandbox.addFoe.${rank}`)}
      </button>
    </div>
  );
};

/** The enemies: as on the room card, or custom. */
export const RankEditor = ({ position, onChange }: EditorProps) => {
  const printed = rankIn(position, 'front') === undefined && rankIn(position, 'rear') === undefined;
  return (
    <section className={own.ranks} aria-label={say('enemies')}>
      <label className={own.printed}>
        <input
          type="checkbox"
          checked={printed}
          onChange={({ target }) =>
            onChange(target.checked ? asPrinted(position) : { ...position, front: [], rear: [] })
          }
        />
        {say('sandbox.asPrinted')}
      </label>
      {!printed && (
        <div className={styles.row}>
          <Rank rank="rear" position={position} onChange={onChange} />
          <Rank rank="front" position={position} onChange={onChange} />
        </div>
      )}
    </section>
  );
};
