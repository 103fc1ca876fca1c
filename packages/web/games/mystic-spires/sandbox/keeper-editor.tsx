import { TOWERS } from '@three-spires/mystic-spires/library';
import type { EditorProps, Position } from '../../../game/sandbox.ts';
import { keyed } from '../../../kit/keyed.ts';
import { ChoiceField } from '../../../sandbox/choice-field.tsx';
import styles from '../../../sandbox/editor.module.css';
import { type Fields, listIn, nameIn, numberIn, textIn, withField } from '../../../sandbox/fields.ts';
import { NumberField } from '../../../sandbox/number-field.tsx';
import { usePicker } from '../../../sandbox/picker-context.ts';
import { PileField } from '../../../sandbox/pile-field.tsx';
import { useProblem } from '../../../sandbox/problem-context.ts';
import { TowerArt } from '../pieces/art.tsx';
import { say } from '../words/say.ts';
import own from './keeper-editor.module.css';
import { MarksField } from './marks-field.tsx';
import {
  addThing,
  fieldIn,
  type KeeperSeat,
  keeperIn,
  removeThing,
  tokensIn,
  withKeeper,
  withThing,
  withTokens,
} from './position.ts';
import { ThingEditor } from './thing-editor.tsx';

const USUAL_TOWER = 'The Lone Menhir';
const MAIN_KINDS = ['unit', 'instant', 'passive', 'equipment'] as const;
const FIELD_KINDS = ['unit', 'token', 'passive', 'equipment'] as const;
const TOKEN_KINDS = ['token'] as const;
const PILES = [
  ['hand', 'sandbox.pile.hand'],
  ['deck', 'sandbox.pile.mainDeck'],
  ['graveyard', 'sandbox.pile.graveyard'],
  ['exiled', 'sandbox.pile.exiled'],
] as const;

type KeeperProps = {
  readonly keeper: Fields;
  readonly path: string;
  readonly onChange: (keeper: Fields) => void;
};

type CounterName = 'hp' | 'crystal' | 'skipDraw' | 'skipBattle';

const Counters = ({ keeper, path, onChange }: KeeperProps) => {
  const tower = TOWERS.find(({ name }) => name === textIn(keeper, 'tower', USUAL_TOWER));
  const counters: readonly (readonly [CounterName, number, number])[] = [
    ['hp', tower?.hp ?? 0, 99],
    ['crystal', 0, 99],
    ['skipDraw', 0, 9],
    ['skipBattle', 0, 9],
  ];
  return (
    <div className={styles.counters}>
      {counters.map(([name, usual, most]) => (
        <NumberField
          key={name}
          label={say(`sandbox.${name}`)}
          value={numberIn(keeper, name, usual)}
          most={most}
          path={`${path}.${name}`}
          onChange={(value) => onChange(withField(keeper, name, value, usual))}
        />
      ))}
    </div>
  );
};

const CardPile = ({
  keeper,
  path,
  onChange,
  pile,
  label,
}: KeeperProps & { readonly pile: string; readonly label: string }) => {
  const pick = usePicker();
  const cards = listIn(keeper, pile).map((card) => nameIn(card));
  const set = (next: readonly string[]): void => onChange(withField(keeper, pile, next));
  return (
    <PileField
      label={label}
      path={`${path}.${pile}`}
      items={cards.map((name) => ({ name }))}
      onAdd={() =>
        pick((latest) => ({
          title: say('sandbox.addTo', { pile: label }),
          kinds: MAIN_KINDS,
          onPick: ({ name }) => latest(path, (now) => withField(now, pile, [...listIn(now, pile), name])),
        }))
      }
      onRemove={(at) => set(cards.toSpliced(at, 1))}
      onEarlier={(at) => set(cards.toSpliced(at, 1).toSpliced(at - 1, 0, cards[at] ?? ''))}
    />
  );
};

const TokenPile = ({ keeper, path, onChange }: KeeperProps) => {
  const pick = usePicker();
  const tokens = tokensIn(keeper);
  const names = [...new Set(tokens)];
  const label = say('sandbox.pile.tokens');
  return (
    <PileField
      label={label}
      path={`${path}.tokens`}
      items={names.map((name) => ({
        name: say('sandbox.tokenCount', { name, count: tokens.filter((each) => each === name).length }),
      }))}
      onAdd={() =>
        pick((latest) => ({
          title: say('sandbox.addTo', { pile: label }),
          kinds: TOKEN_KINDS,
          onPick: ({ name }) => latest(path, (now) => withTokens(now, [...tokensIn(now), name])),
        }))
      }
      onRemove={(at) => onChange(withTokens(keeper, tokens.toSpliced(tokens.indexOf(names[at] ?? ''), 1)))}
    />
  );
};

/** The Keeper's field, card by card. */
const Field = ({ position, onChange, seat }: EditorProps & { readonly seat: KeeperSeat }) => {
  const pick = usePicker();
  const number = seat + 1;
  return (
    <div className={styles.enemies}>
      {keyed(fieldIn(position, seat)).map(({ key, item, place }) => (
        <ThingEditor
          key={key}
          written={item}
          position={position}
          seat={seat}
          at={place}
          onChange={(thing) => onChange(withThing(position, seat, place, thing))}
          onRemove={() => onChange(removeThing(position, seat, place))}
        />
      ))}
      <button
        type="button"
        className={styles.addEnemy}
        onClick={() =>
          pick((latest) => ({
            title: say('sandbox.addToField', { number }),
            kinds: FIELD_KINDS,
            onPick: ({ name }) => latest('position', (now) => addThing(now as Position, seat, name)),
          }))
        }
      >
        + {say('sandbox.addToField', { number })}
      </button>
    </div>
  );
};

/** A Keeper's Tower, figures and piles, with the field next to them. */
export const KeeperEditor = ({ position, onChange, seat }: EditorProps & { readonly seat: KeeperSeat }) => {
  const path = `position.keepers[${seat}]`;
  const keeper = keeperIn(position, seat);
  const tower = textIn(keeper, 'tower', USUAL_TOWER);
  const problem = useProblem(path);
  const definition = TOWERS.find(({ name }) => name === tower);
  const changes: KeeperProps = {
    keeper,
    path,
    onChange: (next) => onChange(withKeeper(position, seat, next)),
  };
  return (
    <div className={styles.row} data-set={definition?.set}>
      <section
        className={styles.player}
        data-wrong={problem && true}
        aria-label={say('sandbox.keeper', { number: seat + 1 })}
      >
        <header className={styles.head}>
          <span className={own.tower}>{definition && <TowerArt id={definition.id} size="small" />}</span>
          <ChoiceField
            label={say('sandbox.towerOf', { number: seat + 1 })}
            value={tower}
            options={TOWERS.map(({ name }) => ({ value: name, name }))}
            path={`${path}.tower`}
            onChange={(name) =>
              changes.onChange(withField(withField(keeper, 'hp', undefined), 'tower', name, USUAL_TOWER))
            }
          />
        </header>
        <Counters {...changes} />
        <MarksField marked={keeper} path={path} onChange={changes.onChange} />
        {PILES.map(([pile, label]) => (
          <CardPile key={pile} pile={pile} label={say(label)} {...changes} />
        ))}
        <TokenPile {...changes} />
        {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      </section>
      <Field position={position} onChange={onChange} seat={seat} />
    </div>
  );
};
