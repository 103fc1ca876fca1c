/** The six colours in the game's order, with the letters printed for cubes. */
export const CUBE_COLOURS = ['blue', 'green', 'white', 'red', 'yellow', 'black'] as const;
export const CUBE_LETTERS = 'BGWRYK';
