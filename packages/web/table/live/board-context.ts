import { createContext, useContext } from 'react';

/** Creates the context that gives a table's components the current board. Each game calls it once. */
export const boardContext = <Board>() => {
  const Context = createContext<Board | undefined>(undefined);
  const useBoard = (): Board => {
    const board = useContext(Context);
    if (board === undefined) throw new Error('no board around this component');
    return board;
  };
  return { BoardProvider: Context.Provider, useBoard };
};
