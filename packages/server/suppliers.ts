import { stygianSociety } from '@three-spires/stygian-society';
import type { Suppliers } from './supplies.ts';
import { towerSupplier } from './tower-supplier.ts';

/** Where the games of this server get from what neither rules nor people decide. */
export const suppliers: Suppliers = new Map([[stygianSociety.id, towerSupplier]]);
