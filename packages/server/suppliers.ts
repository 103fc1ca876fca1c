import type { Suppliers } from './supplies.ts';

/** Where the games of this server get from what neither rules nor people decide. */
export const suppliers: Suppliers = new Map();
