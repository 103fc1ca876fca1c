/** Wild cubes are chosen all at once; the moves are sent one at a time, each when requested. */
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { cardInfo, HERO_COLOURS, NONE, type StygianSocietyView } from '../pieces/content.ts';
import type { Board } from './board-context.ts';

const LETTERS = 'BGW';

/** Colours still to be sent. */
export const useChosenWild = create<{ readonly colours: readonly number[] }>(() => ({ colours: [] }));

export const sendWild = (counts: readonly number[]): void =>
  useChosenWild.setState({
    colours: counts.flatMap((count, colour) => new Array<number>(count).fill(colour)),
  });

/** Sends the next chosen colour whenever one is requested. Drops colours that no longer fit. */
export const useSendWild = ({ actions, perform, picture: { seq } }: Board): void => {
  const { colours } = useChosenWild();
  const answered = useRef<number | undefined>(undefined);
  useEffect(() => {
    const [colour, ...rest] = colours;
    // One answer per question: the next picture asks again.
    if (colour === undefined || actions.length === 0 || answered.current === seq) return;
    answered.current = seq;
    const action = actions.find(({ deed }) => deed.do === 'wild' && deed.colour === colour);
    useChosenWild.setState({ colours: action === undefined ? [] : rest });
    if (action !== undefined) perform(action);
  }, [colours, actions, perform, seq]);
};

/** The number of cubes of a colour in the action's price, and how many of them are missing. */
const priceIn = (view: StygianSocietyView, chosen: readonly number[], colour: number) => {
  const { pay, more } = view.action === NONE ? {} : cardInfo(view.action).definition;
  const letters = `${pay?.price ?? ''}${more?.price ?? ''}`;
  const price = [...letters].filter((letter) => letter === LETTERS[colour]).length;
  const there = (view.field[colour] ?? 0) + 2 * (view.crypt[colour] ?? 0) + (view.gathered[colour] ?? 0);
  return { price, lacking: Math.max(0, price - there - (chosen[colour] ?? 0)) };
};

/** Whether a colour is more useful than another: more of it is missing, or the price contains more of it. */
const isBetter = (
  view: StygianSocietyView,
  chosen: readonly number[],
  one: number,
  other: number,
): boolean => {
  const [a, b] = [priceIn(view, chosen, one), priceIn(view, chosen, other)];
  return a.lacking === b.lacking ? a.price > b.price : a.lacking > b.lacking;
};

/** A proposal: each wild cube becomes the colour most useful to the action, as far as the bank allows. */
export const proposedWild = (view: StygianSocietyView): readonly number[] => {
  const chosen = new Array<number>(HERO_COLOURS).fill(0);
  const count = view.question?.number ?? 0;
  for (let cube = 0; cube < count; cube++) {
    let best = NONE;
    for (let colour = 0; colour < HERO_COLOURS; colour++) {
      if ((chosen[colour] ?? 0) >= (view.bank[colour] ?? 0)) continue;
      if (best === NONE || isBetter(view, chosen, colour, best)) best = colour;
    }
    if (best !== NONE) chosen[best] = (chosen[best] ?? 0) + 1;
  }
  return chosen;
};
