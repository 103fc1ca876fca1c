/** Wild cubes are chosen all at once; the moves are sent one after another, each when it is asked for. */
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { cardInfo, HERO_COLOURS, NONE, type StygianSocietyView } from '../pieces/content.ts';
import type { Board } from './board-context.ts';

const LETTERS = 'BGW';

/** Colours that are still to be sent. */
export const useChosenWild = create<{ readonly colours: readonly number[] }>(() => ({ colours: [] }));

export const sendWild = (counts: readonly number[]): void =>
  useChosenWild.setState({
    colours: counts.flatMap((count, colour) => new Array<number>(count).fill(colour)),
  });

/** Sends the next chosen colour whenever one is asked for. What does not fit any more is forgotten. */
export const useSendWild = ({ actions, perform, picture: { seq } }: Board): void => {
  const { colours } = useChosenWild();
  const answered = useRef<number | undefined>(undefined);
  useEffect(() => {
    const [colour, ...rest] = colours;
    // One answer to each question: the next picture asks again.
    if (colour === undefined || actions.length === 0 || answered.current === seq) return;
    answered.current = seq;
    const action = actions.find(({ deed }) => deed.do === 'wild' && deed.colour === colour);
    useChosenWild.setState({ colours: action === undefined ? [] : rest });
    if (action !== undefined) perform(action);
  }, [colours, actions, perform, seq]);
};

/** Cubes of a colour in the price of the action, and how many of them are still lacking. */
const priceIn = (view: StygianSocietyView, chosen: readonly number[], colour: number) => {
  const { pay, more } = view.action === NONE ? {} : cardInfo(view.action).definition;
  const letters = `${pay?.price ?? ''}${more?.price ?? ''}`;
  const price = [...letters].filter((letter) => letter === LETTERS[colour]).length;
  const there = (view.field[colour] ?? 0) + 2 * (view.crypt[colour] ?? 0) + (view.gathered[colour] ?? 0);
  return { price, lacking: Math.max(0, price - there - (chosen[colour] ?? 0)) };
};

/** Whether a colour is of more use than another: it is lacking more, or else stands in the price more often. */
const isBetter = (
  view: StygianSocietyView,
  chosen: readonly number[],
  one: number,
  other: number,
): boolean => {
  const [a, b] = [priceIn(view, chosen, one), priceIn(view, chosen, other)];
  return a.lacking === b.lacking ? a.price > b.price : a.lacking > b.lacking;
};

/** A proposal: each wild cube in the colour that is of most use to the action, as far as the bank goes. */
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
