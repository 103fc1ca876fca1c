/** For tests: the events of moves, each with the chain that led to it. */
import { readdirSync, readFileSync } from 'node:fs';
import { defined } from '../defined.ts';
import type { Emit, GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { plainText } from '../text/message.ts';
import type { Why } from '../why.ts';

export type ExplainedEvent<Event> = { readonly event: Event; readonly why: Why };

/** The game, and the chain of each event in it, filled while it is played. */
export const explainingGame = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
): { readonly game: Game<State, Setup, View, Event>; readonly explained: ExplainedEvent<Event>[] } => {
  const explained: ExplainedEvent<Event>[] = [];
  const { why, outside } = game;
  if (why === undefined) throw new Error(`${game.name} explains nothing`);
  const listener = (state: State, emit: Emit<Event> | undefined): Emit<Event> => {
    const earlier: Event[] = [];
    return (event) => {
      explained.push({ event, why: why.explain(state, event, earlier) });
      earlier.push(event);
      emit?.(event);
    };
  };
  return {
    explained,
    game: {
      ...game,
      apply: (state, seat, move, emit) => game.apply(state, seat, move, listener(state, emit)),
      ...defined({
        outside: outside && {
          ...outside,
          apply: (state: State, fact: unknown, emit?: Emit<Event>) =>
            outside.apply(state, fact, listener(state, emit)),
        },
      }),
    },
  };
};

/** A chain in words: "STS-17.1 Strike: 1 hit = 1". */
export const chainInWords = (why: Why): readonly string[] =>
  why.map(({ says, rule, amount }) => {
    const words = rule === undefined ? plainText(says) : `${rule} ${plainText(says)}`;
    return amount === undefined ? words : `${words} = ${amount}`;
  });

/** The faults of a chain; `number` is the event's own, if it is about a number. */
export const chainFaults = (
  why: Why,
  isRule: (id: string) => boolean,
  number: number | undefined,
): readonly string[] => {
  const faults: string[] = [];
  if (why.length === 0) faults.push('it is empty');
  for (const { says, rule } of why) {
    if (plainText(says).trim() === '') faults.push('a step says nothing');
    if (rule !== undefined && !isRule(rule)) faults.push(`no rule is called ${rule}`);
  }
  if (number === undefined) return faults;
  const amounts = why.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
  if (amounts.at(-1) !== number) faults.push(`it ends with ${amounts.at(-1)}, the event with ${number}`);
  // The last step tells the event; the step before must have arrived at its number.
  if (amounts.length < 2) faults.push('nothing arrives at the number');
  else if (amounts.at(-2) !== number) faults.push(`the steps arrive at ${amounts.at(-2)}, not ${number}`);
  return faults;
};

/** The ids of all rules in the folder of a rulebook. */
export const ruleIdsIn = (folder: URL): ReadonlySet<string> => {
  const chapters = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const texts = chapters.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^## (\S+)/gm)].map(([, id]) => id ?? '')));
};
