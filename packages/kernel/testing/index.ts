/** For tests and the lab: what must hold of every game, and the smallest game that keeps the contract. */
export * from './contract.ts';
export * from './counting-game.ts';
export * from './fixture.ts';
export * from './record-fixture.ts';
export * from './sentence-faults.ts';
export * from './state-fields.ts';
