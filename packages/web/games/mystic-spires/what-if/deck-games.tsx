import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import {
  type DeckQuestion,
  deckTable,
  MOST_DECKS,
  MOST_PLAYS,
  matrixOf,
  type PlayAnswer,
} from '@three-spires/what-if/figures';
import { useId, useMemo, useState } from 'react';
import type { Level } from '../../../game/bot-levels.ts';
import { Button } from '../../../kit/button.tsx';
import { Check, Checks, Steps } from '../../../set-up/choices.tsx';
import controls from '../../../theme/controls.module.css';
import { LevelField, SeedField } from '../../../what-if/plan-form.tsx';
import { RunBar } from '../../../what-if/run-bar.tsx';
import { saveTable } from '../../../what-if/save-file.ts';
import { useCrew } from '../../../what-if/use-crew.ts';
import frame from '../../../what-if/what-if.module.css';
import { say as sayCommon } from '../../../what-if/words.ts';
import { listOf } from '../decks/deck.ts';
import { useDecks } from '../decks/use-decks.ts';
import { DeckMatrix } from './deck-matrix.tsx';
import { say } from './words.ts';

/** In fours, so that each deck has both seats and begins equally often. */
const GAMES = [20, 40, 100, 200, 400, 1000] as const;
const FIRST = ['both', 'one'] as const;

type Choice = { readonly id: string; readonly name: string; readonly deck: unknown };

const STARTERS: readonly Choice[] = STARTER_DECKS.map(({ id, name }) => ({ id, name, deck: name }));

/** Two decks can have the same name, so a number follows that of the second. */
const distinctNames = (choices: readonly Choice[]): readonly string[] =>
  choices.map(({ name }, at) => {
    const earlier = choices.slice(0, at).filter((each) => each.name === name).length;
    return earlier === 0 ? name : `${name} (${earlier + 1})`;
  });

type DecksProps = {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (id: string, isChosen: boolean) => void;
};

const Decks = ({ title, choices, chosen, onChange }: DecksProps) =>
  choices.length === 0 ? null : (
    <fieldset className={frame.choices}>
      <legend>{title}</legend>
      <Checks>
        {choices.map(({ id, name }) => (
          <Check
            key={id}
            name={name}
            checked={chosen.has(id)}
            onChange={(isChosen) => onChange(id, isChosen)}
          />
        ))}
      </Checks>
    </fieldset>
  );

type Settings = {
  readonly level: Level;
  readonly first: DeckQuestion['first'];
  readonly games: number;
  readonly seed: string;
};

const SettingFields = ({
  settings,
  onChange,
}: {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}) => {
  const id = useId();
  return (
    <div className={frame.form}>
      <LevelField
        name="deck-bots"
        label={sayCommon('whatIf.bots')}
        level={settings.level}
        onChoose={(level) => onChange({ ...settings, level })}
      />
      <div className={frame.field}>
        <span>{say('whatIf.first')}</span>
        <Steps
          name="first"
          label={say('whatIf.first')}
          values={FIRST}
          chosen={settings.first}
          nameOf={(first) => say(`whatIf.first.${first}`)}
          onChoose={(first) => onChange({ ...settings, first })}
        />
      </div>
      <p className={frame.field}>
        <label htmlFor={id}>{say('whatIf.pairPlays')}</label>
        <select
          id={id}
          className={controls.field}
          value={settings.games}
          onChange={({ target }) => onChange({ ...settings, games: Number(target.value) })}
        >
          {GAMES.map((games) => (
            <option key={games} value={games}>
              {games}
            </option>
          ))}
        </select>
      </p>
      <SeedField seed={settings.seed} onChange={(seed) => onChange({ ...settings, seed })} />
    </div>
  );
};

const isDuelled = (answer: PlayAnswer): answer is Extract<PlayAnswer, { type: 'duelled' }> =>
  answer.type === 'duelled';

const faultOf = (decks: number, plays: number): string | undefined => {
  if (decks > MOST_DECKS) return say('whatIf.tooManyDecks', { most: MOST_DECKS });
  return plays > MOST_PLAYS ? say('whatIf.tooMany', { count: plays, most: MOST_PLAYS }) : undefined;
};

/** Decks against each other, in games of bots. */
export const DeckGames = () => {
  const { decks = [] } = useDecks();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(STARTERS.slice(0, 2).map(({ id }) => id)),
  );
  const [settings, setSettings] = useState<Settings>({
    level: 'adept',
    first: 'both',
    games: 20,
    seed: 'what if',
  });
  const { run, start, stop, clear } = useCrew();
  const own = decks.map(({ id, deck }) => ({ id, name: deck.name, deck: listOf(deck) }));
  const picked = [...STARTERS, ...own].filter(({ id }) => chosen.has(id));
  const names = distinctNames(picked);
  const pairs = (picked.length * (picked.length - 1)) / 2;
  const plays = pairs * settings.games;
  const ends = useMemo(() => (run?.played ?? []).filter(isDuelled).map(({ end }) => end), [run]);
  const matrix = useMemo(() => matrixOf(picked.length, ends), [picked.length, ends]);
  const fault = faultOf(picked.length, plays);
  const toggle = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
    clear();
  };
  return (
    <section className={frame.ask} aria-labelledby="deck-games" data-deck-games>
      <h2 id="deck-games">{say('whatIf.decks')}</h2>
      <p className={frame.note}>
        {say(settings.first === 'both' ? 'whatIf.decksAbout' : 'whatIf.decksAboutOne')}
      </p>
      <Decks title={say('whatIf.starters')} choices={STARTERS} chosen={chosen} onChange={toggle} />
      <Decks title={say('whatIf.own')} choices={own} chosen={chosen} onChange={toggle} />
      <SettingFields
        settings={settings}
        onChange={(next) => {
          setSettings(next);
          clear();
        }}
      />
      {fault !== undefined && (
        <p role="alert" className={frame.failure}>
          {fault}
        </p>
      )}
      <RunBar
        run={run}
        words={say('whatIf.decksStart', { count: plays })}
        disabled={plays === 0 || fault !== undefined}
        onStart={() => {
          const { level, first, seed } = settings;
          const question = { decks: picked.map(({ deck }) => deck), level, first, seed };
          start({ type: 'decks', question }, plays);
        }}
        onStop={stop}
      />
      {ends.length > 0 && (
        <>
          <DeckMatrix names={names} matrix={matrix} />
          <p>
            <Button
              data-action="save-decks"
              onClick={() => saveTable('what-if-decks.csv', deckTable(names, ends))}
            >
              {sayCommon('whatIf.save')}
            </Button>
          </p>
        </>
      )}
    </section>
  );
};
