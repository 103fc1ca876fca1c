import { createContext, useContext } from 'react';

/** The context through which the pieces of a table know its moment: made once by every game. */
export const boardContext = <Board>() => {
  const Context = createContext<Board | undefined>(undefined);
  const useBoard = (): Board => {
    const board = useContext(Context);
    if (board === undefined) throw new Error('no board around this component');
    return board;
  };
  return { BoardProvider: Context.Provider, useBoard };
};
