import type { Suppliers } from '@three-spires/session';
import { stygianSociety } from '@three-spires/stygian-society';
import { towerSupplier } from './tower-supplier.ts';

/** Where the games of this server get from what neither rules nor people decide. */
export const suppliers: Suppliers = new Map([[stygianSociety.id, towerSupplier]]);
