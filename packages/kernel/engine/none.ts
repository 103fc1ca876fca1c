/** The number for "nothing": no card, no target, no seat. States hold integers, never undefined. */
export const NONE = -1;
