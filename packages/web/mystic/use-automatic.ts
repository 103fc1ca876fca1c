import { useEffect } from 'react';
import { useSettings } from '../settings/settings-store.ts';
import { passesUnasked } from './auto-pass.ts';
import type { Board } from './board-context.ts';
import { passThroughTurn, useSelection } from './selection.ts';

/** Passes where the Keeper has said that nobody need ask. */
export const useAutomatic = (board: Board | undefined): void => {
  const { autoPass, stops } = useSettings();
  const passing = useSelection((selection) => selection.passing);
  const turn = board?.view.turn;
  useEffect(() => {
    if (turn !== undefined && passing !== undefined && passing !== turn) passThroughTurn(undefined);
  }, [turn, passing]);
  useEffect(() => {
    if (board === undefined || !passesUnasked(board, { autoPass, stops }, passing)) return;
    const pass = board.actions.find(({ does }) => does === 'pass');
    if (pass !== undefined) board.perform(pass);
  }, [board, autoPass, stops, passing]);
};
