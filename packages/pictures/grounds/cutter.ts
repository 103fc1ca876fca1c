/**
 * The pane at a place, as `pane * 8 + sheet`: the pane's number differs from its neighbours', the sheet (0 to 7) is
 * an index of Ground.sheets, modulo their number. Places are in units of the picture's height; the middle is (0, 0).
 */
export type Cutter = (x: number, y: number) => number;
