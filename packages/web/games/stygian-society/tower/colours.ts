/** The six colours in the order the game counts them, with the letters cubes are printed with. */
export const CUBE_COLOURS = ['blue', 'green', 'white', 'red', 'yellow', 'black'] as const;
export const CUBE_LETTERS = 'BGWRYK';
