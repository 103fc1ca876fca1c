/** For tests and the lab: the contract of every game, and the smallest game that fulfils it. */
export * from './changed-fields.ts';
export * from './contract.ts';
export * from './counting-game.ts';
export * from './explained.ts';
export * from './fixture.ts';
export * from './numbered.ts';
export * from './record-fixture.ts';
export * from './sentence-faults.ts';
export * from './state-fields.ts';
