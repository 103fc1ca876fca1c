import { PLACES } from '@three-spires/slay-the-spire';
import type { EditorProps } from '../../../game/sandbox.ts';
import { ChoiceField } from '../../../sandbox/choice-field.tsx';
import styles from '../../../sandbox/editor.module.css';
import { type Fields, listIn, numberIn, textIn, withField } from '../../../sandbox/fields.ts';
import { NumberField } from '../../../sandbox/number-field.tsx';
import { ENTRIES } from '../library/entries.ts';
import { nameOfValue } from '../library/names.ts';
import { say } from '../words/sandbox.ts';
import { climbIn, enemiesIn } from './position.ts';

const ACTS = ['1', '2', '3', '4'];
const PHASES = ['play', 'start', 'enemyTurn', 'rewards'] as const;
const FACES = ['1', '2', '3', '4', '5', '6'];

const eventsOf = (act: string): readonly string[] =>
  ENTRIES.filter(({ kind, facets }) => kind === 'event' && facets.act?.[0] === act).map(({ name }) => name);

/** Where on the climb the party is. */
const ClimbFields = ({ climb, onChange }: { climb: Fields; onChange: (climb: Fields) => void }) => {
  const act = String(numberIn(climb, 'act', 1));
  const room = textIn(climb, 'room', 'map');
  const events = eventsOf(act);
  return (
    <>
      <ChoiceField
        label={say('sandbox.act')}
        value={act}
        options={ACTS.map((value) => ({ value, name: nameOfValue('act', value) }))}
        path="position.climb.act"
        onChange={(value) =>
          onChange(withField(withField(climb, 'act', Number(value), 1), 'event', undefined))
        }
      />
      <ChoiceField
        label={say('sandbox.place')}
        value={room}
        options={PLACES.filter((place) => place !== 'none').map((value) => ({
          value,
          name: say(`sandbox.place.${value}`),
        }))}
        path="position.climb.room"
        onChange={(value) => onChange(withField(withField(climb, 'room', value, 'map'), 'event', undefined))}
      />
      {room === 'event' && events.length > 0 && (
        <ChoiceField
          label={say('sandbox.event')}
          value={textIn(climb, 'event', '')}
          options={[
            { value: '', name: say('sandbox.eventAny') },
            ...events.map((name) => ({ value: name, name })),
          ]}
          path="position.climb.event"
          onChange={(value) => onChange(withField(climb, 'event', value, ''))}
        />
      )}
      <NumberField
        label={say('sandbox.ascension')}
        value={numberIn(climb, 'ascension', 0)}
        most={13}
        path="position.climb.ascension"
        onChange={(value) => onChange(withField(climb, 'ascension', value, 0))}
      />
    </>
  );
};

/** What the whole table shares: a fight or a place on the climb, round, phase and die. */
export const TableEditor = ({ position, onChange }: EditorProps) => {
  const climb = climbIn(position);
  const fights = climb === undefined || enemiesIn(position).length > 0;
  const [nextDie] = listIn(position, 'nextDie') as readonly unknown[] as readonly number[];
  return (
    <section className={styles.table} aria-label={say('sandbox.table')}>
      <ChoiceField
        label={say('sandbox.where')}
        value={climb === undefined ? 'fight' : 'climb'}
        options={[
          { value: 'fight', name: say('sandbox.where.fight') },
          { value: 'climb', name: say('sandbox.where.climb') },
        ]}
        path="position.climb"
        onChange={(value) => onChange(withField(position, 'climb', value === 'climb' ? {} : undefined))}
      />
      {climb !== undefined && (
        <ClimbFields climb={climb} onChange={(next) => onChange({ ...position, climb: next })} />
      )}
      {fights && (
        <>
          <ChoiceField
            label={say('sandbox.phase')}
            value={textIn(position, 'phase', 'play')}
            options={PHASES.map((value) => ({ value, name: say(`sandbox.phase.${value}`) }))}
            path="position.phase"
            onChange={(value) => onChange(withField(position, 'phase', value, 'play'))}
          />
          <NumberField
            label={say('sandbox.round')}
            value={numberIn(position, 'round', 1)}
            least={1}
            most={99}
            path="position.round"
            onChange={(value) => onChange(withField(position, 'round', value, 1))}
          />
          <ChoiceField
            label={say('sandbox.die')}
            value={String(numberIn(position, 'die', 1))}
            options={FACES.map((value) => ({ value, name: value }))}
            path="position.die"
            onChange={(value) => onChange(withField(position, 'die', Number(value), 1))}
          />
          <ChoiceField
            label={say('sandbox.nextDie')}
            value={String(nextDie ?? '')}
            options={[
              { value: '', name: say('sandbox.nextDie.any') },
              ...FACES.map((value) => ({ value, name: value })),
            ]}
            path="position.nextDie"
            onChange={(value) =>
              onChange(withField(position, 'nextDie', value === '' ? [] : [Number(value)]))
            }
          />
        </>
      )}
    </section>
  );
};
