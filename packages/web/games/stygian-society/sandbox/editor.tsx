import type { EditorProps, Position } from '../../../game/sandbox.ts';
import { keyed } from '../../../kit/keyed.ts';
import styles from '../../../sandbox/editor.module.css';
import { type Fields, listIn, nameIn, withField } from '../../../sandbox/fields.ts';
import { usePicker } from '../../../sandbox/picker-context.ts';
import { PickerHost } from '../../../sandbox/picker-host.tsx';
import { PileField } from '../../../sandbox/pile-field.tsx';
import { LIBRARY } from '../library/library.ts';
import { say } from '../words/say.ts';
import { CubeEditor } from './cube-editor.tsx';
import { HeroEditor } from './hero-editor.tsx';
import { addHero, freeHeroes, heroesIn, removeHero, withHero } from './position.ts';
import { RankEditor } from './rank-editor.tsx';
import { TableEditor } from './table-editor.tsx';

/** `position.heroes[1]` is the second hero; any other path means the position itself. */
const changeAt = (position: Position, path: string, change: (now: Fields) => Fields): Position => {
  const at = /^position\.heroes\[(\d+)\]$/.exec(path)?.[1];
  if (at === undefined) return change(position);
  const hero = heroesIn(position)[Number(at)];
  return hero === undefined ? position : withHero(position, Number(at), change(hero));
};

const PARTY_TREASURES = { holder: ['party'] };
const TREASURES = ['treasure'];

const PartyTreasures = ({ position, onChange }: EditorProps) => {
  const pick = usePicker();
  const treasures = listIn(position, 'partyTreasures');
  return (
    <PileField
      label={say('sandbox.partyTreasures')}
      items={treasures.map((written) => ({ name: nameIn(written) }))}
      path="position.partyTreasures"
      onAdd={() =>
        pick((latest) => ({
          title: say('sandbox.partyTreasures'),
          kinds: TREASURES,
          wanted: PARTY_TREASURES,
          onPick: ({ name }) =>
            latest('position', (now) =>
              withField(now, 'partyTreasures', [...listIn(now, 'partyTreasures'), name]),
            ),
        }))
      }
      onRemove={(at) => onChange(withField(position, 'partyTreasures', treasures.toSpliced(at, 1)))}
    />
  );
};

/** The whole board: floor and tracks, cubes, the two ranks, then every hero. */
export const Editor = ({ position, onChange }: EditorProps) => {
  const heroes = heroesIn(position);
  const free = freeHeroes(position);
  return (
    <PickerHost library={LIBRARY} position={position} onChange={onChange} changeAt={changeAt}>
      <div className={styles.editor}>
        <TableEditor position={position} onChange={onChange} />
        <CubeEditor position={position} onChange={onChange} />
        <RankEditor position={position} onChange={onChange} />
        {keyed(heroes).map(({ key, item, place }) => (
          <HeroEditor
            key={key}
            hero={item}
            at={place}
            free={free}
            position={position}
            onChange={(hero) => onChange(withHero(position, place, hero))}
            onRemove={heroes.length > 1 ? () => onChange(removeHero(position, place)) : undefined}
          />
        ))}
        {free.length > 0 && (
          <button type="button" className={styles.addPlayer} onClick={() => onChange(addHero(position))}>
            + {say('sandbox.addHero')}
          </button>
        )}
        <PartyTreasures position={position} onChange={onChange} />
      </div>
    </PickerHost>
  );
};
