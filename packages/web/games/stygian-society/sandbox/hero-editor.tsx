import { STATUSES } from '@three-spires/stygian-society/info';
import type { Position } from '../../../game/sandbox.ts';
import { Button } from '../../../kit/button.tsx';
import { ChoiceField } from '../../../sandbox/choice-field.tsx';
import styles from '../../../sandbox/editor.module.css';
import {
  type Fields,
  isFields,
  listIn,
  nameIn,
  numberIn,
  textIn,
  withField,
} from '../../../sandbox/fields.ts';
import { NumberField } from '../../../sandbox/number-field.tsx';
import { usePicker } from '../../../sandbox/picker-context.ts';
import { PileField } from '../../../sandbox/pile-field.tsx';
import { useProblem } from '../../../sandbox/problem-context.ts';
import controls from '../../../theme/controls.module.css';
import { Picture } from '../pieces/picture.tsx';
import { say } from '../words/say.ts';
import { countIn, withCount } from './position.ts';

const TOKEN_COLOURS = ['blue', 'green', 'white'] as const;
const MOST_TOKENS = 4;

const PILES = [
  { pile: 'skills', kind: ['skill'] },
  { pile: 'treasures', kind: ['treasure'] },
] as const;

type HeroEditorProps = {
  readonly hero: Fields;
  readonly at: number;
  readonly free: readonly string[];
  readonly position: Position;
  readonly onChange: (hero: Fields) => void;
  readonly onRemove: (() => void) | undefined;
};

type PileProps = Pick<HeroEditorProps, 'hero' | 'at' | 'onChange'> & (typeof PILES)[number];

/** Skills or treasures of a hero; choosing one exhausts or refreshes it. */
const HeroPile = ({ hero, at, onChange, pile, kind }: PileProps) => {
  const pick = usePicker();
  const path = `position.heroes[${at}]`;
  const name = textIn(hero, 'hero', '');
  const cards = listIn(hero, pile).map((written) => nameIn(written));
  const exhausted = listIn(hero, 'exhausted').map((written) => nameIn(written));
  const turn = (card: string): void =>
    onChange(
      withField(
        hero,
        'exhausted',
        exhausted.includes(card) ? exhausted.filter((each) => each !== card) : [...exhausted, card],
      ),
    );
  return (
    <PileField
      label={say(`sandbox.${pile}`)}
      items={cards.map((card) => ({
        name: exhausted.includes(card) ? say('sandbox.spent', { card }) : card,
        onTurn: () => turn(card),
      }))}
      path={`${path}.${pile}`}
      onAdd={() =>
        pick((latest) => ({
          title: say(`sandbox.${pile}`),
          kinds: kind,
          wanted: pile === 'skills' ? { hero: [name] } : { holder: ['solo'] },
          onPick: (entry) => latest(path, (now) => withField(now, pile, [...listIn(now, pile), entry.name])),
        }))
      }
      onRemove={(place) => onChange(withField(hero, pile, cards.toSpliced(place, 1)))}
    />
  );
};

const tokensOf = (hero: Fields): Fields => (isFields(hero.tokens) ? hero.tokens : {});

const Tokens = ({ hero, at, onChange }: Pick<HeroEditorProps, 'hero' | 'at' | 'onChange'>) => (
  <div className={styles.counters}>
    {STATUSES.flatMap((status) =>
      TOKEN_COLOURS.map((colour) => (
        <NumberField
          key={`${status}/${colour}`}
          label={say('sandbox.token', { status, colour: say(`cube.${colour}`) })}
          value={countIn(tokensOf(hero), status, colour)}
          most={MOST_TOKENS}
          path={`position.heroes[${at}].tokens.${status}`}
          onChange={(count) => {
            const tokens = withCount(tokensOf(hero), status, colour, count);
            onChange(withField(hero, 'tokens', Object.keys(tokens).length === 0 ? undefined : tokens));
          }}
        />
      )),
    )}
  </div>
);

/** One hero: its player, its skills, treasures and statuses. */
export const HeroEditor = ({ hero, at, free, position, onChange, onRemove }: HeroEditorProps) => {
  const path = `position.heroes[${at}]`;
  const problem = useProblem(path);
  const name = textIn(hero, 'hero', '');
  const players = numberIn(position, 'players', 1);
  return (
    <section className={styles.player} data-wrong={problem && true} aria-label={name}>
      <header className={styles.head}>
        <span className={styles.face}>
          <Picture id={`hero.${name.toLowerCase()}`} mood={name.toLowerCase()} />
        </span>
        <ChoiceField
          label={say('facet.hero')}
          value={name}
          options={[name, ...free].map((value) => ({ value, name: value }))}
          path={`${path}.hero`}
          onChange={(value) => onChange({ hero: value })}
        />
        {players > 1 && (
          <NumberField
            label={say('sandbox.seat')}
            value={numberIn(hero, 'seat', 0) + 1}
            least={1}
            most={players}
            path={`${path}.seat`}
            onChange={(seat) => onChange(withField(hero, 'seat', seat - 1, 0))}
          />
        )}
        {onRemove !== undefined && (
          <Button look="square" aria-label={say('sandbox.remove', { what: name })} onClick={onRemove}>
            ×
          </Button>
        )}
      </header>
      {PILES.map((pile) => (
        <HeroPile key={pile.pile} hero={hero} at={at} onChange={onChange} {...pile} />
      ))}
      <details open={Object.keys(tokensOf(hero)).length > 0}>
        <summary className={controls.label}>{say('sandbox.tokens')}</summary>
        <Tokens hero={hero} at={at} onChange={onChange} />
      </details>
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
    </section>
  );
};
