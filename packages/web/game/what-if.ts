/** What a game provides for the page "What if". */
import type { ReadableMove } from '@three-spires/kernel';
import type { ComponentType } from 'react';

/** A question that needs no position, such as which of two parties fares better. */
export type OwnQuestion = {
  readonly title: string;
  /** One, or two to compare. */
  readonly setups: readonly unknown[];
  readonly names: readonly string[];
};

export type OwnProps = { readonly onAsk: (question: OwnQuestion) => void };

export type WhatIfGame = {
  readonly id: string;
  readonly words: {
    /** What is left after a play that was won: "HP left". */
    readonly hp: string;
    /** When plays ended: "The round in which the fight ended". */
    readonly rounds: string;
    /** The choice between the fight or floor under way and the whole game; absent where there is no choice. */
    readonly until?: { readonly scene: string; readonly game: string };
    /** What decided a play, as plays name it. */
    readonly cause: (cause: string) => string;
    /** The heading above what decided plays. */
    readonly causes: string;
    /** Which cards are replaced by another deck, where one can be tried. */
    readonly cards?: string;
    /** Names the bot of a seat that plays against the one asked about. */
    readonly opponent?: string;
  };
  /** A move in words, where its verb and names would not read well. */
  readonly nameMove?: (move: ReadableMove) => string;
  /** Questions of the game's own, below the positions to choose from. */
  readonly Own?: ComponentType<OwnProps>;
};
