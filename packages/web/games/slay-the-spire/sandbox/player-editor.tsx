import { LIMITS, ORBS, STANCES } from '@three-spires/slay-the-spire/library';
import { Button } from '../../../kit/button.tsx';
import { keyed } from '../../../kit/keyed.ts';
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
import { usePicker } from '../../../sandbox/picker-context.ts';
import { PileField } from '../../../sandbox/pile-field.tsx';
import { useProblem } from '../../../sandbox/problem-context.ts';
import { CHARACTER_PROFILES, profileOf } from '../pieces/characters.ts';
import type { MessageKey } from '../words/sandbox.ts';
import { say } from '../words/sandbox.ts';
import { nameFor, turned } from './position.ts';

type PlayerEditorProps = {
  readonly player: Fields;
  readonly seat: number;
  readonly free: readonly string[];
  readonly alone: boolean;
  readonly onChange: (player: Fields) => void;
  readonly onCharacter: (character: string) => void;
  readonly onRemove: () => void;
};

/** The counters of a board: field, default, maximum. */
const COUNTERS: readonly (readonly [string, number, number])[] = [
  ['energy', 3, LIMITS.energy],
  ['block', 0, LIMITS.block],
  ['strength', 0, LIMITS.strength],
  ['vulnerable', 0, LIMITS.vulnerable],
  ['weak', 0, LIMITS.weak],
  ['shivs', 0, LIMITS.shivs],
  ['miracles', 0, LIMITS.miracles],
  ['gold', 0, 99],
];

const PILES = ['hand', 'draw', 'discard', 'exhaust', 'powers', 'deck'] as const;

const Counters = ({
  player,
  path,
  onChange,
}: {
  player: Fields;
  path: string;
  onChange: (to: Fields) => void;
}) => {
  const hp = profileOf(textIn(player, 'character', ''))?.hp ?? 10;
  const maxHp = numberIn(player, 'maxHp', hp);
  const field = (name: string, usual: number, least: number, most: number) => (
    <NumberField
      key={name}
      label={say(`sandbox.${name}` as MessageKey)}
      value={numberIn(player, name, usual)}
      least={least}
      most={most}
      path={`${path}.${name}`}
      onChange={(value) => onChange(withField(player, name, value, usual))}
    />
  );
  return (
    <div className={styles.counters}>
      {field('hp', maxHp, 1, 99)}
      {field('maxHp', hp, 1, 99)}
      {COUNTERS.map(([name, usual, most]) => field(name, usual, 0, most))}
    </div>
  );
};

/** Stance and Orbs, which any character can gain. */
const Mind = ({
  player,
  path,
  onChange,
}: {
  player: Fields;
  path: string;
  onChange: (to: Fields) => void;
}) => {
  const orbs = listIn(player, 'orbs') as readonly string[];
  const setOrbs = (next: readonly string[]): void => onChange(withField(player, 'orbs', next));
  const nextOrb = (orb: string): string => ORBS[(ORBS.indexOf(orb as 'dark') + 1) % ORBS.length] ?? ORBS[0];
  return (
    <div className={styles.mind}>
      <ChoiceField
        label={say('sandbox.stance')}
        value={textIn(player, 'stance', 'neutral')}
        options={STANCES.map((value) => ({ value, name: say(`sandbox.stance.${value}`) }))}
        path={`${path}.stance`}
        onChange={(value) => onChange(withField(player, 'stance', value, 'neutral'))}
      />
      <PileField
        label={say('sandbox.orbs')}
        path={`${path}.orbs`}
        items={orbs.map((orb, at) => ({
          name: say(`symbol.${orb}` as MessageKey),
          onTurn: () => setOrbs(orbs.with(at, nextOrb(orb))),
        }))}
        onAdd={() => setOrbs([...orbs, ORBS[0]])}
        onRemove={(at) => setOrbs(orbs.toSpliced(at, 1))}
      />
    </div>
  );
};

const CardPile = ({
  player,
  pile,
  path,
  onChange,
}: {
  player: Fields;
  pile: string;
  path: string;
  onChange: (to: Fields) => void;
}) => {
  const pick = usePicker();
  const character = textIn(player, 'character', '');
  const cards = listIn(player, pile);
  const set = (next: readonly Written[]): void => onChange(withField(player, pile, next));
  const label = say(`sandbox.pile.${pile}` as MessageKey);
  return (
    <PileField
      label={label}
      path={`${path}.${pile}`}
      items={cards.map((card, at) => ({
        name: nameIn(card),
        upgraded: nameIn(card).endsWith('+'),
        onTurn: () => set(cards.with(at, turned(card))),
      }))}
      onAdd={() =>
        pick((latest) => ({
          title: say('sandbox.addTo', { pile: label }),
          kinds: ['card'],
          wanted: { character: [character] },
          onPick: (entry, upgraded) => {
            const owner = entry.facets.character?.[0] ?? 'none';
            const name = nameFor(`${entry.name}${upgraded ? '+' : ''}`, owner, character);
            latest(path, (now) => withField(now, pile, [...listIn(now, pile), name]));
          },
        }))
      }
      onRemove={(at) => set(cards.toSpliced(at, 1))}
      onEarlier={(at) => set(cards.toSpliced(at, 1).toSpliced(at - 1, 0, cards[at] as Written))}
    />
  );
};

const ItemPile = ({
  player,
  field,
  kinds,
  path,
  onChange,
}: {
  player: Fields;
  field: 'relics' | 'potions';
  kinds: readonly string[];
  path: string;
  onChange: (to: Fields) => void;
}) => {
  const pick = usePicker();
  const items = listIn(player, field);
  const label = say(`sandbox.${field}`);
  return (
    <PileField
      label={label}
      path={`${path}.${field}`}
      items={items.map((item) => ({ name: nameIn(item, 'relic') }))}
      onAdd={() =>
        pick((latest) => ({
          title: say('sandbox.addTo', { pile: label }),
          kinds,
          onPick: ({ name }) => latest(path, (now) => withField(now, field, [...listIn(now, field), name])),
        }))
      }
      onRemove={(at) => onChange(withField(player, field, items.toSpliced(at, 1)))}
    />
  );
};

const RELICS = ['relic', 'bossRelic'] as const;
const POTIONS = ['potion'] as const;

/** A player's whole board. */
export const PlayerEditor = (props: PlayerEditorProps) => {
  const { player, seat, free, alone, onChange, onCharacter, onRemove } = props;
  const path = `position.players[${seat}]`;
  const character = textIn(player, 'character', '');
  const profile = profileOf(character);
  const problem = useProblem(path);
  const changes = { player, path, onChange };
  return (
    <section
      className={styles.player}
      data-mood={profile?.mood}
      data-wrong={problem && true}
      aria-label={character}
    >
      <header className={styles.head}>
        {profile !== undefined && <profile.Icon className={styles.face} aria-hidden="true" />}
        <ChoiceField
          label={say('sandbox.character', { row: seat + 1 })}
          value={character}
          options={CHARACTER_PROFILES.filter(({ name }) => name === character || free.includes(name)).map(
            ({ name }) => ({ value: name, name }),
          )}
          path={`${path}.character`}
          onChange={onCharacter}
        />
        {!alone && (
          <Button look="quiet" onClick={onRemove}>
            {say('sandbox.removePlayer')}
            <span className="hidden-visually"> {character}</span>
          </Button>
        )}
      </header>
      <Counters {...changes} />
      <Mind {...changes} />
      {keyed(PILES).map(({ key, item }) => (
        <CardPile key={key} pile={item} {...changes} />
      ))}
      <ItemPile field="relics" kinds={RELICS} {...changes} />
      <ItemPile field="potions" kinds={POTIONS} {...changes} />
    </section>
  );
};
