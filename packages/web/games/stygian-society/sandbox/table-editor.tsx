import type { EditorProps } from '../../../game/sandbox.ts';
import { ChoiceField } from '../../../sandbox/choice-field.tsx';
import styles from '../../../sandbox/editor.module.css';
import { numberIn, textIn, withField } from '../../../sandbox/fields.ts';
import { NumberField } from '../../../sandbox/number-field.tsx';
import { ENTRIES } from '../library/entries.ts';
import { say } from '../words/say.ts';
import { asPrinted, heroesIn } from './position.ts';

const PLACES = ENTRIES.filter(({ kind }) => ['room', 'mid-boss', 'wizard'].includes(kind));
const MOMENTS = ['turn', 'start of turn', 'floor end', 'floor start'] as const;
const MOMENT_KEYS = {
  turn: 'sandbox.at.turn',
  'start of turn': 'sandbox.at.start',
  'floor end': 'sandbox.at.floorEnd',
  'floor start': 'sandbox.at.floorStart',
} as const;

/** Numbers of the tracks: name, default, minimum, maximum. */
const TRACKS = [
  ['floor', 1, 1, 6],
  ['wounds', 0, 0, 29],
  ['maxWounds', 25, 1, 30],
  ['luck', 0, 0, 7],
  ['xp', 0, 0, 14],
  ['needed', 8, 1, 15],
  ['peril', 0, 0, 20],
  ['players', 1, 1, 4],
] as const;

/** Where the party is and how it is doing. */
export const TableEditor = ({ position, onChange }: EditorProps) => (
  <section className={styles.table} aria-label={say('sandbox.table')}>
    <ChoiceField
      label={say('sandbox.place')}
      value={textIn(position, 'place', 'Run and Gun')}
      options={PLACES.map(({ name }) => ({ value: name, name }))}
      path="position.place"
      onChange={(value) => onChange({ ...asPrinted(position), place: value })}
    />
    <ChoiceField
      label={say('sandbox.moment')}
      value={textIn(position, 'at', 'turn')}
      options={MOMENTS.map((value) => ({ value, name: say(MOMENT_KEYS[value]) }))}
      path="position.at"
      onChange={(value) => onChange(withField(position, 'at', value, 'turn'))}
    />
    <ChoiceField
      label={say('sandbox.active')}
      value={textIn(position, 'active', String(heroesIn(position)[0]?.hero ?? ''))}
      options={heroesIn(position).map(({ hero }) => ({ value: String(hero), name: String(hero) }))}
      path="position.active"
      onChange={(value) => onChange(withField(position, 'active', value))}
    />
    {TRACKS.map(([field, usual, least, most]) => (
      <NumberField
        key={field}
        label={say(`sandbox.${field}`)}
        value={numberIn(position, field, usual)}
        least={least}
        most={most}
        path={`position.${field}`}
        onChange={(value) => onChange(withField(position, field, value, usual))}
      />
    ))}
  </section>
);
