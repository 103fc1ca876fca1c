import { CARDS, STATUSES } from '@three-spires/mystic-spires/library';
import type { Position } from '../../../game/sandbox.ts';
import { Button } from '../../../kit/button.tsx';
import { ChoiceField } from '../../../sandbox/choice-field.tsx';
import styles from '../../../sandbox/editor.module.css';
import {
  type Fields,
  listIn,
  nameIn,
  numberIn,
  textIn,
  type Written,
  withField,
} from '../../../sandbox/fields.ts';
import { NumberField } from '../../../sandbox/number-field.tsx';
import { Art } from '../pieces/art.tsx';
import { say } from '../words/say.ts';
import own from './keeper-editor.module.css';
import { MarksField } from './marks-field.tsx';
import { isEquipment, isUnit, type KeeperSeat, labelAt, thingIn, unitLabels } from './position.ts';

type ThingEditorProps = {
  readonly written: Written;
  readonly position: Position;
  readonly seat: KeeperSeat;
  readonly at: number;
  readonly onChange: (thing: Fields) => void;
  readonly onRemove: () => void;
};

type Toggled = { readonly name: string; readonly on: boolean; readonly toggle: () => void };

const Toggles = ({ legend, items }: { readonly legend: string; readonly items: readonly Toggled[] }) => (
  <fieldset className={own.statuses}>
    <legend>{legend}</legend>
    {items.map(({ name, on, toggle }) => (
      <button key={name} type="button" className={own.status} aria-pressed={on} onClick={toggle}>
        {name}
      </button>
    ))}
  </fieldset>
);

const toggled = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

type PartProps = {
  readonly thing: Fields;
  readonly path: string;
  readonly onChange: (thing: Fields) => void;
};

/** It needs an X, printed or from a Passive: a status without one would leave no mark (MYS-27.1). */
const NUMBERED = 'Ignite';

/** What only Units have: damage, Ignite marks, Fatigue and statuses. */
const UnitFields = ({ thing, path, onChange }: PartProps) => {
  const statuses = listIn(thing, 'statuses') as readonly string[];
  const fatigued = thing.fatigued === true;
  return (
    <>
      <div className={styles.counters}>
        <NumberField
          label={say('sandbox.damage')}
          value={numberIn(thing, 'damage', 0)}
          most={99}
          path={`${path}.damage`}
          onChange={(value) => onChange(withField(thing, 'damage', value, 0))}
        />
      </div>
      <MarksField marked={thing} path={path} onChange={onChange} />
      <Toggles
        legend={say('sandbox.statuses')}
        items={[
          {
            name: say('sandbox.fatigued'),
            on: fatigued,
            toggle: () => onChange(withField(thing, 'fatigued', !fatigued, false)),
          },
          ...STATUSES.filter((name) => name !== NUMBERED || statuses.includes(name)).map((name) => ({
            name,
            on: statuses.includes(name),
            toggle: () => onChange(withField(thing, 'statuses', toggled(statuses, name))),
          })),
        ]}
      />
    </>
  );
};

/** Rarely used fields of a card: its bonds and its owner. Collapsed unless there is something. */
const Ties = ({
  thing,
  path,
  seat,
  others,
  onChange,
}: PartProps & { readonly seat: KeeperSeat; readonly others: readonly string[] }) => {
  const bonds = listIn(thing, 'bonds') as readonly string[];
  return (
    <details className={own.ties} open={bonds.length > 0 || 'owner' in thing}>
      <summary>{say('sandbox.ties')}</summary>
      {others.length > 0 && (
        <Toggles
          legend={say('sandbox.bonds')}
          items={others.map((name) => ({
            name,
            on: bonds.includes(name),
            toggle: () => onChange(withField(thing, 'bonds', toggled(bonds, name))),
          }))}
        />
      )}
      <ChoiceField
        label={say('sandbox.owner')}
        value={String(numberIn(thing, 'owner', seat + 1))}
        options={[1, 2].map((number) => ({
          value: String(number),
          name: say('sandbox.keeper', { number }),
        }))}
        path={`${path}.owner`}
        onChange={(value) => onChange(withField(thing, 'owner', Number(value), seat + 1))}
      />
    </details>
  );
};

/** A card in play: its state, what it is attached to, and its owner. */
export const ThingEditor = ({ written, position, seat, at, onChange, onRemove }: ThingEditorProps) => {
  const path = `position.keepers[${seat}].field[${at}]`;
  const thing = thingIn(written);
  const name = nameIn(written);
  const label = labelAt(position, { seat, at });
  const units = unitLabels(position);
  const card = CARDS.find((each) => each.name === name);
  return (
    <section className={styles.enemy} data-thing={label} aria-label={label}>
      <header className={styles.enemyHead}>
        <span className={own.thing}>{card && <Art of={card} size="small" square />}</span>
        <h3 className={styles.enemyName}>{label}</h3>
        <Button
          look="square"
          className={styles.remove}
          aria-label={say('sandbox.remove', { what: label })}
          onClick={onRemove}
        >
          ×
        </Button>
      </header>
      {isEquipment(name) && (
        <ChoiceField
          label={say('sandbox.on')}
          value={textIn(thing, 'on', '')}
          options={[
            { value: '', name: say('sandbox.onNothing') },
            ...units.map((value) => ({ value, name: value })),
          ]}
          path={path}
          onChange={(value) => onChange(withField(thing, 'on', value, ''))}
        />
      )}
      {isUnit(name) && <UnitFields thing={thing} path={path} onChange={onChange} />}
      <Ties
        thing={thing}
        path={path}
        seat={seat}
        others={isUnit(name) ? units.filter((other) => other !== label) : []}
        onChange={onChange}
      />
    </section>
  );
};
